import { leaseDueFileRemovals } from '../../db/file-removals';
import { removeFile } from '../../files/file-removal';
import type { AppDeps } from '../../app-deps';
import { every } from '../every';

type RemoveFilesDeps = Pick<AppDeps, 'database' | 'storage' | 'clock' | 'logger'>;

const batchSize = 20;

/**
 * Removes files whose removal is recorded and due: those that storage did not remove when it was asked to, and those of a
 * process that stopped before it asked. Safe in many processes. Returns how many are gone.
 */
export const removeDueFiles = async (
  { database: { db }, storage, clock, logger }: RemoveFilesDeps,
  stopping?: AbortSignal,
): Promise<number> => {
  let total = 0;
  for (;;) {
    const keys = await leaseDueFileRemovals(db, clock.now(), batchSize);
    let removed = 0;
    for (const key of keys) {
      if (stopping?.aborted) return total + removed;
      if (await removeFile({ db, storage, logger }, key)) removed++;
    }
    total += removed;
    // A batch without a success means that storage is unavailable: the next run tries again.
    if (keys.length < batchSize || removed === 0) return total;
  }
};

/** Runs now and every minute. Returns how to stop it. */
export const startRemovingFiles = (deps: RemoveFilesDeps) =>
  every({
    name: 'file removal',
    failure: 'files of deleted rows were not removed',
    everyMs: 60_000,
    logger: deps.logger,
    run: async (stopping) => {
      const removed = await removeDueFiles(deps, stopping);
      if (removed > 0) deps.logger.info({ removed }, 'removed files of deleted rows');
    },
  });
