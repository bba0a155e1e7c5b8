import { sansTables, sharedGlyphs } from '../fonts/sans.generated';
import type { Typeface } from '../template';
import type { Font, Weight } from './document';
import {
  allCodesOf,
  codesOf,
  kerningOf,
  runsOf,
  widthsOf,
  type KernedCharacters,
  type KernedPair,
  type TypefaceTables,
} from './typeface-tables';

const millimetresPerPoint = 25.4 / 72;

/** Points to millimetres. */
export const toMillimetres = (points: number) => points * millimetresPerPoint;

/** By code unit: every printable character is in this part of the Basic Multilingual Plane. */
const tableSize = 0x2800;

/** Classes of characters by their codes, and the change of distance of two classes in font units. */
interface Kerning {
  classBefore: Uint8Array<ArrayBuffer>;
  classAfter: Uint8Array<ArrayBuffer>;
  /** Of a class before, for each of `classCount` classes after. */
  changes: Int16Array<ArrayBuffer>;
  classCount: number;
}

interface Metrics extends Kerning {
  unitsPerEm: number;
  ascent: number;
  capHeight: number;
  advances: Uint16Array<ArrayBuffer>;
}

/** The kerning of a font's files in one table. Characters of two files are not kerned: browsers do not either. */
const kerningIn = (files: readonly KernedCharacters[], weight: Weight): Kerning => {
  const [classBefore, classAfter] = [new Uint8Array(tableSize), new Uint8Array(tableSize)];
  const pairs: KernedPair[] = [];
  let [lastBefore, lastAfter] = [0, 0];
  for (const file of files) {
    const { before, after, pairs: own } = kerningOf(file, weight);
    codesOf(file.kerned).forEach((code, i) => {
      const [left = 0, right = 0] = [before[i], after[i]];
      classBefore[code] = left && left + lastBefore;
      classAfter[code] = right && right + lastAfter;
    });
    for (const { first, second, change } of own)
      pairs.push({ first: first + lastBefore, second: second + lastAfter, change });
    lastBefore += Math.max(...before);
    lastAfter += Math.max(...after);
  }
  const classCount = lastAfter + 1;
  const changes = new Int16Array((lastBefore + 1) * classCount);
  for (const { first, second, change } of pairs) changes[first * classCount + second] = change;
  return { classBefore, classAfter, changes, classCount };
};

/** What the font lacks has the advance of `fallback`, whose glyph is drawn. */
const metricsOf = (tables: TypefaceTables, weight: Weight, fallback?: Metrics): Metrics => {
  const advances = fallback ? fallback.advances.slice() : new Uint16Array(tableSize);
  const widths = widthsOf(tables, weight);
  allCodesOf(tables).forEach((code, i) => (advances[code] = widths[i] ?? 0));
  return { ...tables.heights[weight], advances, ...kerningIn([tables], weight) };
};

const metrics: Record<Weight, Metrics> & Partial<Record<Font, Metrics>> = {
  regular: metricsOf(sansTables, 'regular'),
  bold: metricsOf(sansTables, 'bold'),
};

export const weightOf = (font: Font): Weight => (font.endsWith('bold') ? 'bold' : 'regular');

/** The sans stands for a typeface that is not loaded. */
const metricsFor = (font: Font): Metrics => metrics[font] ?? metrics[weightOf(font)];

let serifTables: TypefaceTables | undefined;

/** The serif's tables, once loaded. */
export const loadedSerif = () => serifTables;

/** Adds the serif, which is loaded only for the templates that are set in it. */
export const addSerif = (tables: TypefaceTables) => {
  serifTables = tables;
  metrics['serif-regular'] = metricsOf(tables, 'regular', metrics.regular);
  metrics['serif-bold'] = metricsOf(tables, 'bold', metrics.bold);
};

const kernedExtended = new Set<Typeface>();

/** Whether Greek and Cyrillic of a typeface are kerned. */
export const isExtendedKerned = (typeface: Typeface) => kernedExtended.has(typeface);

/** Adds the kerning of Greek and Cyrillic, which is loaded where a document has them; a serif needs its own tables first. */
export const addExtendedKerning = (typeface: Typeface, kerned: KernedCharacters) => {
  const tables = typeface === 'serif' ? serifTables : sansTables;
  if (!tables) return;
  for (const weight of ['regular', 'bold'] as const) {
    const font: Font = typeface === 'serif' ? `serif-${weight}` : weight;
    metrics[font] = { ...metricsFor(font), ...kerningIn([tables, kerned], weight) };
  }
  kernedExtended.add(typeface);
};

const printable = new Set(allCodesOf(sansTables));
const drawnAs = new Map(sharedGlyphs);

/** Whether the fonts have a glyph that is this character's own. */
export const isPrintable = (character: string) => printable.has(character.codePointAt(0) ?? -1);

/** All of them, as the ranges of a regular expression's class. */
export const printableRanges = () => {
  const unicode = (code: number) => `\\u${code.toString(16).padStart(4, '0')}`;
  return [sansTables.characters, sansTables.extended]
    .flatMap(runsOf)
    .map(([first, last]) => `${unicode(first)}-${unicode(last)}`)
    .join('');
};

/** The character whose glyph stands for this one too, such as - for the non-breaking hyphen. */
export const sharedGlyph = (character: string) => {
  const code = drawnAs.get(character.codePointAt(0) ?? -1);
  return code === undefined ? undefined : String.fromCharCode(code);
};

/** How much closer (negative) or further apart two characters, by their codes, are set: in font units. */
export const kerningBetween = (font: Font, first: number, second: number): number => {
  const { classBefore, classAfter, changes, classCount } = metricsFor(font);
  return changes[(classBefore[first] ?? 0) * classCount + (classAfter[second] ?? 0)] ?? 0;
};

/** The width of printable text in millimetres: advances and kerning. Spaces are not kerned. */
export const textWidth = (text: string, font: Font, size: number) => {
  const { unitsPerEm, advances, classBefore, classAfter, changes, classCount } = metricsFor(font);
  let units = 0;
  let before = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    units += (advances[code] ?? 0) + (changes[before * classCount + (classAfter[code] ?? 0)] ?? 0);
    before = classBefore[code] ?? 0;
  }
  return toMillimetres((units * size) / unitsPerEm);
};

/** The height of capitals above the baseline, in millimetres. */
export const capHeight = (font: Font, size: number) => {
  const { capHeight: units, unitsPerEm } = metricsFor(font);
  return toMillimetres((units * size) / unitsPerEm);
};

/** The height of the font above the baseline, in millimetres. */
export const ascentOf = (font: Font, size: number) => {
  const { ascent, unitsPerEm } = metricsFor(font);
  return toMillimetres((ascent * size) / unitsPerEm);
};
