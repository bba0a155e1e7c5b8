import { afterAll, beforeAll, expect, test } from 'vitest';
import { removePerson } from '../../../testing/content/people';
import { isOnPostgres } from '../../../testing/postgres/test-database';
import { startTwoApps, type TwoApps } from '../../../testing/postgres/two-apps';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { browserOf, download, look, newOwner } from '../testing/visitor';

let one: TestApp;
let two: TestApp;
let stop: () => Promise<void>;
let both: TwoApps;
beforeAll(async () => {
  if (isOnPostgres) {
    both = await startTwoApps();
    ({ one, two, stop } = both);
    return;
  }
  one = await startTestApp();
  // Another process on the same database.
  two = await startTestApp({ overrides: { database: { ...one.deps.database, close: async () => {} } } });
  stop = async () => {
    await two.stop();
    await one.stop();
  };
});
afterAll(() => stop());

test('a visitor of both counts once, in any order, and all figures agree', async () => {
  const owners = await Promise.all(['Ana', 'Ben', 'Carla', 'Dan'].map((name) => newOwner(one, name)));
  for (let round = 0; round < 5; round++) {
    // In another order in each process, so that they would wait for each other if they locked as things came.
    for (const app of [one, two]) {
      for (const { username } of owners) {
        await look(app, username, { headers: browserOf(`Visitor/${round}`) });
        await download(app, username, 'resume_pdf');
      }
      owners.reverse();
    }
    await Promise.all([one.recorded(), two.recorded()]);
  }
  for (const owner of owners) {
    expect(await owner.counted()).toEqual([5, 10]);
    const { rows } = await one.deps.database.query(
      `select (select count(*)::int from profile_views where user_id = $1) as views,
         (select sum(views)::int from profile_days where user_id = $1) as days,
         (select sum(visitors)::int from profile_days where user_id = $1) as visitors,
         (select count(*)::int from profile_downloads where user_id = $1) as downloads`,
      [owner.id],
    );
    expect(rows).toEqual([{ views: 5, days: 5, visitors: 5, downloads: 10 }]);
  }
  expect([one, two].map(({ deps }) => deps.activity.counts.lost)).toEqual([0, 0]);
});

test('30 minutes are 30 minutes in both', async () => {
  const ana = await newOwner(one, 'Anabel');
  await look(one, ana.username);
  await one.recorded();
  two.clock.set(new Date('2026-11-20T01:29:59Z'));
  await look(two, ana.username);
  await two.recorded();
  expect(await ana.counted()).toEqual([1, 0]);
  two.clock.set(new Date('2026-11-20T01:30:00Z'));
  await look(two, ana.username);
  await two.recorded();
  expect(await ana.counted()).toEqual([2, 0]);
});

test.skipIf(!isOnPostgres)(
  'an owner whose deletion is not committed yet costs the others nothing',
  async () => {
    const [ana, ben] = [await newOwner(one, 'Annabelle'), await newOwner(one, 'Benedict')];
    const { counts } = one.deps.activity;
    const lost = counts.lost;
    for (const { username } of [ben, ana]) await look(one, username, { headers: browserOf('Visitor/lost') });
    await both.beforeCommitOf(
      (tx) => removePerson({ db: tx }, ben.id),
      () => one.recorded(),
    );
    expect(await ana.counted()).toEqual([1, 0]);
    expect(counts.lost).toBe(lost);
  },
);
