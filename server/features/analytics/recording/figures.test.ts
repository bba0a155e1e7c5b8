import { expect, test } from 'vitest';
import { withValues } from './figures';

test('values add up', () => {
  expect(withValues({ a: 2, '': 1 }, ['a', 'b', '', 'a'], 20)).toEqual({ a: 4, b: 1, '': 2 });
});

test('after so many names, further ones are counted together, known ones by name', () => {
  const names = Array.from({ length: 25 }, (_, index) => `name ${index}`);
  const counts = withValues({}, [...names, 'name 0', 'name 24'], 20);
  expect(Object.keys(counts)).toEqual([...names.slice(0, 20), 'other']);
  expect(counts).toMatchObject({ 'name 0': 2, 'name 19': 1, other: 6 });
});

test('values that visitors cannot invent all keep their names', () => {
  const names = Array.from({ length: 300 }, (_, index) => `name ${index}`);
  expect(Object.keys(withValues({}, names))).toEqual(names);
});

test('names that mean something to JavaScript are names', () => {
  const counts = withValues({}, ['constructor', '__proto__', 'toString', 'constructor'], 20);
  expect(Object.entries(counts).sort()).toEqual([
    ['__proto__', 1],
    ['constructor', 2],
    ['toString', 1],
  ]);
});
