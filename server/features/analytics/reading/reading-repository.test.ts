import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { credentials } from '../../../db/schema/credentials';
import {
  profileDays,
  profileDownloads,
  profileMonths,
  profileTotals,
  profileViews,
} from '../../../db/schema/analytics';
import type { User } from '../../../db/schema/users';
import { useTwoUsers } from '../../../testing/postgres/use-two-users';
import { findSummary, listDays, listDownloads, listViews } from './reading-repository';
import { findTrends } from './reading-repository';

const world = useTwoUsers();
const now = world.clock.now();
const ms = (count: number) => new Date(now.getTime() + count);

const addView = async (user: User, viewedAt: Date) => {
  const [row] = await world.db.insert(profileViews).values({ userId: user.id, viewedAt }).returning();
  return row?.id ?? 0;
};
const addDownload = async (user: User, downloadedAt: Date, credentialId?: string) => {
  const [row] = await world.db
    .insert(profileDownloads)
    .values({
      userId: user.id,
      downloadedAt,
      type: credentialId ? 'credential' : 'resume_pdf',
      credentialId,
    })
    .returning();
  return row?.id ?? 0;
};
const addCredential = async (user: User, title: string) => {
  const id = randomUUID();
  await world.db.insert(credentials).values({
    id,
    userId: user.id,
    title,
    description: '',
    issuer: '',
    isPublic: true,
    storageKey: id,
    fileName: '',
    contentType: '',
    sizeBytes: 1,
    sha256: '',
    uploadedAt: now,
  });
  return id;
};
const addDay = (user: User, day: string, given: Partial<typeof profileDays.$inferInsert> = {}) =>
  world.db.insert(profileDays).values({ userId: user.id, day, ...given });

/** Rows of three moments, two of them of the middle one, beside another user's; ids do not follow time. The newest first. */
const fill = async (add: (user: User, at: Date) => Promise<number>) => {
  await add(world.ben, now);
  const row = async (at: Date) => ({ at, id: await add(world.ana, at) });
  const [newest, third, second, oldest] = [
    await row(ms(1)),
    await row(now),
    await row(now),
    await row(ms(-1)),
  ];
  return [newest, second, third, oldest];
};

describe.each([
  ['views', listViews, addView],
  ['downloads', listDownloads, addDownload],
] as const)('the %s of a profile', (_what, list, add) => {
  test('are listed with the newest first, after each of them those that are older', async () => {
    const inOrder = await fill((user, at) => add(user, at));
    const idsOf = async (before?: { at: Date; id: number }, limit = 9) =>
      (await list(world.db, world.ana.id, { before, limit })).map(({ id }) => id);
    expect(await idsOf()).toEqual(inOrder.map(({ id }) => id));
    expect(await idsOf(undefined, 2)).toEqual(inOrder.slice(0, 2).map(({ id }) => id));
    for (const [index, place] of inOrder.entries()) {
      expect(await idsOf(place)).toEqual(inOrder.slice(index + 1).map(({ id }) => id));
    }
  });
});

test('a download has the title of the owner’s credential, if there is one', async () => {
  const [hers, his] = [await addCredential(world.ana, 'Hers'), await addCredential(world.ben, 'His')];
  for (const id of [undefined, randomUUID(), his, hers]) await addDownload(world.ana, now, id);
  const titles = [null, null, null, 'Hers'].reverse();
  const listed = await listDownloads(world.db, world.ana.id, { limit: 9 });
  expect(listed.map(({ credentialTitle }) => credentialTitle)).toEqual(titles);
  const summary = await findSummary(world.db, world.ana.id);
  expect(summary?.recentDownloads.map(({ title }) => title)).toEqual(titles);
});

test('days are listed with the newest first, those before one', async () => {
  await addDay(world.ben, '2026-11-19');
  for (const day of ['2026-11-18', '2026-11-20', '2026-11-19']) await addDay(world.ana, day);
  const list = async (before?: string, limit = 9) =>
    (await listDays(world.db, world.ana.id, { before, limit })).map(({ day }) => day);
  expect(await list()).toEqual(['2026-11-20', '2026-11-19', '2026-11-18']);
  expect(await list('2026-11-20', 1)).toEqual(['2026-11-19']);
  expect(await list('2026-11-18')).toEqual([]);
});

describe('the summary', () => {
  test('has a user’s own figures', async () => {
    await world.db.insert(profileTotals).values([
      { userId: world.ben.id, views: 100, downloads: 50 },
      { userId: world.ana.id, views: 7, downloads: 3 },
    ]);
    for (const title of ['one', 'two']) await addCredential(world.ana, title);
    await addCredential(world.ben, 'his');
    expect(await findSummary(world.db, world.ana.id)).toMatchObject({
      views: 7,
      downloads: 3,
      credentials: 2,
    });
  });

  test('of a profile without views is empty, and there is none without a profile', async () => {
    const nothing = { views: 0, downloads: 0, credentials: 0, recentViews: [], recentDownloads: [] };
    expect(await findSummary(world.db, world.ana.id)).toEqual(nothing);
    expect(await findSummary(world.db, randomUUID())).toBeUndefined();
  });

  test('has the latest five of each, the newest first', async () => {
    const latest = async (add: (user: User, at: Date) => Promise<number>) => {
      const [, ...others] = (await fill(add)).reverse();
      const two = [await add(world.ana, ms(5)), await add(world.ana, ms(4))];
      return [...two, ...others.reverse().map(({ id }) => id)];
    };
    const [views, downloads] = [await latest(addView), await latest(addDownload)];
    const summary = await findSummary(world.db, world.ana.id);
    expect(summary?.recentViews.map(({ id }) => id)).toEqual(views);
    expect(summary?.recentDownloads.map(({ id }) => id)).toEqual(downloads);
  });
});

describe('trends', () => {
  const named = (referrers: Record<string, number>) => ({ referrers });

  test('have the owner’s days from the first one on', async () => {
    await addDay(world.ben, '2026-11-20', { views: 100 });
    await addDay(world.ana, '2026-10-31', { views: 1 });
    await addDay(world.ana, '2026-11-01', { views: 2, visitors: 1, downloads: 3 });
    const trends = await findTrends(world.db, world.ana.id, '2026-11-01');
    expect(trends?.days).toEqual([['2026-11-01', 2, 1, 3]]);
    expect(await findTrends(world.db, randomUUID(), '2026-11-01')).toBeUndefined();
  });

  test('count names by days to the end of the first month, and by months from then on', async () => {
    const month = (user: User, first: string, count: number) =>
      world.db.insert(profileMonths).values({ userId: user.id, month: first, ...named({ a: count }) });
    await addDay(world.ben, '2026-10-20', named({ a: 1000 }));
    await addDay(world.ana, '2026-10-19', named({ a: 1000 }));
    await addDay(world.ana, '2026-10-20', named({ a: 1, b: 5 }));
    await addDay(world.ana, '2026-10-31', named({ a: 2 }));
    await addDay(world.ana, '2026-11-01', named({ a: 1000 }));
    await month(world.ana, '2026-10-01', 1000);
    await month(world.ana, '2026-11-01', 4);
    await month(world.ana, '2026-12-01', 8);
    await month(world.ben, '2026-11-01', 1000);
    const trends = await findTrends(world.db, world.ana.id, '2026-10-20');
    expect(trends?.referrers).toEqual([
      ['a', 15],
      ['b', 5],
    ]);
  });

  test('name the ten that came most, by name where several came as often, and not what has no name', async () => {
    const counts = Object.fromEntries([...'lkjihgfedcba'].map((name) => [name, name < 'c' ? 2 : 1]));
    await addDay(world.ana, '2026-11-02', named({ ...counts, other: 50 }));
    const trends = await findTrends(world.db, world.ana.id, '2026-11-02');
    expect(trends?.referrers.map(([name]) => name).join('')).toBe('abcdefghij');
  });

  test('have the titles of the owner’s credentials', async () => {
    const [hers] = [await addCredential(world.ana, 'Hers'), await addCredential(world.ben, 'His')];
    expect((await findTrends(world.db, world.ana.id, '2026-11-01'))?.titles).toEqual({ [hers]: 'Hers' });
  });
});
