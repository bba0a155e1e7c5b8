import { characterRanges, fontMetrics, sharedGlyphs } from '../fonts/advance-widths.generated';
import type { Font } from './document';

const millimetresPerPoint = 25.4 / 72;

/** Points to millimetres. */
export const toMillimetres = (points: number) => points * millimetresPerPoint;

const codes = characterRanges.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i),
);

// By code unit, in font units: every printable character is in the Basic Multilingual Plane.
const advances = (font: Font) => {
  const table = new Uint16Array(0x2800);
  codes.forEach((code, i) => (table[code] = fontMetrics[font].widths[i] ?? 0));
  return table;
};
const tables: Record<Font, Uint16Array> = {
  regular: advances('regular'),
  bold: advances('bold'),
};

const printable = new Set(codes);
const drawnAs = new Map(sharedGlyphs);

/** Whether the fonts have a glyph that is this character's own. */
export const isPrintable = (character: string) => printable.has(character.codePointAt(0) ?? -1);

/** All of them, as the ranges of a regular expression's class. */
export const printableRanges = () => {
  const unicode = (code: number) => `\\u${code.toString(16).padStart(4, '0')}`;
  return characterRanges.map(([first, last]) => `${unicode(first)}-${unicode(last)}`).join('');
};

/** The character whose glyph stands for this one too, such as - for the non-breaking hyphen. */
export const sharedGlyph = (character: string) => {
  const code = drawnAs.get(character.codePointAt(0) ?? -1);
  return code === undefined ? undefined : String.fromCharCode(code);
};

/** The width of printable text in millimetres: the sum of the advances, for nothing is kerned. */
export const textWidth = (text: string, font: Font, size: number) => {
  const table = tables[font];
  let units = 0;
  for (let i = 0; i < text.length; i++) units += table[text.charCodeAt(i)] ?? 0;
  return toMillimetres((units * size) / fontMetrics[font].unitsPerEm);
};

/** The height of capitals above the baseline, in millimetres. */
export const capHeight = (font: Font, size: number) =>
  toMillimetres((fontMetrics[font].capHeight * size) / fontMetrics[font].unitsPerEm);
