import { expect, test } from 'vitest';
import { canReadOwnPhoto, canVisitorsSeePhoto } from './policy';

test('visitors see the photo of every profile that is not hidden', () => {
  expect((['indexed', 'unlisted', 'hidden'] as const).map(canVisitorsSeePhoto)).toEqual([true, true, false]);
});

test('a photo is its owner’s alone', () => {
  const readers = ['ana', 'ben', undefined];
  expect(readers.map((reader) => canReadOwnPhoto({ userId: 'ana' }, reader))).toEqual([true, false, false]);
});
