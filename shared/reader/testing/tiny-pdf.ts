/** A line of text on an A4 page, `y` in points from the top. */
export interface TinyLine {
  text: string;
  x?: number;
  y: number;
  size?: number;
  bold?: boolean;
  /** Air behind each letter, in points. */
  spacing?: number;
  /** A square of this size that is drawn in front of the text, as browsers print lists. */
  bullet?: number;
}

const pageHeight = 842;

const content = (lines: readonly TinyLine[]) =>
  lines
    .map(
      ({ text, x = 50, y, size = 10, bold = false, spacing = 0, bullet = 0 }) =>
        `BT /${bold ? 'B' : 'R'} ${size} Tf ${spacing} Tc ${x} ${pageHeight - y} Td (${text.replace(/[\\()]/g, '\\$&')}) Tj ET` +
        (bullet > 0 ? `\n${x - 10} ${pageHeight - y + 2} ${bullet} ${bullet} re f` : ''),
    )
    .join('\n');

/** A small PDF without compression, for tests of what a file may be like. Readers find its objects without a table. */
export const tinyPdf = (pages: readonly (readonly TinyLine[])[], trailer = ''): Uint8Array => {
  const first = 5;
  const kids = pages.map((_, index) => `${first + index * 2} 0 R`).join(' ');
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${kids}]/Count ${pages.length}>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica-Bold/Encoding/WinAnsiEncoding>>',
    ...pages.flatMap((lines, index) => [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 ${pageHeight}]/Resources<</Font<</R 3 0 R/B 4 0 R>>>>/Contents ${first + index * 2 + 1} 0 R>>`,
      `<</Length ${content(lines).length}>>stream\n${content(lines)}\nendstream`,
    ]),
  ].map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`);
  const file = `%PDF-1.4\n${objects.join('')}trailer\n<</Root 1 0 R/Size ${objects.length + 1}${trailer}>>\n%%EOF`;
  // One byte for each character, as the fonts' encoding has it.
  return Uint8Array.from(file, (character) => character.charCodeAt(0));
};
