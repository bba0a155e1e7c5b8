import { type Dictionary, type ParsedPdf, type Value } from './parsed-pdf';

/** The glyphs of an embedded TrueType program: widths in thousandths of an em, and which have an outline. */
export const glyphsOf = (program: Buffer) => {
  const tables = new Map<string, Buffer>();
  for (let i = 0; i < program.readUInt16BE(4); i++) {
    const at = 12 + 16 * i;
    const start = program.readUInt32BE(at + 8);
    tables.set(
      program.toString('latin1', at, at + 4),
      program.subarray(start, start + program.readUInt32BE(at + 12)),
    );
  }
  const table = (tag: string) => tables.get(tag) ?? Buffer.alloc(0);
  const unitsPerEm = table('head').readUInt16BE(18);
  const isLong = table('head').readInt16BE(50) === 1;
  const metrics = table('hhea').readUInt16BE(34);
  const count = table('maxp').readUInt16BE(4);
  const offset = (glyph: number) =>
    isLong ? table('loca').readUInt32BE(4 * glyph) : 2 * table('loca').readUInt16BE(2 * glyph);
  return {
    count,
    width: (glyph: number) =>
      (table('hmtx').readUInt16BE(4 * Math.min(glyph, metrics - 1)) * 1000) / unitsPerEm,
    leftBearing: (glyph: number) =>
      table('hmtx').readInt16BE(glyph < metrics ? 4 * glyph + 2 : 4 * metrics + 2 * (glyph - metrics)),
    hasOutline: (glyph: number) => offset(glyph + 1) > offset(glyph),
  };
};

/** Widths by glyph, from the dictionary of a composite font (ISO 32000-1, 9.7.4.3). */
export const statedWidths = (pdf: ParsedPdf, font: Dictionary) => {
  const entries = pdf.list(font['/W']);
  const widths = new Map<number, number>();
  for (let i = 0; i + 1 < entries.length; i += 2) {
    const [first, list] = [Number(entries[i]), pdf.list(entries[i + 1])];
    list.forEach((width, j) => widths.set(first + j, Number(width)));
  }
  return (glyph: number) => widths.get(glyph) ?? Number(font['/DW'] ?? 1000);
};

/** Unicode by code, from a ToUnicode character map. */
export const unicodeOf = (map: Buffer | undefined) => {
  const found = new Map<number, number>();
  for (const [, code = '', unicode = ''] of (map?.toString('latin1') ?? '').matchAll(/<(\w{4})><(\w+)>/g))
    found.set(parseInt(code, 16), parseInt(unicode, 16));
  return found;
};

/** The fonts that pages name, with what embeds them. */
export const fontsOf = (pdf: ParsedPdf) => {
  const [page] = pdf.pages;
  const named = pdf.dictionary(pdf.dictionary(page?.entries['/Resources'])['/Font']);
  return Object.entries(named).map(([name, reference]: [string, Value]) => {
    const entries = pdf.dictionary(reference);
    const descendant = pdf.dictionary(pdf.list(entries['/DescendantFonts'])[0]);
    const descriptor = pdf.dictionary(descendant['/FontDescriptor']);
    return { name, entries, descendant, descriptor, program: pdf.data(descriptor['/FontFile2']) };
  });
};

export type FoundFont = ReturnType<typeof fontsOf>[number];
