import type { TextRun } from '../positioned-text';

/** A run of a row; `spacing` is the air between its letters, in points. */
export interface SpacedRun extends TextRun {
  spacing?: number;
}

const spacedLetters = /^\p{L}(?:\s+[\p{L}.&’'-])+$/u;
const minLetters = 3;
const minSingles = 4;

/**
 * The runs of a row with their letters closed up, where they are set apart: 'M a r i a' in one run, or a run for each
 * letter. The gaps between words are wider than those between letters.
 */
export const withClosedLetters = (row: readonly TextRun[]): SpacedRun[] => {
  const isSpaced = row.some(({ text }) => spacedLetters.test(text) && text.length >= 2 * minLetters - 1);
  const closed = isSpaced ? row.map(closeRun) : row;
  return joinSingles(closed);
};

const closeRun = (run: TextRun): SpacedRun => {
  if (!spacedLetters.test(run.text)) return run;
  const words = run.text.trim().split(/\s{2,}/);
  const text = words.map((word) => word.replace(/\s/g, '')).join(' ');
  const spacing = Math.max(0, run.width / text.length - 0.55 * run.size);
  return { ...run, text, spacing };
};

const gapBefore = (row: readonly TextRun[], index: number) => {
  const [previous, run] = [row[index - 1], row[index]];
  return previous && run ? run.x - previous.x - previous.width : Infinity;
};

/** A run for each letter, as for small capitals that are set apart. */
const joinSingles = (row: readonly SpacedRun[]): SpacedRun[] => {
  const isSingle = (run: TextRun | undefined) => run !== undefined && /^\p{L}$/u.test(run.text);
  const joined: SpacedRun[] = [];
  let index = 0;
  while (index < row.length) {
    let end = index;
    while (isSingle(row[end]) && (end === index || gapBefore(row, end) < (row[end]?.size ?? 0) * 1.2)) end++;
    const letters = row.slice(index, Math.max(end, index + 1));
    joined.push(...(letters.length >= minSingles ? wordsOf(letters) : letters));
    index += letters.length;
  }
  return joined;
};

const wordsOf = (letters: readonly TextRun[]): SpacedRun[] => {
  const gaps = letters.slice(1).map((_, index) => gapBefore(letters, index + 1));
  const spacing = [...gaps].sort((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
  const words: SpacedRun[] = [];
  for (const [index, letter] of letters.entries()) {
    const word = words.at(-1);
    const isApart =
      gapBefore(letters, index) > Math.max(0.12 * letter.size, 1.8 * spacing + 0.05 * letter.size);
    if (!word || isApart) words.push({ ...letter, spacing: Math.max(0, spacing) });
    else {
      word.text += letter.text;
      word.width = letter.x + letter.width - word.x;
      word.size = Math.max(word.size, letter.size);
    }
  }
  return words;
};
