import { expect, test, vi } from 'vitest';
import { batchLookups } from './batch-lookups';
import type { Db } from './client';

const database = () => ({}) as Db;
const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Finds the length of each word, and nothing for an empty one. */
const lengths = () => {
  const find = vi.fn((_db: Db, words: string[]) =>
    Promise.resolve(words.map((word) => (word === '' ? undefined : word.length))),
  );
  return { find, lookUp: batchLookups(find, (word: string) => word) };
};

test('lookups of one turn share a statement, and each gets its own result', async () => {
  const { find, lookUp } = lengths();
  const db = database();
  const words = ['one', '', 'three', 'one', 'seventeen'];
  expect(await Promise.all(words.map((word) => lookUp(db, word)))).toEqual([3, undefined, 5, 3, 9]);
  expect(find.mock.calls).toEqual([[db, ['one', '', 'three', 'seventeen']]]);
  expect(await lookUp(db, 'four')).toBe(4);
  expect(find).toHaveBeenCalledTimes(2);
});

test('a lookup never gets what was read before it began', async () => {
  const answers: ((value: string) => void)[] = [];
  const find = vi.fn(
    (_db: Db, _keys: string[]) =>
      new Promise<string[]>((resolve) => answers.push((value) => resolve([value]))),
  );
  const lookUp = batchLookups(find, (key: string) => key);
  const db = database();
  const first = lookUp(db, 'profile');
  await turn();
  const second = lookUp(db, 'profile');
  await turn();
  answers[0]?.('public');
  answers[1]?.('private');
  expect(await Promise.all([first, second])).toEqual(['public', 'private']);
});

test('a statement that fails fails its own lookups alone', async () => {
  const { find, lookUp } = lengths();
  const db = database();
  find.mockRejectedValueOnce(new Error('The database is away'));
  const failed = await Promise.allSettled([lookUp(db, 'one'), lookUp(db, 'two')]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await lookUp(db, 'one')).toBe(3);
});

test('databases do not share a statement', async () => {
  const { find, lookUp } = lengths();
  const [one, other] = [database(), database()];
  await Promise.all([lookUp(one, 'one'), lookUp(other, 'other')]);
  expect(find.mock.calls).toEqual([
    [one, ['one']],
    [other, ['other']],
  ]);
});

test('a statement has 100 keys at most', async () => {
  const { find, lookUp } = lengths();
  const db = database();
  const words = Array.from({ length: 250 }, (_, index) => 'x'.repeat(index + 1));
  const sizes = async () => {
    const found = await Promise.all(words.map((word) => lookUp(db, word)));
    expect(found).toEqual(words.map((word) => word.length));
    return find.mock.calls.map(([, keys]) => keys.length);
  };
  expect(await sizes()).toEqual([100, 100, 50]);
});
