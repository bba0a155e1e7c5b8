import { expect, test } from 'vitest';
import { readUserSearch } from './user-search';

test.each(['', '  ', '\n', '\0'])('%j looks for nothing', (typed) => {
  expect(readUserSearch(typed)).toBeNull();
});

test.each([
  ['100%', '%100\\%%'],
  ['a_b', '%a\\_b%'],
  ['\\', '%\\\\%'],
])('%s stands for itself', (typed, pattern) => {
  expect(readUserSearch(typed)?.pattern).toBe(pattern);
});

test.each([
  ['abcd', '%abcd%'],
  ['ABCDEF01-', '%abcdef01-%'],
  ['-4d0e-8', '%-4d0e-8%'],
  ['6f2c2f0e9a534d0e8f0a3f1d1c2b4a59', '%6f2c2f0e9a534d0e8f0a3f1d1c2b4a59%'],
])('%s may be part of an id', (typed, pattern) => {
  expect(readUserSearch(typed)?.idPattern).toBe(pattern);
});

test.each([
  ['AB12cd34EF56', ['AB12cd34EF56', 'ab12cd34ef56', 'AB12CD34EF56']],
  ['123456789012', ['123456789012']],
])('%s may be the number of a payment', (typed, numbers) => {
  expect(readUserSearch(typed)?.paymentNumbers).toEqual(numbers);
});

test.each(['1234567', 'ana@example.com', 'Maria Santos'])('%s is the number of no payment', (typed) => {
  expect(readUserSearch(typed)?.paymentNumbers).toEqual([]);
});

test.each(['abc', 'abcdefgh', 'ana@example.com', 'ab%d', 'a'.repeat(37)])('%s is part of no id', (typed) => {
  expect(readUserSearch(typed)?.idPattern).toBeNull();
});
