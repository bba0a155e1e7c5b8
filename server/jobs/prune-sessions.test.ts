import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app';
import { pruneSessions, startPruning } from './pruning';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const day = 24 * 3600_000;
const stored = async () => (await app.deps.database.query('select sid from sessions')).rows.length;

test('expired sessions are removed, others stay', async () => {
  const start = app.clock.now().getTime();
  await app.signedIn({ email: 'ana@example.com' });
  app.clock.set(new Date(start + 7 * day));
  const ben = await app.signedIn({ email: 'ben@example.com' });
  await pruneSessions(app.deps);
  expect(await stored()).toBe(2);

  app.clock.set(new Date(start + 14 * day));
  await Promise.all([pruneSessions(app.deps), pruneSessions(app.deps)]);
  expect(await stored()).toBe(1);
  expect((await ben.currentUser()).email).toBe('ben@example.com');

  app.clock.set(new Date(start + 28 * day));
  const stop = startPruning(app.deps);
  await vi.waitFor(async () => expect(await stored()).toBe(0));
  await stop();
});
