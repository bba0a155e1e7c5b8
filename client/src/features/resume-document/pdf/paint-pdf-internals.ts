import type { jsPDF } from 'jspdf';

/** A font as jsPDF stores it. */
export interface EmbeddedFont {
  id: string;
  /** The glyph of a character code; 0 where the font has none. */
  glyphOf: (code: number) => number;
  /** Marks the characters as used, so that they get into the file. Returns their glyphs, four hexadecimal digits each. */
  useGlyphs: (text: string) => string;
}

/** What the painter uses of jsPDF beyond its documented interface (docs/decisions/0030-jspdf-internals.md). */
export interface PdfInternals {
  setVersion: (version: string) => void;
  /** Appends a line of operators to the current page. */
  write: (operators: string) => void;
  currentFont: () => EmbeddedFont;
}

interface RawFont {
  id: string;
  metadata: { characterToGlyph: (code: number) => number };
}

/** jsPDF has these at run time; its declarations leave them out. */
interface RawInternals {
  __private__: { setPdfVersion: (version: string) => void };
  internal: { write: (operators: string) => void };
  getFont: () => RawFont;
  pdfEscape16: (text: string, font: RawFont) => string;
}

/** The only access to jsPDF's undocumented functions. */
export const internalsOf = (pdf: jsPDF): PdfInternals => {
  const raw = pdf as unknown as RawInternals;
  return {
    setVersion: raw.__private__.setPdfVersion,
    write: raw.internal.write,
    currentFont: () => {
      const font = raw.getFont();
      return {
        id: font.id,
        glyphOf: (code) => font.metadata.characterToGlyph(code),
        useGlyphs: (text) => raw.pdfEscape16(text, font),
      };
    },
  };
};
