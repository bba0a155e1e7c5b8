import { expect, test } from 'vitest';
import { keptText } from './kept-text';

const line = (text: string) => keptText.line('Title', text);

test('every script and emoji is kept, with what joins them', () => {
  const typed = 'مريم الخطيب · 👩🏽‍⚕️ Nurse 🇵🇭 · 李小龍 · Đặng ₱';
  expect(line(typed)).toBe(typed);
});

test('what XML cannot hold or a reader would not see is removed', () => {
  expect(line('A\u0000B\u0007C\ud800D\ufffeE\u200bF\ufeffG\u00adH')).toBe('ABCDEFGH');
  // A mark that would print the rest from right to left.
  expect(line('invoice\u202efdp.exe')).toBe('invoicefdp.exe');
});

test('a line has no line breaks; lines keep theirs, with bullets of word processors as ones that are known', () => {
  expect(line(' one\r\ntwo\u2028three\tfour ')).toBe('one two three four');
  expect(keptText.lines('Summary', 'Did:\r\n\uf0b7 one \n\u27a4two\n')).toBe('Did:\n• one\n• two');
});
