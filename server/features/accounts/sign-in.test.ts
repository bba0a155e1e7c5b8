import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app';

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

  test('returns to the page that asked for it', async () => {
    const { url } = await app.visitor().signIn({ email: 'rey@example.com' }, '/billing?status=success');
    expect(url.href).toBe(`${app.origin}/billing?status=success`);
  });

  test.each([
    'https://evil.example/x',
    '//evil.example',
    '/\\evil.example',
    '/api/logout',
    'javascript:alert(1)',
  ])('never returns to %s', async (returnTo) => {
    const { url } = await app.visitor().signIn({ email: 'rey@example.com' }, returnTo);
    expect(url.href).toBe(`${app.origin}/`);
  });

  test('starts a new session', async () => {
    const browser = app.visitor();
    await browser.get('/api/login');
    const before = browser.cookie('husay.sid');
    await browser.signIn({ email: 'rey@example.com' });
    expect(before).toBeTruthy();
    expect(browser.cookie('husay.sid')).not.toBe(before);
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
