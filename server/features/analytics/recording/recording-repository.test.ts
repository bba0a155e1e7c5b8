import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  profileDays,
  profileDownloads,
  profileMonths,
  profileTotals,
  profileViews,
  profileVisits,
} from '../../../db/schema/analytics';
import type { User } from '../../../db/schema/users';
import { addPerson } from '../../../testing/content/people';
import { useTwoUsers } from '../../../testing/postgres/use-two-users';
import { emptyDay, emptyMonth } from './figures';
import {
  addToTotals,
  countVisits,
  deleteRowsBefore,
  deleteVisitsBefore,
  findCountedVisits,
  findDays,
  findMonths,
  insertDownloads,
  insertViews,
  lockOwners,
  saveDays,
  saveMonths,
} from './recording-repository';

const world = useTwoUsers();
const now = world.clock.now();
const ms = (count: number) => new Date(now.getTime() + count);
const halfHour = 30 * 60_000;

test('of some owners those that exist are locked, and no others', async () => {
  await addPerson(world);
  expect(await lockOwners(world.db, [world.ana.id, world.ben.id, randomUUID()])).toEqual(
    new Set([world.ana.id, world.ben.id]),
  );
});

describe('a visit', () => {
  const visit = (user: User, countedAt: Date, visitor = 'v') => ({ userId: user.id, visitor, countedAt });
  const counted = async (...visits: ReturnType<typeof visit>[]) =>
    (await countVisits(world.db, visits)).map(({ userId, visitor, isNew }) => [userId, visitor, isNew]);

  test('counts again 30 minutes after the one that counted, to the millisecond', async () => {
    expect(await counted(visit(world.ana, now))).toEqual([[world.ana.id, 'v', true]]);
    expect(await counted(visit(world.ana, ms(halfHour - 1)))).toEqual([]);
    expect(await counted(visit(world.ana, ms(halfHour)))).toEqual([[world.ana.id, 'v', false]]);
    expect(await counted(visit(world.ana, ms(2 * halfHour - 1)))).toEqual([]);
  });

  test('of another visitor or profile counts by itself', async () => {
    await counted(visit(world.ana, now));
    expect(await counted(visit(world.ana, now, 'w'), visit(world.ben, now))).toEqual([
      [world.ana.id, 'w', true],
      [world.ben.id, 'v', true],
    ]);
  });

  test('is found with the moment at which it counted, for each visitor that is asked for', async () => {
    await counted(
      visit(world.ana, now),
      visit(world.ana, ms(1), 'w'),
      visit(world.ben, ms(2)),
      visit(world.ben, ms(3), 'w'),
    );
    const wanted = [
      { userId: world.ana.id, visitor: 'w' },
      { userId: world.ben.id, visitor: 'v' },
    ];
    const found = await findCountedVisits(world.db, wanted);
    expect(found.map(({ countedAt }) => countedAt.getTime() - now.getTime()).sort()).toEqual([1, 2]);
  });

  test('is forgotten before a moment, the oldest first, so many at a time', async () => {
    await counted(...['a', 'b', 'c'].map((visitor, index) => visit(world.ana, ms(-index), visitor)));
    await counted(visit(world.ben, ms(-3), 'b'));
    const left = async () =>
      (await world.db.select().from(profileVisits)).map(({ visitor }) => visitor).sort();
    expect(await deleteVisitsBefore(world.db, now, 2)).toBe(2);
    expect(await left()).toEqual(['a', 'b']);
    expect(await deleteVisitsBefore(world.db, now, 2)).toBe(1);
    expect(await deleteVisitsBefore(world.db, now, 2)).toBe(0);
    expect(await left()).toEqual(['a']);
  });
});

test('a download that was inserted already is neither inserted nor returned', async () => {
  const download = () => ({
    userId: world.ana.id,
    downloadedAt: now,
    type: 'resume_pdf' as const,
    beaconId: randomUUID(),
  });
  const [one, two] = [download(), download()];
  expect(await insertDownloads(world.db, [one])).toEqual([{ beaconId: one.beaconId }]);
  expect(await insertDownloads(world.db, [one, two])).toEqual([{ beaconId: two.beaconId }]);
  expect(await world.db.$count(profileDownloads)).toBe(2);
});

test('totals add up, each user’s', async () => {
  const row = (user: User, views: number, downloads: number) => ({ userId: user.id, views, downloads });
  await addToTotals(world.db, [row(world.ana, 1, 2), row(world.ben, 10, 20)]);
  await addToTotals(world.db, [row(world.ana, 3, 4)]);
  const totals = await world.db.select().from(profileTotals).orderBy(profileTotals.views);
  expect(totals).toEqual([row(world.ana, 4, 6), row(world.ben, 10, 20)]);
});

const names = (count: number) => ({
  referrers: { r: count },
  countries: { PH: count },
  credentials: { c: count },
});

test('months are stored, replaced and found by user and month', async () => {
  const [june, july] = ['2026-06-01', '2026-07-01'] as const;
  const month = (user: User, first: string, count: number) => ({
    ...emptyMonth(user.id, first),
    ...names(count),
  });
  const others = [month(world.ana, july, 8), month(world.ben, june, 9)];
  await saveMonths(world.db, [month(world.ana, june, 1), ...others]);
  await saveMonths(world.db, [month(world.ana, june, 2)]);
  expect(await findMonths(world.db, [world.ana.id], [june])).toEqual([month(world.ana, june, 2)]);
  expect(await world.db.$count(profileMonths)).toBe(3);
  expect(await findMonths(world.db, [world.ana.id, world.ben.id], [july])).toEqual([others[0]]);
});

test('days are stored, replaced and found by user and day', async () => {
  const [monday, tuesday] = ['2026-06-01', '2026-06-02'] as const;
  const day = (user: User, date: string, count: number) => ({
    ...emptyDay(user.id, date),
    views: count,
    visitors: count + 1,
    downloads: count + 2,
    ownDownloads: count + 3,
    ...names(count),
  });
  const others = [day(world.ana, tuesday, 8), day(world.ben, monday, 9)];
  await saveDays(world.db, [day(world.ana, monday, 1), ...others]);
  await saveDays(world.db, [day(world.ana, monday, 20)]);
  expect(await findDays(world.db, [world.ana.id], [monday])).toEqual([day(world.ana, monday, 20)]);
  expect(await world.db.$count(profileDays)).toBe(3);
  expect(await findDays(world.db, [world.ana.id, world.ben.id], [tuesday])).toEqual([others[0]]);
});

test('rows of views and downloads go before a moment, the oldest first, so many of each at a time', async () => {
  const moments = [now, ms(-1), ms(-3), ms(-2)];
  await insertViews(
    world.db,
    moments.map((viewedAt) => ({ userId: world.ana.id, viewedAt })),
  );
  await insertDownloads(
    world.db,
    moments.map((downloadedAt) => ({ userId: world.ana.id, downloadedAt, type: 'resume_pdf' as const })),
  );
  const left = async () => [
    (await world.db.select().from(profileViews)).map(({ viewedAt }) => viewedAt),
    (await world.db.select().from(profileDownloads)).map(({ downloadedAt }) => downloadedAt),
  ];
  expect(await deleteRowsBefore(world.db, now, 2)).toBe(4);
  expect(await left()).toEqual(Array(2).fill([now, ms(-1)]));
  expect(await deleteRowsBefore(world.db, now, 2)).toBe(2);
  expect(await deleteRowsBefore(world.db, now, 2)).toBe(0);
  expect(await left()).toEqual(Array(2).fill([now]));
});
