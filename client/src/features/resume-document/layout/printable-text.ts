import type { DocumentWarning } from './document';
import { isPrintable, sharedGlyph } from './font-metrics';

const spaces = /[\t\u1680\u2000-\u200a\u202f\u205f\u3000]/;
const invisible = /[\p{Cc}\p{Cf}\p{Variation_Selector}]/u;
const lettersAndDigits = /[\p{L}\p{N}]/u;
const box = '□';

/** Non-breaking spaces stay as they are until a line is drawn; see `asDrawn`. */
const nonBreakingSpace = '\u00a0';

const compatible = (character: string) => {
  const plain = [...character.normalize('NFKC')];
  return plain.every((part) => part === ' ' || isPrintable(part)) ? plain.join('') : undefined;
};

const printableCharacter = (character: string, missing: Set<string>): string => {
  if (isPrintable(character) || character === nonBreakingSpace || character === '\n') return character;
  if (spaces.test(character)) return ' ';
  if (invisible.test(character)) return '';
  const stand = sharedGlyph(character) ?? compatible(character);
  if (stand !== undefined) return stand;
  missing.add(character);
  // A letter that is missing leaves a visible box, so that no name turns silently into another; a picture is left out.
  return lettersAndDigits.test(character) ? box : '';
};

/** Everything in one field that the fonts have: composed, spaces single, unprintable characters gone or boxed. */
export const printableLines = (text: string, missing: Set<string>) => {
  const composed = text.normalize('NFC').replace(/\r\n?|[\u2028\u2029]/g, '\n');
  // Most text is plain and needs no look at each character.
  const drawn = /^[\n\x20-\x7e]*$/.test(composed)
    ? composed
    : Array.from(composed, (character) => printableCharacter(character, missing)).join('');
  return drawn
    .replace(/ +/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim();
};

export const printableLine = (text: string, missing: Set<string>) =>
  printableLines(text.replace(/[\r\n\u2028\u2029]+/g, ' '), missing);

/** A line's text as it reaches the page: the non-breaking space has done its work and has the space's glyph. */
export const asDrawn = (text: string) => text.replaceAll(nonBreakingSpace, ' ');

/** Gathers what could not be printed, by the field's name as the builder shows it. */
export class PrintableFields {
  private readonly missing = new Map<string, Set<string>>();

  line(field: string, text: string | null | undefined) {
    return printableLine(text ?? '', this.missingIn(field));
  }

  lines(field: string, text: string | null | undefined) {
    return printableLines(text ?? '', this.missingIn(field));
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
