import { expect, test } from 'vitest';
import { canReadSubscription } from './policy';

test.each([
  ['user', 'ana', true],
  ['user', 'ben', false],
  ['admin', 'ben', true],
] as const)('may a %s called ana read the subscription of %s: %s', (userType, owner, expected) => {
  expect(canReadSubscription({ id: 'ana', userType }, owner)).toBe(expected);
});
