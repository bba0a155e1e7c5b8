import { jsPDF } from 'jspdf';
import type { CircleMark, ImageMark, LaidOutDocument, RectangleMark } from '../layout/document';
import { usedFonts } from '../layout/used-fonts';
import { product } from '#shared/product/product';
import { fileDate, fileId } from './file-version';
import { internalsOf } from './paint-pdf-internals';
import { textPainter, type PdfFonts } from './paint-pdf-text';
import { tagger } from './tagging';

/** A square JPEG as a data URL or its bytes. */
export type PdfPhoto = string | Uint8Array;

/** Half of a pair is no character, which programs that read the metadata answer in different ways. */
const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, '\ufffd');

/** Draws the marks unchanged, for the layout has made all decisions. Returns the file. */
export const paintPdf = (
  document: LaidOutDocument,
  fonts: PdfFonts,
  photo?: PdfPhoto,
): Uint8Array<ArrayBuffer> => {
  const { width, height } = document.paper;
  const pdf = new jsPDF({
    unit: 'mm',
    format: [width, height],
    compress: true,
    putOnlyUsedFonts: true,
    precision: 4,
    floatPrecision: 4,
  });
  const internals = internalsOf(pdf);
  // PDF/UA-1 builds on 1.7; jsPDF says 1.3.
  internals.setVersion('1.7');
  const { language } = document;
  const title = wellFormed(document.title);
  const author = wellFormed(document.author);
  const subject = wellFormed(document.subject);
  const keywords = document.keywords.map(wellFormed);
  const creator = product.name;
  pdf.setDocumentProperties({ title, author, subject, keywords: keywords.join(', '), creator });
  pdf.setLanguage(language as Parameters<jsPDF['setLanguage']>[0]);
  pdf.viewerPreferences({ DisplayDocTitle: true });
  const date = fileDate(document);
  pdf.setCreationDate(date.pdf);
  pdf.setFileId(fileId(document));

  const drawable = photo !== undefined && isReadable(pdf, photo) ? photo : undefined;
  const producer = `jsPDF ${jsPDF.version}`;
  const about = { title, author, subject, keywords, language, creator, producer, created: date.iso };
  const tags = tagger(document, about, internals);
  const paintText = textPainter({ pdf, internals }, usedFonts(document), fonts, height);
  document.pages.forEach((page, i) => {
    tags.startPage();
    if (i > 0) pdf.addPage([width, height]);
    for (const mark of page) {
      if (mark.kind === 'text') tags.draw(mark, () => paintText(mark));
      else if (mark.kind !== 'image') tags.draw(mark, () => paintShape(pdf, mark));
      else if (drawable !== undefined) tags.draw(mark, () => paintPhoto(pdf, mark, drawable));
    }
  });
  return tags.file();
};

const paintShape = (pdf: jsPDF, mark: RectangleMark | CircleMark) => {
  pdf.setFillColor(mark.color);
  if (mark.kind === 'circle') pdf.circle(mark.x, mark.y, mark.radius, 'F');
  else if (mark.radius > 0)
    pdf.roundedRect(mark.x, mark.y, mark.width, mark.height, mark.radius, mark.radius, 'F');
  else pdf.rect(mark.x, mark.y, mark.width, mark.height, 'F');
};

/** A picture without content would be a figure that is not there. */
const isReadable = (pdf: jsPDF, photo: PdfPhoto) => {
  try {
    // jsPDF does not validate JPEG data.
    if (typeof photo !== 'string' && (photo[0] !== 0xff || photo[1] !== 0xd8)) throw new Error('Not a JPEG');
    pdf.getImageProperties(photo);
    return true;
  } catch (error) {
    console.warn('Failed to add profile photo', error);
    return false;
  }
};

const paintPhoto = (pdf: jsPDF, mark: ImageMark, photo: PdfPhoto) => {
  pdf.saveGraphicsState();
  pdf.roundedRect(mark.x, mark.y, mark.size, mark.size, mark.radius, mark.radius, null);
  pdf.clip();
  pdf.discardPath();
  pdf.addImage(photo, 'JPEG', mark.x, mark.y, mark.size, mark.size, 'photo');
  pdf.restoreGraphicsState();
};
