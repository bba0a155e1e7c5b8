import { expect, test } from 'vitest';
import { maskPayload } from './mask';

const masked = (value: unknown) => JSON.parse(maskPayload(JSON.stringify(value))) as unknown;

test('of a card number only the last four digits stay, wherever it stands', () => {
  expect(
    masked({
      fundSource: { id: '5123456789012346' },
      note: 'paid with 4123 4501-3100 0508.',
      list: [4123450131001381],
    }),
  ).toEqual({
    fundSource: { id: '************2346' },
    note: 'paid with ************0508.',
    list: ['************1381'],
  });
});

test('numbers that are no cards stay as they are', () => {
  const value = { receipt: '1234567890123456', amount: 99, at: 1763600000000, reference: '3f0c6a1e-5b7a' };
  expect(masked(value)).toEqual(value);
});

test('values under names of secrets are gone, what they stand in stays', () => {
  expect(
    masked({ paymentTokenId: 'abc', details: { cvv: 111, Authorization: 'Basic x', scheme: 'visa' } }),
  ).toEqual({
    paymentTokenId: '***',
    details: { cvv: '***', Authorization: '***', scheme: 'visa' },
  });
});

test.each([
  ['no JSON', 'card=5123456789012346&x=1', 'card=************2346&x=1'],
  ['nothing', '', ''],
  ['brackets without end', '['.repeat(60_000), '['.repeat(60_000)],
  ['deep nesting', '['.repeat(30_000) + ']'.repeat(30_000), undefined],
])('a body that is %s breaks nothing', (_name, body, expected) => {
  const result = maskPayload(body);
  expect(result).toBe(expected ?? body);
});

test('__proto__ is a name like any other', () => {
  expect(maskPayload('{"__proto__":{"isAdmin":true}}')).toBe('{"__proto__":{"isAdmin":true}}');
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
});
