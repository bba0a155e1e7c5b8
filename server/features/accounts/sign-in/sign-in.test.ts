import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

describe('signing in', () => {
  test('makes a free user with a username from the name', async () => {
    const browser = await app.signedIn({ email: 'nena@example.com', firstName: 'Niña', lastName: 'Peña' });
    expect(await browser.currentUser()).toMatchObject({
      username: 'nina-pena',
      email: 'nena@example.com',
      firstName: 'Niña',
      plan: 'free',
      userType: 'user',
    });
  });

  test('does not repeat the family name', async () => {
    const browser = await app.signedIn({ email: 'reyes@example.com', lastName: 'Reyes' });
    expect(await browser.currentUser()).toMatchObject({ firstName: '', lastName: 'Reyes' });
  });

  test('returns to the requesting page', async () => {
    const { url } = await app.visitor().signIn({ email: 'rey@example.com' }, '/billing?status=success');
    expect(url.href).toBe(`${app.origin}/billing?status=success`);
  });

  test.each([
    'https://evil.example/x',
    '//evil.example',
    '/\\evil.example',
    '/api/logout',
    'javascript:alert(1)',
    '/.//evil.example',
    '/..//evil.example',
    '/%2e//evil.example',
    '/x/..//evil.example/%2e%2e',
  ])('never returns to %s', async (returnTo) => {
    const browser = app.visitor();
    const { url } = await browser.signIn({ email: 'rey@example.com' }, returnTo);
    expect(url.href).toBe(`${app.origin}/`);
    const again = await browser.get(`/api/login?returnTo=${encodeURIComponent(returnTo)}`);
    expect(again.headers.get('location')).toBe('/');
  });

  test.each(['code=1', 'error=x', 'response=x'])('begins whatever else is asked (%s)', async (query) => {
    const response = await app.visitor().get(`/api/login?${query}`);
    expect(new URL(response.headers.get('location')!).pathname).toBe('/oidc/auth');
  });

  test('in a second tab, begun before the first was through, ends signed in too', async () => {
    const browser = app.visitor();
    const [first, second] = [await browser.follow('/api/login'), await browser.follow('/api/login')];
    const form = { method: 'POST', body: new URLSearchParams({ email: 'rey@example.com' }) };
    for (const tab of [second, first]) {
      const { response, url } = await browser.follow(tab.url.href, form);
      expect({ status: response.status, path: url.pathname }).toEqual({ status: 200, path: '/' });
    }
    expect((await browser.currentUser()).email).toBe('rey@example.com');
    expect((await browser.get('/api/callback?error=access_denied')).headers.get('location')).toBe('/');
  });

  test.each([
    ['first', [0, 1]],
    ['second', [1, 0]],
  ])('works in both of two tabs, the %s finished first', async (_which, order) => {
    const browser = app.visitor();
    const tabs = [
      await browser.follow('/api/login?returnTo=/billing'),
      await browser.follow('/api/login?returnTo=/analytics'),
    ];
    const form = { method: 'POST', body: new URLSearchParams({ email: 'rey@example.com' }) };
    const ends = [];
    for (const tab of order) ends.push((await browser.follow(tabs[tab]!.url.href, form)).url.pathname);
    expect(ends).toEqual(order.map((tab) => ['/billing', '/analytics'][tab]));
    expect((await browser.currentUser()).email).toBe('rey@example.com');
  });

  test('in a hundred tabs stays within what a browser may send', async () => {
    const browser = app.visitor();
    for (let tabs = 0; tabs < 100; tabs += 1) await browser.get(`/api/login?returnTo=/${'x'.repeat(900)}`);
    const { url } = await browser.signIn({ email: 'rey@example.com' }, '/billing');
    expect(url.pathname).toBe('/billing');
  });

  test('starts a new session, and ends the one that the browser brought', async () => {
    const browser = await app.signedIn({ email: 'rey@example.com' });
    const before = browser.cookie('husay.sid');
    const { url } = await browser.follow('/api/login?reauthenticate=true');
    await browser.follow(url.href, {
      method: 'POST',
      body: new URLSearchParams({ email: 'rey@example.com' }),
    });
    expect((await browser.currentUser()).email).toBe('rey@example.com');
    expect(browser.cookie('husay.sid')).not.toBe(before);
    const cookie = `husay.sid=${before}`;
    expect((await app.visitor().get('/api/auth/user', { cookie })).status).toBe(401);
  });
});

test('signing out ends the session here and at the provider', async () => {
  const browser = await app.signedIn({ email: 'tess@example.com' });
  const stolen = browser.cookie('husay.sid');
  const page = await browser.follow('/api/logout');
  const html = await page.response.text();
  const form = new URLSearchParams(
    [...html.matchAll(/name="(\w+)" value="([^"]*)"/g)].map((field) => [field[1]!, field[2]!]),
  );
  const action = /action="([^"]+)"/.exec(html)![1]!;
  const { url } = await browser.follow(action, { method: 'POST', body: form });

  expect(url.href).toBe(`${app.origin}/`);
  const replay = await fetch(`${app.origin}/api/auth/user`, { headers: { cookie: `husay.sid=${stolen}` } });
  expect(replay.status).toBe(401);
  expect((await browser.follow('/api/login')).url.pathname).toMatch(/^\/oidc\/interaction\//);
});
