import { describe, expect, test } from 'vitest';
import { apiTokens } from '../../db/schema/api-tokens';
import type { User } from '../../db/schema/users';
import { removePerson } from '../../testing/content/people';
import { useTwoUsers } from '../../testing/postgres/use-two-users';
import {
  countTokensLocked,
  deleteOwnedToken,
  deleteTokensOf,
  findByHash,
  insertToken,
  listTokens,
  updateLastUsed,
} from './repository';

const world = useTwoUsers();
const now = world.clock.now();
const ms = (count: number) => new Date(now.getTime() + count);

const add = (user: User, secretHash: string, given: Partial<typeof apiTokens.$inferInsert> = {}) =>
  insertToken(world.db, {
    userId: user.id,
    name: secretHash,
    scope: 'read',
    secretHash,
    lastFour: 'abcd',
    createdAt: now,
    expiresAt: ms(1),
    ...given,
  });
const namesOf = async (user: User) => (await listTokens(world.db, user.id)).map(({ name }) => name);

describe('a token', () => {
  test('is found by its hash alone, with its own user and without the hash', async () => {
    await add(world.ben, 'bens');
    await add(world.ana, 'hers');
    const found = await findByHash(world.db, 'hers');
    expect(found?.user.id).toBe(world.ana.id);
    expect(found?.token).toMatchObject({ name: 'hers', expiresAt: ms(1), lastUsedAt: null });
    expect(found?.token).not.toHaveProperty('secretHash');
    expect(await findByHash(world.db, 'her')).toBeUndefined();
  });

  test('has a hash that no other has', async () => {
    await add(world.ana, 'same');
    await expect(add(world.ben, 'same')).rejects.toThrow();
  });

  test('goes with its user', async () => {
    await add(world.ana, 'hers');
    await add(world.ben, 'bens');
    await removePerson(world, world.ana.id);
    expect(await findByHash(world.db, 'hers')).toBeUndefined();
    expect(await namesOf(world.ben)).toEqual(['bens']);
  });
});

test('the newest are listed first, and only the owner’s', async () => {
  await add(world.ana, 'older', { createdAt: ms(-1) });
  await add(world.ana, 'newer');
  await add(world.ben, 'bens');
  expect(await namesOf(world.ana)).toEqual(['newer', 'older']);
  expect(await countTokensLocked(world.db, world.ana.id)).toBe(2);
});

test('a use is recorded if none after `since` is', async () => {
  const one = await add(world.ana, 'one');
  await add(world.ana, 'two', { createdAt: ms(-1) });
  const lastUse = async () => (await listTokens(world.db, world.ana.id)).map(({ lastUsedAt }) => lastUsedAt);
  await updateLastUsed(world.db, one.id, { usedAt: ms(10), since: ms(5) });
  expect(await lastUse()).toEqual([ms(10), null]);
  await updateLastUsed(world.db, one.id, { usedAt: ms(12), since: ms(9) });
  expect(await lastUse()).toEqual([ms(10), null]);
  await updateLastUsed(world.db, one.id, { usedAt: ms(20), since: ms(10) });
  expect(await lastUse()).toEqual([ms(20), null]);
});

test('owners delete their own tokens, one or all', async () => {
  const hers = await add(world.ana, 'hers');
  await add(world.ana, 'more');
  await add(world.ben, 'bens');
  expect(await deleteOwnedToken(world.db, world.ben.id, hers.id)).toBeUndefined();
  expect(await deleteOwnedToken(world.db, world.ana.id, hers.id)).toMatchObject({ name: 'hers' });
  expect(await namesOf(world.ana)).toEqual(['more']);
  await add(world.ana, 'third');
  expect(await deleteTokensOf(world.db, world.ana.id)).toBe(2);
  expect(await namesOf(world.ana)).toEqual([]);
  expect(await namesOf(world.ben)).toEqual(['bens']);
});
