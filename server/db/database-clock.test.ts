import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sessions } from './schema/sessions';
import { users } from './schema/users';
import { startRemovingOldActivity } from '../jobs/analytics-jobs';
import { startBillingJobs } from '../jobs/billing-jobs';
import { startPruning } from '../jobs/pruning';
import { startSweepingStorage } from '../jobs/storage/sweep-storage';
import { Browser } from '../testing/requests/browser';
import { setPlan } from '../testing/billing/subscriptions';
import { startTestApp, type TestApp } from '../testing/test-app';
import { openDatabaseClock } from './database-clock';

const day = 24 * 3600_000;
const silent = pino({ level: 'silent' });

/** A database whose clock a test sets. */
const databaseAt = (state: { ms: number }) => ({
  query: () => Promise.resolve({ rows: [{ ms: String(state.ms) }], rowCount: 1 }),
});

test('the time is the database’s, and goes on whatever the computer’s clock is set to', async () => {
  const database = { ms: Date.parse('2026-11-22T12:00:00Z') };
  let wall = new Date(database.ms + 60 * day);
  let monotonic = 5000;
  const { clock, check } = await openDatabaseClock(databaseAt(database), {
    logger: silent,
    wallClock: { now: () => wall },
    monotonicMs: () => monotonic,
  });
  expect(clock.now().toISOString()).toBe('2026-11-22T12:00:00.000Z');
  expect(check.skewMs()).toBe(60 * day);
  monotonic += 90_000;
  wall = new Date(0);
  expect(clock.now().toISOString()).toBe('2026-11-22T12:01:30.000Z');
});

test.each([
  [60_000, true],
  [60_001, false],
  [-60_000, true],
  [-60_001, false],
])('with a skew of %i ms, whether things may be ended is %s', async (skewMs, may) => {
  const database = { ms: 1_000_000_000_000 };
  const logged: string[] = [];
  const logger = pino({ level: 'error' }, { write: (line) => logged.push(line) });
  const wallClock = { now: () => new Date(database.ms + skewMs) };
  const { check } = await openDatabaseClock(databaseAt(database), {
    logger,
    wallClock,
    monotonicMs: () => 0,
  });
  expect(check.isTrusted()).toBe(may);
  expect(await check.mayEnd()).toBe(may);
  expect(logged).toHaveLength(may ? 0 : 1);
});

test('a clock that goes wrong later is noticed before the next job, and so is its correction', async () => {
  const database = { ms: 1_000_000_000_000 };
  let skew = 0;
  const wallClock = { now: () => new Date(database.ms + skew) };
  const { check } = await openDatabaseClock(databaseAt(database), { logger: silent, wallClock });
  expect(await check.mayEnd()).toBe(true);
  skew = 2 * 60_000;
  expect(await check.mayEnd()).toBe(false);
  expect(await check.mayEnd()).toBe(false);
  expect(check.isTrusted()).toBe(false);
  skew = 0;
  expect(await check.mayEnd()).toBe(true);
  expect(check.isTrusted()).toBe(true);
});

test('a single wrong measurement stops what is destructive, and neither the process nor its time', async () => {
  const database = { ms: 1_000_000_000_000 };
  const wallClock = { now: () => new Date(1_000_000_000_000) };
  const { clock, check } = await openDatabaseClock(databaseAt(database), {
    logger: silent,
    wallClock,
    monotonicMs: () => 0,
  });
  database.ms += 60 * day;
  expect(await check.mayEnd()).toBe(false);
  expect(check.isTrusted()).toBe(true);
  expect(clock.now()).toEqual(wallClock.now());
  expect(check.skewMs()).toBe(0);
  // The second in a row says that it is so.
  expect(await check.mayEnd()).toBe(false);
  expect(check.isTrusted()).toBe(false);
  expect(clock.now()).toEqual(new Date(1_000_000_000_000 + 60 * day));
});

test('a slow first answer is asked for again, and the fastest counts', async () => {
  const start = 1_000_000_000_000;
  let monotonic = 0;
  const roundTrips = [180_000, 4000, 3000];
  // The answer is made at the beginning of the wait, so that half the wait is the error.
  const query = () => {
    const ms = String(start + monotonic);
    monotonic += roundTrips.shift() ?? 0;
    return Promise.resolve({ rows: [{ ms }], rowCount: 1 });
  };
  const { check } = await openDatabaseClock(
    { query },
    { logger: silent, wallClock: { now: () => new Date(start + monotonic) }, monotonicMs: () => monotonic },
  );
  expect(roundTrips).toEqual([]);
  expect(check.skewMs()).toBe(1500);
  expect(check.isTrusted()).toBe(true);
});

test('an answer that took seconds does not move the clock', async () => {
  let answersAfterMs = 0;
  let monotonic = 0;
  const query = () => {
    monotonic += answersAfterMs;
    return Promise.resolve({ rows: [{ ms: '1000000000000' }], rowCount: 1 });
  };
  const wallClock = { now: () => new Date(1_000_000_000_000) };
  const { check } = await openDatabaseClock(
    { query },
    { logger: silent, wallClock, monotonicMs: () => monotonic },
  );
  answersAfterMs = 150_000;
  expect(await check.mayEnd()).toBe(true);
  expect(check.skewMs()).toBe(0);
});

let app: TestApp;
let ahead: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  app.clock.set(new Date());
  const { clock, check } = await openDatabaseClock(app.deps.database, {
    logger: silent,
    wallClock: { now: () => new Date(Date.now() + 60 * day) },
  });
  const database = { ...app.deps.database, close: async () => {} };
  ahead = await startTestApp({ overrides: { database, clock, clockCheck: check } });
});
afterAll(async () => {
  await ahead.stop();
  await app.stop();
});

const runDestructiveJobs = async (deps: TestApp['deps']) => {
  const stops = [
    startPruning(deps),
    startRemovingOldActivity(deps),
    startSweepingStorage(deps),
    startBillingJobs(deps),
  ];
  // Stopping waits for the first run.
  for (const stop of stops) await stop();
};

test('a process 60 days ahead on a shared database ends no session and no subscription, and is not ready', async () => {
  const ana = await app.signedIn({ email: 'ana@example.com' });
  const { id } = await ana.currentUser();
  await setPlan(app, id, 'pro', new Date(Date.now() + 10 * day));
  const state = async () => ({
    sessions: (await app.db.select().from(sessions)).length,
    plans: (await app.db.select().from(users)).map(({ plan }) => plan),
  });
  const before = await state();
  expect(before).toEqual({ sessions: 1, plans: ['pro'] });

  await runDestructiveJobs(ahead.deps);
  // Not even where the jobs went by the wrong clock.
  await runDestructiveJobs({ ...ahead.deps, clock: { now: () => new Date(Date.now() + 60 * day) } });
  const anaThere = new Browser(ahead.origin, ana.cookie('husay.sid'));
  expect(await anaThere.currentUser()).toMatchObject({ id, plan: 'pro' });
  expect(await state()).toEqual(before);

  const ready = await ahead.visitor().get('/readyz');
  expect(ready.status).toBe(503);
  expect(await ready.json()).toEqual({ status: 'unavailable', failed: ['clock'] });
  const metrics = await (await ahead.visitor().get('/metrics')).text();
  const [, skew] = /^husay_clock_skew_seconds (.+)$/m.exec(metrics) ?? [];
  expect(Math.abs(Number(skew) - (60 * day) / 1000)).toBeLessThan(60);

  // The process with the right clock does it when it is time.
  await setPlan(app, id, 'pro', new Date(Date.now() - day));
  await runDestructiveJobs(app.deps);
  expect((await state()).plans).toEqual(['free']);
});
