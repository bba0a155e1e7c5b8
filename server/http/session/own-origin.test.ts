import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from '../../testing/requests/browser';
import { refusal } from '../../testing/requests/refusal';
import { startTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
let ana: Browser;
beforeAll(async () => {
  app = await startTestApp();
  ana = await app.signedIn({ email: 'ana@example.com', firstName: 'Ana', lastName: 'Cruz' });
});
afterAll(() => app.stop());

const save = (headers: Record<string, string>) =>
  ana.request('/api/resume', {
    method: 'POST',
    body: '{"title":"Nurse"}',
    headers: { 'content-type': 'application/json', ...headers },
  });

test.each([
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'Same-Origin' },
  { 'sec-fetch-site': '' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site', origin: 'ours' },
] as Record<string, string>[])('a write with %o is refused', async (headers) => {
  if (headers.origin === 'ours') headers = { ...headers, origin: app.origin };
  const response = await save(headers);
  expect(await refusal(response)).toMatchObject({ status: 403, code: 'FOREIGN_ORIGIN' });
});

test('a write from our own page passes', async () => {
  expect((await save({ 'sec-fetch-site': 'same-origin' })).status).toBe(200);
  expect((await save({ origin: app.origin })).status).toBe(200);
});

test('a write that no page caused, as from the address bar, passes', async () => {
  expect((await save({ 'sec-fetch-site': 'none' })).status).toBe(200);
});

test('a program, which sends neither header, passes', async () => {
  expect((await save({})).status).toBe(200);
});

test.each(['PUT', 'DELETE'] as const)('%s is held to it as well', async (method) => {
  const response = await ana.send(method, '/api/profile', {}, { 'sec-fetch-site': 'cross-site' });
  expect(await refusal(response)).toMatchObject({ status: 403 });
});

test('reading from elsewhere is no write', async () => {
  expect((await ana.get('/api/auth/user', { 'sec-fetch-site': 'cross-site' })).status).toBe(200);
});

test("another site's link does not sign out", async () => {
  await ana.get('/api/logout', { 'sec-fetch-site': 'cross-site' });
  expect((await ana.get('/api/auth/user')).status).toBe(200);
});

test('signing out takes the cookie away', async () => {
  const browser = await app.signedIn({ email: 'leaving@example.com' });
  const response = await browser.get('/api/logout');
  expect(response.headers.getSetCookie().join()).toMatch(/^husay\.sid=; Path=\/; Expires=Thu, 01 Jan 1970/);
  expect(browser.cookie('husay.sid')).toBeUndefined();
});
