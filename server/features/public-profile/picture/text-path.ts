import { brotliDecompressSync } from 'node:zlib';
import { composed } from '#shared/text/plain-text';
import { compressedOutlines } from './outlines.generated';

/** Advance and outline of each character, in thousandths of the type size, with y pointing down. */
type Face = Record<string, [advance: number, path: string]>;
export type Weight = 'regular' | 'bold';
type Outlines = Record<Weight, Face>;

const unitsPerEm = 1000;
let unpacked: Outlines | undefined;

/** Unpacked with the first picture: most processes draw few. */
const faceOf = (weight: Weight): Face => {
  unpacked ??= JSON.parse(
    brotliDecompressSync(Buffer.from(compressedOutlines, 'base64')).toString(),
  ) as Outlines;
  return unpacked[weight];
};

/**
 * The text as far as it can be drawn: characters without an outline (emoji, other scripts, controls) are left out, and so
 * is white space around them. '' if nothing is left.
 */
export const drawableText = (text: string, weight: Weight): string => {
  const face = faceOf(weight);
  return [...composed(text)]
    .map((character) => (/\s/.test(character) ? ' ' : Object.hasOwn(face, character) ? character : ''))
    .join('')
    .replace(/ +/g, ' ')
    .trim();
};

/** The drawable text; '' where it would lack a letter, as a part of a name is another name. */
export const completeText = (text: string, weight: Weight): string => {
  const face = faceOf(weight);
  const lacks = (character: string) => /\p{L}/u.test(character) && !Object.hasOwn(face, character);
  return [...composed(text)].some(lacks) ? '' : drawableText(text, weight);
};

/** The width of a drawable text at this size, in the size's unit. */
export const textWidth = (text: string, weight: Weight, size: number): number => {
  const face = faceOf(weight);
  let units = 0;
  for (const character of text) units += face[character]?.[0] ?? 0;
  return (units * size) / unitsPerEm;
};

interface PlacedText {
  text: string;
  weight: Weight;
  size: number;
  x: number;
  /** The baseline's. */
  y: number;
  color: string;
}

/** The text as SVG outlines, so that no font is needed to draw it. It contains nothing of the text itself. */
export const textPath = ({ text, weight, size, x, y, color }: PlacedText): string => {
  const face = faceOf(weight);
  const glyphs: string[] = [];
  let at = 0;
  for (const character of text) {
    const [advance, path] = face[character] ?? [0, ''];
    if (path) glyphs.push(`<path transform="translate(${at} 0)" d="${path}"/>`);
    at += advance;
  }
  return `<g fill="${color}" transform="translate(${x} ${y}) scale(${size / unitsPerEm})">${glyphs.join('')}</g>`;
};

interface Fit {
  weight: Weight;
  width: number;
  maxLines: number;
  /** The sizes to try, the largest first. */
  sizes: readonly number[];
}

export interface FittedText {
  lines: string[];
  size: number;
}

/**
 * A drawable text in at most `maxLines` lines of this width, at the largest size at which it is whole; at the smallest one
 * it ends with an ellipsis.
 */
export const fitText = (text: string, { weight, width, maxLines, sizes }: Fit): FittedText => {
  const fits = (line: string, size: number) => textWidth(line, weight, size) <= width;
  for (const size of sizes) {
    const lines = wrapped(text.split(' '), (line) => fits(line, size));
    if (lines.length <= maxLines && lines.every((line) => fits(line, size))) return { lines, size };
  }
  const size = sizes.at(-1) ?? 0;
  const lines = wrapped(text.split(' '), (line) => fits(line, size));
  const kept =
    lines.length > maxLines ? [...lines.slice(0, maxLines - 1), lines.slice(maxLines - 1).join(' ')] : lines;
  return { lines: kept.map((line) => ended(line, (part) => fits(part, size))), size };
};

/** Words in lines; a word that is too long has a line of its own. */
const wrapped = (words: readonly string[], fits: (line: string) => boolean): string[] => {
  const lines: string[] = [];
  for (const word of words) {
    const line = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && fits(line)) lines[lines.length - 1] = line;
    else lines.push(word);
  }
  return lines;
};

/** The line, cut with an ellipsis where it is too long. */
const ended = (line: string, fits: (line: string) => boolean): string => {
  if (fits(line)) return line;
  const characters = [...line];
  let [low, high] = [0, characters.length];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(`${characters.slice(0, middle).join('').trimEnd()}…`)) low = middle;
    else high = middle - 1;
  }
  return `${characters.slice(0, low).join('').trimEnd()}…`;
};
