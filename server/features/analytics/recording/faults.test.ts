import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { breakable } from '../../../testing/postgres/breakable-database';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { openTestDatabase } from '../../../testing/postgres/test-database';
import { recordingDepsOf, startRecording } from '../../../jobs/analytics-jobs';
import { createActivityQueue } from './activity-queue';
import { recordWaiting } from './record';
import { download, look, newOwner, type Owner } from '../testing/visitor';

const maxQueued = 20;
const metricsToken = 'a token of a monitor';

let app: TestApp;
let state: { isAway: boolean };
let ana: Owner;
beforeEach(async () => {
  const breaking = breakable(await openTestDatabase());
  state = breaking.state;
  app = await startTestApp({
    environment: { TRUST_PROXY: '1', METRICS_TOKEN: metricsToken },
    overrides: { database: breaking.database, activity: createActivityQueue(maxQueued) },
  });
  ana = await newOwner(app, 'Ana');
});
afterEach(() => {
  vi.useRealTimers();
  return app.stop();
});

const figure = async (name: string) => {
  const headers = { authorization: `Bearer ${metricsToken}` };
  const text = await (await app.visitor().get('/metrics', headers)).text();
  return Number(new RegExp(`^husay_analytics_${name} (\\S+)$`, 'm').exec(text)?.[1]);
};

/** One of many networks, each within the limit. */
const from = (name: number) => ({ 'x-forwarded-for': `198.51.100.${name}` });

const lookAs = (names: number[]) =>
  Promise.all(names.map((name) => look(app, ana.username, { headers: from(name) })));
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

test('a database that is away: visitors notice nothing, what fits waits, the rest is dropped and said so', async () => {
  state.isAway = true;
  expect(new Set(await lookAs(numbers(30)))).toEqual(new Set([204]));
  await expect(app.recorded()).rejects.toThrow();
  await expect(app.recorded()).rejects.toThrow();
  expect([await figure('queue_length'), await figure('dropped_total')]).toEqual([maxQueued, 10]);

  state.isAway = false;
  expect(await ana.counted()).toEqual([maxQueued, 0]);
  expect([await figure('queue_length'), await figure('views_total'), await figure('lost_total')]).toEqual([
    0,
    maxQueued,
    0,
  ]);
  await lookAs([100]);
  expect(await ana.counted()).toEqual([maxQueued + 1, 0]);
});

test('a signed-in visitor notices nothing either', async () => {
  const ben = await newOwner(app, 'Ben');
  state.isAway = true;
  expect(await look(app, ana.username, { browser: ben.browser })).toBe(204);
  expect(await download(app, ana.username, 'resume_pdf', { browser: ben.browser })).toBe(204);
  state.isAway = false;
  expect(await ana.counted()).toEqual([1, 1]);
});

test('a batch that fails half way leaves nothing behind, and is written whole the next time', async () => {
  await lookAs([1, 2]);
  await download(app, ana.username, 'resume_pdf');
  await app.deps.database.query('alter table profile_days rename to profile_days_away');
  await expect(app.recorded()).rejects.toThrow();
  await app.deps.database.query('alter table profile_days_away rename to profile_days');
  expect(await ana.counted()).toEqual([2, 1]);
});

test('a batch with an unknown outcome counts once', async () => {
  await lookAs([1, 2]);
  await download(app, ana.username, 'resume_pdf');
  await download(app, ana.username, 'resume_pdf');
  const { db } = app.deps.database;
  const deaf: Pick<typeof db, 'transaction'> = {
    transaction: async (work, config) => {
      await db.transaction(work, config);
      throw new Error('the connection broke');
    },
  };
  const deps = recordingDepsOf(app.deps);
  const asDeaf = new Proxy(db, {
    get: (target, name) => Reflect.get(name === 'transaction' ? deaf : target, name) as unknown,
  });
  await expect(recordWaiting({ ...deps, db: asDeaf })).rejects.toThrow('broke');
  expect(app.deps.activity.size).toBe(4);
  await recordWaiting(deps);
  expect(await ana.counted()).toEqual([2, 2]);
  const { rows } = await app.deps.database.query(
    'select downloads, views from profile_days where user_id = $1',
    [ana.id],
  );
  expect(rows).toEqual([{ downloads: 2, views: 2 }]);
});

test('an owner deleted in the middle of a batch costs the others nothing', async () => {
  const ben = await newOwner(app, 'Ben');
  await lookAs([1]);
  await look(app, ben.username, { headers: from(2) });
  await lookAs([3]);
  const deps = recordingDepsOf(app.deps);
  const findOwners = async (usernames: string[]) => {
    const owners = await deps.findOwners(usernames);
    const answer = await ben.browser.send('DELETE', '/api/account', { username: ben.username });
    expect([owners.size, answer.status]).toEqual([2, 204]);
    return owners;
  };
  await recordWaiting({ ...deps, findOwners });
  expect(await ana.counted()).toEqual([2, 0]);
  expect([await figure('views_total'), await figure('lost_total')]).toEqual([2, 0]);
});

test('what is refused is found by halves, and a half that is written is not written again', async () => {
  await lookAs([1, 2]);
  const refused = { at: app.clock.now(), sessionId: null, country: null, username: ana.username };
  app.deps.activity.add({
    kind: 'view',
    visitor: 'another',
    city: null,
    referrer: 'a zero byte: \0',
    ...refused,
  });
  await lookAs([3]);
  const { db } = app.deps.database;
  let transactions = 0;
  const breaking = new Proxy(db, {
    get: (target, name) => {
      // Both views of the first half are written, then the connection breaks.
      if (name === 'transaction' && ++transactions > 2) throw new Error('the connection broke');
      return Reflect.get(target, name) as unknown;
    },
  });
  const deps = recordingDepsOf(app.deps);
  await expect(recordWaiting({ ...deps, db: breaking })).rejects.toThrow('broke');
  expect([app.deps.activity.size, await figure('views_total')]).toEqual([2, 2]);
  await recordWaiting(deps);
  expect(await ana.counted()).toEqual([3, 0]);
  expect([await figure('views_total'), await figure('lost_total')]).toEqual([3, 1]);
});

test('the last events are flushed at shutdown', async () => {
  const stop = startRecording(app.deps);
  await lookAs([1, 2, 3]);
  await stop();
  expect(await figure('queue_length')).toBe(0);
  expect(await figure('views_total')).toBe(3);
});

test('a process that ends without its database says how much it lost, and does not hang', async () => {
  const stop = startRecording(app.deps);
  const error = vi.spyOn(app.deps.logger, 'error');
  state.isAway = true;
  await lookAs([1, 2, 3]);
  await stop();
  expect(await figure('lost_total')).toBe(3);
  expect(error).toHaveBeenCalledWith({ lost: 3 }, expect.stringContaining('lost'));
  state.isAway = false;
});

test('a database that never answers does not keep the process from ending', async () => {
  const never = () => new Promise<never>(() => {});
  const db = new Proxy(app.db, {
    get: (target, name) => (name === 'transaction' ? never : (Reflect.get(target, name) as unknown)),
  });
  const database = { ...app.deps.database, db };
  const ben = await newOwner(app, 'Ben');
  await look(app, ana.username, { browser: ben.browser });
  await startRecording({ ...app.deps, database })();
  expect(await figure('lost_total')).toBe(1);
});

test('recording goes on by itself after the database came back, and says so once', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const [warn, info] = [vi.spyOn(app.deps.logger, 'warn'), vi.spyOn(app.deps.logger, 'info')];
  state.isAway = true;
  const stop = startRecording(app.deps);
  await lookAs([1]);
  for (let half = 0; half < 4; half++) {
    await vi.advanceTimersByTimeAsync(500);
    await vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(1));
  }
  state.isAway = false;
  await vi.advanceTimersByTimeAsync(1000);
  await vi.waitFor(() => expect(app.deps.activity.size).toBe(0));
  await vi.waitFor(() =>
    expect(info).toHaveBeenCalledWith(expect.anything(), expect.stringContaining('again')),
  );
  expect(info.mock.calls.filter(([, text]) => String(text).includes('again'))).toHaveLength(1);
  expect(warn).toHaveBeenCalledTimes(1);
  await stop();
});
