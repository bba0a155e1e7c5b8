import { jsPDF } from 'jspdf';

/** jsPDF's reader of fonts, which only its plugins receive. */
interface Reader {
  open: (file: Uint8Array) => {
    characterToGlyph: (code: number) => number;
    widthOfGlyph: (glyph: number) => number;
    ascender: number;
    capHeight: number;
  };
}

/** A font file as jsPDF reads it, which draws with it: lengths in thousandths of an em. */
export const openFont = (file: Uint8Array) => {
  const { TTFFont } = jsPDF.API as unknown as { TTFFont: Reader };
  const font = TTFFont.open(new Uint8Array(file));
  const glyphOf = (code: number) => font.characterToGlyph(code);
  return {
    glyphOf,
    widthOf: (code: number) => font.widthOfGlyph(glyphOf(code)),
    ascent: font.ascender,
    capHeight: font.capHeight,
  };
};

export type OpenFont = ReturnType<typeof openFont>;
