// @vitest-environment node
import { readFileSync } from 'node:fs';
import { Blob, Buffer as GlyphBuffer, Face, Font, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { describe, expect, test, vi } from 'vitest';
import { findTemplate } from '../templates';
import { fontFileOf, usedFonts } from '../layout/used-fonts';
import { isPrintable, kerningBetween, sharedGlyph, textWidth, toMillimetres } from '../layout/font-metrics';
import { codesOf, widthsOf } from '../layout/typeface-tables';
import { loadTypeface } from '../layout/typefaces';
import { allTexts, laidOut } from '../test/marks';
import { lizaSource } from '../test/people';
import { openFont, type OpenFont } from '../test/font-file';
import { fontPath, paintedFile } from '../test/pdf-file';
import { fontsOf, glyphsOf } from '../test/pdf-ua/font-program';
import { nameOf, objectsOf, parsedPdf } from '../test/pdf-ua/parsed-pdf';
import { sansTables, sharedGlyphs } from '../fonts/sans.generated';
import { serifTables } from '../fonts/serif.generated';

const sansCodes = codesOf(sansTables.characters);

const faces = [
  {
    name: 'regular',
    weight: 'regular',
    tables: sansTables,
    original: 'source-sans-3/400Regular/SourceSans3_400Regular',
  },
  { name: 'bold', weight: 'bold', tables: sansTables, original: 'source-sans-3/700Bold/SourceSans3_700Bold' },
  {
    name: 'serif-regular',
    weight: 'regular',
    tables: serifTables,
    original: 'source-serif-4/400Regular/SourceSerif4_400Regular',
  },
  {
    name: 'serif-bold',
    weight: 'bold',
    tables: serifTables,
    original: 'source-serif-4/700Bold/SourceSerif4_700Bold',
  },
] as const;

describe.each(faces)('$name', ({ name, weight, tables }) => {
  const codes = codesOf(tables.characters);
  const widths = widthsOf(tables, weight);
  const advances = (font: OpenFont) => codes.map((code) => font.widthOf(code));

  test('the tables agree with the file that is embedded', () => {
    const font = openFont(readFileSync(fontPath(`${name}.ttf`)));
    const { unitsPerEm, ascent, capHeight } = tables.heights[weight];
    expect(unitsPerEm).toBe(1000);
    expect([font.ascent, font.capHeight]).toEqual([ascent, capHeight]);
    expect(codes.filter((code) => font.glyphOf(code) === 0)).toEqual([]);
    expect(advances(font)).toEqual(widths.slice(0, codes.length));
  });

  test('the preview has the same advances', async () => {
    const webFont = readFileSync(fontPath(`${name}.woff2`));
    const unpacked = await subsetFont(webFont, String.fromCharCode(...codes), { targetFormat: 'truetype' });
    expect(advances(openFont(unpacked))).toEqual(widths.slice(0, codes.length));
  });

  test('no two printed characters share a glyph, or text extraction would confuse them', () => {
    const font = openFont(readFileSync(fontPath(`${name}.ttf`)));
    const glyphs = codes.map((code) => font.glyphOf(code));
    expect(new Set(glyphs).size).toBe(glyphs.length);
    for (const [code, stand] of tables === sansTables ? sharedGlyphs : []) {
      expect(font.glyphOf(code)).toBe(font.glyphOf(stand));
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

/** The distances that a shaper changes between these characters, in font units. */
const shapedChanges = (file: Uint8Array, letters: readonly number[]) => {
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

// The tables leave out less than a fiftieth of the size, and round to a hundredth.
const whereItShows = (changes: readonly number[][]) =>
  changes.map((row) => row.map((change) => (Math.abs(change) < 20 ? 0 : Math.round(change / 10) * 10)));

const codePoints = (text: string) => [...text].map((letter) => letter.charCodeAt(0));

describe.each(faces)('$name, kerned', ({ name, weight, tables, original: originalFile }) => {
  const codes = codesOf(tables.characters);
  const original = readFileSync(`node_modules/@expo-google-fonts/${originalFile}.ttf`);
  const letters = codePoints('ABTVWYafgoprtvwy.,-–’“”₱ñÑé017/(');
  const kernedAs = (all: readonly number[]) =>
    all.map((first) => all.map((second) => kerningBetween(name, first, second)));
  const webFont = (file: string, all: readonly number[]) =>
    subsetFont(readFileSync(fontPath(`${file}.woff2`)), String.fromCharCode(...all), {
      targetFormat: 'truetype',
    });

  test('pairs are kerned as in the original font where it shows, in the preview’s file too', async () => {
    const table = kernedAs(letters);
    expect(table.flat().filter((change) => change !== 0).length).toBeGreaterThan(100);
    expect(table).toEqual(whereItShows(shapedChanges(original, letters)));
    expect(table).toEqual(shapedChanges(await webFont(name, codes), letters));
  });

  test('Greek and Cyrillic are kerned in the same way among themselves', async () => {
    await loadTypeface(name.startsWith('serif') ? 'serif' : 'sans', true);
    const extended = codesOf(tables.extended);
    const both = codePoints('ΑΓΔΡΤΥΩάαγλνορτυφАГДРТУХабгдлортухчья').filter((code) =>
      extended.includes(code),
    );
    const table = kernedAs(both);
    expect(both.length).toBeGreaterThan(30);
    expect(table.flat().filter((change) => change !== 0).length).toBeGreaterThan(50);
    expect(table).toEqual(whereItShows(shapedChanges(original, both)));
    expect(table).toEqual(shapedChanges(await webFont(`${name}-extended`, extended), both));
    for (const letter of both)
      for (const other of letters)
        expect([kerningBetween(name, letter, other), kerningBetween(name, other, letter)]).toEqual([0, 0]);
  });

  test('spaces are not kerned, so that words can be measured apart', () => {
    for (const letter of letters) {
      expect(kerningBetween(name, letter, 32)).toBe(0);
      expect(kerningBetween(name, 32, letter)).toBe(0);
    }
  });

  test('Greek and Cyrillic have the widths of their file', () => {
    const font = openFont(readFileSync(fontPath(`${name}-extended.ttf`)));
    const extended = codesOf(tables.extended);
    expect(extended.map((code) => font.widthOf(code))).toEqual([
      ...widthsOf(tables, weight).slice(codes.length),
    ]);
    for (const letter of 'ΩλάАяЖї') expect(isPrintable(letter), letter).toBe(true);
  });
});

test('embedded glyphs and the parts that they are made of keep their metrics', () => {
  const summary = 'Fünf ñandús y ₱100: vigilância, žluťoučký, i, j, ½, Ǻ';
  const source = { ...lizaSource, resume: { ...lizaSource.resume, summary } };
  const file = paintedFile(laidOut(source, findTemplate('modern-blue')));
  const fonts = fontsOf(parsedPdf(objectsOf(file.path)));
  // Regular, bold, and the regular file of characters that few documents have, for Ǻ.
  expect(fonts).toHaveLength(3);
  for (const { descriptor, program } of fonts) {
    const fontName = nameOf(descriptor['/FontName']);
    const isExtended = fontName.includes('Extended');
    const name = `${/Bold/.test(fontName) ? 'bold' : 'regular'}${isExtended ? '-extended' : ''}`;
    const original = glyphsOf(readFileSync(fontPath(`${name}.ttf`)));
    if (!program) throw new Error('Not embedded');
    const embedded = glyphsOf(program);
    const outlined = Array.from({ length: embedded.count }, (_, i) => i).filter(embedded.hasOutline);
    expect(outlined.length).toBeGreaterThan(isExtended ? 0 : 20);
    expect(outlined.map(embedded.width)).toEqual(outlined.map(original.width));
    expect(outlined.map(embedded.leftBearing)).toEqual(outlined.map(original.leftBearing));
    const outlines = (bytes: Uint8Array) => {
      const shaped = new Font(new Face(new Blob(Uint8Array.from(bytes).buffer)));
      return outlined.map((glyph) => shaped.glyphToPath(glyph));
    };
    expect(outlines(program)).toEqual(outlines(readFileSync(fontPath(`${name}.ttf`))));
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
  const n = widthsOf(sansTables, 'regular')[sansCodes.indexOf('n'.charCodeAt(0))] ?? NaN;
  expect(textWidth('n', 'regular', 10)).toBeCloseTo(toMillimetres((n * 10) / 1000), 9);
});

test('what the serif lacks is measured, drawn and extracted in the sans', () => {
  const lacking = sansCodes.find((code) => code > 0x2190 && fontFileOf('serif-regular', code) === 'regular');
  const sign = String.fromCharCode(lacking ?? NaN);
  expect(textWidth(sign, 'serif-regular', 10)).toBe(textWidth(sign, 'regular', 10));
  const summary = `From A ${sign} to B in Иваново`;
  const source = { ...lizaSource, resume: { ...lizaSource.resume, summary } };
  const document = laidOut(source, findTemplate('serif'));
  expect([...usedFonts(document)].sort()).toEqual([
    'regular',
    'serif-bold',
    'serif-regular',
    'serif-regular-extended',
  ]);
  const file = paintedFile(document);
  expect(file.text('content')).toContain(summary);
  const mark = allTexts(document).find(({ text }) => text === summary);
  const end = file.words().find(({ text }) => text === 'Иваново');
  expect(end?.right).toBeCloseTo((mark?.x ?? NaN) + (mark?.width ?? NaN), 1);
});

test('a typeface that is not loaded is the sans', async () => {
  vi.resetModules();
  const { textWidth: measured } = await import('../layout/font-metrics');
  const { fontOf } = await import('../layout/typefaces');
  expect(fontOf({ typeface: 'serif' }, 'bold')).toBe('bold');
  expect(measured('Peña', 'serif-bold', 10)).toBe(textWidth('Peña', 'bold', 10));
});
