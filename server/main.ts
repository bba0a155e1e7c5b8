import { createServer, type Server } from 'node:http';
import { constants, existsSync } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import express from 'express';
import type { Logger } from 'pino';
import { createApp } from './app';
import { printBanner } from './banner';
import { systemClock } from './clock';
import { ConfigError, readConfig, type Config } from './config';
import { openPostgres, type Database } from './db/client';
import { FolderInUseError } from './embedded/folder-lock';
import { loadPageRenderer } from './http/page-renderer';
import { builtWebApp, type WebApp } from './http/web-app';
import type { IdentityProvider } from './integrations/identity/identity-provider';
import { openIdConnect } from './integrations/identity/openid-connect';
import { localFolder } from './integrations/storage/local-folder';
import { startPruningSessions } from './jobs/prune-sessions';
import { createLogger } from './log';
import { projectFile } from './project-root';

type Close = () => Promise<void>;

/** Reads the config, builds the parts, listens, and shuts down cleanly. */
const start = async () => {
  const config = readConfig();
  const logger = createLogger(config.LOG_LEVEL);
  const server = createServer();
  const lifecycle = { stopping: false };
  const closing: Close[] = [];

  await requireFolder(config.DATA_DIR);
  const database = await openDatabase(config, closing);
  await database.migrate();
  const storage = localFolder(join(config.DATA_DIR, 'uploads'));
  const sessionSecret =
    config.SESSION_SECRET ??
    (await (await import('./embedded/kept-secrets')).keptSessionSecret(config.DATA_DIR));
  const { identity, routes } = await chooseIdentity(config, sessionSecret, server);
  const webApp = await openWebApp(server, logger, closing);

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
  closing.unshift(startPruningSessions(parts));
  const { shutDownOnSignal } = await import('./shutdown');
  shutDownOnSignal({ server, logger, lifecycle, close: closing });
  printBanner(config, { identityIsEmbedded: routes !== undefined });
};

const requireFolder = async (folder: string) => {
  try {
    await mkdir(folder, { recursive: true });
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
    ownAddress: () => ownAddress(server),
    cookieSecret,
    signingKeys: await keptSigningKeys(config.DATA_DIR),
    people: samplePeople,
  });
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
  const { viteWebApp } = await import('./dev/vite-web-app');
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
