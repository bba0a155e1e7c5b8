// @vitest-environment node
import { expect, test } from 'vitest';
import { textWidth } from './font-metrics';
import { paragraphs, wrap } from './wrap';

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

test('breaks a word that is wider than the column, an address after one of its signs', () => {
  expect(lines('x'.repeat(100), 30).join('')).toBe('x'.repeat(100));
  const [first] = lines('https://example.com/portfolio/projects/accounting', 50);
  expect(first?.endsWith('/')).toBe(true);
});

test('a line does not end with a hyphen that was typed', () => {
  for (let width = 15; width < 60; width += 0.5) {
    const wrapped = lines('June 2014 - February 2019 - and later - again', width);
    for (const line of wrapped.slice(0, -1)) expect(line === '-' || !line.endsWith('-')).toBe(true);
    expect(wrapped.join(' ')).toBe('June 2014 - February 2019 - and later - again');
  }
});

test('a non-breaking space does not break', () => {
  const width = textWidth('saved them ₱1.2', 'regular', 10) + 0.1;
  expect(lines('saved them ₱1.2 million', width)).toEqual(['saved them ₱1.2', 'million']);
  expect(lines('saved them ₱1.2\u00a0million', width)).toEqual(['saved them', '₱1.2 million']);
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

test('lists start with a bullet, or with another sign and a space', () => {
  expect(paragraphs('Plain\n- one\n• two\n* three\n\n-5 degrees\n**bold**\n•tight\n-\n•\n *')).toEqual([
    { text: 'Plain', listed: false },
    { text: 'one', listed: true },
    { text: 'two', listed: true },
    { text: 'three', listed: true },
    { text: '-5 degrees', listed: false },
    { text: '**bold**', listed: false },
    { text: 'tight', listed: true },
  ]);
});
