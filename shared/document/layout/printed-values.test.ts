// @vitest-environment node
import { expect, test } from 'vitest';
import { printedAddress } from './printed-values';

test.each([
  ['https://maria.example.com', 'maria.example.com'],
  ['http://maria.example.com/', 'maria.example.com'],
  ['https://maria.example.com/work/', 'maria.example.com/work/'],
  ['maria.example.com', 'maria.example.com'],
  ['https://', 'https://'],
  ['example.com/?to=https://a.example', 'example.com/?to=https://a.example'],
  [`${'x'.repeat(118)} ${'y'.repeat(9)}`, `${'x'.repeat(118)}…`],
])('the address %j is printed as %j', (typed, printed) => {
  expect(printedAddress(typed)).toBe(printed);
});
