import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Browser } from '../../testing/requests/browser';
import { startTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const openForm = async () => {
  const browser = app.visitor();
  const { response, url } = await browser.follow('/api/login');
  return { browser, html: await response.text(), address: url.href };
};
const post = (browser: Browser, address: string, values: Record<string, string> | string) =>
  browser.request(address, { method: 'POST', body: new URLSearchParams(values) });

test('the page is one plain form that needs no script', async () => {
  const { html } = await openForm();
  expect(html).toMatch(/<form method="post"/);
  expect(html).toMatch(/name="email"[^>]*required/);
  expect(html).toContain('name="firstName"');
  expect(html).toContain('name="lastName"');
  expect(html).not.toContain('<script');
});

describe('what cannot be right', () => {
  test.each([
    ['no email', {}, /./],
    ['an email that is none', { email: 'nonsense' }, /Please enter a valid email address/],
    ['a very long email', { email: `${'x'.repeat(300)}@example.com` }, /too long/],
    [
      'a long first name',
      { email: 'a@example.com', firstName: 'x'.repeat(51) },
      /First name must be less than 50/,
    ],
    [
      'a long last name',
      { email: 'a@example.com', lastName: 'x'.repeat(51) },
      /Last name must be less than 50/,
    ],
  ] as [string, Record<string, string>, RegExp][])(
    'such as %s is asked again',
    async (_what, values, message) => {
      const { browser, address } = await openForm();
      const response = await post(browser, address, values);
      const html = await response.text();
      expect(response.status).toBe(400);
      expect(/role="alert">([^<]*)</.exec(html)?.[1]).toMatch(message);
      expect((await browser.get('/api/auth/user')).status).toBe(401);
    },
  );

  test('is shown again as it was typed, and not run', async () => {
    const { browser, address } = await openForm();
    const typed = '"><script>alert(1)</script>';
    const html = await (await post(browser, address, { email: typed, firstName: `'${typed}` })).text();
    expect(html).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
    expect(html).not.toContain('<script>');
  });

  test('can be mended in the same page', async () => {
    const { browser, address } = await openForm();
    await post(browser, address, { email: 'nonsense' });
    const { url } = await browser.follow(address, {
      method: 'POST',
      body: new URLSearchParams({ email: 'mended@example.com' }),
    });
    expect(url.pathname).toBe('/');
    expect((await browser.currentUser()).email).toBe('mended@example.com');
  });

  test('such as a field given twice, or far too much, is no fault of ours', async () => {
    const { browser, address } = await openForm();
    const twice = await post(browser, address, 'email=a@example.com&email=b@example.com');
    expect(twice.status).toBe(400);
    const tooMuch = await post(browser, address, { email: 'x'.repeat(50_000) });
    expect(tooMuch.status).toBe(400);
    expect(await tooMuch.text()).not.toMatch(/Error|node_modules/);
  });
});

test.each(['nonsense', '../../etc', '%00'])(
  'an old or invented page (%s) leads back to signing in',
  async (id) => {
    for (const method of ['GET', 'POST']) {
      const response = await app.visitor().request(`/oidc/interaction/${encodeURIComponent(id)}`, { method });
      expect(response.status).toBe(400);
      expect(await response.text()).toContain('href="/api/login"');
    }
  },
);

test('a page opened in another browser cannot be used', async () => {
  const { address } = await openForm();
  const response = await post(app.visitor(), address, { email: 'ana@example.com' });
  expect(response.status).toBe(400);
});

test('a page used already leads back to signing in', async () => {
  const { browser, address } = await openForm();
  const form = { method: 'POST', body: new URLSearchParams({ email: 'once@example.com' }) };
  await browser.follow(address, form);
  const again = await browser.request(address, form);
  expect(again.status).toBe(400);
  expect(await again.text()).toContain('href="/api/login"');
});

test('the email decides who it is: its case does not matter, the names may change', async () => {
  const first = await app.signedIn({ email: 'Lea@Example.com', firstName: 'Lea', lastName: 'Ocampo' });
  const second = await app.signedIn({ email: ' lea@example.com ' });
  const [before, after] = [await first.currentUser(), await second.currentUser()];
  expect(after).toMatchObject({ id: before.id, firstName: 'Lea', lastName: 'Ocampo' });
});

test('an unknown request to the provider says so on a page', async () => {
  const response = await app.visitor().get('/oidc/auth?client_id=nobody');
  expect(response.status).toBe(400);
  expect(await response.text()).toContain('href="/api/login"');
});

test('a request that would send a code elsewhere is refused', async () => {
  const { url } = await app.visitor().follow('/api/login');
  expect(url.pathname).toMatch(/^\/oidc\/interaction/);
  const start = (await app.visitor().get('/api/login')).headers.get('location')!;
  const twisted = new URL(start);
  twisted.searchParams.set('redirect_uri', 'https://evil.example/callback');
  const response = await app.visitor().get(twisted.href);
  expect(response.status).toBe(400);
  expect(response.headers.get('location')).toBeNull();
});

test('a request without PKCE is refused', async () => {
  const start = new URL((await app.visitor().get('/api/login')).headers.get('location')!);
  expect(start.searchParams.get('code_challenge_method')).toBe('S256');
  start.searchParams.delete('code_challenge');
  start.searchParams.delete('code_challenge_method');
  const response = await app.visitor().get(start.href);
  expect(new URL(response.headers.get('location') ?? app.origin).searchParams.get('error')).toBe(
    'invalid_request',
  );
});
