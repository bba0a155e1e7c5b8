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
 * The file that has the glyph of a character, by its code: another one for characters that few documents have, and the sans'
 * for what the serif lacks.
 */
export const fontFileOf = (font: Font, code: number): FontFile => {
  const serif = font.startsWith('serif') ? loadedSerif() : undefined;
  if (serif && codesIn(serif, 'characters').has(code)) return font;
  if (serif && codesIn(serif, 'extended').has(code)) return `${font}-extended`;
  const weight = weightOf(font);
  return codesIn(sansTables, 'extended').has(code) ? `${weight}-extended` : weight;
};

const ascii = /^[ -~]*$/;

/** Whether the usual file of every font has all of this text. */
export const isInUsualFile = (text: string) => ascii.test(text);

/** The font files that a painter needs for this document. */
export const usedFonts = (document: LaidOutDocument): Set<FontFile> => {
  const used = new Set<FontFile>();
  for (const page of document.pages)
    for (const mark of page) {
      if (mark.kind !== 'text') continue;
      used.add(fontFileOf(mark.font, 32));
      if (isInUsualFile(mark.text)) continue;
      for (let i = 0; i < mark.text.length; i++) used.add(fontFileOf(mark.font, mark.text.charCodeAt(i)));
    }
  return used;
};
