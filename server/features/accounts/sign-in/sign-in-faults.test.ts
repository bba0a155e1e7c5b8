import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { IdentityProvider } from '../../../integrations/identity/identity-provider';
import type { Browser } from '../../../testing/requests/browser';
import { startTestApp, type TestApp } from '../../../testing/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const expectPage = async (response: Response, status: number) => {
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toMatch(/^text\/html/);
  const html = await response.text();
  expect(html).toContain('Sign-in did not finish');
  expect(html).toContain('href="/api/login"');
  expect(html).not.toMatch(/Error:|node_modules|ECONNREFUSED/);
  return html;
};

/** Signs in at the provider; resolves to the address that it sends the browser back to. */
const untilCallback = async (browser: Browser) => {
  const { url } = await browser.follow('/api/login');
  const form = { method: 'POST', body: new URLSearchParams({ email: 'ana@example.com' }) };
  let step = await browser.request(url.href, form);
  let next = new URL(step.headers.get('location')!, app.origin);
  while (next.pathname !== '/api/callback') {
    step = await browser.request(next.href);
    next = new URL(step.headers.get('location')!, app.origin);
  }
  return next;
};

describe('coming back from the provider', () => {
  test.each([
    '',
    '?code=forged',
    '?code=forged&state=forged',
    '?state=only',
    '?error=access_denied',
    '?error=access_denied&error_description=%3Cscript%3Ealert(1)%3C/script%3E',
    '?code=a&code=b',
  ])('with "%s" is a page with a way on, and does not sign in', async (query) => {
    const browser = app.visitor();
    const html = await expectPage(await browser.get(`/api/callback${query}`), 400);
    expect(html).not.toContain('<script>');
    expect((await browser.get('/api/auth/user')).status).toBe(401);
  });

  test.each(['?error=access_denied', '?code=forged&state=forged'])(
    'with "%s" during a real sign-in is no sign-in either',
    async (query) => {
      const browser = app.visitor();
      await browser.get('/api/login');
      await expectPage(await browser.get(`/api/callback${query}`), 400);
      expect((await browser.get('/api/auth/user')).status).toBe(401);
    },
  );

  test('with a cookie that was changed is no sign-in', async () => {
    const ana = app.visitor();
    const next = await untilCallback(ana);
    const cookie = ana.cookieFor('/api/callback');
    const [head = '', key = '', iv = '', text = '', tag = ''] = cookie.split(/(?<==.*)\./);
    const changed = [
      [head, key, iv, text.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')), tag].join('.'),
      [head, key, iv, text, ''].join('.'),
      [head, key, '', text, tag].join('.'),
      cookie.replace(/=.*/, '=e30'),
    ];
    for (const given of changed) {
      await expectPage(await app.visitor().get(next.href, { cookie: given }), 400);
    }
    expect((await app.visitor().get(next.href, { cookie })).status).toBe(302);
  });

  test('in a browser that did not start it is no sign-in: a code is of no use to others', async () => {
    const ana = app.visitor();
    const next = await untilCallback(ana);
    const thief = app.visitor();
    await thief.get('/api/login');
    await expectPage(await thief.get(next.href), 400);
    expect((await thief.get('/api/auth/user')).status).toBe(401);

    expect((await ana.get(next.href)).status).toBe(302);
    expect((await ana.currentUser()).email).toBe('ana@example.com');
    await expectPage(await app.visitor().get(next.href), 400);
  });
});

test('a provider that does not answer is said, and tried again the next time', async () => {
  let away = true;
  const real = app.deps.identity;
  const identity: IdentityProvider = {
    codeFlow: () => (away ? Promise.reject(new Error('connect ECONNREFUSED 10.0.0.1')) : real.codeFlow()),
    signOutUrl: () => Promise.reject(new Error('connect ECONNREFUSED 10.0.0.1')),
  };
  const { database } = app.deps;
  const other = await startTestApp({
    environment: { PUBLIC_URL: app.origin },
    overrides: { identity, database: { ...database, close: async () => {} } },
  });
  await expectPage(await other.visitor().get('/api/login'), 503);
  away = false;
  const response = await other.visitor().get('/api/login');
  expect(response.headers.get('location')).toMatch(new RegExp(`^${app.origin}/oidc/auth`));
  await other.stop();
});

test('a provider that is away on the way back can be tried again by reloading', async () => {
  const { codeFlow } = app.deps.identity;
  onTestFinished(() => void (app.deps.identity.codeFlow = codeFlow));
  const ana = app.visitor();
  const next = await untilCallback(ana);
  app.deps.identity.codeFlow = () => Promise.reject(new Error('connect ECONNREFUSED 10.0.0.1'));
  await expectPage(await ana.get(next.href), 503);
  app.deps.identity.codeFlow = codeFlow;
  expect((await ana.get(next.href)).status).toBe(302);
  expect((await ana.currentUser()).email).toBe('ana@example.com');
});

test('signing out works when signed out', async () => {
  const response = await app.visitor().get('/api/logout');
  expect(response.status).toBe(302);
  expect(response.headers.get('location')).toBe('/');
});

test('signing in again while signed in goes straight on', async () => {
  const ana = await app.signedIn({ email: 'ana@example.com' });
  const response = await ana.get('/api/login?returnTo=/billing');
  expect(response.headers.get('location')).toBe('/billing');
});
