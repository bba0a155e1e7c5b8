import type { jsPDF } from 'jspdf';
import type { FontFile } from '../layout/document';
import { embeddedFontOf } from './plugin/internals';

/** Font files by name; those in use suffice. */
export type PdfFonts = Partial<Record<FontFile, Uint8Array>>;

// Each weight is a family of its own, for jsPDF names its fonts by family and a reader must see what is bold. Six capitals
// and a plus sign mark a subset (ISO 32000-1, 9.6.4).
const families: Record<FontFile, string> = {
  regular: 'HUSAYR+HusaySans-Regular',
  bold: 'HUSAYB+HusaySans-Bold',
  'regular-extended': 'HUSAYS+HusaySans-RegularExtended',
  'bold-extended': 'HUSAYC+HusaySans-BoldExtended',
  'serif-regular': 'HUSAYT+HusaySerif-Regular',
  'serif-bold': 'HUSAYU+HusaySerif-Bold',
  'serif-regular-extended': 'HUSAYV+HusaySerif-RegularExtended',
  'serif-bold-extended': 'HUSAYW+HusaySerif-BoldExtended',
};

const binaryStrings = new WeakMap<Uint8Array, string>();

/** A character for each byte, as jsPDF takes a file. Made once for each file: a server draws many documents with it. */
const binaryString = (file: Uint8Array) => {
  let text = binaryStrings.get(file);
  if (text === undefined) {
    text = Array.from(file, (byte) => String.fromCharCode(byte)).join('');
    binaryStrings.set(file, text);
  }
  return text;
};

/** Returns a function that chooses the font of what is drawn next, and whether it has a character. */
export const fontChooser = (pdf: jsPDF, files: PdfFonts) => {
  const added = new Map<FontFile, (code: number) => boolean>();
  const add = (font: FontFile) => {
    const file = files[font];
    if (!file) throw new Error(`The font ${font} is used and was not given`);
    pdf.addFileToVFS(font, binaryString(file));
    pdf.addFont(font, families[font], 'normal');
  };
  return (font: FontFile) => {
    const known = added.get(font);
    if (!known) add(font);
    pdf.setFont(families[font], 'normal');
    if (known) return known;
    const embedded = embeddedFontOf(pdf);
    const hasGlyph = (code: number) => embedded.characterToGlyph(code) !== 0;
    added.set(font, hasGlyph);
    return hasGlyph;
  };
};
