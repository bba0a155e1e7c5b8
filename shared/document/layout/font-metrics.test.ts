// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { sansTables } from '../fonts/sans.generated';
import { serifTables } from '../fonts/serif.generated';
import { openFont } from '../test/font-file';
import { fontPath } from '../test/pdf-file';
import type { Font, LaidOutDocument } from './document';

/** As on a page that was just opened: no typeface but the sans is loaded. */
const opened = async () => {
  vi.resetModules();
  return {
    ...(await import('./font-metrics')),
    ...(await import('./typefaces')),
    ...(await import('./used-fonts')),
    ...(await import('./typeface-tables')),
  };
};
type Opened = Awaited<ReturnType<typeof opened>>;

const withTypefaces = async () => {
  const page = await opened();
  await page.loadTypeface('serif', true);
  await page.loadTypeface('sans', true);
  return page;
};

const kerning = ({ kerningBetween }: Opened, font: Font, pairs: readonly string[]) =>
  pairs.map((pair) => kerningBetween(font, pair.charCodeAt(0), pair.charCodeAt(1)));

const fonts = [
  ['regular', sansTables],
  ['bold', sansTables],
  ['serif-regular', serifTables],
  ['serif-bold', serifTables],
] as const;

describe.each(fonts)('%s', (name, tables) => {
  test.each(['characters', 'extended'] as const)('%s have the widths of their file', async (part) => {
    const { codesOf, textWidth } = await withTypefaces();
    const file = part === 'characters' ? `${name}.ttf` : `${name}-extended.ttf`;
    const font = openFont(readFileSync(fontPath(file)));
    const codes = codesOf(tables[part]);
    expect(codes.length).toBeGreaterThan(100);
    for (const code of codes)
      expect(textWidth(String.fromCharCode(code), name, 72)).toBeCloseTo(
        (font.widthOf(code) * 25.4) / 1000,
        6,
      );
  });

  test('capitals and ascenders are as high as in the file', async () => {
    const { ascentOf, capHeight } = await withTypefaces();
    const font = openFont(readFileSync(fontPath(`${name}.ttf`)));
    expect(capHeight(name, 72)).toBeCloseTo((font.capHeight * 25.4) / 1000, 9);
    expect(ascentOf(name, 36)).toBeCloseTo((font.ascent * 12.7) / 1000, 9);
  });
});

test('a point is a seventy-second of an inch', async () => {
  const { toMillimetres } = await opened();
  expect(toMillimetres(72)).toBeCloseTo(25.4, 9);
});

const pairs = ['To', 'LT', 'P.', 'r,', 'Tó', '”A', '(j', 'AV', 'ñv', 'nn', '11'];
test.each<[Font, number[]]>([
  ['regular', [-70, -120, -110, -60, -70, -80, 80, 0, 0, 0, 0]],
  ['bold', [-80, -120, -130, -90, -80, -70, 80, 0, 0, 0, 0]],
  ['serif-regular', [-50, -90, -110, -80, -50, -100, 90, -120, -30, 0, 0]],
  ['serif-bold', [-60, -90, -120, -100, -60, -110, 100, -110, -40, 0, 0]],
])('pairs of %s are kerned as in the original font', async (font, changes) => {
  expect(kerning(await withTypefaces(), font, pairs)).toEqual(changes);
});

// The last pairs are of both files.
const extendedPairs = ['ГА', 'Ту', 'АУ', 'ΓΑ', 'Τα', 'ΑΥ', 'ГT', 'TА', 'LТ'];
test.each<[Font, number[]]>([
  ['regular', [-60, -30, 0, -60, -70, 0, 0, 0, 0]],
  ['bold', [-60, -20, 0, -60, -80, 0, 0, 0, 0]],
  ['serif-regular', [-90, 0, -40, -80, -50, -100, 0, 0, 0]],
  ['serif-bold', [-100, -20, -30, -80, -60, -90, 0, 0, 0]],
])('Greek and Cyrillic of %s are kerned among themselves once loaded', async (font, changes) => {
  const page = await opened();
  await page.loadTypeface('serif');
  expect(kerning(page, font, extendedPairs)).toEqual(changes.map(() => 0));
  await page.loadTypeface(font.startsWith('serif') ? 'serif' : 'sans', true);
  expect(kerning(page, font, extendedPairs)).toEqual(changes);
  expect(kerning(page, font, ['LT'])).toEqual(kerning(await withTypefaces(), font, ['LT']));
});

test('a width is the sum of advances and kerning, to which a space adds none', async () => {
  const { textWidth, toMillimetres, kerningBetween } = await opened();
  const apart = (text: string) =>
    Array.from(text, (letter) => textWidth(letter, 'regular', 10)).reduce((sum, one) => sum + one, 0);
  expect(textWidth('To', 'regular', 10)).toBeCloseTo(apart('To') + toMillimetres(-0.7), 9);
  expect(textWidth('TAToLT', 'regular', 10)).toBeCloseTo(
    apart('TAToLT') +
      toMillimetres(
        ['TA', 'AT', 'To', 'oL', 'LT'].reduce(
          (sum, pair) => sum + kerningBetween('regular', pair.charCodeAt(0), pair.charCodeAt(1)),
          0,
        ) / 100,
      ),
    9,
  );
  expect(textWidth('T o', 'regular', 10)).toBeCloseTo(apart('T o'), 9);
  expect(textWidth('', 'regular', 10)).toBe(0);
});

test('the serif is loaded when it is needed, its Greek and Cyrillic apart; until then the sans stands for it', async () => {
  const { fontOf, isTypefaceLoaded, loadedSerif, loadTypeface, textWidth } = await opened();
  const loaded = () => [
    isTypefaceLoaded(),
    isTypefaceLoaded('serif'),
    isTypefaceLoaded('sans', true),
    isTypefaceLoaded('serif', true),
  ];
  expect(loaded()).toEqual([true, false, false, false]);
  expect(loadedSerif()).toBeUndefined();
  expect(fontOf({ typeface: 'serif' }, 'bold')).toBe('bold');
  expect(textWidth('Peña', 'serif-bold', 10)).toBe(textWidth('Peña', 'bold', 10));
  expect(textWidth('Peña', 'serif-regular', 10)).toBe(textWidth('Peña', 'regular', 10));
  await loadTypeface();
  expect(loaded()).toEqual([true, false, false, false]);
  await loadTypeface('serif');
  expect(loaded()).toEqual([true, true, false, false]);
  expect(loadedSerif()).toEqual(serifTables);
  expect(fontOf({ typeface: 'serif' }, 'bold')).toBe('serif-bold');
  expect(fontOf({ typeface: 'sans' }, 'bold')).toBe('bold');
  expect(fontOf({}, 'regular')).toBe('regular');
  expect(textWidth('Peña', 'serif-bold', 10)).not.toBe(textWidth('Peña', 'bold', 10));
  await loadTypeface('serif', true);
  expect(loaded()).toEqual([true, true, false, true]);
  await loadTypeface('sans', true);
  expect(loaded()).toEqual([true, true, true, true]);
});

test('Greek and Cyrillic of a serif that is not loaded are not kerned', async () => {
  const { addExtendedKerning, isExtendedKerned } = await opened();
  addExtendedKerning('serif', (await import('../fonts/serif-extended.generated')).serifExtended);
  expect(isExtendedKerned('serif')).toBe(false);
});

test('a sign that the serif lacks has the width of the sans', async () => {
  const { codesOf, textWidth } = await withTypefaces();
  const serif = new Set([serifTables.characters, serifTables.extended].flatMap(codesOf));
  const lacking = codesOf(sansTables.characters).filter((code) => !serif.has(code));
  expect(lacking.length).toBeGreaterThan(10);
  for (const code of lacking) {
    const sign = String.fromCharCode(code);
    expect(textWidth(sign, 'serif-bold', 10)).toBe(textWidth(sign, 'bold', 10));
  }
});

test('a character is printable if the fonts have a glyph of its own', async () => {
  const { isPrintable, printableRanges, sharedGlyph } = await opened();
  const all = new RegExp(`^[${printableRanges()}]$`);
  const cases = ['a', 'ñ', '₱', '□', 'Ж', 'Ω', ' ', '~'];
  for (const character of cases) expect([isPrintable(character), all.test(character)]).toEqual([true, true]);
  for (const character of ['😀', 'م', '\u0000', '\u00a0', '\u2011', ''])
    expect([isPrintable(character), all.test(character)], character).toEqual([false, false]);
  expect(['\u2011', '\u00a0', 'ϕ', 'a', ''].map(sharedGlyph)).toEqual(['-', ' ', 'φ', undefined, undefined]);
});

const page = (font: Font, ...texts: string[]) =>
  ({
    pages: [[], [{ kind: 'rectangle' }, ...texts.map((text) => ({ kind: 'text', text, font }))]],
  }) as unknown as LaidOutDocument;

test('a painter loads the files of the characters that are in the document', async () => {
  const { loadTypeface, usedFonts } = await opened();
  expect([...usedFonts(page('bold', 'Liza'))]).toEqual(['bold']);
  expect([...usedFonts(page('bold', 'Liza', 'Peña ~'))]).toEqual(['bold']);
  expect([...usedFonts(page('bold', 'Жук'))]).toEqual(['bold', 'bold-extended']);
  expect([...usedFonts(page('serif-bold', 'Жук'))]).toEqual(['bold', 'bold-extended']);
  expect([...usedFonts(page('regular'))]).toEqual([]);
  await loadTypeface('serif');
  expect([...usedFonts(page('serif-bold', 'Peña'))]).toEqual(['serif-bold']);
  expect([...usedFonts(page('serif-regular', 'Жук'))]).toEqual(['serif-regular', 'serif-regular-extended']);
  expect([...usedFonts(page('serif-regular', 'A □'))]).toEqual(['serif-regular', 'regular']);
  expect([...usedFonts(page('regular', 'Жук'))]).toEqual(['regular', 'regular-extended']);
});

test('plain English needs one file, and Greek or Cyrillic on any page needs its kerning', async () => {
  const { hasExtended, isInUsualFile } = await opened();
  expect(['Liza, 1 ~', 'Peña', '', 'é', 'ab\u2013'].map(isInUsualFile)).toEqual([
    true,
    false,
    true,
    false,
    false,
  ]);
  expect([page('bold', 'Peña'), page('bold', 'a', 'Жук'), page('bold', 'Ω')].map(hasExtended)).toEqual([
    false,
    true,
    true,
  ]);
});
