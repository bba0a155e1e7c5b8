import { jsPDF } from 'jspdf';
import {
  usedFonts,
  type ImageMark,
  type LaidOutDocument,
  type Mark,
  type TextMark,
} from '../layout/document';
import { toMillimetres } from '../layout/font-metrics';
import { product } from '#shared/product/product';
import { internalsOf } from './paint-pdf-internals';
import { textPainter, type PdfFonts } from './paint-pdf-text';

/** A square JPEG as a data URL or its bytes. */
export type PdfPhoto = string | Uint8Array;

/** Draws the marks unchanged; the layout has made all decisions. */
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
  const internals = internalsOf(pdf);
  internals.setVersion('1.5');
  pdf.setDocumentProperties({
    title: document.title,
    author: document.author,
    subject: document.subject,
    keywords: document.keywords.join(', '),
    creator: product.name,
  });
  pdf.setLanguage(document.language as Parameters<jsPDF['setLanguage']>[0]);
  pdf.viewerPreferences({ DisplayDocTitle: true });
  const paintText = textPainter({ pdf, internals }, usedFonts(document), fonts, height);
  document.pages.forEach((page, i) => {
    if (i > 0) pdf.addPage([width, height]);
    for (const mark of page) {
      if (mark.kind === 'text') {
        paintText(mark);
        if (mark.link !== undefined) linkTo(pdf, mark, mark.link);
      } else paintShape(pdf, mark, photo);
    }
  });
  return pdf;
};

const paintShape = (pdf: jsPDF, mark: Exclude<Mark, TextMark>, photo: PdfPhoto | undefined) => {
  switch (mark.kind) {
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

const linkTo = (pdf: jsPDF, mark: TextMark, url: string) => {
  const size = toMillimetres(mark.size);
  pdf.link(mark.x, mark.baseline - size * 0.8, mark.width, size, { url });
};

const paintPhoto = (pdf: jsPDF, mark: ImageMark, photo: PdfPhoto) => {
  pdf.saveGraphicsState();
  pdf.roundedRect(mark.x, mark.y, mark.size, mark.size, mark.radius, mark.radius, null);
  pdf.clip();
  pdf.discardPath();
  try {
    // jsPDF does not validate JPEG data.
    if (typeof photo !== 'string' && (photo[0] !== 0xff || photo[1] !== 0xd8)) throw new Error('Not a JPEG');
    pdf.addImage(photo, 'JPEG', mark.x, mark.y, mark.size, mark.size, 'photo');
  } catch (error) {
    console.warn('Failed to add profile photo', error);
  }
  pdf.restoreGraphicsState();
};
