import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startRemovingOldActivity } from '../../../jobs/analytics-jobs';
import { setPlan } from '../../../testing/billing/subscriptions';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { removeOldActivity } from './retention';
import { browserOf, download, look, newOwner, type Owner } from '../testing/visitor';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const tables = ['views', 'downloads', 'days', 'months', 'totals', 'visits'].map((name) => `profile_${name}`);

const rowsOf = async ({ id }: Owner) => {
  const counts = await Promise.all(
    tables.map((table) => app.deps.database.query(`select 1 from ${table} where user_id = $1`, [id])),
  );
  return Object.fromEntries(tables.map((table, index) => [table, counts[index]?.rows.length]));
};

const at = (time: string) => app.clock.set(new Date(time));
const remove = () => removeOldActivity({ db: app.db, clock: app.clock });

test('rows go after 400 days and their totals stay; visitors are forgotten after two', async () => {
  at('2026-11-20T01:00:00Z');
  const ana = await newOwner(app, 'Ana');
  await setPlan(app, ana.id, 'pro');
  await look(app, ana.username);
  await look(app, ana.username, { headers: browserOf('Other') });
  await download(app, ana.username, 'resume_pdf');
  at('2026-11-22T00:59:59Z');
  await look(app, ana.username);
  await app.recorded();
  await remove();
  expect((await rowsOf(ana)).profile_visits).toBe(3);

  at('2026-11-22T01:00:01Z');
  await remove();
  expect(await rowsOf(ana)).toMatchObject({ profile_visits: 1, profile_views: 3 });

  // 400 days after the first ones.
  at('2027-12-25T00:59:59Z');
  expect(await remove()).toBe(0);
  at('2027-12-25T01:00:01Z');
  const removed = await Promise.all([remove(), remove()]);
  expect(removed.reduce((sum, count) => sum + count)).toBe(3);
  expect(await rowsOf(ana)).toMatchObject({ profile_views: 1, profile_downloads: 0, profile_days: 2 });
  await ana.browser.signIn({ email: ana.email });
  expect(await ana.counted()).toEqual([3, 1]);
});

test('the job removes what is old as it starts', async () => {
  at('2026-11-20T01:00:00Z');
  const ana = await newOwner(app, 'Anabel');
  await look(app, ana.username);
  await app.recorded();
  at('2028-01-20T01:00:00Z');
  const stop = startRemovingOldActivity(app.deps);
  const left = { profile_views: 0, profile_visits: 0, profile_totals: 1 };
  await vi.waitFor(async () => expect(await rowsOf(ana)).toMatchObject(left), { timeout: 10_000 });
  await stop();
});

test('views go where visitors cannot be forgotten, and visitors where views cannot go', async () => {
  for (const [name, broken, whole] of [
    ['Dan', 'profile_visits', 'profile_views'],
    ['Eva', 'profile_views', 'profile_visits'],
  ] as const) {
    at('2026-11-20T01:00:00Z');
    const owner = await newOwner(app, name);
    await look(app, owner.username);
    await app.recorded();
    at('2028-01-20T01:00:00Z');
    await app.deps.database.query(`alter table ${broken} rename to away`);
    await expect(remove()).rejects.toThrow();
    await app.deps.database.query(`alter table away rename to ${broken}`);
    expect(await rowsOf(owner)).toMatchObject({ [broken]: 1, [whole]: 0 });
  }
});

test('short pieces, and none more once the process is stopping', async () => {
  await remove();
  at('2026-11-20T01:00:00Z');
  const ana = await newOwner(app, 'Anika');
  await app.deps.database.query(
    `insert into profile_visits (user_id, visitor, counted_at)
     select $1, n::text, '2026-11-20T01:00:00Z' from generate_series(1, 5001) n`,
    [ana.id],
  );
  at('2028-01-20T01:00:00Z');
  await removeOldActivity({ db: app.db, clock: app.clock, stopping: AbortSignal.abort() });
  expect((await rowsOf(ana)).profile_visits).toBe(5001);

  // Asked before each piece: the second piece of visitors is the one that finds it set.
  let asked = 0;
  const stopping = {
    get aborted() {
      return ++asked > 2;
    },
  } as AbortSignal;
  await removeOldActivity({ db: app.db, clock: app.clock, stopping });
  expect((await rowsOf(ana)).profile_visits).toBe(1);
  await remove();
  expect((await rowsOf(ana)).profile_visits).toBe(0);
});

test('deleting an account removes all of its figures and no others', async () => {
  at('2026-11-20T01:00:00Z');
  const [ben, carla] = [await newOwner(app, 'Ben'), await newOwner(app, 'Carla')];
  for (const { username } of [ben, carla]) {
    await look(app, username);
    await download(app, username, 'resume_pdf');
  }
  await app.recorded();
  await look(app, ben.username, { headers: browserOf('Late') });
  await app.deps.database.query('delete from users where id = $1', [ben.id]);
  await app.recorded();
  expect(Object.values(await rowsOf(ben))).toEqual([0, 0, 0, 0, 0, 0]);
  expect(Object.values(await rowsOf(carla))).toEqual([1, 1, 1, 1, 1, 1]);
});
