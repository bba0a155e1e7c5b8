import type { Server } from 'node:http';
import { join } from 'node:path';
import { existsSync } from 'node:fs';
import type { Router } from 'express';
import type { Logger } from 'pino';
import type { AppDeps } from '../app-deps';
import { ConfigError, type Config } from '../config/config';
import { createActivityQueue } from '../features/analytics/recording/activity-queue';
import { singleFlight } from '../features/billing/single-flight';
import { openPdfDrawing } from '../features/document/drawing/pdf-drawing';
import { createRateLimiter } from '../http/limits/rate-limiter';
import { createImageWork } from '../files/image-work';
import { choosePlaces } from '../integrations/geo/places';
import { chooseMail } from '../integrations/mail/mail';
import { pictureFetcher } from '../integrations/pictures/fetch-picture';
import { chooseStorage } from '../integrations/storage/choose-storage';
import { newSweepFigures } from '../files/sweep-figures';
import { adoptPseudonymKey, createPseudonyms } from '../db/pseudonyms';
import { openDatabaseClock } from '../db/database-clock';
import { openOutgoingHold } from '../jobs/restored-copy/outgoing';
import { holdMail, holdPayments } from '../integrations/outgoing-hold';
import { countErrors, countIdentityErrors } from '../integrations/outside-errors';
import { projectFile } from '../process/project-root';
import type { Service, Services, Stop } from '../process/services';
import { openPostgres, type Database } from '../db/client';
import type { IdentityProvider } from '../integrations/identity/identity-provider';
import { openIdConnect } from '../integrations/identity/openid-connect';
import { loadPageRenderer } from '../http/pages/page-renderer';
import { builtWebApp, type WebApp } from '../http/pages/web-app';
import { choosePayments } from './choose-payments';
import { ownAddress } from './listen';
import { claimEmptyStorage, requireOwnStorage } from './require-own-storage';

/** The built app, or with --dev the sources through Vite with hot reload. */
const chooseWebApp = async (
  { PREVIOUS_ASSETS_DIR }: Config,
  server: Server,
  logger: Logger,
): Promise<{ webApp: WebApp; stop: Stop }> => {
  if (process.argv.includes('--dev')) {
    const { viteWebApp } = await import('../http/pages/vite-web-app');
    const webApp = await viteWebApp(server);
    return { webApp, stop: () => webApp.close() };
  }
  const folder = projectFile('dist/client');
  if (!existsSync(folder)) {
    throw new ConfigError([`The web app is not built: there is no ${folder}. Run npm run build first.`]);
  }
  if (PREVIOUS_ASSETS_DIR && !existsSync(PREVIOUS_ASSETS_DIR)) {
    throw new ConfigError([`PREVIOUS_ASSETS_DIR: there is no folder ${PREVIOUS_ASSETS_DIR}`]);
  }
  const render = await loadPageRenderer(projectFile('dist/server-render/server-entry.js'), logger);
  return {
    webApp: await builtWebApp({ folder, previousFolder: PREVIOUS_ASSETS_DIR, render, logger }),
    stop: () => {},
  };
};

interface ChosenIdentity {
  identity: IdentityProvider;
  /** The embedded provider's own pages; absent with a real one. */
  routes?: Router;
}

/** The OpenID Connect provider of the settings, else an embedded one that asks for no password. */
const chooseIdentity = async (
  config: Config,
  { cookieSecret, address }: { cookieSecret: string; address: () => string },
): Promise<ChosenIdentity> => {
  const { OIDC_ISSUER_URL, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, publicUrl } = config;
  if (OIDC_ISSUER_URL && OIDC_CLIENT_ID && OIDC_CLIENT_SECRET) {
    const identity = openIdConnect({
      issuerUrl: OIDC_ISSUER_URL,
      clientId: OIDC_CLIENT_ID,
      clientSecret: OIDC_CLIENT_SECRET,
      publicUrl,
    });
    return { identity };
  }
  const { embeddedIdentityProvider } = await import('../embedded/identity/identity-provider');
  const { keptSigningKeys } = await import('../embedded/kept-secrets');
  const { samplePeople } = await import('../embedded/samples/sample-people');
  return embeddedIdentityProvider({
    publicUrl,
    ownAddress: address,
    cookieSecret,
    signingKeys: await keptSigningKeys(config.DATA_DIR),
    people: samplePeople,
  });
};

/** The Postgres that DATABASE_URL names, else an embedded one in the data folder, which only one process may use. */
const chooseDatabase = async (config: Config): Promise<{ database: Database; stop: Stop }> => {
  if (config.DATABASE_URL) {
    const database = openPostgres(config.DATABASE_URL, { maxConnections: config.DATABASE_POOL_SIZE });
    return { database, stop: () => database.close() };
  }
  const { lockFolder } = await import('../embedded/folder-lock');
  const { openEmbeddedDatabase } = await import('../embedded/database');
  const release = await lockFolder(config.DATA_DIR);
  const folder = join(config.DATA_DIR, 'db');
  const database = await openEmbeddedDatabase(folder).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : 'no reason given';
    throw new ConfigError([`DATA_DIR: the embedded database in ${folder} cannot be opened (${reason})`]);
  });
  const stop = () => database.close().finally(release);
  return { database, stop };
};

interface BuiltDeps {
  deps: AppDeps;
  /** The routes of the embedded providers, where there are any. */
  providers: Router[];
  identityIsEmbedded: boolean;
  /** The payment sandbox's deliveries, where there is a sandbox. */
  deliveries: Service[];
}

/** Builds what the application depends on, real or embedded as the settings say. `services` gets what must be closed. */
export const buildDeps = async (
  config: Config,
  { logger, server, services }: { logger: Logger; server: Server; services: Services },
): Promise<BuiltDeps> => {
  const address = () => ownAddress(server);
  const places = await choosePlaces(config);
  const { database, stop: closeDatabase } = await chooseDatabase(config);
  services.add('database', closeDatabase);
  const storage = countErrors('storage', await chooseStorage(config));
  await requireOwnStorage({ database, storage, config, logger });
  await database.migrate();
  const pseudonyms = createPseudonyms(config.PSEUDONYM_KEY ?? (await embeddedPseudonymKey(config)));
  if (!(await adoptPseudonymKey(database, pseudonyms))) throw otherPseudonymKey();
  await claimEmptyStorage({ database, storage, config, logger });
  const { clock, check: clockCheck } = await openDatabaseClock(database, { logger });
  const outgoing = await openOutgoingHold({ database, storage, config, logger });
  const sessionSecret = config.SESSION_SECRET ?? (await embeddedSessionSecret(config));
  const { identity: provider, routes } = await chooseIdentity(config, {
    cookieSecret: sessionSecret,
    address,
  });
  const identity = countIdentityErrors(provider);
  const { payments, sandbox } = await choosePayments(config, logger, address);
  if (sandbox) services.add('payment sandbox', sandbox.stop);
  const { webApp, stop: closeWebApp } = await chooseWebApp(config, server, logger);
  services.add('web app', closeWebApp);
  const mail = chooseMail(config);
  const pdfDrawing = openPdfDrawing({ script: projectFile('dist/server/pdf-worker.js') });
  services.add('PDF drawing', () => pdfDrawing.stop());
  const deps: AppDeps = {
    config: { ...config, sessionSecret },
    pseudonyms,
    clock,
    clockCheck,
    logger,
    database,
    storage,
    identity,
    payments: holdPayments(countErrors('payments', payments), outgoing),
    outgoing,
    playMoney: sandbox?.playMoney,
    webApp,
    lifecycle: { stopping: false },
    settling: singleFlight(),
    imageWork: createImageWork(),
    pdfDrawing,
    fetchPicture: pictureFetcher(),
    rateLimiter: createRateLimiter({
      // The embedded database serves one process, which counts in memory.
      database: config.DATABASE_URL ? database : undefined,
      secret: sessionSecret,
    }),
    activity: createActivityQueue(),
    sweepFigures: newSweepFigures(),
    places,
    mail: mail && holdMail(countErrors('mail', mail), outgoing),
  };
  return {
    deps,
    providers: [routes, sandbox?.routes].filter((router) => router !== undefined),
    identityIsEmbedded: routes !== undefined,
    deliveries: sandbox ? [sandbox.deliveries] : [],
  };
};

const embeddedPseudonymKey = async ({ DATA_DIR }: Config) => {
  const { keptPseudonymKey } = await import('../embedded/kept-secrets');
  return keptPseudonymKey(DATA_DIR);
};

const otherPseudonymKey = () =>
  new ConfigError([
    'PSEUDONYM_KEY is not the one that this database knows: with another, usernames of deleted accounts and used trials ' +
      'would be free again. Nothing was changed. Set the former key; it belongs to the database and to its backups.',
  ]);

const embeddedSessionSecret = async ({ DATA_DIR }: Config) => {
  const { keptSessionSecret } = await import('../embedded/kept-secrets');
  return keptSessionSecret(DATA_DIR);
};
