import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { pino } from 'pino';
import { createApp } from '../app';
import type { Clock } from '../clock';
import { readConfig } from '../config';
import { embeddedIdentityProvider } from '../embedded/identity-provider';
import { keptSigningKeys } from '../embedded/kept-secrets';
import type { WebApp } from '../http/web-app';
import { fillPage } from '../http/web-app';
import { localFolder } from '../integrations/storage/local-folder';
import type { Parts } from '../parts';
import { Browser, type PersonToSignIn } from './browser';
import { openTestDatabase } from './test-database';

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

/** The page as the build makes it, as far as the server touches it. */
const pageTemplate =
  '<!doctype html><html><head><!--default-head--><title>Husay</title><!--/default-head--><!--head--></head><body><div id="root"></div></body></html>';

const testWebApp: WebApp = {
  assets: (_req, _res, next) => next(),
  page: (_path, content) => Promise.resolve(fillPage(pageTemplate, content)),
  injectsScripts: false,
};

/**
 * The whole application on a loopback port, of real parts: a database, a folder, an identity provider reached over
 * http. `overrides` replaces parts; `environment` sets settings. Stop it when done.
 */
export const startTestApp = async (
  options: { environment?: Record<string, string>; overrides?: Partial<Parts> } = {},
) => {
  const folder = await mkdtemp(join(tmpdir(), 'husay-test-'));
  const server = createServer();
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
  });
  const parts: Parts = {
    config: { ...config, sessionSecret: 'a secret that only tests know, long enough' },
    clock,
    logger: pino({ level: 'silent' }),
    database: options.overrides?.database ?? (await openTestDatabase()),
    storage: localFolder(join(folder, 'uploads')),
    identity: provider.identity,
    webApp: testWebApp,
    lifecycle: { stopping: false },
    ...options.overrides,
  };
  const app = express();
  app.use(provider.routes);
  app.use(createApp(parts));
  server.on('request', app);

  return {
    origin,
    clock,
    parts,
    db: parts.database.db,
    /** Somebody's browser, signed out. */
    visitor: () => new Browser(origin),
    /** A browser signed in through the provider's own form. */
    signedIn: async (person: PersonToSignIn) => {
      const browser = new Browser(origin);
      await browser.signIn(person);
      return browser;
    },
    /** The files in storage, by path below its folder. */
    storedFiles: async () => {
      const entries = await readdir(join(folder, 'uploads'), { recursive: true, withFileTypes: true }).catch(
        () => [],
      );
      return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await parts.database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

export type TestApp = Awaited<ReturnType<typeof startTestApp>>;
