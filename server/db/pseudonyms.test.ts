import { createHash } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { isUsernameOfAnother } from '../features/accounts/repository';
import { useDatabase } from '../testing/postgres/use-database';
import type { Database } from './client';
import { adoptPseudonymKey, createPseudonyms } from './pseudonyms';
import { installation } from './schema/installation';
import { retiredUsernames } from './schema/users';

const database = useDatabase();
const key = createPseudonyms('a key that only tests know, long enough');
const other = createPseudonyms('another key that only tests know');
const adopt = (pseudonyms = key) => adoptPseudonymKey({ db: database.db } as Database, pseudonyms);
const isRetired = (username: string, pseudonyms = key) =>
  isUsernameOfAnother({ db: database.db, pseudonyms }, null, username);
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

beforeEach(async () => {
  await database.db.delete(installation);
  await database.db.delete(retiredUsernames);
});

test('plain hashes of earlier releases become keyed ones: no guess is confirmed, and no username is free', async () => {
  const names = Array.from({ length: 2500 }, (_, index) => `person-${index}`);
  await database.db.insert(retiredUsernames).values(names.map((name) => ({ usernameHash: sha256(name) })));
  expect(await Promise.all([adopt(), adopt(), adopt()])).toEqual([true, true, true]);
  const rows = await database.db.select().from(retiredUsernames);
  expect(rows).toHaveLength(names.length);
  expect(rows.every(({ isKeyed }) => isKeyed)).toBe(true);
  const guesses = new Set(names.map(sha256));
  expect(rows.filter(({ usernameHash }) => guesses.has(usernameHash))).toEqual([]);
  for (const name of ['person-0', 'Person-1', 'person-2499']) expect(await isRetired(name)).toBe(true);
  expect(await isRetired('person-2500')).toBe(false);
});

test('what a process of an earlier release adds meanwhile is replaced by the next start', async () => {
  await adopt();
  await database.db.insert(retiredUsernames).values({ usernameHash: sha256('late') });
  expect(await adopt()).toBe(true);
  expect(await isRetired('late')).toBe(true);
});

test('another key is refused, and changes nothing', async () => {
  await database.db.insert(retiredUsernames).values({ usernameHash: sha256('ana') });
  expect(await adopt()).toBe(true);
  await database.db.insert(retiredUsernames).values({ usernameHash: sha256('ben') });
  const before = await database.db.select().from(retiredUsernames);
  expect(await adopt(other)).toBe(false);
  expect(await database.db.select().from(retiredUsernames)).toEqual(before);
  expect(await adopt()).toBe(true);
});

test('the identity behind a used trial cannot be guessed without the key', () => {
  const ana = { issuer: 'https://accounts.example', subject: 'ana@example.com' };
  const hash = key.ofIdentity(ana);
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  expect(other.ofIdentity(ana)).not.toBe(hash);
  expect(key.ofIdentity({ ...ana, subject: 'ben@example.com' })).not.toBe(hash);
});
