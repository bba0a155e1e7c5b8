import type { Font } from './document';
import { textWidth } from './font-metrics';
import { asDrawn } from './printable-text';

export interface WrappedLine {
  text: string;
  width: number;
}

const goodBreak = /[ /?&=._@#:;,|]/;

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
  for (let i = end; i > end * 0.6; i--) if (goodBreak.test(word[i - 1] ?? '')) return i;
  let stem = end;
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
    if (words.length === 0) return;
    const carried = words.length > 1 && words.at(-1)?.endsWith('-') ? words.splice(-1) : [];
    const text = asDrawn(words.join(' '));
    lines.push({ text, width: textWidth(text, font, size) });
    words = carried;
    used = carried.length > 0 ? textWidth(asDrawn(carried.join(' ')), font, size) : 0;
  };

  for (let word of paragraph.split(' ')) {
    if (word === '') continue;
    let wordWidth = textWidth(asDrawn(word), font, size);
    // Twice, because the hyphen rule may carry a word over that again leaves no room.
    for (let i = 0; i < 2 && words.length > 0 && used + space + wordWidth > width; i++) close();
    while (wordWidth > width) {
      if (words.length > 0) close();
      const end = fittingPart(asDrawn(word), font, size, width);
      const text = asDrawn(word.slice(0, end)).trimEnd();
      lines.push({ text, width: textWidth(text, font, size) });
      word = word.slice(end).trimStart();
      wordWidth = textWidth(asDrawn(word), font, size);
    }
    used = words.length > 0 ? used + space + wordWidth : wordWidth;
    words.push(word);
  }
  if (words.length > 0) {
    const text = asDrawn(words.join(' '));
    lines.push({ text, width: textWidth(text, font, size) });
  }
  return lines;
};

export interface Paragraph {
  text: string;
  listed: boolean;
}

/**
 * The lines as typed. Those that start with •, or with - or * and a space, are list items, their sign gone; a line that is
 * only such a sign has nothing to say.
 */
export const paragraphs = (text: string): Paragraph[] =>
  text.split('\n').flatMap((line) => {
    const item = /^\s*(?:•|[-*](?=\s|$))(.*)$/.exec(line);
    const content = (item?.[1] ?? line).trim();
    return content === '' ? [] : [{ text: content, listed: item !== null }];
  });
