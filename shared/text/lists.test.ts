// @vitest-environment node
import { expect, test } from 'vitest';
import {
  bulletStart,
  paragraphs,
  withBullets,
  withKnownBullets,
  withoutBullet,
  withoutListSigns,
} from './lists';

const items = (text: string) =>
  paragraphs(withKnownBullets(text)).map(({ text: content, listed, marker = '', nested }) =>
    listed ? `${nested ? '  ' : ''}${marker} ${content}` : content,
  );

test.each([...'•▪●➢✓✔➔❖◆■□☐→»‣·§\uf0b7\uf0a7\uf0d8'])('a pasted list with %s has bullets', (sign) => {
  expect(items(`Duties:\n${sign} one\n${sign}\ttwo`)).toEqual(['Duties:', '• one', '• two']);
});

test.each(['-', '*', '–', '—'])('a list typed with %s and a space has bullets', (sign) => {
  expect(items(`${sign} one\n${sign} two\n${sign}three`)).toEqual(['• one', '• two', `${sign}three`]);
});

test('numbers and letters stay', () => {
  expect(items('1. one\n2) two\n(3) three')).toEqual(['1. one', '2) two', '(3) three']);
  expect(items('a) one\nb) two')).toEqual(['a) one', 'b) two']);
  expect(items('2019. Joined\nA. Cruz\n-5 degrees\n**bold**')).toEqual([
    '2019. Joined',
    'A. Cruz',
    '-5 degrees',
    '**bold**',
  ]);
});

test('the letter o is a bullet in a list, and a word in a sentence', () => {
  expect(items('o one\no two')).toEqual(['• one', '• two']);
  expect(items('Tagapagturo\no katulong')).toEqual(['Tagapagturo', 'o katulong']);
});

test('another sign or an indented one is a list in the list', () => {
  expect(items('• one\no two\no three\n• four')).toEqual(['• one', '  – two', '  – three', '• four']);
  expect(items('1. one\na) two\n2. three')).toEqual(['1. one', '  a) two', '2. three']);
  expect(items('• one\n    • two\n• three')).toEqual(['• one', '  – two', '• three']);
});

test('people mix - and * and • in one list', () => {
  expect(items('Plain\n- one\n• two\n* three\n\n•tight\n-\n•\n *')).toEqual([
    'Plain',
    '• one',
    '• two',
    '• three',
    '• tight',
  ]);
});

test.each([
  ['➢one', '• one'],
  ['➢ \tone two', '• one two'],
  ['  \uf0a7one', '  • one'],
  ['one\n✔ two', 'one\n• two'],
  ['Sales ➢ Marketing', 'Sales ➢ Marketing'],
  ['Sales➢Marketing', 'Sales➢Marketing'],
])('of %j, the bullet of a word processor at the start of a line is ours', (pasted, known) => {
  expect(withKnownBullets(pasted)).toBe(known);
});

test.each([
  ['• one\n  • two', '• one\n◦ two'],
  ['• one\n\t•two', '• one\n◦ two'],
  ['• one\n \t \t• \ttwo', '• one\n◦ two'],
  ['one\n- two\n   - three', 'one\n- two\n◦ three'],
  ['- one\n  o two', '- one\n◦ two'],
  // One space is a slip, and these are words.
  ['• one\n • two', '• one\n • two'],
  ['- one\n  -two', '- one\n  -two'],
  ['• one\n  otter', '• one\n  otter'],
  ['• one\n  a word', '• one\n  a word'],
  // Indented below text that is no list.
  ['one\n  • two', 'one\n  • two'],
  ['A plan\n  - two', 'A plan\n  - two'],
  ['-5 degrees\n  - two', '-5 degrees\n  - two'],
])('%j becomes %j: what is indented below a list is in it', (typed, known) => {
  expect(withKnownBullets(typed)).toBe(known);
});

test('the letter o is a bullet where it starts several lines or one below a bullet', () => {
  expect(items('  o one\n  o two')).toEqual(['• one', '• two']);
  expect(items('o one\no two\nGo to work')).toEqual(['• one', '• two', 'Go to work']);
  expect(items('Go to work\no katulong')).toEqual(['Go to work', 'o katulong']);
  expect(items('to one\no two')).toEqual(['to one', 'o two']);
  expect(items('• one\no two')).toEqual(['• one', '  – two']);
  expect(items(' ● one\n  o two')).toEqual(['• one', '  – two']);
  expect(items('Sales • one\no two')).toEqual(['Sales • one', 'o two']);
});

test('a list keeps its outer sign until a line that is no item', () => {
  expect(items('o one\no two\n• three')).toEqual(['• one', '• two', '  – three']);
  expect(items('a) one\n• two')).toEqual(['a) one', '  – two']);
  expect(items('• one\nPlain\n1. two\n• three')).toEqual(['• one', 'Plain', '1. two', '  – three']);
  expect(items('10. ten  \n(12) twelve\n100. hundred')).toEqual(['10. ten', '(12) twelve', '100. hundred']);
});

test('spaces around a line and empty lines are not printed', () => {
  expect(items('  one  \n\n - two  ')).toEqual(['one', '• two']);
});

test('an indented bullet is a list in one of dashes, too', () => {
  expect(items('- one\n  - two\n- three')).toEqual(['• one', '  – two', '• three']);
});

test('a paragraph of a law is no list', () => {
  const law = '§ 5 of the Labor Code';
  expect(items(law)).toEqual([law]);
  expect([withoutBullet(law), withoutListSigns(law), withBullets(law)]).toEqual([law, law, law]);
  expect(bulletStart.test(law)).toBe(false);
  expect([withoutBullet('§ five'), withoutBullet('§'), withoutListSigns('§ five')]).toEqual([
    'five',
    '',
    'five',
  ]);
});

test('arrows and quotation marks are bullets before a blank only', () => {
  expect(withBullets('→ one\n» two')).toBe('• one\n• two');
  expect(withBullets('→20%\n»Zitat«')).toBe('→20%\n»Zitat«');
});

test('our own nested points keep their level when they are pasted alone', () => {
  expect(withBullets('◦ one\n◦ two')).toBe('◦ one\n◦ two');
});

test('a check mark with its variation selector is one sign', () => {
  expect(items('✔\ufe0f one\n✅ two\n▪\ufe0f three')).toEqual(['• one', '• two', '  – three']);
  expect(items('▪\ufe0f one')).toEqual(['• one']);
});

test('pasted signs become bullets; numbers, dashes in a line and text stay as they are', () => {
  expect(
    withBullets(
      '- one\n* two\n  • three\n– four\n\uf0b7 five\n\uf0a7\tsix\n§ seven\n➢ eight\n\nnine - ten\n-eleven\n 1. twelve',
    ),
  ).toBe('• one\n• two\n◦ three\n• four\n• five\n• six\n• seven\n• eight\n\nnine - ten\n-eleven\n 1. twelve');
  expect(withBullets('o one\no two')).toBe('• one\n• two');
  expect(withBullets(withBullets('• one\no two\n  ▪ three'))).toBe('• one\n◦ two\n◦ three');
});

test('the words of a list have none of its signs', () => {
  expect(withoutListSigns('• one\n - two\n\uf0b7three\n-5 °C\n§ four\nfive • six')).toBe(
    'one\ntwo\nthree\n-5 °C\nfour\nfive • six',
  );
});
