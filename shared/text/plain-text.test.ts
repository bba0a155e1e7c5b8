import { expect, test } from 'vitest';
import { withDirectionMarks, withoutInvisible } from './invisible';
import { cleanLine, cleanLines, composed } from './plain-text';
import { line } from './schema';

/** Two kinds of marks, which `normalize` takes a minute to sort. */
const markBomb = (marks: number) => `a${'\u0315'.repeat(marks)}${'\u0300'.repeat(marks)}`;

const millisecondsOf = (act: () => unknown) => {
  const begun = performance.now();
  act();
  return performance.now() - begun;
};

test('a run of marks takes time linear to its length', () => {
  for (const clean of [cleanLine, cleanLines, composed]) {
    // In one run, these would take more than a minute to sort.
    expect(millisecondsOf(() => clean(markBomb(250_000)))).toBeLessThan(2000);
  }
});

test('text is composed, including the longest runs of marks in any language', () => {
  expect(cleanLine('Nin\u0303a  Pe\u00f1a\n')).toBe('Ni\u00f1a Pe\u00f1a');
  expect(cleanLine('e\u0323\u0302')).toBe('\u1ec7');
  const stacked = `a${'\u0315'.repeat(14)}${'\u0323'.repeat(14)}`;
  expect(composed(stacked)).toBe(stacked.normalize('NFC'));
});

test('a mark is composed after the control character before it is removed', () => {
  expect(cleanLine('e\u0001\u0301')).toBe('\u00e9');
  expect(cleanLines('e\u0001\u0301')).toBe('\u00e9');
});

test('cleaning is idempotent', () => {
  for (const text of [
    markBomb(10),
    markBomb(1000),
    ' a\u0000b\r\nc ',
    'e\u0301'.repeat(100),
    'e\u0001\u0301',
  ]) {
    expect(cleanLine(cleanLine(text))).toBe(cleanLine(text));
    expect(cleanLines(cleanLines(text))).toBe(cleanLines(text));
  }
});

test('every character is cleaned by the same rules, also beside others that need none', () => {
  const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]|\p{Surrogate}/gu;
  const stored = (text: string) => text.replace(controls, '');
  const different: string[] = [];
  for (let code = 0; code <= 0xffff; code += 1) {
    const character = String.fromCodePoint(code);
    for (const text of [`a${character}b`, `a${character}  b`, `${character}\u0301`]) {
      const oneLine = withoutInvisible(stored(text)).normalize('NFC');
      const lines = withDirectionMarks(stored(text)).normalize('NFC');
      const isSame =
        cleanLine(text) === oneLine.replace(/[\s\u2800]+/g, ' ').trim() &&
        cleanLines(text) === lines.replace(/\r\n?/g, '\n').trim();
      if (!isSame) different.push(code.toString(16));
    }
  }
  expect(different).toEqual([]);
});

test('blanks at the ends and in a row are removed from texts without any other character to clean', () => {
  for (const blank of [' ', '  ', '\n', '\n\n']) {
    expect(cleanLine(`${blank}Peña –${blank}₱5${blank}`)).toBe('Peña – ₱5');
  }
  expect(cleanLines('\n one  two\n\nthree \n')).toBe('one  two\n\nthree');
  expect([cleanLine(''), cleanLine(' '), cleanLines('')]).toEqual(['', '', '']);
});

const name = line({ max: 50, message: 'Too long' });
const problems = (text: string) => name.safeParse(text).error?.issues.map(({ message }) => message);

test('text that fits once composed is accepted uncomposed', () => {
  expect(name.parse('e\u0323\u0302'.repeat(50))).toBe('\u1ec7'.repeat(50));
  expect(name.parse(`${' '.repeat(500)}Ana`)).toBe('Ana');
});

test('text that is too long gets one error, also before it is cleaned', () => {
  expect(problems('x'.repeat(51))).toEqual(['Too long']);
  const unread = 'x'.repeat(1_000_000);
  expect(problems(unread)).toEqual(['Too long']);
  // Even if the cleaned text would fit.
  expect(problems(' '.repeat(1_000_000))).toEqual(['Too long']);
});
