import { sansTables } from '../fonts/sans.generated';
import type { Font, FontFile, LaidOutDocument } from './document';
import { loadedSerif, weightOf } from './font-metrics';
import { codesOf, type TypefaceTables } from './typeface-tables';

const codeSets = new WeakMap<TypefaceTables, Record<'characters' | 'extended', Set<number>>>();

const codesIn = (tables: TypefaceTables, file: 'characters' | 'extended') => {
  const known = codeSets.get(tables) ?? {
    characters: new Set(codesOf(tables.characters)),
    extended: new Set(codesOf(tables.extended)),
  };
  codeSets.set(tables, known);
  return known[file];
};

/**
 * The file that has the glyph of a character, by its code: of Greek and Cyrillic another one, and the sans' for what the serif
 * lacks.
 */
export const fontFileOf = (font: Font, code: number): FontFile => {
  const serif = font.startsWith('serif') ? loadedSerif() : undefined;
  if (serif && codesIn(serif, 'characters').has(code)) return font;
  if (serif && codesIn(serif, 'extended').has(code)) return `${font}-extended`;
  const weight = weightOf(font);
  return codesIn(sansTables, 'extended').has(code) ? `${weight}-extended` : weight;
};

/** ASCII is in the usual file of every font. */
const everywhere = /^[ -~]*$/;

const filesOf = (font: Font, text: string): FontFile[] =>
  everywhere.test(text)
    ? [fontFileOf(font, 32)]
    : Array.from(text, (character) => fontFileOf(font, character.charCodeAt(0)));

/** The font files that a painter needs for this document. */
export const usedFonts = (document: LaidOutDocument): Set<FontFile> =>
  new Set(
    document.pages.flatMap((page) =>
      page.flatMap((mark) => (mark.kind === 'text' ? filesOf(mark.font, mark.text) : [])),
    ),
  );
