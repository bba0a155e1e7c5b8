import fc from 'fast-check';
import { expect, test } from 'vitest';
import { brandContrast, minContrast, printableColor } from './brand-color';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('every color is legible as it is printed, and a legible one stays as it is', () => {
  fc.assert(
    fc.property(hex, (color) => {
      const printed = printableColor(color) ?? '';
      expect(brandContrast(printed)).toBeGreaterThanOrEqual(minContrast);
      if (brandContrast(color) >= minContrast) expect(printed).toBe(color);
    }),
  );
});

test.each([
  ['#FFD500', '#7e6900'],
  ['#0033a0', '#0033a0'],
  ['#e4002b', '#cf0027'],
])('%s is printed as %s', (color, printed) => expect(printableColor(color)).toBe(printed));

test.each(['', 'red', '#fff', '#12345g', 'url(#a)'])('%s is no color', (color) =>
  expect(printableColor(color)).toBeUndefined(),
);
