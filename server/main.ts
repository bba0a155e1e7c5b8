import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import express from 'express';
import { pino } from 'pino';
import { product } from '#shared/product';
import { createApp } from './app';
import { printBanner } from './banner';
import { systemClock } from './clock';
import { ConfigError, readConfig, type Config } from './config';
import { openPostgres, type Database } from './db/client';
import { FolderInUseError } from './embedded/folder-lock';
import { builtWebApp, type WebApp } from './http/web-app';
import type { IdentityProvider } from './integrations/identity/identity-provider';
import { openIdConnect } from './integrations/identity/openid-connect';
import { localFolder } from './integrations/storage/local-folder';

type Close = () => Promise<void>;

/** Reads the config, builds the parts, listens, and shuts down cleanly. */
const start = async () => {
  const config = readConfig();
  const logger = pino({ level: config.LOG_LEVEL, base: { product: product.name } });
  const server = createServer();
  const lifecycle = { stopping: false };
  const closing: Close[] = [];

  const database = await openDatabase(config, closing);
  await database.migrate();
  const storage = localFolder(join(config.DATA_DIR, 'uploads'));
  const sessionSecret =
    config.SESSION_SECRET ??
    (await (await import('./embedded/kept-secrets')).keptSessionSecret(config.DATA_DIR));
  const { identity, routes } = await chooseIdentity(config, sessionSecret);
  const webApp = await openWebApp(server, closing);

  const parts = {
    config: { ...config, sessionSecret },
    ...{ clock: systemClock, logger, database, storage, identity, webApp, lifecycle },
  };
  if (routes) await (await import('./embedded/sample-people')).addSamplePeople(parts);

  const app = express();
  // Before the application's body parsers and security headers, which are not the provider's.
  if (routes) app.use(routes);
  app.use(createApp(parts));
  server.on('request', app);

  await listen(server, config);
  const { shutDownOnSignal } = await import('./shutdown');
  shutDownOnSignal({ server, logger, lifecycle, close: closing });
  printBanner(config, { identityIsEmbedded: routes !== undefined });
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
): Promise<{ identity: IdentityProvider; routes?: express.Router }> => {
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
  const { embeddedIdentityProvider } = await import('./embedded/identity-provider');
  const { keptSigningKeys } = await import('./embedded/kept-secrets');
  const { samplePeople } = await import('./embedded/sample-people');
  return embeddedIdentityProvider({
    publicUrl,
    trustProxy: Boolean(config.TRUST_PROXY),
    cookieSecret,
    signingKeys: await keptSigningKeys(config.DATA_DIR),
    people: samplePeople,
  });
};

const openWebApp = async (server: Server, closing: Close[]): Promise<WebApp> => {
  if (!process.argv.includes('--dev')) return builtWebApp('dist/client');
  const { viteWebApp } = await import('./dev/vite-web-app');
  const webApp = await viteWebApp(server);
  closing.unshift(() => webApp.close());
  return webApp;
};

const listen = (server: Server, config: Config) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new ConfigError([`PORT ${config.PORT} is in use by another program. Set PORT to a free one.`])
          : error,
      ),
    );
    server.listen(config.PORT, config.HOST, resolve);
  });

start().catch((error: unknown) => {
  // What a person can mend is said plainly; anything else keeps its stack.
  const plain = error instanceof ConfigError || error instanceof FolderInUseError;
  console.error(plain ? error.message : error);
  process.exit(1);
});
