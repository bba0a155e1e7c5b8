import { composed } from '#shared/text/plain-text';
import { withKnownBullets } from '../layout/lists';
import type { FieldTexts } from '../layout/printable-text';

/*
 * What no text file and no XML document holds (XML 1.0, production 2), and what only misleads a reader: marks that turn
 * the direction of text around, and invisible characters. Joiners stay, which emoji and Arabic script need, and the two
 * plain direction marks.
 */
const unkept = /(?![\n\u200c-\u200f])[\p{Cc}\p{Cf}\p{Cs}\ufffe\uffff]/gu;
const lineBreak = /\r\n?|[\u2028\u2029\u000b\u000c]/g;
const spaces = /[^\S\n\u00a0]+/g;

const keptLines = (text: string) =>
  composed(text.replace(lineBreak, '\n').replace(/\t/g, ' ').replace(unkept, ''))
    .replace(spaces, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim();

/** Texts for files whose reader has fonts for every script: nothing but control characters is removed. */
export const keptText: FieldTexts = {
  line: (_field, text) => keptLines((text ?? '').replace(/[\r\n\u2028\u2029\u000b\u000c]+/g, ' ')),
  lines: (_field, text) => keptLines(withKnownBullets(text ?? '')),
  warnings: () => [],
};
