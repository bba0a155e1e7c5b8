// @vitest-environment node
import { readFileSync } from 'node:fs';
import { jsPDF } from 'jspdf';
import subsetFont from 'subset-font';
import { describe, expect, test } from 'vitest';
import { isPrintable, sharedGlyph, textWidth, toMillimetres } from '../layout/font-metrics';
import { fontPath } from '../test/pdf-file';
import { characterRanges, fontMetrics, sharedGlyphs } from '../fonts/advance-widths.generated';

/** jsPDF's own font parser: the tables must match what it draws with. */
interface FontReader {
  characterToGlyph(code: number): number;
  widthOfGlyph(glyph: number): number;
  head: { unitsPerEm: number };
}
const open = (bytes: Uint8Array) =>
  (jsPDF.API as unknown as { TTFFont: { open(bytes: Uint8Array): FontReader } }).TTFFont.open(bytes);

const codes = characterRanges.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i),
);

describe.each(['regular', 'bold'] as const)('%s', (name) => {
  const metrics = fontMetrics[name];
  const advances = (font: FontReader) => codes.map((code) => font.widthOfGlyph(font.characterToGlyph(code)));

  test('the tables agree with the file that is embedded', () => {
    const font = open(readFileSync(fontPath(`${name}.ttf`)));
    expect(font.head.unitsPerEm).toBe(metrics.unitsPerEm);
    expect(codes.filter((code) => font.characterToGlyph(code) === 0)).toEqual([]);
    expect(advances(font)).toEqual([...metrics.widths]);
  });

  test('the preview has the same advances', async () => {
    const webFont = readFileSync(fontPath(`${name}.woff2`));
    const unpacked = await subsetFont(webFont, String.fromCharCode(...codes), { targetFormat: 'truetype' });
    expect(advances(open(unpacked))).toEqual([...metrics.widths]);
  });

  test('no two printed characters share a glyph, or text extraction would confuse them', () => {
    const font = open(readFileSync(fontPath(`${name}.ttf`)));
    const glyphs = codes.map((code) => font.characterToGlyph(code));
    expect(new Set(glyphs).size).toBe(glyphs.length);
    for (const [code, stand] of sharedGlyphs) {
      expect(font.characterToGlyph(code)).toBe(font.characterToGlyph(stand));
    }
  });
});

test('the glyphs for Filipino names, prices and lists are included', () => {
  for (const character of '₱ñÑáéíóúüçšžőřł•–—“”‘’…€™©°½ẞ□')
    expect(isPrintable(character), character).toBe(true);
  expect(sharedGlyph('\u2011')).toBe('-');
  expect(isPrintable('😀')).toBe(false);
  expect(isPrintable('م')).toBe(false);
});

test('a width is the sum of the advances at the size', () => {
  const hundred = textWidth('n'.repeat(100), 'regular', 10);
  expect(textWidth('n', 'regular', 10) * 100).toBeCloseTo(hundred, 9);
  expect(textWidth('n', 'regular', 20)).toBeCloseTo(textWidth('n', 'regular', 10) * 2, 9);
  const n = fontMetrics.regular.widths[codes.indexOf('n'.charCodeAt(0))] ?? NaN;
  expect(textWidth('n', 'regular', 10)).toBeCloseTo(toMillimetres((n * 10) / 1000), 9);
});
