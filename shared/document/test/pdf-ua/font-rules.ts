import { paintedOn } from './content-stream';
import { fontsOf, glyphsOf, statedWidths, unicodeOf, type FoundFont } from './font-program';
import type { ParsedPdf } from './parsed-pdf';
import { rule, unless, type Rule } from './rule';

const fontFailures = (pdf: ParsedPdf, fails: (font: FoundFont) => boolean) =>
  fontsOf(pdf)
    .filter(fails)
    .map(({ name }) => name);

/** The codes shown in each font, which are its glyphs. */
const shownCodes = (pdf: ParsedPdf) => {
  const shown = new Map<string, Set<number>>();
  for (const { entries } of pdf.pages)
    for (const { font, codes } of paintedOn(pdf, entries).painted) {
      const known = shown.get(font) ?? new Set();
      for (const code of codes) known.add(code);
      shown.set(font, known);
    }
  return shown;
};

const codeFailures = (pdf: ParsedPdf, failing: (font: FoundFont, codes: number[]) => number[]) => {
  const shown = shownCodes(pdf);
  return fontsOf(pdf).flatMap((font) =>
    failing(font, [...(shown.get(font.name) ?? [])]).map((code) => `${font.name}: glyph ${code}`),
  );
};

const unicodeFailures = (pdf: ParsedPdf, wrong: readonly number[]) =>
  fontsOf(pdf).flatMap(({ name, entries }) =>
    [...unicodeOf(pdf.data(entries['/ToUnicode']))]
      .filter(([, unicode]) => wrong.includes(unicode))
      .map(([code]) => `${name}: glyph ${code}`),
  );

/** Fonts are embedded, agree with their dictionaries, and every glyph stands for a character. */
export const fontRules: readonly Rule[] = [
  rule('10-001', 'A glyph has no character', (pdf) =>
    codeFailures(pdf, ({ entries }, codes) => {
      const unicode = unicodeOf(pdf.data(entries['/ToUnicode']));
      return codes.filter((code) => !unicode.has(code));
    }),
  ),
  rule('30-001', 'There is a form whose content is in another file', (pdf) =>
    Object.entries(pdf.objects).flatMap(([name, { stream }]) =>
      unless(stream === undefined || !('/Ref' in stream.dict), name),
    ),
  ),
  rule('31-004', 'The glyphs of a font are mapped in no known way', (pdf) =>
    fontFailures(
      pdf,
      ({ descendant }) => '/CIDToGIDMap' in descendant && descendant['/CIDToGIDMap'] !== '/Identity',
    ),
  ),
  rule('31-005', 'The glyphs of a font are not mapped', (pdf) =>
    fontFailures(pdf, ({ descendant }) => !('/CIDToGIDMap' in descendant)),
  ),
  rule('31-006', 'A font has an encoding that is neither known nor embedded', (pdf) =>
    fontFailures(pdf, ({ entries }) => entries['/Encoding'] !== '/Identity-H'),
  ),
  rule('31-009', 'A font is not embedded', (pdf) =>
    fontFailures(pdf, ({ program }) => program === undefined),
  ),
  rule('31-011', 'A glyph is not in the embedded font', (pdf) =>
    codeFailures(pdf, ({ program, entries }, codes) => {
      if (!program) return [];
      const glyphs = glyphsOf(program);
      const unicode = unicodeOf(pdf.data(entries['/ToUnicode']));
      const isSpace = (code: number) => unicode.get(code) === 0x20;
      return codes.filter((code) => code >= glyphs.count || (!glyphs.hasOutline(code) && !isSpace(code)));
    }),
  ),
  rule('31-014', 'A font lists its glyphs and misses one', (pdf) =>
    codeFailures(pdf, ({ descriptor, program }, codes) => {
      const set = pdf.data(descriptor['/CIDSet']);
      if (!set || !program) return [];
      return codes.filter((code) => (((set[code >> 3] ?? 0) << (code & 7)) & 0x80) === 0);
    }),
  ),
  rule('31-016', 'The width of a glyph differs from the embedded font', (pdf) =>
    codeFailures(pdf, ({ program, descendant }, codes) => {
      if (!program) return [];
      const [glyphs, stated] = [glyphsOf(program), statedWidths(pdf, descendant)];
      return codes.filter((code) => Math.abs(glyphs.width(code) - stated(code)) > 1);
    }),
  ),
  rule('31-027', 'A font has no character map', (pdf) =>
    fontFailures(pdf, ({ entries }) => pdf.data(entries['/ToUnicode']) === undefined),
  ),
  rule('31-028', 'A glyph stands for no character', (pdf) => unicodeFailures(pdf, [0])),
  rule('31-029', 'A glyph stands for a byte order mark', (pdf) => unicodeFailures(pdf, [0xfeff, 0xfffe])),
  rule('31-030', 'The glyph for missing characters is shown', (pdf) =>
    codeFailures(pdf, (_font, codes) => codes.filter((code) => code === 0)),
  ),
];
