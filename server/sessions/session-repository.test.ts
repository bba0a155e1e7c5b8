import { describe, expect, test } from 'vitest';
import { sessions } from '../db/schema/sessions';
import type { User } from '../db/schema/users';
import { useTwoUsers } from '../testing/postgres/use-two-users';
import {
  deleteExpiredSessions,
  deleteOwnedSession,
  deleteSession,
  deleteSessionsOf,
  findSessionUsers,
  insertSession,
  listSessions,
  prepareFindSession,
  updateSession,
} from './session-repository';

const world = useTwoUsers();
const now = world.clock.now();
const ms = (count: number) => new Date(now.getTime() + count);

const add = async (user: User, sid: string, given: Partial<typeof sessions.$inferInsert> = {}) => {
  const stored = await insertSession(world.db, {
    sid,
    userId: user.id,
    data: { idToken: 'token' },
    userAgent: 'Test',
    signedInAt: now,
    lastSeenAt: now,
    expires: ms(1),
    ...given,
  });
  return stored.id;
};
const findSession = (sid: string, at: Date) => prepareFindSession(world.db)(sid, at);
const left = async () => (await world.db.select().from(sessions)).map(({ sid }) => sid).sort();

describe('a session', () => {
  test('is found with its own user until it expires', async () => {
    await add(world.ben, 'bens');
    const hers = await add(world.ana, 'hers');
    const found = await findSession('hers', now);
    expect(found?.session).toMatchObject({ id: hers, signedInAt: now, lastSeenAt: now });
    const { searchText: _, ...row } = { searchText: '', ...world.ana };
    expect(found?.user).toEqual(row);
    expect(await findSession('hers', ms(1))).toBeUndefined();
    expect(await findSession('nobodys', now)).toBeUndefined();
  });

  test('is changed and deleted alone', async () => {
    await add(world.ana, 'one');
    await add(world.ana, 'two');
    await updateSession(world.db, 'one', { expires: ms(9) });
    expect(await findSession('one', ms(8))).toBeDefined();
    expect(await findSession('two', ms(8))).toBeUndefined();
    await deleteSession(world.db, 'one');
    expect(await left()).toEqual(['two']);
  });
});

test('a user’s devices are those still signed in, the last seen first, in a fixed order where seen together', async () => {
  const seen = (count: number) => ({ lastSeenAt: ms(count) });
  await add(world.ben, 'bens', seen(9));
  await add(world.ana, 'expired', { ...seen(9), expires: now });
  const together = [await add(world.ana, 'a'), await add(world.ana, 'b'), await add(world.ana, 'c')].sort();
  const last = await add(world.ana, 'last', seen(-1));
  const first = await add(world.ana, 'first', seen(1));
  const devices = await listSessions(world.db, world.ana.id, now);
  expect(devices.map(({ id }) => id)).toEqual([first, ...together, last]);
});

describe('signing out', () => {
  test('one device is up to its owner', async () => {
    const [one, his] = [await add(world.ana, 'one'), await add(world.ben, 'his')];
    await add(world.ana, 'two');
    expect(await deleteOwnedSession(world.db, world.ana.id, his)).toBe(false);
    expect(await deleteOwnedSession(world.db, world.ana.id, one)).toBe(true);
    expect(await deleteOwnedSession(world.db, world.ana.id, one)).toBe(false);
    expect(await left()).toEqual(['his', 'two']);
  });

  test('all devices leaves others’ alone, and the present one where wanted', async () => {
    const present = await add(world.ana, 'present');
    for (const sid of ['one', 'two']) await add(world.ana, sid);
    await add(world.ben, 'his');
    expect(await deleteSessionsOf(world.db, world.ana.id, present)).toBe(2);
    expect(await left()).toEqual(['his', 'present']);
    expect(await deleteSessionsOf(world.db, world.ana.id)).toBe(1);
    expect(await left()).toEqual(['his']);
  });
});

test('users are found by the session ids among these that are still good', async () => {
  await add(world.ana, 'hers');
  await add(world.ben, 'his');
  await add(world.ben, 'not asked for');
  await add(world.ben, 'expired', { expires: now });
  expect(await findSessionUsers(world.db, ['hers', 'his', 'expired', 'forged'], now)).toEqual(
    new Map([
      ['hers', world.ana.id],
      ['his', world.ben.id],
    ]),
  );
  expect(await findSessionUsers(world.db, [], now)).toEqual(new Map());
});

test('expired sessions are removed, from the moment at which they are no longer good', async () => {
  await add(world.ana, 'good');
  await add(world.ana, 'over', { expires: now });
  await deleteExpiredSessions(world.db, now);
  expect(await left()).toEqual(['good']);
});
