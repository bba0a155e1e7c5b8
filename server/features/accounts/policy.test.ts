import { expect, test } from 'vitest';
import { isAdministrator } from './policy';

test.each([
  ['Boss@example.com', true, true],
  ['boss@example.com', false, false],
  ['ana@example.com', true, false],
  ['', true, false],
])('%j, verified %s, is an administrator: %s', (email, emailVerified, expected) => {
  expect(isAdministrator({ email, emailVerified }, ['boss@example.com'])).toBe(expected);
});
