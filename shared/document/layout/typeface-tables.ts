import { composed } from '#shared/text/plain-text';
import type { Weight } from './document';

/** The code points of one file that are kerned with each other. */
export interface KernedCharacters {
  kerned: string;
  kerning: Record<Weight, KerningTables>;
}

/** What `npm run fonts` writes about a typeface, in short strings (scripts/assets/typeface-encoding.mjs). */
export interface TypefaceTables extends KernedCharacters {
  /** Code points that both weights have, in the usual file and in that of characters that few documents have. */
  characters: string;
  extended: string;
  /** In font units. */
  heights: Record<Weight, { unitsPerEm: number; ascent: number; descent: number; capHeight: number }>;
  /** Advance widths of `characters` and `extended`; of the bold weight, how much more they are. */
  widths: Record<Weight, string>;
}

interface KerningTables {
  before: string;
  after: string;
  pairs: string;
  changes: string;
}

export type Run = readonly [first: number, last: number];

export const runsOf = (text: string): Run[] => {
  let end = 0;
  return text.split(',').map((run) => {
    const [distance = 0, more = 0] = run.split(' ').map(Number);
    const first = end + distance;
    end = first + more;
    return [first, end];
  });
};

export const codesOf = (text: string): number[] =>
  runsOf(text).flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, i) => first + i));

/** Those of the usual file, then the others. */
export const allCodesOf = ({ characters, extended }: TypefaceTables) =>
  [characters, extended].flatMap(codesOf);

const numbersOf = (text: string, zero: number) => Array.from(text, (letter) => letter.charCodeAt(0) - zero);

/** A number for each code; a space stands for that of the letter without its accent, which comes before. */
const numbersByLetter = (text: string, codes: readonly number[], zero: number) => {
  const numbers = new Map<number, number>();
  return codes.map((code, i) => {
    const plain = composed(String.fromCharCode(code), 'NFKD').charCodeAt(0);
    const number = text[i] === ' ' ? (numbers.get(plain) ?? 0) : text.charCodeAt(i) - zero;
    numbers.set(code, number);
    return number;
  });
};

/** Advance widths in the order of `characters` and `extended`. */
export const widthsOf = (tables: TypefaceTables, weight: Weight): number[] => {
  const [regular = [], more = []] = [tables.widths.regular, tables.widths.bold].map((text) =>
    numbersByLetter(text, allCodesOf(tables), 160),
  );
  return weight === 'regular' ? regular : regular.map((width, i) => width + (more[i] ?? 0));
};

export interface KernedPair {
  first: number;
  second: number;
  change: number;
}

/** Classes of the kerned characters before and after a gap, and the changes of distance by both classes, in font units. */
export const kerningOf = ({ kerned, kerning }: KernedCharacters, weight: Weight) => {
  const { before, after, pairs, changes } = kerning[weight];
  const change = numbersOf(changes, 80);
  let next = 0;
  const list = pairs.split(' ').flatMap((row, first) => {
    let second = 0;
    return numbersOf(row, 48).map((more): KernedPair => {
      second += more;
      return { first, second, change: (change[next++] ?? 0) * 10 };
    });
  });
  const classes = (text: string) => numbersByLetter(text, codesOf(kerned), 48);
  return { before: classes(before), after: classes(after), pairs: list };
};
