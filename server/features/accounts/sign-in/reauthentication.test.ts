import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from '../../../testing/requests/browser';
import { startTestApp, type TestApp } from '../../../testing/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const eventsOf = async (kind: string) =>
  (
    await app.deps.database.query(
      'select user_id as "userId", reason from security_events where kind = $1 order by id',
      [kind],
    )
  ).rows;

/** Submits the one form of a page, as its script or its reader would. */
const submitForm = async (browser: Browser, html: string) => {
  const action = /action="([^"]+)"/.exec(html)![1]!;
  const fields = [...html.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(
    (field) => [field[1]!, field[2]!] as [string, string],
  );
  return browser.follow(action, { method: 'POST', body: new URLSearchParams(fields) });
};

const signInAgain = async (browser: Browser, email: string) => {
  const { url } = await browser.follow('/api/login?reauthenticate=true&returnTo=/admin/manual-billing');
  expect(url.pathname).toMatch(/^\/oidc\/interaction\//);
  return browser.follow(url.href, { method: 'POST', body: new URLSearchParams({ email }) });
};

test('signing in again requires credentials and returns to the same page', async () => {
  const ana = await app.signedIn({ email: 'ana@example.com' });
  const { url } = await signInAgain(ana, 'ana@example.com');
  expect(url.href).toBe(`${app.origin}/admin/manual-billing`);
  expect((await ana.currentUser()).email).toBe('ana@example.com');
});

test('signing in again with another account changes nothing and says so', async () => {
  const ben = await app.signedIn({ email: 'ben@example.com' });
  const { id } = await ben.currentUser();
  const confirm = await signInAgain(ben, 'stranger@example.com');
  // The provider ends its own session of the first account before.
  const { response } = await submitForm(ben, await confirm.response.text());
  expect(response.status).toBe(409);
  expect(await response.text()).toContain('That was another account');
  expect((await ben.currentUser()).email).toBe('ben@example.com');
  const { rows } = await app.deps.database.query(`select 1 from users where email = 'stranger@example.com'`);
  expect(rows).toEqual([]);
  expect(await eventsOf('sign_in_failed')).toContainEqual({ userId: id, reason: 'OTHER_ACCOUNT' });
});

test('a second tab that ends in another account leaves the first account signed in', async () => {
  const browser = app.visitor();
  const [first, second] = [await browser.follow('/api/login'), await browser.follow('/api/login')];
  const post = (email: string) => ({ method: 'POST', body: new URLSearchParams({ email }) });
  await browser.follow(first.url.href, post('cora@example.com'));
  const { response } = await browser.follow(second.url.href, post('dan@example.com'));
  await response.text();
  expect((await browser.currentUser()).email).toBe('cora@example.com');
});

test('giving up leaves the user signed in, on a page with ways on', async () => {
  const eve = await app.signedIn({ email: 'eve@example.com' });
  const start = await eve.get('/api/login?reauthenticate=true&returnTo=/admin/manual-billing');
  const state = new URL(start.headers.get('location')!).searchParams.get('state');
  const response = await eve.get(`/api/callback?error=access_denied&state=${state}`);
  expect(response.status).toBe(400);
  const html = await response.text();
  expect(html).toContain('Sign-in did not finish');
  expect(html).toContain('/api/login?reauthenticate=true&amp;returnTo=%2Fadmin%2Fmanual-billing');
  expect((await eve.currentUser()).email).toBe('eve@example.com');
});
