import { createHash } from 'node:crypto';
import type { AppDeps } from '../../app-deps';
import {
  findInstallation,
  findOutgoingDeployment,
  readDatabaseIdentity,
  readInstallation,
  recordOutgoingDeployment,
} from '../../db/installation';
import type { OutgoingHold } from '../../integrations/outgoing-hold';
import { deploymentOf, type DeploymentSettings } from './deployment-fingerprint';
import { every } from '../every';
import { readOwner } from '../storage/storage-owner';

type OutgoingDeps = Pick<AppDeps, 'database' | 'storage'> & { config: DeploymentSettings };

/**
 * A hash of the settings that distinguish this deployment and of the database itself; null where the embedded database is
 * beside its files, which may be moved together.
 */
const deploymentIdentity = async ({ database, config }: OutgoingDeps): Promise<string | null> => {
  const deployment = deploymentOf(config);
  if (!deployment) return null;
  const identity = `${deployment.fingerprint}/${await readDatabaseIdentity(database)}`;
  return createHash('sha256').update(identity).digest('hex');
};

/** Whether the storage has seen a later state of this database: it was restored in place. */
const isOlderThanStorage = async ({ database, storage }: OutgoingDeps): Promise<boolean> => {
  const owner = await readOwner(storage).catch(() => null);
  const installation = await findInstallation(database.db);
  return owner?.installation === installation?.id && (owner?.sweeps ?? 0) > (installation?.sweeps ?? 0);
};

/** A line at the start alone is out of sight after a day. */
const logEveryMs = 60 * 60 * 1000;

/** Recorded in place of a deployment when the database was restored, so that none is allowed. */
const restored = 'restored';

/**
 * Finds out whether this is the deployment that may mail people and query the payment provider. The first start of a new
 * database is. A restored or copied database names another one: its own address, server, database or table differs, or its
 * storage has seen a later state of it.
 */
export const openOutgoingHold = async (
  deps: OutgoingDeps & Pick<AppDeps, 'logger'>,
  now: () => number = () => performance.now(),
): Promise<OutgoingHold> => {
  const { db } = deps.database;
  const identity = await deploymentIdentity(deps);
  if (identity === null) return { isHeld: () => false, refresh: () => Promise.resolve() };
  await readInstallation(db);
  if (await isOlderThanStorage(deps)) await recordOutgoingDeployment(db, restored);
  else await recordOutgoingDeployment(db, identity, { onlyFirst: true });
  let isHeld = false;
  let loggedAt: number | undefined;
  const refresh = async () => {
    const wasHeld = isHeld;
    isHeld = (await findOutgoingDeployment(db)) !== identity;
    if (!isHeld) loggedAt = undefined;
    else if (loggedAt === undefined || now() - loggedAt >= logEveryMs) {
      loggedAt = now();
      deps.logger.error(
        'mail and payment queries are on hold: the database was restored or copied, or PUBLIC_URL or DATABASE_URL changed. If this deployment is to send them, run: npm run admin -- outgoing allow',
      );
    }
    if (wasHeld && !isHeld) deps.logger.info('mail and payment queries are allowed');
  };
  await refresh();
  return { isHeld: () => isHeld, refresh };
};

/** Lets this deployment mail people and query the payment provider; throws where the storage is still a later state's. */
export const allowOutgoing = async (deps: OutgoingDeps): Promise<void> => {
  const identity = await deploymentIdentity(deps);
  if (identity === null) return;
  await readInstallation(deps.database.db);
  if (await isOlderThanStorage(deps)) {
    throw new Error(
      'The database is older than the storage, so the next start would hold mail and payment queries again.\n' +
        'Look at npm run restore-check, run npm run admin -- storage claim, and then this command again.',
    );
  }
  await recordOutgoingDeployment(deps.database.db, identity);
};

/** Reads every 30 s whether an operator has allowed what is held. Returns how to stop it. */
export const startWatchingOutgoing = ({ outgoing, logger }: Pick<AppDeps, 'outgoing' | 'logger'>) =>
  every({
    name: 'outgoing hold',
    failure: 'whether mail and payment queries are allowed was not read',
    everyMs: 30_000,
    logger,
    run: outgoing.refresh,
  });
