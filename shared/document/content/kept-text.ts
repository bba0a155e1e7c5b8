import { withDirectionMarks } from '#shared/text/invisible';
import { composed } from '#shared/text/plain-text';
import { withKnownBullets } from '#shared/text/lists';
import type { FieldTexts } from '../layout/printable-text';

// What no text file and no XML document holds (XML 1.0, production 2).
const unkept = /(?!\n)[\p{Cc}\p{Cs}\ufffe\uffff]/gu;
const lineBreak = /\r\n?|[\u2028\u2029\u000b\u000c]/g;
const spaces = /[^\S\n\u00a0]+/g;

const keptLines = (text: string) =>
  composed(withDirectionMarks(text.replace(lineBreak, '\n').replace(/\t/g, ' ').replace(unkept, '')))
    .replace(spaces, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim();

/** Texts for files whose reader has fonts for every script: nothing but control characters and invisible signs is removed. */
export const keptText: FieldTexts = {
  line: (_field, text) => keptLines((text ?? '').replace(/[\r\n\u2028\u2029\u000b\u000c]+/g, ' ')),
  lines: (_field, text) => keptLines(withKnownBullets(text ?? '')),
  warnings: () => [],
};
