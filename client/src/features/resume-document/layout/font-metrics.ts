import {
  characterRanges,
  extendedRanges,
  fontMetrics,
  sharedGlyphs,
} from '../fonts/advance-widths.generated';
import { kernedRanges, kerning } from '../fonts/kerning.generated';
import type { Font } from './document';

const millimetresPerPoint = 25.4 / 72;

/** Points to millimetres. */
export const toMillimetres = (points: number) => points * millimetresPerPoint;

type Ranges = readonly (readonly [number, number])[];

const codesIn = (ranges: Ranges) =>
  ranges.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, i) => first + i));

const codes = codesIn(characterRanges);
const extendedCodes = codesIn(extendedRanges);
const kernedCodes = codesIn(kernedRanges);

/** By code unit: every printable character is in this part of the Basic Multilingual Plane. */
const tableSize = 0x2800;

/** More than there are classes. */
const classCount = 128;

/** Advances in font units, and the classes of pairs with their changes of distance. */
const metricsOf = (font: Font) => {
  const { widths, extendedWidths } = fontMetrics[font];
  const advances = new Uint16Array(tableSize);
  codes.forEach((code, i) => (advances[code] = widths[i] ?? 0));
  extendedCodes.forEach((code, i) => (advances[code] = extendedWidths[i] ?? 0));

  const { before, after, values } = kerning[font];
  const [classBefore, classAfter] = [new Uint8Array(tableSize), new Uint8Array(tableSize)];
  kernedCodes.forEach((code, i) => {
    classBefore[code] = before.charCodeAt(i) - 48;
    classAfter[code] = after.charCodeAt(i) - 48;
  });
  const changes = new Int16Array(values.length * classCount);
  values.forEach((row, left) => {
    for (let i = 0; i < row.length; i += 2) changes[left * classCount + (row[i] ?? 0)] = row[i + 1] ?? 0;
  });
  return { advances, classBefore, classAfter, changes };
};
const metrics: Record<Font, ReturnType<typeof metricsOf>> = {
  regular: metricsOf('regular'),
  bold: metricsOf('bold'),
};

const extended = new Set(extendedCodes);
const printable = new Set([...codes, ...extendedCodes]);
const drawnAs = new Map(sharedGlyphs);

/** Whether the fonts have a glyph that is this character's own. */
export const isPrintable = (character: string) => printable.has(character.codePointAt(0) ?? -1);

/** All of them, as the ranges of a regular expression's class. */
export const printableRanges = () => {
  const unicode = (code: number) => `\\u${code.toString(16).padStart(4, '0')}`;
  return [...characterRanges, ...extendedRanges]
    .map(([first, last]) => `${unicode(first)}-${unicode(last)}`)
    .join('');
};

/** The character whose glyph stands for this one too, such as - for the non-breaking hyphen. */
export const sharedGlyph = (character: string) => {
  const code = drawnAs.get(character.codePointAt(0) ?? -1);
  return code === undefined ? undefined : String.fromCharCode(code);
};

/** Whether a character, by its code, is in the extended files: Greek and Cyrillic. */
export const isExtended = (code: number) => extended.has(code);

/** How much closer (negative) or further apart two characters, by their codes, are set: in font units. */
export const kerningBetween = (font: Font, first: number, second: number): number => {
  const { classBefore, classAfter, changes } = metrics[font];
  return changes[(classBefore[first] ?? 0) * classCount + (classAfter[second] ?? 0)] ?? 0;
};

/** The width of printable text in millimetres: advances and kerning. Spaces are not kerned. */
export const textWidth = (text: string, font: Font, size: number) => {
  const { advances, classBefore, classAfter, changes } = metrics[font];
  let units = 0;
  let before = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    units += (advances[code] ?? 0) + (changes[before * classCount + (classAfter[code] ?? 0)] ?? 0);
    before = classBefore[code] ?? 0;
  }
  return toMillimetres((units * size) / fontMetrics[font].unitsPerEm);
};

/** The height of capitals above the baseline, in millimetres. */
export const capHeight = (font: Font, size: number) =>
  toMillimetres((fontMetrics[font].capHeight * size) / fontMetrics[font].unitsPerEm);
