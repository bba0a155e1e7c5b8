import type { FontFile } from '../../layout/document';
import type { PdfWriter } from './pdf-writer';
import { trueTypeFont, type TrueTypeFont } from './true-type';

/** Font files by name; those in use suffice. */
export type PdfFonts = Partial<Record<FontFile, Uint8Array>>;

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

/** A font in use. */
export interface EmbeddedFont {
  /** Its name on the pages. */
  name: string;
  /** A character's glyph as four hexadecimal digits; empty where the font has none. Marks it as used. */
  glyphOf: (code: number) => string;
}

interface UsedFont extends EmbeddedFont {
  family: string;
  font: TrueTypeFont;
  /** Characters by glyph; the layout leaves one for each. */
  characters: Map<number, number>;
}

const hexadecimal = (value: number) => value.toString(16).padStart(4, '0');

const usedFont = (name: string, family: string, file: Uint8Array): UsedFont => {
  const font = trueTypeFont(file);
  const characters = new Map<number, number>();
  const known: string[] = [];
  const lookUp = (code: number) => {
    const glyph = font.glyphOf(code);
    // Glyph 0 is the missing-glyph box.
    if (glyph !== 0) characters.set(glyph, code);
    return (known[code] = glyph === 0 ? '' : hexadecimal(glyph));
  };
  return { name, family, font, characters, glyphOf: (code) => known[code] ?? lookUp(code) };
};

/** Widths of neighboring glyphs together: `1[200]5[519 572]` (9.7.4.3). */
const widthsOf = ({ font }: UsedFont, glyphs: readonly number[]) =>
  glyphs
    .map((glyph, i) => {
      const opening = glyph === (glyphs[i - 1] ?? NaN) + 1 ? ' ' : `${i > 0 ? ']' : ''}${glyph}[`;
      return `${opening}${font.widthOf(glyph)}`;
    })
    .join('') + (glyphs.length > 0 ? ']' : '');

/** A block of a character map has no more lines (Adobe Technical Note 5411, 1.4.1). */
const maxBlockLines = 100;

/** The character of each glyph, for programs that extract the text (9.10.3). */
const characterMap = ({ characters }: UsedFont, glyphs: readonly number[]) => {
  const lines = glyphs.map((glyph) => `<${hexadecimal(glyph)}><${hexadecimal(characters.get(glyph) ?? 0)}>`);
  const blocks: string[] = [];
  for (let i = 0; i < lines.length; i += maxBlockLines) {
    const block = lines.slice(i, i + maxBlockLines);
    blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`);
  }
  return [
    '/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap',
    '/CIDSystemInfo<</Registry(Adobe)/Ordering(UCS)/Supplement 0>>def',
    '/CMapName /Adobe-Identity-UCS def\n/CMapType 2 def',
    '1 begincodespacerange\n<0000><ffff>\nendcodespacerange',
    ...blocks,
    'endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend',
  ].join('\n');
};

/** A composite font whose codes are its glyphs' numbers (9.7.6.2). */
const writeFont = (writer: PdfWriter, used: UsedFont) => {
  const { font, family, characters } = used;
  const glyphs = [...characters.keys()].sort((a, b) => a - b);
  const program = font.subset(glyphs);
  const file = writer.addCompressedStream(`/Length1 ${program.length}`, program);
  const map = writer.addCompressedStream('', new TextEncoder().encode(characterMap(used, glyphs)));
  const descriptor = writer.addPlainObject(
    `<</Type /FontDescriptor/FontName /${family}/FontFile2 ${file}/FontBBox[${font.box.join(' ')}]/Flags 32` +
      `/StemV 0/ItalicAngle 0/Ascent ${font.ascent}/Descent ${font.descent}/CapHeight ${font.capHeight}>>`,
  );
  const descendant = writer.addPlainObject(
    `<</Type /Font/Subtype /CIDFontType2/BaseFont /${family}/FontDescriptor ${descriptor}/W[${widthsOf(used, glyphs)}]` +
      `/CIDToGIDMap /Identity/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>>>`,
  );
  return writer.addPlainObject(
    `<</Type /Font/Subtype /Type0/BaseFont /${family}/Encoding /Identity-H/ToUnicode ${map}/DescendantFonts[${descendant}]>>`,
  );
};

/** The fonts of a document, each embedded once it is used. */
export const embeddedFonts = (files: PdfFonts) => {
  const fonts = new Map<FontFile, UsedFont>();
  const add = (font: FontFile) => {
    const file = files[font];
    if (!file) throw new Error(`The font ${font} is used and was not given`);
    const used = usedFont(`F${fonts.size + 1}`, families[font], file);
    fonts.set(font, used);
    return used;
  };
  return {
    use: (font: FontFile): EmbeddedFont => fonts.get(font) ?? add(font),
    /** Writes them. Returns the entries of the resources' dictionary. */
    write: (writer: PdfWriter) =>
      [...fonts.values()].map((used) => `/${used.name} ${writeFont(writer, used)}`).join(''),
  };
};

export type EmbeddedFonts = ReturnType<typeof embeddedFonts>;
