import type { Font } from './document';
import { textWidth } from './font-metrics';
import { asDrawn } from './printable-text';

export interface WrappedLine {
  text: string;
  width: number;
  /** Ends within a word. */
  broken?: true;
}

/** What adding up widths may add to them, in millimeters: a column as wide as a text holds it. */
const rounding = 0.001;

const goodBreak = /[ /?&=._@#:;,|]/;
/** Fewer letters than this on the next line look like a mistake. */
const minRest = 4;

/**
 * How many characters of a word that is wider than the column fit on a line: up to a non-breaking space or a sign that
 * addresses are read by, if one is near the end. A line never ends with a hyphen that was typed, for readers of the file take it for ours and drop it.
 */
const fittingPart = (word: string, font: Font, size: number, width: number) => {
  let end = 1;
  // Measured in pairs, which are kerned.
  let used = textWidth(word[0] ?? '', font, size);
  while (end < word.length) {
    const last = textWidth(word[end - 1] ?? '', font, size);
    used += textWidth(word.slice(end - 1, end + 1), font, size) - last;
    if (used > width) break;
    end++;
  }
  for (let i = end; i > end * 0.35; i--) if (goodBreak.test(word[i - 1] ?? '')) return i;
  // The next line has more than the last letter or two.
  let stem = Math.max(Math.min(end, word.length - minRest), Math.ceil(end / 2));
  while (stem > 0 && word[stem - 1] === '-') stem--;
  return stem > 0 ? stem : end;
};

/** Lines of one paragraph, none wider than `width` (mm); words that are too long are broken. Without text no lines. */
export const wrap = (paragraph: string, font: Font, size: number, width: number): WrappedLine[] => {
  const lines: WrappedLine[] = [];
  const space = textWidth(' ', font, size);
  let words: string[] = [];
  let used = 0;

  const close = () => {
    const carried = words.length > 1 && words.at(-1)?.endsWith('-') ? words.splice(-1) : [];
    lines.push(measured(words.join(' '), font, size));
    words = carried;
    used = textWidth(asDrawn(carried.join()), font, size);
  };

  for (let word of paragraph.split(' ')) {
    if (word === '') continue;
    let wordWidth = textWidth(asDrawn(word), font, size);
    // Twice, because the hyphen rule may carry a word over that again leaves no room.
    for (let i = 0; i < 2 && words.length > 0 && used + space + wordWidth > width + rounding; i++) close();
    while (wordWidth > width + rounding) {
      if (words.length > 0) close();
      const end = fittingPart(asDrawn(word), font, size, width);
      const part = asDrawn(word.slice(0, end));
      const text = part.trimEnd();
      const line = { text, width: textWidth(text, font, size) };
      lines.push(text === part ? { ...line, broken: true } : line);
      word = word.slice(end).trimStart();
      wordWidth = textWidth(asDrawn(word), font, size);
    }
    used = words.length > 0 ? used + space + wordWidth : wordWidth;
    words.push(word);
  }
  if (words.length > 0) {
    lines.push(measured(words.join(' '), font, size));
  }
  return withoutSingleWord(lines, font, size, width).map((line) => ({ ...line, text: asDrawn(line.text) }));
};

const measured = (text: string, font: Font, size: number): WrappedLine => ({
  text,
  width: textWidth(asDrawn(text), font, size),
});

/** Takes a word from the line above to a last line of one word. A word in parts stays as it is. */
const withoutSingleWord = (lines: WrappedLine[], font: Font, size: number, width: number): WrappedLine[] => {
  const [above, last] = lines.slice(-2);
  if (!above || !last || last.text.includes(' ')) return lines;
  const words = above.text.split(' ');
  // A line must not end with a typed hyphen, nor the one above become a single word itself.
  let taken = 1;
  while (words.at(-taken - 1)?.endsWith('-')) taken++;
  if (words.length - taken < 2) return lines;
  const longer = measured([...words.slice(-taken), last.text].join(' '), font, size);
  return longer.width > width
    ? lines
    : [...lines.slice(0, -2), measured(words.slice(0, -taken).join(' '), font, size), longer];
};
