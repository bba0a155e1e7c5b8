import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

export interface FontStyle {
  /** Without the letters of a subset: 'Inter-SemiBold'. */
  name: string;
  bold: boolean;
  italic: boolean;
}

interface LoadedFont {
  name?: string;
  bold?: boolean;
  black?: boolean;
  italic?: boolean;
}

/** Weight and slope by the font's flags, or by its name: most producers set the name alone ('ABCDEF+Inter-SemiBold'). */
export const fontStyle = (page: PDFPageProxy, fontName: string): FontStyle => {
  const font: LoadedFont = page.commonObjs.has(fontName) ? (page.commonObjs.get(fontName) as LoadedFont) : {};
  const name = (font.name ?? '').replace(/^[A-Z]{6}\+/, '');
  return {
    name,
    bold:
      !!font.bold ||
      !!font.black ||
      /bold|black|heavy|semibold|demi(?!tri)|[-,]b(i|ol)?$|medium$|cmbx/i.test(name),
    italic: !!font.italic || /italic|oblique|[-,](?:bi|i)t?(?:al)?$|cmti/i.test(name),
  };
};
