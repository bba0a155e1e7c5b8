import { knownCredentialFiles } from '../features/credentials/repository';
import { credentialFolder } from '../features/credentials/stored-file';
import { knownPhotoFiles } from '../features/resume/photo-repository';
import { photoFolder } from '../features/resume/photo-service';
import type { Db } from '../db/client';
import type { Parts } from '../parts';
import { every } from './every';

type SweepParts = Pick<Parts, 'database' | 'storage' | 'clock' | 'logger'>;

// Far longer than any upload takes, so that a file whose row is still to come is left alone.
const graceMs = 60 * 60 * 1000;
const batch = 200;

/** For each folder, which of some files still belong to something. */
const folders: [string, (db: Db, keys: string[]) => Promise<string[]>][] = [
  [credentialFolder, knownCredentialFiles],
  [photoFolder, knownPhotoFiles],
];

/**
 * Removes files that nothing knows any more: what a crash left between a file and its row, and what storage did not remove
 * when it was asked to. Safe in many processes at once. Answers how many.
 */
export const sweepStorage = async ({ database, storage, clock }: SweepParts): Promise<number> => {
  const before = new Date(clock.now().getTime() - graceMs);
  await storage.removeUnfinished(before);
  let removed = 0;
  for (const [folder, known] of folders) {
    const removeUnknown = async (keys: string[]) => {
      const kept = new Set(await known(database.db, keys));
      const unknown = keys.filter((key) => !kept.has(key));
      for (const key of unknown) await storage.remove(key);
      removed += unknown.length;
    };
    let keys: string[] = [];
    for await (const { key, storedAt } of storage.list(folder)) {
      if (storedAt < before) keys.push(key);
      if (keys.length < batch) continue;
      await removeUnknown(keys);
      keys = [];
    }
    if (keys.length > 0) await removeUnknown(keys);
  }
  return removed;
};

/** Does so now and every hour. Answers how to stop. */
export const startSweepingStorage = (parts: SweepParts) =>
  every({
    failure: 'files that nothing knows were not removed',
    everyMs: 60 * 60 * 1000,
    logger: parts.logger,
    run: async () => {
      const removed = await sweepStorage(parts);
      if (removed > 0) parts.logger.info({ removed }, 'removed files that nothing knew');
    },
  });
