/** A TrueType font file (ISO/IEC 14496-22), read as far as embedding takes. */
export interface TrueTypeFont {
  /** The glyph of a character code; 0 where the font has none. */
  glyphOf: (code: number) => number;
  /** In thousandths of an em, as all measures here. */
  widthOf: (glyph: number) => number;
  box: readonly number[];
  ascent: number;
  descent: number;
  capHeight: number;
  /** A font file with these glyphs alone, under their numbers, and what a reader of a PDF needs of it. */
  subset: (glyphs: Iterable<number>) => Uint8Array;
}

type Tables = (tag: string) => DataView;

const tablesOf = (file: Uint8Array): Tables => {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const tables = new Map<string, DataView>();
  for (let i = 0; i < view.getUint16(4); i++) {
    const entry = 12 + 16 * i;
    const tag = String.fromCharCode(...file.subarray(entry, entry + 4));
    const start = file.byteOffset + view.getUint32(entry + 8);
    tables.set(tag, new DataView(file.buffer, start, view.getUint32(entry + 12)));
  }
  return (tag) => {
    const table = tables.get(tag);
    if (!table) throw new Error(`The font has no table ${tag}`);
    return table;
  };
};

/** Glyphs by the character map of format 4, which covers the Basic Multilingual Plane. */
const glyphFinder = (cmap: DataView) => {
  let at = 0;
  for (let i = 0; i < cmap.getUint16(2); i++) {
    const start = cmap.getUint32(8 + 8 * i);
    if (cmap.getUint16(start) === 4) at = start;
  }
  if (at === 0) throw new Error('The font has no character map of format 4');
  const length = cmap.getUint16(at + 6);
  const [ends, starts, deltas, ranges] = [0, 1, 2, 3].map((i) => at + 14 + i * length + (i > 0 ? 2 : 0)) as [
    number,
    number,
    number,
    number,
  ];
  return (code: number) => {
    for (let i = 0; i < length; i += 2) {
      if (code > cmap.getUint16(ends + i)) continue;
      const first = cmap.getUint16(starts + i);
      if (code < first) return 0;
      const range = cmap.getUint16(ranges + i);
      const found = range === 0 ? code : cmap.getUint16(ranges + i + range + 2 * (code - first));
      return found === 0 ? 0 : (found + cmap.getUint16(deltas + i)) & 0xffff;
    }
    return 0;
  };
};

// Flags of a glyph that is made of others.
const [wordArguments, hasScale, moreParts, hasTwoScales, hasMatrix] = [0x1, 0x8, 0x20, 0x40, 0x80];

/** The glyphs that this one is made of, such as a letter and its accent. */
const partsOf = (glyf: DataView, start: number): number[] => {
  const parts: number[] = [];
  if (glyf.getInt16(start) >= 0) return parts;
  for (let at = start + 10; ;) {
    const flags = glyf.getUint16(at);
    parts.push(glyf.getUint16(at + 2));
    if (!(flags & moreParts)) return parts;
    at += 4 + (flags & wordArguments ? 4 : 2);
    at += flags & hasMatrix ? 8 : flags & hasTwoScales ? 4 : flags & hasScale ? 2 : 0;
  }
};

const bytesOf = (table: DataView, start = 0, end = table.byteLength) =>
  new Uint8Array(table.buffer, table.byteOffset + start, end - start);

const copyOf = (table: DataView) => new DataView(bytesOf(table).slice().buffer);

const padded = (length: number) => (length + 3) & ~3;

const sumOf = (view: DataView, start = 0, end = view.byteLength) => {
  let sum = 0;
  for (let at = start; at < end; at += 4) sum = (sum + view.getUint32(at)) | 0;
  return sum;
};

/** A file of these tables, whose tags are in alphabetical order. */
const fontFile = (tables: Record<string, DataView>) => {
  const entries = Object.entries(tables);
  const log = Math.floor(Math.log2(entries.length));
  const headerLength = 12 + 16 * entries.length;
  const length = entries.reduce((sum, [, table]) => sum + padded(table.byteLength), headerLength);
  const file = new Uint8Array(length);
  const view = new DataView(file.buffer);
  view.setUint32(0, 0x00010000);
  view.setUint16(4, entries.length);
  view.setUint16(6, 16 * 2 ** log);
  view.setUint16(8, log);
  view.setUint16(10, 16 * (entries.length - 2 ** log));
  let start = headerLength;
  entries.forEach(([tag, table], i) => {
    const entry = 12 + 16 * i;
    const end = start + padded(table.byteLength);
    file.set(bytesOf(table), start);
    for (let j = 0; j < 4; j++) file[entry + j] = tag.charCodeAt(j);
    view.setUint32(entry + 4, sumOf(view, start, end));
    view.setUint32(entry + 8, start);
    view.setUint32(entry + 12, table.byteLength);
    start = end;
  });
  return { file, view };
};

const readFont = (file: Uint8Array): TrueTypeFont => {
  const table = tablesOf(file);
  const [head, hhea, hmtx, maxp, loca, glyf, os2] = [
    table('head'),
    table('hhea'),
    table('hmtx'),
    table('maxp'),
    table('loca'),
    table('glyf'),
    table('OS/2'),
  ];
  const unitsPerEm = head.getUint16(18);
  const scaled = (units: number) => Math.round((units * 1000) / unitsPerEm);
  const hasLongOffsets = head.getInt16(50) === 1;
  const offsetOf = (glyph: number) =>
    hasLongOffsets ? loca.getUint32(4 * glyph) : 2 * loca.getUint16(2 * glyph);
  const metricsCount = hhea.getUint16(34);
  const advanceOf = (glyph: number) => hmtx.getUint16(4 * Math.min(glyph, metricsCount - 1));
  const leftBearingOf = (glyph: number) =>
    hmtx.getInt16(glyph < metricsCount ? 4 * glyph + 2 : 2 * (metricsCount + glyph));

  /** In ascending order, with the glyphs that they are made of and the one for missing characters. */
  const withParts = (glyphs: Iterable<number>) => {
    const all = new Set([0, ...glyphs]);
    // A set that grows is iterated to its new end.
    for (const glyph of all)
      if (offsetOf(glyph) < offsetOf(glyph + 1))
        for (const part of partsOf(glyf, offsetOf(glyph))) all.add(part);
    return [...all].sort((a, b) => a - b);
  };

  const subset = (glyphs: Iterable<number>) => {
    const kept = withParts(glyphs);
    const count = (kept.at(-1) ?? 0) + 1;
    const outlines = kept.map((glyph) => bytesOf(glyf, offsetOf(glyph), offsetOf(glyph + 1)));
    const made = {
      glyf: new DataView(new ArrayBuffer(outlines.reduce((sum, { length }) => sum + length, 0))),
      head: copyOf(head),
      hhea: copyOf(hhea),
      hmtx: new DataView(new ArrayBuffer(4 * count)),
      loca: new DataView(new ArrayBuffer(4 * (count + 1))),
      maxp: copyOf(maxp),
    };
    made.maxp.setUint16(4, count);
    made.hhea.setUint16(34, count);
    made.head.setInt16(50, 1);
    made.head.setUint32(8, 0);
    let [offset, next] = [0, 0];
    for (let glyph = 0; glyph < count; glyph++) {
      made.loca.setUint32(4 * glyph, offset);
      const outline = outlines[next];
      if (glyph !== kept[next] || !outline) continue;
      bytesOf(made.glyf).set(outline, offset);
      made.hmtx.setUint16(4 * glyph, advanceOf(glyph));
      made.hmtx.setInt16(4 * glyph + 2, leftBearingOf(glyph));
      offset += outline.length;
      next++;
    }
    made.loca.setUint32(4 * count, offset);
    const { file: bytes, view } = fontFile(made);
    // The second table is the header, in which the sum of the whole file stands.
    view.setUint32(view.getUint32(12 + 16 + 8) + 8, 0xb1b0afba - sumOf(view));
    return bytes;
  };

  return {
    glyphOf: glyphFinder(table('cmap')),
    widthOf: (glyph) => scaled(advanceOf(glyph)),
    box: [36, 38, 40, 42].map((at) => scaled(head.getInt16(at))),
    ascent: scaled(hhea.getInt16(4)),
    descent: scaled(hhea.getInt16(6)),
    capHeight: scaled(os2.getInt16(88)),
    subset,
  };
};

const fonts = new WeakMap<Uint8Array, TrueTypeFont>();

/** Reads a font file once. Throws on a file that is no font. */
export const trueTypeFont = (file: Uint8Array): TrueTypeFont => {
  const font = fonts.get(file) ?? readFont(file);
  fonts.set(file, font);
  return font;
};
