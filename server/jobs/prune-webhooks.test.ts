import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { webhookDeliveries } from '../db/schema/billing';
import { startTestApp, type TestApp } from '../testing/test-app';
import { pruneWebhooks, startPruning } from './pruning';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ environment: { WEBHOOK_LOG_DAYS: '7' } });
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.db.delete(webhookDeliveries);
});

const dayMs = 24 * 3600_000;
const addOf = (daysAgo: number) =>
  app.db.insert(webhookDeliveries).values({
    receivedAt: new Date(app.clock.now().getTime() - daysAgo * dayMs),
    payload: `${daysAgo} days ago`,
  });
const kept = async () => (await app.db.select().from(webhookDeliveries)).map(({ payload }) => payload).sort();

test('deliveries go once they are older than the setting says, and not before', async () => {
  for (const days of [0, 6.99, 7, 7.01, 90]) await addOf(days);
  expect(await pruneWebhooks(app.deps)).toBe(2);
  expect(await kept()).toEqual(['0 days ago', '6.99 days ago', '7 days ago']);
});

test('what is about none of our payments goes after a day; tests of administrators stay', async () => {
  const results = ['unknown_payment', 'refused', 'success', 'pending', 'unavailable', null];
  const rows = results.flatMap((upgradeResult) =>
    [23, 25].flatMap((hoursAgo) =>
      [false, true].map((isTest) => ({
        upgradeResult,
        isTest,
        receivedAt: new Date(app.clock.now().getTime() - hoursAgo * 3600_000),
        payload: `${upgradeResult} ${hoursAgo} ${isTest}`,
      })),
    ),
  );
  await app.db.insert(webhookDeliveries).values(rows);
  expect(await pruneWebhooks(app.deps)).toBe(2);
  const gone = ['unknown_payment 25 false', 'refused 25 false'];
  const left = rows.map(({ payload }) => payload).filter((payload) => !gone.includes(payload));
  expect(await kept()).toEqual(left.sort());
});

test('thousands go, also where several processes are at it', async () => {
  await app.deps.database.query(
    `insert into webhook_deliveries (received_at, payload)
     select $1::timestamptz - interval '8 days', 'old' from generate_series(1, 4500)`,
    [app.clock.now()],
  );
  await addOf(1);
  const removed = await Promise.all([pruneWebhooks(app.deps), pruneWebhooks(app.deps)]);
  // A process that finds the rest locked by another one leaves it.
  await pruneWebhooks(app.deps);
  expect(removed.reduce((sum, count) => sum + count)).toBeLessThanOrEqual(4500);
  expect(await kept()).toEqual(['1 days ago']);
});

test('stopping leaves off between two batches', async () => {
  await app.deps.database.query(
    `insert into webhook_deliveries (received_at, payload)
     select $1::timestamptz - interval '8 days', 'old' from generate_series(1, 4500)`,
    [app.clock.now()],
  );
  await startPruning(app.deps)();
  expect(await kept()).toHaveLength(2500);
});

test('the job begins at once', async () => {
  await addOf(8);
  await startPruning(app.deps)();
  expect(await kept()).toEqual([]);
});
