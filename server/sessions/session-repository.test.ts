import { describe, expect, test } from 'vitest';
import { emptyResume } from '#shared/resume/empty-resume';
import { resumes } from '../db/schema/resumes';
import { sessions } from '../db/schema/sessions';
import { users, type User } from '../db/schema/users';
import { countStatements } from '../testing/count-statements';
import { useTwoUsers } from '../testing/postgres/use-two-users';
import {
  deleteExpiredSessions,
  deleteOwnedSession,
  deleteSession,
  deleteSessionsOf,
  findSession,
  findSessionUsers,
  insertSession,
  listSessions,
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
const left = async () => (await world.db.select().from(sessions)).map(({ sid }) => sid).sort();

describe('a session', () => {
  test('is found with its own user until it expires', async () => {
    await add(world.ben, 'bens');
    await add(world.ana, 'hers');
    const found = await findSession(world.db, 'hers', now);
    expect(found?.rows?.session).toMatchObject({ sid: 'hers', userId: world.ana.id, expires: ms(1) });
    const { searchText: _, ...row } = { searchText: '', ...world.ana };
    expect(found?.rows?.user).toEqual(row);
    expect(found?.resumeVersion).toBeNull();
    expect(await findSession(world.db, 'hers', ms(1))).toBeUndefined();
    expect(await findSession(world.db, 'nobodys', now)).toBeUndefined();
  });

  test('is read with others of the same moment in one statement, and each comes with its own user', async () => {
    await add(world.ana, 'hers');
    await add(world.ana, 'expired', { expires: now });
    await add(world.ben, 'his');
    const known = (await findSession(world.db, 'his', now))?.version;
    let found: Awaited<ReturnType<typeof findSession>>[] = [];
    const statements = await countStatements(world.db, async () => {
      found = await Promise.all([
        findSession(world.db, 'expired', now),
        findSession(world.db, 'his', now),
        findSession(world.db, 'hers', now),
        findSession(world.db, 'nobodys', now),
        findSession(world.db, 'his', now, known),
        findSession(world.db, 'hers', ms(1)),
      ]);
    });
    expect(statements).toBe(1);
    const { id: ana } = world.ana;
    const { id: ben } = world.ben;
    expect(found.map((session) => session && (session.rows?.user.id ?? null))).toEqual([
      undefined,
      ben,
      ana,
      undefined,
      null,
      undefined,
    ]);
  });

  test('comes without its rows where the caller has them, and with them after any change', async () => {
    await add(world.ana, 'hers');
    const version = async () => (await findSession(world.db, 'hers', now))?.version ?? '';
    const known = await version();
    expect(await findSession(world.db, 'hers', now, known)).toMatchObject({ version: known, rows: null });
    await updateSession(world.db, 'hers', { lastSeenAt: ms(5) });
    const seen = await findSession(world.db, 'hers', now, known);
    expect(seen?.rows?.session.lastSeenAt).toEqual(ms(5));
    await world.db.update(users).set({ firstName: 'Ana' });
    const renamed = await findSession(world.db, 'hers', now, seen?.version);
    expect(renamed?.rows?.user.firstName).toBe('Ana');
  });

  test('names the version of the user’s own resume, another one after each save', async () => {
    const { profilePhotoUrl: _, ...content } = emptyResume;
    await add(world.ana, 'hers');
    const version = async () => (await findSession(world.db, 'hers', now))?.resumeVersion;
    await world.db.insert(resumes).values({ userId: world.ben.id, ...content });
    expect(await version()).toBeNull();
    await world.db.insert(resumes).values({ userId: world.ana.id, ...content });
    const first = await version();
    expect(first).toMatch(/^\d+$/);
    await world.db.update(resumes).set({ title: 'Nurse' });
    expect(await version()).not.toBe(first);
  });

  test('is changed and deleted alone', async () => {
    await add(world.ana, 'one');
    await add(world.ana, 'two');
    await updateSession(world.db, 'one', { expires: ms(9) });
    expect(await findSession(world.db, 'one', ms(8))).toBeDefined();
    expect(await findSession(world.db, 'two', ms(8))).toBeUndefined();
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
