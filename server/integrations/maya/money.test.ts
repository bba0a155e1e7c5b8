import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centavosOf, pesosText } from './money';

test.each([
  ['99', 9900],
  [99, 9900],
  ['99.00', 9900],
  ['99.5', 9950],
  [99.5, 9950],
  [99.99, 9999],
  ['0.01', 1],
  [0, 0],
  [' 99 ', 9900],
  ['9999999', 999999900],
])('%j is %i centavos', (amount, centavos) => {
  expect(centavosOf(amount)).toBe(centavos);
});

test.each([
  '99.001',
  99.001,
  '99.000',
  0.1 + 0.2,
  '-99',
  -99,
  '+99',
  '1e3',
  1e21,
  '0x63',
  '99,00',
  '1,000',
  '₱99',
  '.5',
  '99.',
  '',
  ' ',
  '٩٩',
  NaN,
  Infinity,
  null,
  undefined,
  true,
  ['99'],
  { value: 99 },
  99n,
])('%o is no amount', (amount) => {
  expect(centavosOf(amount)).toBeNull();
});

test('every amount survives being written and read, as text and as a number', () => {
  fc.assert(
    fc.property(fc.nat(999_999_999), (centavos) => {
      const text = pesosText(centavos);
      expect(centavosOf(text)).toBe(centavos);
      expect(centavosOf(Number(text))).toBe(centavos);
      expect(centavosOf(JSON.parse(JSON.stringify(Number(text))))).toBe(centavos);
    }),
  );
});

test('whatever is taken for an amount is a whole number of centavos that is written as it was read', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.double(), fc.stringMatching(/^\d{0,12}\.?\d{0,4}$/)), (given) => {
      const centavos = centavosOf(given);
      if (centavos === null) return;
      expect(Number.isSafeInteger(centavos)).toBe(true);
      // Of a number that is -0 nothing but 0 is left in writing.
      expect(Number(pesosText(centavos))).toBe(Number(given) + 0);
    }),
  );
});

test.each([1.5, -1, NaN, Infinity, 2 ** 53])('%d centavos cannot be asked for', (centavos) => {
  expect(() => pesosText(centavos)).toThrow(RangeError);
});
