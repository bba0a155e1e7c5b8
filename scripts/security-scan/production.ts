import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { sessionCookieName } from '../../server/sessions/session-cookie';
import { startMayaSandbox } from '../../server/testing/billing/maya-sandbox-server';
import { Browser } from '../../server/testing/requests/browser';
import { startStrictProvider, strictClient } from '../../server/testing/servers/strict-identity-provider';
import { reauthenticationPath } from '../../shared/accounts/endpoints';
import { startRunningServer } from '../testing/running-server';
import { startThrowAwayPostgres } from '../testing/throw-away-postgres.mjs';
import { startTlsProxy } from './tls-proxy';

const adminEmail = 'admin@husay.example';
const secret = () => randomBytes(32).toString('hex');

/** The files that main.mjs created. */
const readCertificate = () => {
  const { NODE_EXTRA_CA_CERTS: certificate, SCAN_CERTIFICATE_KEY: key } = process.env;
  if (!certificate || !key) throw new Error('Start the scan with: npm run scan');
  return { certificate, tls: { cert: readFileSync(certificate), key: readFileSync(key) } };
};

/** A signed-in browser, and the Cookie header that gives a scanner its session. */
export interface SignedIn {
  browser: Browser;
  cookie: string;
}

/**
 * The built product as an operator runs it: NODE_ENV=production without embedded parts, on Postgres, behind a proxy that
 * terminates https, with an OpenID Connect provider and a payment provider of their own. `withoutRateLimits` is for sqlmap.
 */
export const startProduction = async ({ withoutRateLimits = false } = {}) => {
  const { certificate, tls } = readCertificate();
  const stops: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const stopOne of stops.reverse()) await stopOne();
  };
  try {
    const postgres = await startThrowAwayPostgres();
    stops.push(() => postgres.stop());
    const clock = { now: () => new Date(), pass: () => undefined };
    const maya = await startMayaSandbox({ clock });
    stops.push(maya.stop);
    const proxy = await startTlsProxy(tls, { manyNetworks: withoutRateLimits });
    stops.push(proxy.stop);
    const provider = await startStrictProvider(proxy.origin, 'client_secret_basic', { tls });
    stops.push(provider.stop);
    const server = await startRunningServer(
      {
        NODE_ENV: 'production',
        HOST: '127.0.0.1',
        PUBLIC_URL: proxy.origin,
        TRUST_PROXY: '1',
        SHUTDOWN_DELAY_SECONDS: '0',
        DATABASE_URL: postgres.url,
        SESSION_SECRET: secret(),
        PSEUDONYM_KEY: secret(),
        METRICS_TOKEN: secret(),
        OIDC_ISSUER_URL: provider.issuer,
        OIDC_CLIENT_ID: strictClient.id,
        OIDC_CLIENT_SECRET: strictClient.secret,
        NODE_EXTRA_CA_CERTS: certificate,
        MAYA_PUBLIC_KEY: maya.sandbox.publicKey,
        MAYA_SECRET_KEY: maya.sandbox.secretKey,
        MAYA_BASE_URL: maya.origin,
        ADMIN_EMAILS: adminEmail,
        // For the scan of their calls; only administrators may use them.
        ENABLE_TEST_TOOLS: 'true',
        OPERATOR_NAME: 'Husay Example Inc.',
        DPO_NAME: 'Ana Cruz',
        DPO_EMAIL: 'privacy@husay.example',
      },
      {
        nodeArguments: withoutRateLimits
          ? ['--import', new URL('without-rate-limits.mjs', import.meta.url).href]
          : [],
      },
    );
    stops.push(server.stop);
    proxy.forwardTo(Number(new URL(server.origin).port));

    /** Signs in through the provider, freshly enough for an administrator to change plans. */
    const signIn = async (email: string): Promise<SignedIn> => {
      provider.signInAs({ email, givenName: 'Ana', familyName: 'Cruz' });
      const browser = new Browser(proxy.origin);
      const { url } = await browser.follow(reauthenticationPath('/'));
      if (url.origin !== proxy.origin) throw new Error(`The sign-in ended at ${url.href}`);
      const name = sessionCookieName(proxy.origin);
      return { browser, cookie: `${name}=${browser.cookie(name)}` };
    };
    return {
      origin: proxy.origin,
      signInAsUser: () => signIn('ana@example.com'),
      signInAsAdmin: () => signIn(adminEmail),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
};

export type Production = Awaited<ReturnType<typeof startProduction>>;

/** Throws when the session has ended, because what was scanned then is what any visitor sees. */
export const requireSignedIn = async ({ browser }: SignedIn, when: string): Promise<void> => {
  const response = await browser.get('/api/auth/user');
  if (!response.ok) throw new Error(`The session has ended ${when}: ${response.status}`);
};
