import { GState, type jsPDF } from 'jspdf';
import type { Font, FontFile, TextMark } from '../layout/document';
import { kerningBetween } from '../layout/font-metrics';
import { fontFileOf } from '../layout/used-fonts';
import type { EmbeddedFont, PdfInternals } from './paint-pdf-internals';
import { decimal, pointsPerMm, textString } from './pdf-syntax';

interface Target {
  pdf: jsPDF;
  internals: PdfInternals;
}

/** Font files as binary strings (one character per byte), the form in which jsPDF reads them fastest; those in use suffice. */
export type PdfFonts = Partial<Record<FontFile, string>>;

// Each weight is a family of its own, for the file names its fonts by family and a reader must see what is bold. Six
// capitals and a plus sign mark a subset (ISO 32000-1, 9.6.4).
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

/**
 * Embeds these fonts and returns a function that draws a run of text on the current page (ISO 32000-1, 9.4).
 * jsPDF's `text` looks up every glyph each time, shapes Arabic, reorders Hebrew, and aligns
 * and wraps: a third of a long document's time, for what the layout has already decided or excluded.
 */
export const textPainter = (
  target: Target,
  used: Iterable<FontFile>,
  files: PdfFonts,
  pageHeightMm: number,
) => {
  const { pdf, internals } = target;
  const { write } = internals;
  const typefaces = new Map(Array.from(used, (font) => [font, embed(target, font, files[font])]));
  const colors = new Map<string, string>();
  const colorOf = (hex: string) => {
    const color = colors.get(hex) ?? fillColor(hex);
    colors.set(hex, color);
    return color;
  };

  const run = ({ font, size, color, text, space }: TextMark, position: string) => {
    // The structure has no lines: without the space, words would be joined (ISO 32000-1, 14.8.2.5).
    const shown = runsOf(font, space ? `${text} ` : text).map(({ file, part }) => {
      const typeface = typefaces.get(file);
      if (!typeface) throw new Error(`The font ${file} is used and was not embedded`);
      return `/${typeface.id} ${decimal(size)} Tf ${typeface.show(part)}`;
    });
    return `BT ${colorOf(color)} ${position} ${shown.join(' ')} ET`;
  };

  return (mark: TextMark) => {
    const x = decimal(mark.x * pointsPerMm);
    const y = decimal((pageHeightMm - mark.baseline) * pointsPerMm);
    if (mark.angle === undefined) return write(run(mark, `${x} ${y} Td`));
    const angle = (mark.angle * Math.PI) / 180;
    const [cos, sin, minusSin] = [Math.cos(angle), Math.sin(angle), -Math.sin(angle)].map(decimal);
    pdf.saveGraphicsState();
    pdf.setGState(new GState({ opacity: mark.opacity ?? 1 }));
    // Text extraction by geometry would mix rotated glyphs into the lines they cross. The run carries its
    // text as a whole instead (ISO 32000-1, 14.9.4).
    write(`/Span <</ActualText ${textString(mark.text)}>> BDC`);
    write(run(mark, `${cos} ${sin} ${minusSin} ${cos} ${x} ${y} Tm`));
    write('EMC');
    pdf.restoreGraphicsState();
  };
};

interface Typeface {
  /** Its name on the pages. */
  id: string;
  /** The operator that shows a text, its glyphs in hexadecimal digits. */
  show: (text: string) => string;
}

interface Run {
  file: FontFile;
  part: string;
}

/** A text in parts of one file each. */
const runsOf = (font: Font, text: string): Run[] => {
  const runs: Run[] = [];
  for (let start = 0, i = 1; i <= text.length; i++) {
    const file = fontFileOf(font, text.charCodeAt(start));
    if (i < text.length && fontFileOf(font, text.charCodeAt(i)) === file) continue;
    runs.push({ file, part: text.slice(start, i) });
    start = i;
  }
  return runs;
};

const embed = ({ pdf, internals }: Target, font: FontFile, file: string | undefined): Typeface => {
  if (file === undefined) throw new Error(`The font ${font} is used and was not given`);
  pdf.addFileToVFS(`${font}.ttf`, file);
  pdf.addFont(`${font}.ttf`, families[font], 'normal');
  pdf.setFont(families[font], 'normal');
  // jsPDF embeds only fonts in which it has drawn text; an empty text suffices. It is no content.
  internals.write('/Artifact BMC');
  pdf.text([''], 0, 0);
  internals.write('EMC');
  const embedded = internals.currentFont();
  return { id: embedded.id, show: shower(embedded, font.replace('-extended', '') as Font) };
};

/** `#rrggbb` as the operator that fills with it. */
const fillColor = (hex: string) => {
  const parts = [1, 3, 5].map((at) => decimal(parseInt(hex.slice(at, at + 2), 16) / 255));
  return `${parts.join(' ')} rg`;
};

/** Caches glyph lookups per document; the layout leaves one character for each glyph. */
const letterByLetter = (font: EmbeddedFont) => {
  const known = new Map<string, string>();
  const codeOf = (letter: string) => {
    let code = known.get(letter);
    if (code === undefined) {
      // Glyph 0 is the missing-glyph box.
      const isThere = font.glyphOf(letter.charCodeAt(0)) !== 0;
      code = isThere ? font.useGlyphs(letter) : '';
      known.set(letter, code);
    }
    return code;
  };
  return codeOf;
};

/** Shows text with its kerning, in thousandths of an em less (ISO 32000-1, 9.4.3): the unit of our fonts. */
const shower = (embedded: EmbeddedFont, font: Font) => {
  const codeOf = letterByLetter(embedded);
  return (text: string) => {
    let kerned = '';
    let codes = '';
    for (let i = 0; i < text.length; i++) {
      const change = i > 0 ? kerningBetween(font, text.charCodeAt(i - 1), text.charCodeAt(i)) : 0;
      if (change !== 0) {
        kerned += `<${codes}>${-change}`;
        codes = '';
      }
      codes += codeOf(text.charAt(i));
    }
    return kerned === '' ? `<${codes}> Tj` : `[${kerned}<${codes}>] TJ`;
  };
};
