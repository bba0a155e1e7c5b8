import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPayer, paymentWorld } from '../../testing/payer';
import { refusal } from '../../testing/refusal';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { openTestDatabase } from '../../testing/test-database';
import type { Database } from '../../db/client';

/** A database that can be taken away: everything that is asked of it fails then, as when its server is gone. */
const breakable = (database: Database) => {
  const state = { isAway: false };
  const guard = <T extends object>(target: T): T =>
    new Proxy(target, {
      get(object, name) {
        const value: unknown = Reflect.get(object, name);
        if (typeof value !== 'function') return value;
        return (...input: unknown[]) => {
          if (state.isAway) throw new Error('connection refused');
          return Reflect.apply(value, object, input) as unknown;
        };
      },
    });
  return {
    state,
    database: {
      ...database,
      db: guard(database.db),
      query: (text: string, values?: unknown[]) =>
        state.isAway ? Promise.reject(new Error('connection refused')) : database.query(text, values),
    },
  };
};

let app: TestApp;
let state: { isAway: boolean };
beforeAll(async () => {
  const breaking = breakable(await openTestDatabase());
  state = breaking.state;
  app = await startTestApp({ overrides: { database: breaking.database } });
});
afterAll(() => app.stop());

test('a database that is away during a delivery: 503, and the next delivery grants', async () => {
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
