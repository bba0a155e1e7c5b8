import { expect, test } from 'vitest';
import { canVisitorsSee } from './policy';

test.each([
  [true, 'indexed', true],
  [true, 'unlisted', true],
  [true, 'hidden', false],
  [false, 'indexed', false],
  [false, 'hidden', false],
] as const)('public %s on an %s profile is visible: %s', (isPublic, exposure, expected) => {
  expect(canVisitorsSee({ isPublic }, exposure)).toBe(expected);
});
