import type { Font, FontFile, TextMark } from '../layout/document';
import { kerningBetween } from '../layout/font-metrics';
import { fontFileOf, isInUsualFile } from '../layout/used-fonts';
import type { EmbeddedFont, EmbeddedFonts } from './file/embedded-fonts';
import { decimal, fillColor, pointsPerMm, textString } from './file/pdf-syntax';
import type { PageCanvas } from './page-canvas';

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

/** The operator that shows a text, its glyphs in hexadecimal digits, with its kerning in thousandths of an em less (ISO 32000-1, 9.4.3): the unit of our fonts. */
const shown = ({ glyphOf }: EmbeddedFont, font: Font, text: string) => {
  let moved = '';
  let codes = '';
  let before = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    const change = i > 0 ? kerningBetween(font, before, code) : 0;
    if (change !== 0) {
      moved += `<${codes}>${-change}`;
      codes = '';
    }
    codes += glyphOf(code);
    before = code;
  }
  return moved === '' ? `<${codes}> Tj` : `[${moved}<${codes}>] TJ`;
};

/** Returns a function that draws a run of text on the current page (9.4). */
export const textPainter = (canvas: PageCanvas, fonts: EmbeddedFonts, pageHeightMm: number) => {
  const colors = new Map<string, string>();
  const colorOf = (hex: string) => {
    const color = colors.get(hex) ?? fillColor(hex);
    colors.set(hex, color);
    return color;
  };

  const run = ({ font, size, color, text, space }: TextMark, position: string) => {
    // The structure has no lines: without the space, words would be joined (14.8.2.5).
    const parts = runsOf(font, space ? `${text} ` : text).map(({ file, part }) => {
      const used = fonts.use(file);
      return `/${used.name} ${decimal(size)} Tf ${shown(used, font, part)}`;
    });
    return `BT ${colorOf(color)} ${position} ${parts.join(' ')} ET`;
  };

  return (mark: TextMark) => {
    const x = decimal(mark.x * pointsPerMm);
    const y = decimal((pageHeightMm - mark.baseline) * pointsPerMm);
    if (mark.angle === undefined) return canvas.write(run(mark, `${x} ${y} Td`));
    const angle = (mark.angle * Math.PI) / 180;
    const [cos, sin, minusSin] = [Math.cos(angle), Math.sin(angle), -Math.sin(angle)].map(decimal);
    // Text extraction by geometry would mix rotated glyphs into the lines they cross. The run carries its
    // text as a whole instead (14.9.4).
    canvas.write(
      `q /${canvas.opacity(mark.opacity ?? 1)} gs /Span<</ActualText ${textString(mark.text)}>>BDC`,
    );
    canvas.write(run(mark, `${cos} ${sin} ${minusSin} ${cos} ${x} ${y} Tm`));
    canvas.write('EMC Q');
  };
};
