import { expect, test } from 'vitest';
import { rangeOf } from './trends';

test.each([
  ['7', '7'],
  ['365', '365'],
  ['8', '30'],
  ['', '30'],
  [null, '30'],
])('range %o in the URL selects %s days', (value, range) => {
  expect(rangeOf(value)).toBe(range);
});
