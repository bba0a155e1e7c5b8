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
  ['abcd', 'abcd0000-0000-0000-0000-000000000000', 'abcdffff-ffff-ffff-ffff-ffffffffffff'],
  ['ABCDEF01-', 'abcdef01-0000-0000-0000-000000000000', 'abcdef01-ffff-ffff-ffff-ffffffffffff'],
  ['abcdef012', 'abcdef01-2000-0000-0000-000000000000', 'abcdef01-2fff-ffff-ffff-ffffffffffff'],
])('%s begins the ids from %s to %s', (typed, from, to) => {
  expect(readUserSearch(typed)?.ids).toEqual({ from, to });
});

test.each(['abc', 'abc-def', '-abcd', 'abcdefgh', 'ana@example.com', 'a'.repeat(33)])(
  '%s begins no id',
  (typed) => {
    expect(readUserSearch(typed)?.ids).toBeNull();
  },
);
