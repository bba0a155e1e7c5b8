import { createServer, type Server } from 'node:http';
import { constants, existsSync } from 'node:fs';
import { access } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Router } from 'express';
import type { Logger } from 'pino';
import { mayaWebhookPath } from '#shared/billing/endpoints';
import { createApp } from './app';
import { printBanner } from './startup/banner';
import { systemClock } from './clock';
import { ConfigError, readConfig, type Config } from './config/config';
import { openPostgres, type Database } from './db/client';
import { FolderInUseError } from './embedded/folder-lock';
import { createActivityQueue } from './features/analytics/recording/activity-queue';
import { warnOfOpenWebhooks } from './features/webhooks/open-webhooks';
import { loadPageRenderer } from './http/pages/page-renderer';
import { createRateLimiter } from './http/limits/rate-limiter';
import { requestTimeoutMs, uploadTimeoutMs } from './http/limits/slow-bodies';
import { builtWebApp, type WebApp } from './http/pages/web-app';
import { createImageWork } from './images/image-work';
import { choosePlaces } from './integrations/geo/choose-places';
import type { IdentityProvider } from './integrations/identity/identity-provider';
import { openIdConnect } from './integrations/identity/openid-connect';
import type { PaymentProvider } from './integrations/maya/maya';
import { pictureFetcher } from './integrations/pictures/fetch-picture';
import { openMaya } from './integrations/maya/maya-client';
import { chooseStorage } from './integrations/storage/choose-storage';
import { smtp } from './integrations/mail/smtp';
import { registerWebhooks } from './integrations/maya/webhook-registration';
import { startRecording, startRemovingOldActivity } from './jobs/analytics-jobs';
import { startBillingJobs } from './jobs/billing-jobs';
import { startPruningRateLimits } from './jobs/prune-rate-limits';
import { startPruningSecurityEvents } from './jobs/prune-security-events';
import { startPruningSessions } from './jobs/prune-sessions';
import { startPruningWebhooks } from './jobs/prune-webhooks';
import { startRemovingFiles } from './jobs/remove-files';
import { startSweepingStorage } from './jobs/sweep-storage';
import { createLogger } from './logging/logger';
import type { PlayMoney } from './app-deps';
import { makePrivate } from './process/private-folder';
import { projectFile } from './process/project-root';
import { logSecurityEvents } from './logging/security-event-lines';
import { singleFlight } from './features/billing/settling/single-flight';

type Close = () => Promise<void>;

/** Reads the config, builds the parts, listens, and shuts down cleanly. */
const start = async () => {
  const config = readConfig();
  const logger = createLogger(config.LOG_LEVEL);
  warnOfOpenWebhooks(config, logger);
  // The time of an upload; other requests have less (http/limits/slow-bodies.ts). The sweep leaves files younger than an hour alone.
  const server = createServer({ requestTimeout: uploadTimeoutMs, headersTimeout: requestTimeoutMs });
  const lifecycle = { stopping: false };
  const closing: Close[] = [];

  await requireFolder(config.DATA_DIR, logger);
  const places = await choosePlaces(config);
  const database = await openDatabase(config, closing);
  await database.migrate();
  const storage = await chooseStorage(config);
  const sessionSecret =
    config.SESSION_SECRET ??
    (await (await import('./embedded/kept-secrets')).keptSessionSecret(config.DATA_DIR));
  const { identity, routes } = await chooseIdentity(config, sessionSecret, server);
  const { payments, playMoney, ...sandbox } = await choosePayments(config, server, logger, closing);
  const webApp = await openWebApp(server, logger, closing);

  const deps = {
    config: { ...config, sessionSecret },
    clock: systemClock,
    logger,
    database,
    storage,
    identity,
    payments,
    playMoney,
    webApp,
    lifecycle,
    settling: singleFlight(),
    imageWork: createImageWork(),
    fetchPicture: pictureFetcher(),
    rateLimiter: createRateLimiter({
      // The embedded database serves one process, which counts in memory.
      database: config.DATABASE_URL ? database : undefined,
      secret: sessionSecret,
    }),
    activity: createActivityQueue(),
    places,
    ...(config.SMTP_URL && { mail: smtp(config.SMTP_URL, config.MAIL_FROM) }),
  };
  if (routes) await (await import('./embedded/samples/sample-people')).addSamplePeople(deps);

  server.on('request', createApp(deps, [routes, sandbox.routes]));

  await listen(server, config);
  logSecurityEvents(logger);
  closing.unshift(startPruningSessions(deps), startPruningWebhooks(deps));
  closing.unshift(startPruningSecurityEvents(deps));
  closing.unshift(startPruningRateLimits(deps));
  closing.unshift(startRemovingFiles(deps));
  closing.unshift(startSweepingStorage(deps), startBillingJobs(deps));
  if (sandbox.start) closing.unshift(await sandbox.start());
  closing.unshift(startRemovingOldActivity(deps));
  // First, so that what the last requests told is written down while there is time.
  closing.unshift(startRecording(deps));
  const { shutDownOnSignal } = await import('./process/shutdown');
  shutDownOnSignal({ server, logger, lifecycle, close: closing });
  printBanner(config, { identityIsEmbedded: routes !== undefined });
};

const requireFolder = async (folder: string, logger: Logger) => {
  try {
    await makePrivate(folder, logger);
    await access(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new ConfigError([
      code === 'EEXIST' || code === 'ENOTDIR'
        ? `DATA_DIR ${folder} is not a folder`
        : `DATA_DIR ${folder} cannot be written to (${code})`,
    ]);
  }
};

const openDatabase = async (config: Config, closing: Close[]): Promise<Database> => {
  if (config.DATABASE_URL) {
    const database = openPostgres(config.DATABASE_URL);
    closing.push(() => database.close());
    return database;
  }
  const { lockFolder } = await import('./embedded/folder-lock');
  const { openEmbeddedDatabase } = await import('./embedded/database');
  const release = await lockFolder(config.DATA_DIR);
  const database = await openEmbeddedDatabase(join(config.DATA_DIR, 'db'));
  closing.push(() => database.close(), release);
  return database;
};

const chooseIdentity = async (
  config: Config,
  cookieSecret: string,
  server: Server,
): Promise<{ identity: IdentityProvider; routes?: Router }> => {
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
  const { embeddedIdentityProvider } = await import('./embedded/identity/identity-provider');
  const { keptSigningKeys } = await import('./embedded/kept-secrets');
  const { samplePeople } = await import('./embedded/samples/sample-people');
  return embeddedIdentityProvider({
    publicUrl,
    ownAddress: () => ownAddress(server),
    cookieSecret,
    signingKeys: await keptSigningKeys(config.DATA_DIR),
    people: samplePeople,
  });
};

interface ChosenPayments {
  payments: PaymentProvider;
  playMoney?: PlayMoney;
  /** The embedded sandbox's own; absent where there is a real Maya. */
  routes?: Router;
  /** Once the server listens: has events delivered. Answers how to stop. */
  start?: () => Promise<Close>;
}

const choosePayments = async (
  config: Config,
  server: Server,
  logger: Logger,
  closing: Close[],
): Promise<ChosenPayments> => {
  const { mayaBaseUrl, MAYA_PUBLIC_KEY, MAYA_SECRET_KEY, MAYA_WEBHOOK_PATH, publicUrl } = config;
  if (mayaBaseUrl && MAYA_PUBLIC_KEY && MAYA_SECRET_KEY) {
    const keys = { publicKey: MAYA_PUBLIC_KEY, secretKey: MAYA_SECRET_KEY };
    const connection = { baseUrl: mayaBaseUrl, ...keys, webhookPath: MAYA_WEBHOOK_PATH };
    return { payments: openMaya({ ...connection, logger }) };
  }
  // The sandbox's file has one writer. With an embedded database beside it the folder is taken already.
  if (config.DATABASE_URL) {
    const { lockFolder } = await import('./embedded/folder-lock');
    closing.push(await lockFolder(config.DATA_DIR));
  }
  const { createMayaSandbox } = await import('./embedded/maya-sandbox/sandbox');
  const { mayaSandboxPath } = await import('./embedded/maya-sandbox/paths');
  const { fileStore } = await import('./embedded/maya-sandbox/store');
  const { playMoneyOf } = await import('./embedded/maya-sandbox/play-money');
  const { startDelivering } = await import('./embedded/maya-sandbox/deliver-in-time');
  const store = fileStore(join(config.DATA_DIR, 'maya-sandbox.jsonl'));
  const sandbox = createMayaSandbox({ clock: systemClock, store, publicUrl });
  const { routes, controls, publicKey, secretKey } = sandbox;
  const payments = openMaya({
    publicKey,
    secretKey,
    baseUrl: () => ownAddress(server) + mayaSandboxPath,
    logger,
  });
  const startDeliveries = async (): Promise<Close> => {
    await registerWebhooks(payments, ownAddress(server) + mayaWebhookPath);
    const stopDelivering = startDelivering(controls, logger);
    return async () => {
      await stopDelivering();
      sandbox.stop();
    };
  };
  return { payments, playMoney: playMoneyOf(controls), routes, start: startDeliveries };
};

/** Where this very process can be reached from itself, however it is reached from outside. */
const ownAddress = (server: Server) => {
  const { address, family, port } = server.address() as AddressInfo;
  const everywhere = address === '::' || address === '0.0.0.0';
  const host = everywhere ? '127.0.0.1' : family === 'IPv6' ? `[${address}]` : address;
  return `http://${host}:${port}`;
};

const openWebApp = async (server: Server, logger: Logger, closing: Close[]): Promise<WebApp> => {
  if (!process.argv.includes('--dev')) {
    const folder = projectFile('dist/client');
    if (!existsSync(folder)) {
      throw new ConfigError([`The web app is not built: there is no ${folder}. Run npm run build first.`]);
    }
    const render = await loadPageRenderer(projectFile('dist/server-render/server-entry.js'), logger);
    return builtWebApp({ folder, render, logger });
  }
  const { viteWebApp } = await import('./http/pages/vite-web-app');
  const webApp = await viteWebApp(server);
  closing.unshift(() => webApp.close());
  return webApp;
};

const cannotListen = ({ PORT, HOST }: Config, code = 'no reason given') => {
  if (code === 'EADDRINUSE') return `PORT ${PORT} is in use by another program. Set PORT to a free one.`;
  if (code === 'EACCES') return `PORT ${PORT} may not be used by this account. Set PORT to one above 1023.`;
  return `HOST ${HOST} is no address of this computer (${code})`;
};

const listen = (server: Server, config: Config) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(new ConfigError([cannotListen(config, error.code)])),
    );
    server.listen(config.PORT, config.HOST, resolve);
  });

start().catch((error: unknown) => {
  // What a person can mend is said plainly; anything else keeps its stack.
  const plain = error instanceof ConfigError || error instanceof FolderInUseError;
  console.error(plain ? error.message : error);
  process.exit(1);
});
