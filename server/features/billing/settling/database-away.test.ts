import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { webhookDeliveries } from '../../../db/schema/billing';
import { breakable } from '../../../testing/postgres/breakable-database';
import { newPayer, paymentWorld } from '../../../testing/billing/payer';
import { refusal } from '../../../testing/requests/refusal';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import {
  canBreakPostgres,
  openTestDatabase,
  startBreakablePostgres,
} from '../../../testing/postgres/test-database';

let app: TestApp;
let state: { isAway: boolean };
beforeAll(async () => {
  const breaking = breakable(await openTestDatabase());
  state = breaking.state;
  app = await startTestApp({ overrides: { database: breaking.database } });
});
afterAll(() => app.stop());

test('a database that is unavailable during a delivery: 503, and the next delivery grants', async () => {
  const world = paymentWorld(app);
  const ana = await newPayer(app, 'ana@example.com');
  world.finish(await ana.begin());

  state.isAway = true;
  expect((await world.deliver()).map(({ outcome }) => outcome)).toEqual([503]);
  const answer = await refusal(await world.post({ status: 'PAID' }));
  expect(answer).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
  await expect(world.reconcile()).rejects.toThrow();

  state.isAway = false;
  expect(await ana.plan()).toBe('free');
  world.pass(6);
  expect((await world.deliver()).map(({ outcome }) => outcome)).toEqual([200]);
  expect(await ana.plan()).toBe('pro');
  expect(await ana.logs()).toHaveLength(1);
});

test('a database lost after a delivery was recorded: 503, and the next delivery grants', async () => {
  const world = paymentWorld(app);
  const ben = await newPayer(app, 'ben@example.com');
  world.finish(await ben.begin());
  const ask = app.deps.payments.paymentsByReference;
  app.deps.payments.paymentsByReference = (reference) => {
    state.isAway = true;
    return ask(reference);
  };
  expect((await world.deliver()).map(({ outcome }) => outcome)).toEqual([503]);
  app.deps.payments.paymentsByReference = ask;
  state.isAway = false;

  expect(await ben.plan()).toBe('free');
  const recorded = await app.db.select().from(webhookDeliveries);
  expect(recorded).toContainEqual(expect.objectContaining({ processed: false, upgradeResult: null }));
  world.pass(6);
  expect((await world.deliver()).map(({ outcome }) => outcome)).toEqual([200]);
  expect(await ben.plan()).toBe('pro');
  expect(await ben.logs()).toHaveLength(1);
});

test.skipIf(!canBreakPostgres)(
  'a Postgres that crashes during a delivery: 503, and granted once it is back',
  async () => {
    const server = await startBreakablePostgres();
    const database = server.open();
    await database.migrate();
    const own = await startTestApp({ overrides: { database } });
    onTestFinished(async () => {
      await own.stop();
      await server.stop();
    });
    const world = paymentWorld(own);
    const ana = await newPayer(own, 'ana@example.com');
    world.finish(await ana.begin());

    await server.crash();
    expect((await world.deliver()).map(({ outcome }) => outcome)).toEqual([503]);
    await expect(world.reconcile()).rejects.toThrow();
    expect((await ana.browser.get('/api/auth/user')).status).toBeGreaterThanOrEqual(500);

    await server.restart();
    world.pass(6);
    expect((await world.deliver()).map(({ outcome }) => outcome)).toEqual([200]);
    expect(await ana.plan()).toBe('pro');
    expect(await ana.logs()).toHaveLength(1);
  },
);
