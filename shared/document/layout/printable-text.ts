import { withoutInvisible } from '#shared/text/invisible';
import { composed } from '#shared/text/plain-text';
import type { DocumentWarning } from './document';
import { withKnownBullets } from '#shared/text/lists';
import { isPrintable, printableRanges, sharedGlyph } from './font-metrics';

const spaces = /[\t\u1680\u2000-\u200a\u202f\u205f\u3000]/;
const box = '□';

/** Non-breaking spaces stay as they are until a line is drawn; see `asDrawn`. */
const nonBreakingSpace = '\u00a0';

const compatible = (character: string) => {
  const plain = [...composed(character, 'NFKC')];
  return plain.every(isPrintable) ? plain.join('') : undefined;
};

const printableCharacter = (character: string): string | undefined => {
  if (isPrintable(character) || character === nonBreakingSpace || character === '\n') return character;
  if (spaces.test(character)) return ' ';
  if (/\p{Cc}/u.test(character) || withoutInvisible(character) === '') return '';
  return sharedGlyph(character) ?? compatible(character);
};

// Graphemes: a letter with its combining marks, a flag, an emoji of several code points.
const signs = /\p{RI}{2}|[^\p{M}\s](?:[\p{M}\p{Emoji_Modifier}]|\u200d[^\s])*|[^]/gu;

const printableSign = (sign: string, missing: Set<string>): string => {
  const characters = Array.from(sign, printableCharacter);
  if (characters.every((character) => character !== undefined)) return characters.join('');
  missing.add(sign);
  // A visible box, so that no name or figure silently changes.
  return box;
};

const drawable = new RegExp(`^[\\n${nonBreakingSpace}${printableRanges()}]*$`);

const composedLines = (text: string) => composed(text).replace(/\r\n?|[\u2028\u2029]/g, '\n');

const withSingleSpaces = (text: string) =>
  text
    .replace(/[ \u00a0]+/g, (run) => (run.includes(nonBreakingSpace) ? nonBreakingSpace : ' '))
    .replace(/[ \u00a0]?\n[ \u00a0]?/g, '\n')
    .trim();

/** Text unaffected by normalization, with single spaces or line breaks: the common case. */
const plainWords = /^[!-~]+(?:[ \n][!-~]+)*$/;

/** A field's printable text: composed, with single spaces, a box for each sign that no font has. */
export const printableLines = (text: string, missing: Set<string>) => {
  // Runs for every text at every keystroke.
  if (plainWords.test(text)) return text;
  const whole = composedLines(text);
  // Most text is printable as it is, and needs no check of each grapheme.
  const drawn = drawable.test(whole) ? whole : whole.replace(signs, (sign) => printableSign(sign, missing));
  return withSingleSpaces(drawn);
};

/** What our fonts lack of a text, each once. */
export const unprintableSigns = (text: string): string[] => {
  const missing = new Set<string>();
  printableLines(withKnownBullets(text), missing);
  return [...missing];
};

/** One line for programs that list the file: composed and clean, and with what only our fonts lack. */
export const plainLine = (text: string | null | undefined) =>
  withSingleSpaces(composedLines(withoutInvisible(text ?? '')).replace(/[\s\p{Cc}]/gu, ' '));

export const printableLine = (text: string, missing: Set<string>) =>
  printableLines(text.replace(/[\r\n\u2028\u2029]/g, ' '), missing);

/** A line's text as painted: non-breaking spaces are drawn with the space's glyph. */
export const asDrawn = (text: string) =>
  text.includes(nonBreakingSpace) ? text.replaceAll(nonBreakingSpace, ' ') : text;

/** Gathers what could not be printed, by the field's name as the builder shows it. */
export class PrintableFields {
  private readonly missing = new Map<string, Set<string>>();

  line(field: string, text: string | null | undefined) {
    return printableLine(text ?? '', this.missingIn(field));
  }

  lines(field: string, text: string | null | undefined) {
    return printableLines(withKnownBullets(text ?? ''), this.missingIn(field));
  }

  warnings(): DocumentWarning[] {
    return [...this.missing]
      .filter(([, characters]) => characters.size > 0)
      .map(([field, characters]) => ({ field, characters: [...characters] }));
  }

  private missingIn(field: string) {
    const characters = this.missing.get(field) ?? new Set<string>();
    this.missing.set(field, characters);
    return characters;
  }
}

/** How a document's texts are made of typed ones, by the field's name as the builder shows it. */
export type FieldTexts = Pick<PrintableFields, 'line' | 'lines' | 'warnings'>;
