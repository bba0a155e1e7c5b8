import { findFileRemovals } from '../../db/file-removals';
import { readInstallation } from '../../db/installation';
import { emptyTrash, listTrash, moveToTrash, trashDays } from '../../files/trash';
import type { AppDeps } from '../../app-deps';
import type { DeploymentSettings } from '../restored-copy/deployment-fingerprint';
import { every } from '../every';
import { checkOwner, markOwner, SweepRefused } from './storage-owner';
import { storedFolders } from './stored-folders';

type SweepDeps = Pick<AppDeps, 'database' | 'storage' | 'clock'> & { config: DeploymentSettings };

const hourMs = 60 * 60 * 1000;

// Far longer than any upload takes, so that a file whose row is still to come is left alone.
const graceMs = hourMs;

/** A process removes nothing before it has run this long: a wrong setting is noticed in the meantime. */
const quietProcessMs = 2 * hourMs;

/** Nor while the database has owned the storage for less than this. */
const quietInstallationMs = 24 * hourMs;

const batch = 200;

/** Up to this many unknown files are removed whatever their share is. */
const maxUnquestioned = 20;

/** Above this share of all files, unknown ones point to the wrong database and not to crashed uploads. */
const maxShare = 0.02;

interface Inventory {
  /** How many files are old enough to be judged. */
  total: number;
  /** The keys of those that the database does not know. */
  unknown: string[];
}

/** Compares the files stored before `before` with the database. */
const takeInventory = async (
  { database, storage }: Pick<SweepDeps, 'database' | 'storage'>,
  before: Date,
): Promise<Inventory> => {
  const inventory: Inventory = { total: 0, unknown: [] };
  for (const { name, known } of storedFolders) {
    const judge = async (keys: string[]) => {
      // In this order: a row that is deleted in between leaves its removal.
      const kept = new Set(await known(database.db, keys));
      for (const key of await findFileRemovals(database.db, keys)) kept.add(key);
      inventory.total += keys.length;
      inventory.unknown.push(...keys.filter((key) => !kept.has(key)));
    };
    let keys: string[] = [];
    for await (const { key, storedAt } of storage.list(name)) {
      if (storedAt < before) keys.push(key);
      if (keys.length < batch) continue;
      await judge(keys);
      keys = [];
    }
    if (keys.length > 0) await judge(keys);
  }
  return inventory;
};

/** Whether so many unknown files are more likely a mistake than left over from failed uploads. */
export const isTooManyToSweep = (unknown: number, total: number): boolean =>
  unknown > Math.max(maxUnquestioned, total * maxShare);

/** Throws SweepRefused where removing so many files is more likely a mistake than a cleanup. */
const requirePlausible = ({ total, unknown }: Inventory, isClaimed: boolean) => {
  const counts = `The database does not know ${unknown.length} of the ${total} files in storage.`;
  if (!isClaimed && unknown.length > total - unknown.length) {
    const reason = "The storage names no owner, so they may be another installation's.";
    throw new SweepRefused(`${counts} ${reason}`, unknown.length);
  }
  if (isTooManyToSweep(unknown.length, total)) {
    const reason =
      'That is too many to be left over from failed uploads. If they should go, run: npm run admin -- storage sweep --confirm.';
    throw new SweepRefused(`${counts} ${reason}`, unknown.length);
  }
};

/** What a sweep would remove now. Throws SweepRefused where storage belongs to another database or deployment. */
export const countUnknownFiles = async ({
  database,
  storage,
  clock,
  config,
}: SweepDeps): Promise<Inventory> => {
  await checkOwner({ db: database.db, storage, config });
  return takeInventory({ database, storage }, new Date(clock.now().getTime() - graceMs));
};

interface SweepOptions {
  /** An operator wants the unknown files removed, however many they are. */
  isConfirmed?: boolean;
  /** Everything is checked, and nothing removed. */
  isQuiet?: boolean;
}

interface Swept {
  /** Files moved to the trash. */
  removed: number;
  /** Files that stay in the trash. */
  inTrash: number;
}

/**
 * Moves files that nothing knows any more to the trash: what a crash left between a file and its row. Deletes what has been
 * in the trash for seven days. Files whose removal is recorded are left to that job. Safe in many processes at once. Throws
 * SweepRefused, with nothing removed, where storage belongs to another database or deployment, or where an implausible number
 * of files would go without an operator's confirmation.
 */
export const sweepStorage = async (
  { database, storage, clock, config }: SweepDeps,
  { isConfirmed = false, isQuiet = false }: SweepOptions = {},
): Promise<Swept> => {
  const now = clock.now();
  const before = new Date(now.getTime() - graceMs);
  const deps = { db: database.db, storage, config };
  const { isClaimed } = await checkOwner(deps);
  const inventory = await takeInventory({ database, storage }, before);
  if (!isConfirmed) requirePlausible(inventory, isClaimed);
  await markOwner(deps);
  if (isQuiet) return { removed: 0, inTrash: (await listTrash(storage)).length };
  // Not in the owner's folder, into which another process's sweep may be writing.
  for (const { name } of storedFolders) await storage.removeUnfinished(name, before);
  for (const key of inventory.unknown) await moveToTrash(storage, key, now);
  return { removed: inventory.unknown.length, inTrash: (await emptyTrash(storage, now)).left };
};

/** Whether nothing may be removed yet: in the first hours of a process, and in the first day of an installation. */
const isQuietTime = async ({ database, clock }: SweepDeps, startedAt: Date): Promise<boolean> => {
  const now = clock.now().getTime();
  if (now - startedAt.getTime() < quietProcessMs) return true;
  const { claimedAt } = await readInstallation(database.db);
  return now - claimedAt.getTime() < quietInstallationMs;
};

type SweepJobDeps = SweepDeps & Pick<AppDeps, 'logger' | 'sweepFigures'>;

/** One run of the job: refusals are logged and counted, and remove nothing. */
export const runSweep = async (deps: SweepJobDeps, startedAt: Date): Promise<void> => {
  const { logger, sweepFigures: figures } = deps;
  try {
    const isQuiet = await isQuietTime(deps, startedAt);
    const { removed, inTrash } = await sweepStorage(deps, { isQuiet });
    Object.assign(figures, { held: 0, isRefused: false, inTrash, swept: figures.swept + removed });
    if (removed > 0) logger.info({ removed, trashDays }, 'moved files that nothing knew to the trash');
  } catch (error) {
    if (!(error instanceof SweepRefused)) throw error;
    Object.assign(figures, { held: error.heldFiles, isRefused: true });
    logger.error({ reason: error.message, heldFiles: error.heldFiles }, 'the storage sweep was refused');
  }
};

/** Runs now and every hour. Returns how to stop it. */
export const startSweepingStorage = (deps: SweepJobDeps & Pick<AppDeps, 'clockCheck'>) => {
  const startedAt = deps.clock.now();
  return every({
    name: 'storage sweep',
    failure: 'files that nothing knows were not removed',
    everyMs: hourMs,
    logger: deps.logger,
    mayRun: deps.clockCheck.mayEnd,
    run: () => runSweep(deps, startedAt),
  });
};
