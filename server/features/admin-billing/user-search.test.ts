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

test.each(['abc', 'abcdefgh', 'ana@example.com', 'ab%d', 'a'.repeat(37)])('%s is part of no id', (typed) => {
  expect(readUserSearch(typed)?.idPattern).toBeNull();
});
