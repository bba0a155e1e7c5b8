import { knownCredentialFiles } from '../features/credentials/repository';
import { credentialFolder } from '../features/credentials/files/stored-file';
import { knownPhotoFiles } from '../features/resume/photo/photo-repository';
import { photoFolder } from '../features/resume/photo/photo-service';
import type { Db } from '../db/client';
import { findFileRemovals } from '../db/file-removals';
import type { AppDeps } from '../app-deps';
import type { DeploymentSettings } from './deployment-fingerprint';
import { every } from './every';
import { checkOwner, markOwner, SweepRefused } from './storage-owner';

type SweepDeps = Pick<AppDeps, 'database' | 'storage' | 'clock' | 'logger'> & { config: DeploymentSettings };

// Far longer than any upload takes, so that a file whose row is still to come is left alone.
const graceMs = 60 * 60 * 1000;
const batch = 200;

/** For each folder, which of some files still belong to something. */
const folders: [string, (db: Db, keys: string[]) => Promise<string[]>][] = [
  [credentialFolder, knownCredentialFiles],
  [photoFolder, knownPhotoFiles],
];

/** Up to this many unknown files are removed whatever their share is. */
const maxUnquestioned = 20;

/** Above this share of all files, unknown ones point to the wrong database and not to crashed uploads. */
const maxShare = 1 / 4;

interface Inventory {
  /** How many files are old enough to be judged. */
  total: number;
  /** The keys of those that the database does not know. */
  unknown: string[];
}

/** Compares the files stored before `before` with the database. */
export const takeInventory = async (
  { database, storage }: Pick<SweepDeps, 'database' | 'storage'>,
  before: Date,
): Promise<Inventory> => {
  const inventory: Inventory = { total: 0, unknown: [] };
  for (const [folder, known] of folders) {
    const judge = async (keys: string[]) => {
      // In this order: a row that is deleted in between leaves its removal.
      const kept = new Set(await known(database.db, keys));
      for (const key of await findFileRemovals(database.db, keys)) kept.add(key);
      inventory.total += keys.length;
      inventory.unknown.push(...keys.filter((key) => !kept.has(key)));
    };
    let keys: string[] = [];
    for await (const { key, storedAt } of storage.list(folder)) {
      if (storedAt < before) keys.push(key);
      if (keys.length < batch) continue;
      await judge(keys);
      keys = [];
    }
    if (keys.length > 0) await judge(keys);
  }
  return inventory;
};

/** Throws SweepRefused where removing so many files is more likely a wrong setting than a cleanup. */
const requirePlausible = ({ total, unknown }: Inventory, isClaimed: boolean) => {
  const counts = `The database does not know ${unknown.length} of the ${total} files in storage.`;
  if (!isClaimed && unknown.length > total - unknown.length) {
    throw new SweepRefused(`${counts} The storage names no owner, so they may be another installation's.`);
  }
  if (unknown.length > maxUnquestioned && unknown.length > total * maxShare) {
    throw new SweepRefused(`${counts} That is too large a share to be left over from failed uploads.`);
  }
};

/**
 * Removes files that nothing knows any more: what a crash left between a file and its row. Files whose removal is recorded
 * are left to that job. Safe in many processes at once. Returns how many. Throws SweepRefused, with nothing removed, where
 * storage belongs to another database or deployment, or where an implausible share of the files would go and `isConfirmed` does not say
 * that an operator wants that.
 */
export const sweepStorage = async (
  { database, storage, clock, config }: SweepDeps,
  { isConfirmed = false } = {},
): Promise<number> => {
  const before = new Date(clock.now().getTime() - graceMs);
  const deps = { db: database.db, storage, config };
  const { isClaimed } = await checkOwner(deps);
  const inventory = await takeInventory({ database, storage }, before);
  if (!isConfirmed) requirePlausible(inventory, isClaimed);
  await markOwner(deps);
  // Not in the owner's folder, into which another process's sweep may be writing.
  for (const [folder] of folders) await storage.removeUnfinished(folder, before);
  for (const key of inventory.unknown) await storage.remove(key);
  return inventory.unknown.length;
};

/** Does so now and every hour. Answers how to stop. */
export const startSweepingStorage = (deps: SweepDeps) =>
  every({
    failure: 'files that nothing knows were not removed',
    everyMs: 60 * 60 * 1000,
    logger: deps.logger,
    run: async () => {
      const removed = await sweepStorage(deps).catch((error: unknown) => {
        if (!(error instanceof SweepRefused)) throw error;
        deps.logger.error({ reason: error.message }, 'the storage sweep was refused');
        return 0;
      });
      if (removed > 0) deps.logger.info({ removed }, 'removed files that nothing knew');
    },
  });
