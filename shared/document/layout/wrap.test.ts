// @vitest-environment node
import { expect, test } from 'vitest';
import { textWidth } from './font-metrics';
import { wrap } from './wrap';

const lines = (text: string, width: number) => wrap(text, 'regular', 10, width).map((line) => line.text);

test('breaks between words, at most as wide as the column', () => {
  const text = 'Kept the accounts of 212 member stores and prepared their quarterly returns';
  const wrapped = wrap(text, 'regular', 10, 40);
  expect(wrapped.length).toBeGreaterThan(2);
  expect(wrapped.map((line) => line.text).join(' ')).toBe(text);
  for (const line of wrapped) {
    expect(line.width).toBeLessThanOrEqual(40);
    expect(line.width).toBeCloseTo(textWidth(line.text, 'regular', 10), 9);
  }
});

test.each([
  'Chemical Tanker',
  'Second Engineer',
  'MT Corregidor Spirit',
  'Nov 19, 2014',
  '₱1.2 million a year',
])('a column as wide as %j holds it on one line', (text) => {
  for (const font of ['regular', 'bold'] as const)
    for (let size = 8; size < 12; size += 0.25)
      expect(wrap(text, font, size, textWidth(text, font, size))).toHaveLength(1);
});

test('breaks a word that is wider than the column, an address after one of its signs', () => {
  expect(lines('x'.repeat(100), 30).join('')).toBe('x'.repeat(100));
  const [first] = lines('https://example.com/portfolio/projects/accounting', 50);
  expect(first?.endsWith('/')).toBe(true);
});

test('the rest of an address on the next line is more than a letter or two', () => {
  const address = 'smashingmagazine.com/accessible-component-libraries';
  const whole = textWidth(address, 'regular', 10);
  for (let width = whole - 0.1; width > whole / 2; width -= 0.5) {
    const [first = '', ...rest] = lines(address, width);
    expect(first + rest.join('')).toBe(address);
    expect(rest.at(-1)?.length, `${width} mm`).toBeGreaterThan(3);
  }
  expect(lines(address, whole - 0.1)).toEqual(['smashingmagazine.com/', 'accessible-component-libraries']);
  const word = 'Donaudampfschifffahrtsgesellschaft';
  expect(lines(word, textWidth(word, 'regular', 10) - 0.1)[1]).toBe('haft');
});

test('two lines do not end with a single word either, where the first keeps two', () => {
  const width = textWidth('San Francisco, California, United', 'regular', 10) + 1;
  expect(lines('San Francisco, California, United States', width)).toEqual([
    'San Francisco, California,',
    'United States',
  ]);
  expect(lines('San Francisco', textWidth('Francisco', 'regular', 10))).toEqual(['San', 'Francisco']);
});

test('a line does not end with a hyphen that was typed', () => {
  for (let width = 15; width < 60; width += 0.5) {
    const wrapped = lines('June 2014 - February 2019 - and later - again', width);
    for (const line of wrapped.slice(0, -1)) expect(line === '-' || !line.endsWith('-')).toBe(true);
    expect(wrapped.join(' ')).toBe('June 2014 - February 2019 - and later - again');
  }
});

test('a non-breaking space does not break', () => {
  const width = textWidth('overspending ₱1.2', 'regular', 10) + 0.1;
  expect(lines('overspending ₱1.2 million', width)).toEqual(['overspending ₱1.2', 'million']);
  expect(lines('overspending ₱1.2\u00a0million', width)).toEqual(['overspending', '₱1.2 million']);
});

test('where a long text has non-breaking spaces only, it breaks at those', () => {
  const wrapped = lines('Closed the books of four branches'.replaceAll(' ', '\u00a0'), 25);
  expect(wrapped.length).toBeGreaterThan(1);
  expect(wrapped.join(' ')).toBe('Closed the books of four branches');
});

test('a row of dashes fills its lines', () => {
  const wrapped = lines('-'.repeat(500), 100);
  expect(wrapped.join('')).toBe('-'.repeat(500));
  expect(wrapped.length).toBeLessThan(20);
});

test('empty text has no lines', () => {
  expect(lines('', 50)).toEqual([]);
  expect(lines('   ', 50)).toEqual([]);
});

test('a paragraph does not end with a single word', () => {
  const text =
    'Kept the accounts of 212 member stores, prepared their quarterly returns and answered all auditors';
  for (let width = 18; width < 60; width += 0.25) {
    const wrapped = lines(text, width);
    expect(wrapped.join(' ')).toBe(text);
    const above = wrapped.at(-2)?.split(' ') ?? [];
    const joined = `${above.at(-1) ?? ''} ${wrapped.at(-1) ?? ''}`;
    if (above.length < 3 || textWidth(joined, 'regular', 10) > width) continue;
    expect(wrapped.at(-1), `${width} mm`).toContain(' ');
    for (const line of wrapped) expect(textWidth(line, 'regular', 10)).toBeLessThanOrEqual(width);
  }
});

test('a non-breaking space does not break to fill the last line', () => {
  const text = 'Closed the books of four branches each month and so saved ₱1.2\u00a0million yearly';
  for (let width = 25; width < 60; width += 0.25)
    for (const line of lines(text, width)) expect(line.endsWith('₱1.2')).toBe(false);
});

test.each([
  'DonaudampfschifffahrtsgesellschaftundKapitan',
  'ToLToTToLToVaToTaLToToLTVoToTaToLT',
  'n'.repeat(45),
])('the word %s is broken where the column is full', (word) => {
  for (let width = 6; width < 80; width += 0.5) {
    const wrapped = wrap(word, 'regular', 10, width);
    const rest = wrapped.map((line) => line.text);
    expect(rest.join('')).toBe(word);
    expect(wrapped.map(({ broken }) => broken === true)).toEqual(
      wrapped.map((_, i) => i < wrapped.length - 1),
    );
    for (const line of wrapped) expect(textWidth(line.text, 'regular', 10)).toBeLessThanOrEqual(width + 1e-6);
    // The last lines may share their letters.
    for (const [i, line] of rest.slice(0, -3).entries())
      expect(textWidth(line + rest[i + 1]![0]!, 'regular', 10), `${width} mm`).toBeGreaterThan(width - 1e-6);
  }
});

test('no line ends with a hyphen that was typed, in a word or at its end, nor is wider than the column', () => {
  for (const text of [
    'Kagawaran-ng-Edukasyon-at-Kalusugan-ng-Barangay',
    'Taught pre- and post-natal care to mid- and end-term mothers',
    'Kept the books of a pre- school',
    'Kept the books of all pre- school children',
    'Visited homes - 12 - and schools -',
  ])
    for (let width = 20; width < 80; width += 0.25) {
      const wrapped = wrap(text, 'regular', 10, width);
      expect(
        wrapped
          .map((line) => line.text)
          .join('')
          .replaceAll(' ', ''),
      ).toBe(text.replaceAll(' ', ''));
      // A word that is alone on its line may.
      for (const line of wrapped.slice(0, -1)) expect(line.text, `${width} mm`).toMatch(/[^-]$|^(?:pre)?-$/);
      for (const line of wrapped) {
        expect(line.width).toBeLessThanOrEqual(width + 1e-6);
        expect(line.width).toBeCloseTo(textWidth(line.text, 'regular', 10), 6);
      }
    }
});

test('words keep their order around one that is wider than the column', () => {
  const wrapped = wrap(`Kept ${'x'.repeat(60)} books of all branches`, 'regular', 10, 30);
  expect(wrapped[0]).toMatchObject({ text: 'Kept' });
  expect(
    wrapped
      .map(({ text }) => text)
      .join('')
      .replaceAll(' ', ''),
  ).toBe(`Kept${'x'.repeat(60)}booksofallbranches`);
  expect(wrapped.filter(({ broken }) => broken)).toHaveLength(
    wrapped.filter(({ text }) => /x/.test(text)).length - 1,
  );
  expect(wrapped.every(({ text, width }) => text !== '' && width <= 30)).toBe(true);
});

test('a line that ends at a non-breaking space ends no word, and no line begins or ends with one', () => {
  const text = 'Closed the books of four branches'.replaceAll(' ', '\u00a0');
  for (let width = 16; width < 50; width += 0.5)
    for (const line of wrap(text, 'regular', 10, width)) {
      expect(line.text, `${width} mm`).toBe(line.text.trim());
      if (line.text.endsWith(' four') || line.text.endsWith('Closed the'))
        expect(line.broken).toBeUndefined();
    }
  expect(wrap(text, 'regular', 10, 30)[0]).toEqual({ text: 'Closed the books', width: expect.any(Number) });
});
