import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as api from '#shared/devices/endpoints';
import type { Device } from '#shared/devices/schema';
import { Browser } from '../../testing/requests/browser';
import { refusal } from '../../testing/requests/refusal';
import { startTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
let people = 0;
let email: string;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => {
  email = `ana-${(people += 1)}@example.com`;
});
afterAll(() => app.stop());

const phone =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

const devicesOf = async (browser: Browser) =>
  (await (await browser.get('/api/account/devices')).json()) as Device[];

const signOut = (browser: Browser, id: string) => browser.send('DELETE', `/api/account/devices/${id}`);

test('the list names each device, the one in use and when it was seen', async () => {
  const laptop = await app.signedIn({ email });
  const onPhone = app.visitor();
  const { url } = await onPhone.follow('/api/login');
  await onPhone.follow(url.href, {
    method: 'POST',
    body: new URLSearchParams({ email }),
    headers: { 'user-agent': phone },
  });
  // The headers of the redirects are those of fetch, which is no browser.
  const now = app.clock.now().toISOString();
  const [current, other] = (await devicesOf(laptop)).toSorted(
    (a, b) => Number(b.isCurrent) - Number(a.isCurrent),
  );
  expect(current).toMatchObject({ isCurrent: true, signedInAt: now, lastSeenAt: now });
  expect(other).toMatchObject({ isCurrent: false });
});

test('a device’s name comes from what the browser called itself', async () => {
  const ana = await app.signedIn({ email });
  const [{ id }] = (await devicesOf(ana)) as [Device];
  await app.deps.database.query('update sessions set user_agent = $1 where id = $2', [phone, id]);
  expect(await devicesOf(ana)).toMatchObject([{ name: 'Chrome on Android' }]);
});

test('a device that is signed out is signed out at its next call; the others stay', async () => {
  const [laptop, tablet] = [await app.signedIn({ email }), await app.signedIn({ email })];
  const other = (await devicesOf(laptop)).find(({ isCurrent }) => !isCurrent)!;
  expect((await signOut(laptop, other.id)).status).toBe(204);
  expect(await refusal(await tablet.get('/api/auth/user'))).toMatchObject({ status: 401 });
  expect(await devicesOf(laptop)).toMatchObject([{ isCurrent: true }]);
  expect(await refusal(await signOut(laptop, other.id))).toMatchObject({ status: 404 });
  // Though the provider still knows it.
  expect((await tablet.follow('/api/login')).url.pathname).toMatch(/^\/oidc\/interaction\//);
});

test('a call under way does not bring back a device that was signed out', async () => {
  const [laptop, tablet] = [await app.signedIn({ email }), await app.signedIn({ email })];
  const other = (await devicesOf(laptop)).find(({ isCurrent }) => !isCurrent)!;
  // Late enough that each visit would be recorded.
  app.clock.set(new Date(app.clock.now().getTime() + 3600_000));
  const cookie = `husay.sid=${tablet.cookie('husay.sid')}`;
  await Promise.all([
    ...Array.from({ length: 5 }, async () => (await app.visitor().get('/api/resume', { cookie })).text()),
    signOut(laptop, other.id),
  ]);
  expect(await refusal(await tablet.get('/api/auth/user'))).toMatchObject({ status: 401 });
  expect(await devicesOf(laptop)).toHaveLength(1);
});

test('signing out everywhere ends all sessions of the account, including this one, and no others', async () => {
  const [laptop, tablet] = [await app.signedIn({ email }), await app.signedIn({ email })];
  const ben = await app.signedIn({ email: 'ben@example.com' });
  const response = await laptop.send('POST', '/api/account/devices/sign-out-everywhere');
  const { signedOut, nextUrl } = (await response.json()) as { signedOut: number; nextUrl: string };
  expect(signedOut).toBe(2);
  // The provider would otherwise sign this browser in again without a question.
  expect(new URL(nextUrl).pathname).toBe('/oidc/session/end');
  for (const browser of [laptop, tablet]) expect((await browser.get('/api/auth/user')).status).toBe(401);
  expect((await ben.get('/api/auth/user')).status).toBe(200);
});

test('an administrator’s device that is over is not listed', async () => {
  const user = await app.signedIn({ email });
  app.clock.set(new Date(app.clock.now().getTime() + 3600_000));
  const again = await app.signedIn({ email });
  expect(await devicesOf(again)).toHaveLength(2);
  await app.deps.database.query(`update users set user_type = 'admin' where email = $1`, [email]);
  expect(await devicesOf(again)).toHaveLength(1);
  expect((await user.get('/api/auth/user')).status).toBe(401);
});

describe('for others', () => {
  test.each([api.listDevices, api.signOutDevice, api.signOutEverywhere])(
    '$method $path is 401 signed out',
    async ({ method, path }) => {
      const visitor = app.visitor();
      const address = path.replace(':id', '00000000-0000-4000-8000-000000000000');
      const response = method === 'GET' ? await visitor.get(address) : await visitor.send(method, address);
      expect(await refusal(response)).toMatchObject({ status: 401, message: 'Unauthorized' });
    },
  );

  test('another user’s device and an unknown one are 404', async () => {
    const ana = await app.signedIn({ email });
    const ben = await app.signedIn({ email: 'ben@example.com' });
    const [{ id }] = (await devicesOf(ana)) as [Device];
    for (const other of [id, '00000000-0000-4000-8000-000000000000', 'garbage', '%00']) {
      expect(await refusal(await signOut(ben, other)), other).toMatchObject({ status: 404 });
    }
    expect((await ana.get('/api/auth/user')).status).toBe(200);
  });
});
