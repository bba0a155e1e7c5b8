import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openIdConnect } from '../../../integrations/identity/openid-connect';
import { startStrictProvider, strictClient } from '../../../testing/servers/strict-identity-provider';
import { startTestApp, type TestApp } from '../../../testing/test-app';

type Provider = Awaited<ReturnType<typeof startStrictProvider>>;

describe.each(['client_secret_basic', 'client_secret_post'] as const)(
  'a strict provider with %s',
  (method) => {
    let app: TestApp;
    let provider: Provider;
    let logged: Record<string, unknown>[];
    beforeAll(async () => {
      const write = (line: string) => {
        const entry = JSON.parse(line) as Record<string, unknown>;
        if (!String(entry.msg).startsWith('request ')) logged.push(entry);
      };
      const logger = pino({ level: 'warn' }, { write });
      app = await startTestApp({ overrides: { logger } });
      provider = await startStrictProvider(app.origin, method);
      app.deps.identity = openIdConnect({
        issuerUrl: provider.issuer,
        clientId: strictClient.id,
        clientSecret: strictClient.secret,
        publicUrl: app.origin,
      });
      app.restart();
    });
    beforeEach(() => {
      logged = [];
      provider.accept();
    });
    afterAll(async () => {
      await app.stop();
      await provider.stop();
    });

    /** The provider's address of the callback, after its own pages were passed with its own cookies. */
    const throughProvider = async (browser: ReturnType<TestApp['visitor']>) => {
      const start = await browser.get('/api/login?returnTo=/billing');
      let next = start.headers.get('location')!;
      const cookies = new Map<string, string>();
      while (next.startsWith(provider.issuer)) {
        const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
        const response = await fetch(next, { redirect: 'manual', headers: { cookie } });
        for (const line of response.headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
          cookies.set(name, value);
        }
        const location = response.headers.get('location');
        if (!location) throw new Error(`The provider answered ${response.status}: ${await response.text()}`);
        next = new URL(location, next).href;
      }
      return next;
    };
    const textOf = async (response: Response) => (await response.text()).replace(/\s+/g, ' ');

    test('signs in with a nonce and PKCE, again after its keys were rotated', async () => {
      for (let round = 0; round < 2; round++) {
        const browser = app.visitor();
        const response = await browser.get(await throughProvider(browser));
        expect(response.headers.get('location')).toBe('/billing');
        expect(await browser.currentUser()).toMatchObject({ email: 'ana@example.com', firstName: 'Ana' });
        provider.rotateKeys();
      }
      expect(new Set(provider.state.nonces).size).toBeGreaterThanOrEqual(2);
      expect(logged).toEqual([]);
    });

    test.each([
      ['access_denied', 'The resource owner denied the request', 'Sign-in was not allowed', 400, 'refused'],
      ['access_denied', 'End-User aborted interaction', 'Sign-in canceled', 400, 'canceled'],
      ['user_cancelled_login', '', 'Sign-in canceled', 400, 'canceled'],
      ['temporarily_unavailable', 'authentication_expired', 'Sign-in took too long', 400, 'expired'],
      ['temporarily_unavailable', 'too busy', 'has a problem just now', 503, 'unavailable'],
      ['invalid_scope', 'unknown scope', 'without a valid answer', 400, 'invalid'],
    ])('%s (%s) has words of its own', async (error, description, words, status, problem) => {
      provider.refuseWith(error, description);
      const browser = app.visitor();
      const response = await browser.get(await throughProvider(browser));
      expect(response.status).toBe(status);
      const text = await textOf(response);
      expect(text).toContain(words);
      expect(text).toContain('href="/api/login?returnTo=%2Fbilling"');
      expect((await browser.get('/api/auth/user')).status).toBe(401);
      expect(logged).toMatchObject([
        {
          msg: 'sign-in failed at the provider',
          problem,
          providerError: error,
          providerDescription: description,
        },
      ]);
    });

    test('the provider’s words are logged in bounds and without what could be about a person', async () => {
      provider.refuseWith(
        'access_denied',
        `User 'Juan dela Cruz' <juan@example.com> with phone +63 917 123 4567 lacks 'nonce'\n${'long '.repeat(100)}`,
      );
      const browser = app.visitor();
      await browser.get(await throughProvider(browser));
      const [line] = logged;
      expect(line?.providerDescription).toMatch(
        /^User \[quoted\] \[email\] with phone \[number\] lacks 'nonce' long /,
      );
      expect(String(line?.providerDescription).length).toBeLessThanOrEqual(200);
      expect(JSON.stringify(line)).not.toMatch(/juan/i);
    });

    test('a code that the provider does not know any more is a sign-in that took too long', async () => {
      const browser = app.visitor();
      const callback = new URL(await throughProvider(browser));
      callback.searchParams.set('code', 'outdated');
      expect(await textOf(await browser.get(callback.href))).toContain('Sign-in took too long');
      expect(logged).toMatchObject([{ problem: 'expired', providerError: 'invalid_grant' }]);
    });

    test('so is one that was open in our own browser for more than an hour', async () => {
      const browser = app.visitor();
      const callback = await throughProvider(browser);
      app.clock.set(new Date(app.clock.now().getTime() + 61 * 60_000));
      expect(await textOf(await browser.get(callback))).toContain('Sign-in took too long');
      // One that began in another browser is not said to be late.
      expect(await textOf(await app.visitor().get(callback))).toContain('did not begin in this browser');
    });
  },
);
