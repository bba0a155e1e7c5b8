import type { Server } from 'node:http';
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
import { adoptPseudonymKey } from '../db/pseudonym-key';
import { createPseudonyms } from '../db/pseudonyms';
import { openDatabaseClock } from '../db/database-clock';
import { openOutgoingHold } from '../jobs/restored-copy/outgoing';
import { holdMail, holdPayments } from '../integrations/outgoing-hold';
import { countErrors, countIdentityErrors } from '../integrations/outside-errors';
import { projectFile } from '../process/project-root';
import type { Service, Services } from '../process/services';
import { chooseDatabase } from './choose-database';
import { chooseIdentity } from './choose-identity';
import { choosePayments } from './choose-payments';
import { chooseWebApp } from './choose-web-app';
import { ownAddress } from './listen';
import { claimEmptyStorage, requireOwnStorage } from './require-own-storage';

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
    ownAddress: address,
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
