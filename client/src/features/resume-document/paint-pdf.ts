import { GState, jsPDF } from 'jspdf';
import {
  usedFonts,
  type Font,
  type ImageMark,
  type LaidOutDocument,
  type Mark,
  type TextMark,
} from './layout/document';
import { toMillimetres } from './layout/font-metrics';
import { product } from '#shared/product';
import { lookUpLettersOnce } from './paint-pdf-letters';

/** Font files as binary strings (one character per byte), the form in which jsPDF reads them fastest; those in use suffice. */
export type PdfFonts = Partial<Record<Font, string>>;

/** A square JPEG as a data URL or its bytes. */
export type PdfPhoto = string | Uint8Array;

// Each weight is a family of its own, for the file names its fonts by family and a reader must see what is bold. Six
// capitals and a plus sign mark a subset (ISO 32000-1, 9.6.4).
const families: Record<Font, string> = {
  regular: 'HUSAYR+HusaySans-Regular',
  bold: 'HUSAYB+HusaySans-Bold',
};

/** Draws the marks as they are. Knows no resume: all decisions were made by the layout. */
export const paintPdf = (document: LaidOutDocument, fonts: PdfFonts, photo?: PdfPhoto): jsPDF => {
  const { width, height } = document.paper;
  const pdf = new jsPDF({
    unit: 'mm',
    format: [width, height],
    compress: true,
    putOnlyUsedFonts: true,
    precision: 4,
    floatPrecision: 4,
  });
  // Transparency, ActualText and the document's language came with 1.4 and 1.5; jsPDF says 1.3.
  undeclared(pdf).__private__.setPdfVersion('1.5');
  pdf.setDocumentProperties({
    title: document.title,
    author: document.author,
    subject: document.subject,
    keywords: document.keywords.join(', '),
    creator: product.name,
  });
  pdf.setLanguage(document.language as Parameters<jsPDF['setLanguage']>[0]);
  pdf.viewerPreferences({ DisplayDocTitle: true });
  for (const font of usedFonts(document)) {
    const file = fonts[font];
    if (file === undefined) throw new Error(`The font ${font} is used and was not given`);
    pdf.addFileToVFS(`${font}.ttf`, file);
    pdf.addFont(`${font}.ttf`, families[font], 'normal');
  }
  lookUpLettersOnce(pdf);
  document.pages.forEach((page, i) => {
    if (i > 0) pdf.addPage([width, height]);
    for (const mark of page) paintMark(pdf, mark, photo);
  });
  return pdf;
};

const paintMark = (pdf: jsPDF, mark: Mark, photo: PdfPhoto | undefined) => {
  switch (mark.kind) {
    case 'text':
      return paintText(pdf, mark);
    case 'rectangle':
      pdf.setFillColor(mark.color);
      if (mark.radius > 0)
        pdf.roundedRect(mark.x, mark.y, mark.width, mark.height, mark.radius, mark.radius, 'F');
      else pdf.rect(mark.x, mark.y, mark.width, mark.height, 'F');
      return;
    case 'circle':
      pdf.setFillColor(mark.color);
      pdf.circle(mark.x, mark.y, mark.radius, 'F');
      return;
    case 'image':
      if (photo !== undefined) paintPhoto(pdf, mark, photo);
  }
};

const paintText = (pdf: jsPDF, mark: TextMark) => {
  pdf.setFont(families[mark.font], 'normal');
  pdf.setFontSize(mark.size);
  pdf.setTextColor(mark.color);
  if (mark.angle === undefined) {
    pdf.text(mark.text, mark.x, mark.baseline);
  } else {
    paintSlanted(pdf, mark, mark.angle);
  }
  if (mark.link !== undefined) {
    const size = toMillimetres(mark.size);
    pdf.link(mark.x, mark.baseline - size * 0.8, mark.width, size, { url: mark.link });
  }
};

/** jsPDF has these at run time; its declarations leave them out. */
interface Undeclared {
  internal: { write: (line: string) => void };
  __private__: { setPdfVersion: (version: string) => void };
}
const undeclared = (pdf: jsPDF) => pdf as unknown as Undeclared;

/** A text string for any script: UTF-16 in hexadecimal, in which nothing needs escaping (ISO 32000-1, 7.9.2.2). */
const textString = (text: string) =>
  `<FEFF${Array.from({ length: text.length }, (_, i) => text.charCodeAt(i).toString(16).padStart(4, '0')).join('')}>`;

/**
 * Programs that read a page by its geometry would weave slanted letters into the lines they cross. The run
 * carries its text as a whole instead (ISO 32000-1, 14.9.4).
 */
const paintSlanted = (pdf: jsPDF, mark: TextMark, angle: number) => {
  pdf.saveGraphicsState();
  pdf.setGState(new GState({ opacity: mark.opacity ?? 1 }));
  const { write } = undeclared(pdf).internal;
  write(`/Span <</ActualText ${textString(mark.text)}>> BDC`);
  pdf.text(mark.text, mark.x, mark.baseline, { angle });
  write('EMC');
  pdf.restoreGraphicsState();
};

const paintPhoto = (pdf: jsPDF, mark: ImageMark, photo: PdfPhoto) => {
  pdf.saveGraphicsState();
  pdf.roundedRect(mark.x, mark.y, mark.size, mark.size, mark.radius, mark.radius, null);
  pdf.clip();
  pdf.discardPath();
  pdf.addImage(photo, 'JPEG', mark.x, mark.y, mark.size, mark.size, 'photo');
  pdf.restoreGraphicsState();
};
