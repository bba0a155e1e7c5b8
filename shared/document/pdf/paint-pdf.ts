import { product } from '#shared/product/product';
import type { LaidOutDocument } from '../layout/document';
import { writeAttachment } from './attachment';
import { embeddedFonts, type PdfFonts } from './file/embedded-fonts';
import { readJpeg, type Jpeg } from './file/jpeg';
import { decimal, pointsPerMm, shortTextString } from './file/pdf-syntax';
import { pdfWriter, type PdfWriter } from './file/pdf-writer';
import { fileDate, fileId } from './file-version';
import { pageCanvas } from './page-canvas';
import { imageOperators, shapeOperators } from './paint-pdf-shapes';
import { textPainter } from './paint-pdf-text';
import { tagger } from './tagging';
import type { About } from './xmp';

const photoName = 'Photo';

/** Draws the marks unchanged, for the layout has made all decisions. The photo is a square JPEG. Returns the file. */
export const paintPdf = (
  document: LaidOutDocument,
  files: PdfFonts,
  photo?: Uint8Array,
): Uint8Array<ArrayBuffer> => {
  const { height } = document.paper;
  const canvas = pageCanvas();
  const fonts = embeddedFonts(files);
  const picture = readablePhoto(photo);
  const tags = tagger(document, canvas.write);
  const paintText = textPainter(canvas, fonts, height);
  for (const page of document.pages) {
    tags.startPage();
    canvas.addPage();
    for (const mark of page) {
      if (mark.kind === 'text') tags.draw(mark, () => paintText(mark));
      else if (mark.kind !== 'image') tags.draw(mark, () => canvas.write(shapeOperators(mark, height)));
      else if (picture) tags.draw(mark, () => canvas.write(imageOperators(mark, photoName, height)));
    }
  }
  tags.finish();

  const writer = pdfWriter();
  const pages = canvas.pages.map(() => writer.reserve());
  const pageTree = writer.reserve();
  const about = aboutOf(document);
  const tagged = tags.write({ ...writer, pageReference: (page) => pages[page]?.reference ?? '' }, about);
  const resources = writer.addPlainObject(
    `<</Font<<${fonts.write(writer)}>>/ExtGState<<${canvas.graphicsStates()}>>` +
      `/XObject<<${picture ? `/${photoName} ${writePhoto(writer, picture)}` : ''}>>>>`,
  );
  const box = [document.paper.width, height].map((length) => decimal(length * pointsPerMm)).join(' ');
  const encoder = new TextEncoder();
  canvas.pages.forEach((operators, i) => {
    const content = writer.addCompressedStream('', encoder.encode(operators.join('\n')));
    writer.addPlainObject(
      `<</Type /Page/Parent ${pageTree.reference}/MediaBox[0 0 ${box}]/Resources ${resources}/Contents ${content}${tagged.pageEntries(i)}>>`,
      pages[i],
    );
  });
  const attached = writeAttachment(writer, document);
  const kids = pages.map(({ reference }) => reference).join(' ');
  writer.addPlainObject(`<</Type /Pages/Kids[${kids}]/Count ${pages.length}>>`, pageTree);
  return writer.finish({
    root: writer.addPlainObject(
      `<</Type /Catalog/Pages ${pageTree.reference}/PageLayout /OneColumn/OpenAction[${pages[0]?.reference ?? ''} /FitH null]` +
        `/Lang (${document.language})/ViewerPreferences<</DisplayDocTitle true>>${tagged.catalogEntries}${attached}>>`,
    ),
    info: writer.addPlainObject(information(about, fileDate(document).pdf)),
    id: fileId(document),
  });
};

/** Half of a pair is no character, which programs that read the metadata answer in different ways. */
const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, '\ufffd');

const aboutOf = (document: LaidOutDocument): About => ({
  title: wellFormed(document.title),
  author: wellFormed(document.author),
  subject: wellFormed(document.subject),
  keywords: document.keywords.map(wellFormed),
  language: document.language,
  creator: product.name,
  producer: product.name,
  created: fileDate(document).iso,
});

/** The document information dictionary (ISO 32000-1, 14.3.3). */
const information = (about: About, date: string) => {
  const texts = {
    Title: about.title,
    Author: about.author,
    Subject: about.subject,
    Keywords: about.keywords.join(', '),
    Creator: about.creator,
    Producer: about.producer,
    CreationDate: date,
  };
  const entries = Object.entries(texts).map(([key, text]) =>
    text ? `/${key} ${shortTextString(text)}` : '',
  );
  return `<<${entries.join('')}>>`;
};

/** A picture that cannot be drawn would be a figure that is not there. */
const readablePhoto = (photo: Uint8Array | undefined): Jpeg | undefined => {
  try {
    return photo && readJpeg(photo);
  } catch (error) {
    console.warn('Failed to add profile photo', error);
    return undefined;
  }
};

const writePhoto = (writer: PdfWriter, { data, width, height, bits, colors }: Jpeg) => {
  // Programs store the inks of such a picture as what is left without them.
  const inverted = colors === 'DeviceCMYK' ? '/Decode[1 0 1 0 1 0 1 0]' : '';
  return writer.addStream(
    `/Type /XObject/Subtype /Image/Width ${width}/Height ${height}/ColorSpace /${colors}/BitsPerComponent ${bits}${inverted}/Filter /DCTDecode`,
    data,
  );
};
