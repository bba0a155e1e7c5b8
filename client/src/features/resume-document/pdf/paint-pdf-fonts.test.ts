// @vitest-environment node
import { readFileSync } from 'node:fs';
import { jsPDF } from 'jspdf';
import { Blob, Buffer as GlyphBuffer, Face, Font, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { describe, expect, test } from 'vitest';
import { findTemplate } from '#shared/resume-document/templates';
import { usedFonts } from '../layout/document';
import { isPrintable, kerningBetween, sharedGlyph, textWidth, toMillimetres } from '../layout/font-metrics';
import { allTexts, laidOut } from '../test/marks';
import { lizaSource } from '../test/people';
import { fontPath, paintedFile } from '../test/pdf-file';
import { fontsOf, glyphsOf } from '../test/pdf-ua/font-program';
import { nameOf, objectsOf, parsedPdf } from '../test/pdf-ua/parsed-pdf';
import {
  characterRanges,
  extendedRanges,
  fontMetrics,
  sharedGlyphs,
} from '../fonts/advance-widths.generated';

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

describe.each(['regular', 'bold'] as const)('%s, kerned', (name) => {
  const letters = [...'ABTVWYafgoprtvwy.,-–’“”₱ñÑé017/('].map((letter) => letter.charCodeAt(0));
  const table = letters.map((first) => letters.map((second) => kerningBetween(name, first, second)));

  test('pairs are kerned as in the original font where it shows, in the preview’s file too', async () => {
    const shaped = (file: Uint8Array) => {
      const font = new Font(new Face(new Blob(Uint8Array.from(file).buffer)));
      const advances = (...text: number[]) => {
        const buffer = new GlyphBuffer();
        buffer.addText(String.fromCharCode(...text));
        buffer.guessSegmentProperties();
        shape(font, buffer);
        return buffer.getGlyphPositions().map(({ xAdvance }) => xAdvance);
      };
      // One glyph is a ligature, of which our files have none.
      return letters.map((first) =>
        letters.map((second) => {
          const [before = NaN, ...rest] = advances(first, second);
          return rest.length === 0 ? 0 : before - (advances(first)[0] ?? NaN);
        }),
      );
    };
    const face = { regular: '400Regular/SourceSans3_400Regular', bold: '700Bold/SourceSans3_700Bold' }[name];
    const original = readFileSync(`node_modules/@expo-google-fonts/source-sans-3/${face}.ttf`);
    const webFont = await subsetFont(readFileSync(fontPath(`${name}.woff2`)), String.fromCharCode(...codes), {
      targetFormat: 'truetype',
    });
    expect(table.flat().filter((change) => change !== 0).length).toBeGreaterThan(100);
    // The table leaves out less than a fiftieth of the size, and rounds to a hundredth.
    const whereItShows = shaped(original).map((row) =>
      row.map((change) => (Math.abs(change) < 20 ? 0 : Math.round(change / 10) * 10)),
    );
    expect(table).toEqual(whereItShows);
    expect(table).toEqual(shaped(webFont));
  });

  test('spaces are not kerned, so that words can be measured apart', () => {
    for (const letter of letters) {
      expect(kerningBetween(name, letter, 32)).toBe(0);
      expect(kerningBetween(name, 32, letter)).toBe(0);
    }
  });

  test('Greek and Cyrillic have the widths of their file', () => {
    const font = open(readFileSync(fontPath(`${name}-extended.ttf`)));
    const extended = extendedRanges.flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, i) => first + i),
    );
    expect(extended.map((code) => font.widthOfGlyph(font.characterToGlyph(code)))).toEqual([
      ...fontMetrics[name].extendedWidths,
    ]);
    for (const letter of 'ΩλάАяЖї') expect(isPrintable(letter), letter).toBe(true);
  });
});

test('embedded glyphs and the parts that they are made of keep their metrics', () => {
  const summary = 'Fünf ñandús y ₱100: vigilância, žluťoučký, i, j, ½, Ǻ';
  const source = { ...lizaSource, resume: { ...lizaSource.resume, summary } };
  const file = paintedFile(laidOut(source, findTemplate('modern-blue')));
  const fonts = fontsOf(parsedPdf(objectsOf(file.path)));
  expect(fonts).toHaveLength(2);
  for (const { descriptor, program } of fonts) {
    const name = /Bold/.test(nameOf(descriptor['/FontName'])) ? 'bold' : 'regular';
    const original = glyphsOf(readFileSync(fontPath(`${name}.ttf`)));
    if (!program) throw new Error('Not embedded');
    const embedded = glyphsOf(program);
    const outlined = Array.from({ length: embedded.count }, (_, i) => i).filter(embedded.hasOutline);
    expect(outlined.length).toBeGreaterThan(20);
    expect(outlined.map(embedded.width)).toEqual(outlined.map(original.width));
    expect(outlined.map(embedded.leftBearing)).toEqual(outlined.map(original.leftBearing));
  }
});

test('Greek and Cyrillic are extracted, and their files are only used where they are', () => {
  const template = findTemplate('modern-blue');
  const source = {
    ...lizaSource,
    person: { ...lizaSource.person, firstName: 'Иван Ωmega', lastName: 'Peña' },
  };
  const document = laidOut(source, template);
  expect([...usedFonts(document)].sort()).toEqual(['bold', 'bold-extended', 'regular']);
  expect([...usedFonts(laidOut(lizaSource, template))].sort()).toEqual(['bold', 'regular']);
  const file = paintedFile(document);
  expect(file.text('content')).toContain('Иван Ωmega Peña');
  const name = allTexts(document).find(({ role }) => role === 'name');
  const found = file.words().find(({ text }) => text === 'Peña');
  expect(found?.right).toBeCloseTo((name?.x ?? NaN) + (name?.width ?? NaN), 1);
});

test('a width is the sum of the advances and the kerning at the size', () => {
  const hundred = textWidth('n'.repeat(100), 'regular', 10);
  expect(textWidth('n', 'regular', 10) * 100).toBeCloseTo(hundred, 9);
  expect(textWidth('n', 'regular', 20)).toBeCloseTo(textWidth('n', 'regular', 10) * 2, 9);
  const kern = kerningBetween('regular', 'T'.charCodeAt(0), 'o'.charCodeAt(0));
  expect(kern).toBeLessThan(0);
  expect(
    textWidth('To', 'regular', 10) - textWidth('T', 'regular', 10) - textWidth('o', 'regular', 10),
  ).toBeCloseTo(toMillimetres((kern * 10) / 1000), 9);
  const n = fontMetrics.regular.widths[codes.indexOf('n'.charCodeAt(0))] ?? NaN;
  expect(textWidth('n', 'regular', 10)).toBeCloseTo(toMillimetres((n * 10) / 1000), 9);
});
