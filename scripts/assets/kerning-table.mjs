// Kerning of a font as classes of characters, as a table for the layout and as the font's own.
import * as hb from 'harfbuzzjs';

/**
 * A change of distance in hundredths of the type size, none under a fiftieth: the table is loaded with the first preview,
 * and half of the pairs are under it.
 */
const visible = (change) => (Math.abs(change) < 20 ? 0 : Math.round(change / 10) * 10);

/** Advance changes of pairs of characters by these names, in font units, as a full shaper finds them. */
const readPairs = (font, codes) => {
  const shaper = new hb.Font(new hb.Face(new hb.Blob(Uint8Array.from(font).buffer)));
  const advances = (text) => {
    const buffer = new hb.Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    hb.shape(shaper, buffer);
    return buffer.getGlyphPositions().map(({ xAdvance }) => xAdvance);
  };
  const alone = new Map(codes.map((code) => [code, advances(String.fromCharCode(code))[0]]));
  return codes.map((first) =>
    codes.map((second) => {
      const pair = advances(String.fromCharCode(first, second));
      // One glyph is a ligature, of which there are none in our fonts.
      return pair.length === 2 ? visible(pair[0] - alone.get(first)) : 0;
    }),
  );
};

/** Equal lists get one class; what kerns with nothing gets class 0. */
const classify = (lists) => {
  const classes = new Map([[lists[0].map(() => 0).join(), 0]]);
  return lists.map((list) => {
    const key = list.join();
    if (!classes.has(key)) classes.set(key, classes.size);
    return classes.get(key);
  });
};

/** @returns classes of each code before and after the gap, and the values by both classes */
export const readKerning = (font, codes) => {
  const pairs = readPairs(font, codes);
  const before = classify(pairs);
  const after = classify(codes.map((_, j) => pairs.map((row) => row[j])));
  const values = Array.from({ length: Math.max(...before) + 1 }, (_, left) =>
    Array.from({ length: Math.max(...after) + 1 }, (__, right) => {
      const [i, j] = [before.indexOf(left), after.indexOf(right)];
      return i < 0 || j < 0 ? 0 : pairs[i][j];
    }),
  );
  return { before, after, values };
};

const u16 = (...numbers) => {
  const bytes = Buffer.alloc(numbers.length * 2);
  numbers.forEach((number, i) => bytes.writeUInt16BE(number & 0xffff, i * 2));
  return bytes;
};
const tag = (name) => Buffer.from(name, 'latin1');

/** Classes of a run of glyphs (OpenType, class definition format 1). */
const classDefinition = (classOf) => {
  const glyphs = [...classOf.keys()].filter((glyph) => classOf.get(glyph) > 0);
  const [first, last] = [Math.min(...glyphs), Math.max(...glyphs)];
  return u16(
    1,
    first,
    last - first + 1,
    ...Array.from({ length: last - first + 1 }, (_, i) => classOf.get(first + i) ?? 0),
  );
};

/** A GPOS table with kerning by classes and nothing else (OpenType, pair adjustment format 2). */
export const kerningTable = ({ before, after, values }, glyphs) => {
  const byGlyph = (classes) => new Map(glyphs.map((glyph, i) => [glyph, classes[i]]));
  const covered = glyphs.filter((_, i) => before[i] > 0).sort((a, b) => a - b);
  const coverage = u16(1, covered.length, ...covered);
  const first = classDefinition(byGlyph(before));
  const second = classDefinition(byGlyph(after));
  const matrix = u16(...values.flat());
  const coverageAt = 16 + matrix.length;
  const advanceOnly = 4;
  const pairs = Buffer.concat([
    u16(
      2,
      coverageAt,
      advanceOnly,
      0,
      coverageAt + coverage.length,
      coverageAt + coverage.length + first.length,
    ),
    u16(values.length, values[0].length),
    matrix,
    coverage,
    first,
    second,
  ]);
  const script = u16(4, 0, 0, 0xffff, 1, 0);
  const scripts = Buffer.concat([u16(2), tag('DFLT'), u16(14), tag('latn'), u16(14), script]);
  const features = Buffer.concat([u16(1), tag('kern'), u16(8), u16(0, 1, 0)]);
  const lookups = Buffer.concat([u16(1, 4), u16(2, 0, 1, 8), pairs]);
  return Buffer.concat([
    u16(1, 0, 10, 10 + scripts.length, 10 + scripts.length + features.length),
    scripts,
    features,
    lookups,
  ]);
};
