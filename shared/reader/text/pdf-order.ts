import { dateIn } from '#shared/text/dates';
import { withPlainBullet } from '#shared/text/lists';
import { withWholeWords } from '../geometry/hyphenation';
import { lineOf } from '../geometry/lines';

// What is left of pages in the text of a PDF: numbers, broken words and the characters of icons.

/** The number at a page's end says that it is one. */
export const withPageNumbers = (text: string): string =>
  text.replace(/^[ \t]*(\d{1,2}(?: ?\/ ?\d{1,2})?)[ \t]*\r?\n(?=[ \t\r\n]{0,20}\f)/gm, 'Page $1\n');

const icon = /(?<!\S)(?:[{}~\u00c2\u00d0\u00ef\u00f0\u00fe\ue000-\uf8ff]|#(?= \S+@))(?!\S)/gu;

/** The lines with words that were hyphenated whole, and gaps in place of icons. */
export const withPlainWords = (lines: readonly string[]): string[] =>
  withWholeWords(
    lines.map((line, index) => {
      // Word's bullets are such characters, and so is what some put between two dates.
      const isOwn = withPlainBullet(line) !== line || dateIn(line)?.text.includes('~');
      const text = isOwn ? line : line.replace(icon, '\t');
      const plain = text === line ? line : text.replace(/ \+ (?=\p{L})/gu, '\t').replace(/^[\t ]+/, '');
      const cell = { page: 0, x: 0, right: 1, baseline: index, size: 1, text: plain, runs: [] };
      return lineOf([cell], 0, Infinity);
    }),
  ).map(({ cells }) => cells[0]?.text ?? '');
