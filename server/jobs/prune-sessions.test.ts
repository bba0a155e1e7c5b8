import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app';
import { pruneSessions, startPruningSessions } from './prune-sessions';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
afterEach(() => void vi.useRealTimers());

const hour = 3600_000;
const kept = async () => (await app.parts.database.query('select sid from sessions')).rows.length;

test('a sign-in that was only begun is kept for an hour, a finished one for longer', async () => {
  // The session store asks the computer's own clock.
  const start = Date.now();
  const ana = await app.signedIn({ email: 'ana@example.com' });
  await app.parts.database.query('delete from sessions where not sess::jsonb ? $1', ['passport']);
  await app.visitor().get('/api/login');
  expect(await kept()).toBe(2);

  app.clock.set(new Date(start + 0.9 * hour));
  await pruneSessions(app.parts);
  expect(await kept()).toBe(2);

  app.clock.set(new Date(start + 1.1 * hour));
  await Promise.all([pruneSessions(app.parts), pruneSessions(app.parts)]);
  expect(await kept()).toBe(1);
  expect((await ana.currentUser()).email).toBe('ana@example.com');

  app.clock.set(new Date(start + 31 * 24 * hour));
  await startPruningSessions(app.parts)();
  expect(await kept()).toBe(0);
});

test('a database that is away is logged and tried again', async () => {
  vi.useFakeTimers();
  const query = vi.fn().mockRejectedValue(new Error('away'));
  const stop = startPruningSessions({ ...app.parts, database: { ...app.parts.database, query } });
  await vi.advanceTimersByTimeAsync(2.5 * hour);
  expect(query).toHaveBeenCalledTimes(3);
  await stop();
  await vi.advanceTimersByTimeAsync(5 * hour);
  expect(query).toHaveBeenCalledTimes(3);
});
