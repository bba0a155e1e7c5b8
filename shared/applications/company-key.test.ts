import { expect, test } from 'vitest';
import { companyKey } from './company-key';

test.each([
  ['Acme Philippines, Inc.', 'ACME'],
  ['Banco de Oro', 'banco  de oro'],
  ['Jollibee Foods Corp.', 'Jollibee Foods Corporation'],
  ['Peñafrancia Hospital', 'Penafrancia Hospital'],
  ['A.B.C. Ltd', 'abc'],
])('%s and %s are one company', (one, other) => {
  expect(companyKey(one)).toBe(companyKey(other));
});

test.each([
  ['Acme', 'Acme Health'],
  ['The Company', 'Philippines'],
  ['Cobalt', 'Balt'],
  ['Co', 'The'],
  ['!!!', '???'],
  ['!!!', ''],
])('%s and %s are two', (one, other) => {
  expect(companyKey(one)).not.toBe(companyKey(other));
});

test('only nothing is without a key', () => {
  expect(companyKey('  ')).toBe('');
  expect(companyKey('Co.')).toBe('co');
});
