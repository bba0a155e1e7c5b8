import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Browser } from '../../testing/requests/browser';
import { addPerson, findPerson } from '../../testing/content/people';
import { refusal } from '../../testing/requests/refusal';
import { startTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
let admin: Browser;
const start = new Date('2026-11-20T01:00:00Z');
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  app.clock.set(start);
  admin = await app.signedIn({ email: 'admin@husay.test' });
});
afterAll(() => app.stop());

const at = (ms: number) => app.clock.set(new Date(start.getTime() + ms));
const minute = 60_000;

/** Keeps the session alive during idle time. */
const stayUntil = async (minutes: number) => {
  for (let passed = 10; passed <= minutes; passed += 10) {
    at(passed * minute);
    await (await admin.get('/api/auth/user')).text();
  }
};

const makePro = (userId: string, path = '/api/admin/update-billing') =>
  admin.send('POST', path, { userId, newStatus: 'pro', reason: 'Paid by bank' });

test('a plan can be changed within 15 minutes of the sign-in, to the second', async () => {
  const ana = await addPerson(app);
  // The provider counts whole seconds, and the sign-in itself takes a moment.
  at(15 * minute - 5000);
  expect((await makePro(ana.id)).status).toBe(200);
  at(15 * minute + 1);
  expect(await refusal(await makePro(ana.id))).toMatchObject({
    status: 403,
    code: 'REAUTHENTICATION_REQUIRED',
    message: expect.stringContaining('Please sign in again'),
  });
});

test.each([
  '/api/admin/update-billing',
  '/api/admin/cleanup-transactions',
  '/api/test/create-expiring-user',
  '/api/test/expire-user-now',
])('%s asks for a fresh sign-in and changes nothing without one', async (path) => {
  const ana = await addPerson(app);
  await stayUntil(20);
  expect(await refusal(await makePro(ana.id, path))).toMatchObject({ code: 'REAUTHENTICATION_REQUIRED' });
  expect((await findPerson(app, ana.id))?.plan).toBe('free');
  expect((await admin.get('/api/admin/users-billing')).status).toBe(200);
});

test('signing in again allows it', async () => {
  const ana = await addPerson(app);
  await stayUntil(20);
  const { url } = await admin.follow('/api/login?reauthenticate=true&returnTo=/admin/manual-billing');
  const end = await admin.follow(url.href, {
    method: 'POST',
    body: new URLSearchParams({ email: 'admin@husay.test' }),
  });
  expect(end.url.pathname).toBe('/admin/manual-billing');
  expect((await makePro(ana.id)).status).toBe(200);
});

test('a sign-in without auth_time is not fresh', async () => {
  const ana = await addPerson(app);
  await app.deps.database.query('update sessions set authenticated_at = null');
  expect(await refusal(await makePro(ana.id))).toMatchObject({ code: 'REAUTHENTICATION_REQUIRED' });
});
