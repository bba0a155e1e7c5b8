import { GState, jsPDF } from 'jspdf';
import type {
  CircleMark,
  CodeMark,
  Font,
  FontFile,
  ImageMark,
  LaidOutDocument,
  LogoMark,
  RectangleMark,
  TextMark,
} from '../layout/document';
import { kerningBetween, textWidth } from '../layout/font-metrics';
import { fontFileOf, isInUsualFile } from '../layout/used-fonts';
import { fileDate, fileId } from './file-version';
import { readJpeg } from './jpeg';
import { metadataOf, xmpPacket } from './metadata';
import { fontChooser, type PdfFonts } from './pdf-fonts';
import { eventsOf, fileOf, internalsOf, type PluginEvents } from './plugin/internals';
import { kernedText, type Piece } from './plugin/kerned-text';
import { tagging, textString } from './plugin/tagging';

/** Pictures as files: a square JPEG, a JPEG of the signature's shape, and a PNG. */
export interface PdfPictures {
  photo?: Uint8Array | undefined;
  signature?: Uint8Array | undefined;
  logo?: Uint8Array | undefined;
}

/** Draws the marks unchanged, for the layout has made all decisions. Returns the file. */
export const paintPdf = (
  document: LaidOutDocument,
  files: PdfFonts,
  { photo, signature, logo }: PdfPictures = {},
): Uint8Array<ArrayBuffer> => {
  const size = [document.paper.width, document.paper.height];
  // Four decimals for lengths and colors, of which the usual two are not exact.
  const pdf = new jsPDF({ unit: 'mm', format: size, precision: 4, compress: true, putOnlyUsedFonts: true });
  const events = eventsOf(pdf);
  const tags = tagging(pdf, document, events);
  const paintText = textPainter(pdf, files, events);
  const pictures = { photo: readablePicture(photo), signature: readablePicture(signature) };
  document.pages.forEach((page, i) => {
    if (i > 0) pdf.addPage(size);
    tags.startPage();
    for (const mark of page) {
      if (mark.kind === 'text') tags.draw(mark, () => paintText(mark));
      else if (mark.kind === 'logo') {
        if (logo) tags.draw(mark, () => paintLogo(pdf, mark, logo));
      } else if (mark.kind !== 'image') tags.draw(mark, () => paintShape(pdf, mark));
      else {
        const name = mark.role === 'signature' ? mark.role : 'photo';
        const picture = pictures[name];
        if (picture) tags.draw(mark, () => paintPicture(pdf, mark, picture, name));
      }
    }
    tags.endPage();
  });
  tags.finish();
  describe(pdf, document);
  return fileOf(pdf, events);
};

/** The same content has the same date and identifier, and so the same bytes. */
const describe = (pdf: jsPDF, document: LaidOutDocument) => {
  // jsPDF gives its name and version for the producer, whatever it is told.
  const about = metadataOf(document, `jsPDF ${jsPDF.version}`);
  const { title, subject, author, keywords, creator } = about;
  pdf.setDocumentProperties({ title, subject, author, keywords: keywords.join(', '), creator });
  pdf.addMetadata(xmpPacket(about), true);
  pdf.setLanguage(document.language as Parameters<typeof pdf.setLanguage>[0]);
  pdf.viewerPreferences({ DisplayDocTitle: true });
  pdf.setCreationDate(fileDate(document).pdf);
  pdf.setFileId(fileId(document));
};

interface Run {
  file: FontFile;
  part: string;
}

/** A text in parts of one file each. */
const runsOf = (font: Font, text: string): Run[] => {
  if (isInUsualFile(text)) return [{ file: fontFileOf(font, 32), part: text }];
  const runs: Run[] = [];
  let [start, file] = [0, fontFileOf(font, text.charCodeAt(0))];
  for (let i = 1; i < text.length; i++) {
    const next = fontFileOf(font, text.charCodeAt(i));
    if (next === file) continue;
    runs.push({ file, part: text.slice(start, i) });
    [start, file] = [i, next];
  }
  return [...runs, { file, part: text.slice(start) }];
};

/** A run in pieces between which there is kerning. */
const piecesOf = (font: Font, size: number, text: string): Piece[] => {
  const pieces: Piece[] = [];
  let from = 0;
  for (let i = 1; i <= text.length; i++) {
    if (i < text.length && kerningBetween(font, text.charCodeAt(i - 1), text.charCodeAt(i)) === 0) continue;
    pieces.push({
      length: i - from,
      // Up to the piece's first character, with the kerning before it.
      distance: textWidth(text.slice(0, from + 1), font, size) - textWidth(text.charAt(from), font, size),
    });
    from = i;
  }
  return pieces;
};

/** Returns a function that draws a run of text on the current page. */
const textPainter = (pdf: jsPDF, files: PdfFonts, events: PluginEvents) => {
  const chooseFont = fontChooser(pdf, files);
  const drawKerned = kernedText(pdf, events);
  const { write } = internalsOf(pdf);

  const paint = ({ font, size, color, text, space, x, baseline, angle }: TextMark) => {
    pdf.setFontSize(size);
    pdf.setTextColor(color);
    const radians = ((angle ?? 0) * Math.PI) / 180;
    let distance = 0;
    // The structure has no lines: without the space, words would be joined (ISO 32000-1, 14.8.2.5).
    for (const { file, part } of runsOf(font, space ? `${text} ` : text)) {
      const hasGlyph = chooseFont(file);
      // jsPDF would end the text at a character without a glyph.
      const drawn = Array.from({ length: part.length }, (_, i) => part.charAt(i))
        .filter((unit) => hasGlyph(unit.charCodeAt(0)))
        .join('');
      const start = {
        x: x + distance * Math.cos(radians),
        baseline: baseline - distance * Math.sin(radians),
        angle,
      };
      if (drawn) drawKerned(drawn, start, piecesOf(font, size, drawn));
      distance += textWidth(drawn, font, size);
    }
  };

  return (mark: TextMark) => {
    if (mark.angle === undefined) return paint(mark);
    pdf.saveGraphicsState();
    pdf.setGState(new GState({ opacity: mark.opacity ?? 1 }));
    // Text extraction by geometry would mix rotated glyphs into the lines they cross. The run carries its text as a whole
    // instead (14.9.4).
    write(`/Span<</ActualText${textString(mark.text)}>>BDC`);
    paint(mark);
    write('EMC');
    pdf.restoreGraphicsState();
  };
};

/** Where the handles of a curve are that is a quarter of a circle, as a part of its radius. */
const handle = (4 / 3) * (Math.SQRT2 - 1);

/** Instead of jsPDF's `roundedRect`, which gives three of the corners wrong handles: a circle of it is none. */
const roundedRectangle = (
  pdf: jsPDF,
  { x, y, width, height, radius }: Omit<RectangleMark, 'kind' | 'role' | 'color'>,
  style: 'F' | null,
) => {
  const [far, near] = [handle * radius, radius - handle * radius];
  const lines = [
    [width - 2 * radius, 0],
    [far, 0, radius, near, radius, radius],
    [0, height - 2 * radius],
    [0, far, -near, radius, -radius, radius],
    [2 * radius - width, 0],
    [-far, 0, -radius, -near, -radius, -radius],
    [0, 2 * radius - height],
    [0, -far, near, -radius, radius, -radius],
  ];
  pdf.lines(lines, x + radius, y, [1, 1], style, true);
};

const paintShape = (pdf: jsPDF, mark: RectangleMark | CircleMark | CodeMark) => {
  if (mark.kind === 'code') return paintCode(pdf, mark);
  pdf.setFillColor(mark.color);
  const { x, y, radius } = mark;
  if (mark.kind === 'circle') return pdf.circle(x, y, radius, 'F');
  if (radius > 0) return roundedRectangle(pdf, mark, 'F');
  return pdf.rect(x, y, mark.width, mark.height, 'F');
};

/** All modules in one path, so that no light line is between their rows. */
const paintCode = (pdf: jsPDF, { x, y, size, code }: CodeMark) => {
  const module = size / code.side;
  pdf.setFillColor('#000000');
  code.runs.forEach((run, i) => {
    const style = i === code.runs.length - 1 ? 'F' : null;
    pdf.rect(x + run.x * module, y + run.y * module, run.length * module, module, style);
  });
};

const paintPicture = (
  pdf: jsPDF,
  { x, y, size, height = size, radius }: ImageMark,
  picture: Uint8Array,
  name: string,
) => {
  pdf.saveGraphicsState();
  roundedRectangle(pdf, { x, y, width: size, height, radius }, null);
  pdf.clip();
  pdf.discardPath();
  // The alias: the picture is in the file once.
  pdf.addImage(picture, 'JPEG', x, y, size, height, name);
  pdf.restoreGraphicsState();
};

const paintLogo = (pdf: jsPDF, { x, y, width, height }: LogoMark, logo: Uint8Array) =>
  pdf.addImage(logo, 'PNG', x, y, width, height, 'logo', 'FAST');

/** jsPDF takes any data for a JPEG. A picture that cannot be drawn would be a figure that is not there. */
const readablePicture = (picture: Uint8Array | undefined): Uint8Array | undefined => {
  try {
    if (picture) readJpeg(picture);
    return picture;
  } catch (error) {
    console.warn('Failed to add profile photo', error);
    return undefined;
  }
};
