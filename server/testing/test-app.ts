import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { mayaWebhookPath } from '#shared/billing/endpoints';
import { createApp } from '../app';
import type { Clock } from '../clock';
import { readConfig } from '../config/config';
import { embeddedIdentityProvider } from '../embedded/identity/identity-provider';
import { keptSigningKeys } from '../embedded/kept-secrets';
import { mayaSandboxPath } from '../embedded/maya-sandbox/paths';
import { createMayaSandbox, playMoneyOf } from '../embedded/maya-sandbox/sandbox';
import { memoryStore } from '../embedded/maya-sandbox/store';
import { createActivityQueue } from '../features/analytics/recording/activity-queue';
import { recordWaiting } from '../features/analytics/recording/record';
import { unlimited } from '../http/limits/rate-limiter';
import type { WebApp } from '../http/pages/web-app';
import { fillPage } from '../http/pages/web-app';
import { createImageWork } from '../files/image-work';
import { choosePlaces } from '../integrations/geo/places';
import { openMaya } from '../integrations/maya/maya-client';
import { registerWebhooks } from '../integrations/maya/webhook-registration';
import { chooseStorage } from '../integrations/storage/choose-storage';
import { recordingDepsOf } from '../jobs/analytics-jobs';
import { newSweepFigures } from '../files/sweep-figures';
import type { AppDeps } from '../app-deps';
import { fakePdfDrawing } from './content/fake-pdf-drawing';
import { createPseudonyms } from '../db/pseudonyms';
import type { ClockCheck } from '../db/database-clock';
import { singleFlight } from '../features/billing/single-flight';
import { Browser, type PersonToSignIn } from './requests/browser';
import { openTestDatabase } from './postgres/test-database';

/** A clock that tests set. */
export interface TestClock extends Clock {
  set(instant: Date): void;
}

const testClock = (instant: Date): TestClock => {
  let current = instant;
  return {
    now: () => new Date(current),
    set: (next) => {
      current = next;
    },
  };
};

const trustedClock: ClockCheck = {
  skewMs: () => 0,
  isTrusted: () => true,
  mayEnd: () => Promise.resolve(true),
};

/** The page as the build makes it, as far as the server touches it. */
const pageTemplate =
  '<!doctype html><html><head><!--default-head--><title>Husay</title><!--/default-head--><!--head--></head><body><div id="root"></div></body></html>';

const testWebApp: WebApp = {
  assets: (_req, _res, next) => next(),
  page: (_path, content) => Promise.resolve({ html: fillPage(pageTemplate, content), isReusable: true }),
  injectsScripts: false,
};

/**
 * The whole application on a loopback port, on real dependencies: a database, a folder (or a bucket, with the `environment` of
 * `startS3Server`), an identity provider reached over http. `overrides` replaces some of them; `environment` sets settings. Stop
 * it when done. `isEmailVerified` is what the identity provider says of an email; true without it.
 */
export const startTestApp = async (
  options: {
    environment?: Record<string, string>;
    overrides?: Partial<AppDeps>;
    isEmailVerified?: (email: string) => boolean;
  } = {},
) => {
  const folder = await mkdtemp(join(tmpdir(), 'husay-test-'));
  const server = createServer();
  // A test that is busy for seconds would otherwise meet the server just as it closes an idle connection.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const config = readConfig({
    NODE_ENV: 'test',
    PUBLIC_URL: origin,
    DATA_DIR: folder,
    ADMIN_EMAILS: 'admin@husay.test',
    ALLOW_EMBEDDED: 'true',
    ...options.environment,
  });
  const clock = testClock(new Date('2026-11-20T01:00:00Z'));
  const provider = embeddedIdentityProvider({
    publicUrl: config.publicUrl,
    ownAddress: () => origin,
    cookieSecret: 'for tests only',
    signingKeys: await keptSigningKeys(folder),
    people: [],
    ...(options.isEmailVerified && { isEmailVerified: options.isEmailVerified }),
  });
  const sandbox = createMayaSandbox({
    clock,
    store: memoryStore(),
    publicUrl: origin,
    deliveryTimeoutMs: 5000,
  });
  const payments = openMaya({
    baseUrl: origin + mayaSandboxPath,
    publicKey: sandbox.publicKey,
    secretKey: sandbox.secretKey,
    timeoutMs: 2000,
    pause: () => Promise.resolve(),
  });
  const deps: AppDeps = {
    config: { ...config, sessionSecret: 'a secret that only tests know, long enough' },
    pseudonyms: createPseudonyms('a key that only tests know, long enough'),
    clock,
    // Tests set the clock; the database's goes by the computer's.
    clockCheck: trustedClock,
    outgoing: { isHeld: () => false, refresh: () => Promise.resolve() },
    logger: pino({ level: 'silent' }),
    database: options.overrides?.database ?? (await openTestDatabase()),
    storage: await chooseStorage(config),
    identity: provider.identity,
    payments,
    playMoney: playMoneyOf(sandbox.controls),
    settling: singleFlight(),
    // Tests do from one address what many people do from many.
    rateLimiter: unlimited,
    imageWork: createImageWork(),
    pdfDrawing: fakePdfDrawing,
    fetchPicture: () => Promise.reject(new Error('Tests fetch nothing')),
    activity: createActivityQueue(),
    sweepFigures: newSweepFigures(),
    places: await choosePlaces(config),
    webApp: testWebApp,
    lifecycle: { stopping: false },
    ...options.overrides,
  };
  const newApplication = () => createApp(deps, [provider.routes, sandbox.routes]);
  let application = newApplication();
  server.on('request', (req, res) => application(req, res));
  await registerWebhooks(payments, origin + mayaWebhookPath);

  return {
    origin,
    clock,
    deps,
    db: deps.database.db,
    /** What happens at Maya: payments, deliveries, faults. */
    maya: sandbox.controls,
    /** A visitor's browser, signed out. */
    visitor: () => new Browser(origin),
    /** A browser signed in through the provider's own form. */
    signedIn: async (person: PersonToSignIn) => {
      const browser = new Browser(origin);
      await browser.signIn(person);
      return browser;
    },
    /** As if all who are signed in had just entered their credentials, after a jump of the clock. */
    freshSignIns: () =>
      deps.database.query('update sessions set authenticated_at = $1', [clock.now().toISOString()]),
    /** Writes down what visitors did, as the process does within a second. */
    recorded: () => recordWaiting(recordingDepsOf(deps)),
    /** The files in storage, by path below its folder. */
    storedFiles: async () => {
      const entries = await readdir(join(folder, 'uploads'), { recursive: true, withFileTypes: true }).catch(
        () => [],
      );
      return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
    },
    /** As a process that starts anew: it knows nothing but what is in the database and in storage. */
    restart: () => {
      deps.settling = singleFlight();
      deps.activity = createActivityQueue();
      application = newApplication();
    },
    stop: async () => {
      sandbox.stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await deps.database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

export type TestApp = Awaited<ReturnType<typeof startTestApp>>;
