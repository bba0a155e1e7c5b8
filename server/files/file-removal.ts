import type { Logger } from 'pino';
import type { Db } from '../db/client';
import { deleteFileRemoval } from '../db/file-removals';
import { sharedDeadline } from '../integrations/deadline';
import type { Storage } from '../integrations/storage/storage';

interface FileRemovalDeps {
  db: Db;
  storage: Storage;
  logger: Logger;
}

/** Removes a file whose removal is recorded. Returns whether it is gone; a failure is logged, and the job retries. */
export const removeFile = async ({ db, storage, logger }: FileRemovalDeps, key: string): Promise<boolean> => {
  try {
    // In this order: after a crash in between, the retry removes nothing and then deletes the row.
    await storage.remove(key);
    await deleteFileRemoval(db, key);
    return true;
  } catch (error) {
    logger.warn({ err: error, key }, 'a file was not removed and will be retried');
    return false;
  }
};

/**
 * Removes files whose removal was recorded in a transaction that has committed. Never rejects. Stops at the first failure,
 * or when 20 s are over, so that a request does not wait for an unavailable or slow storage: the job removes the rest.
 */
export const removeFiles = async (deps: FileRemovalDeps, keys: string[]): Promise<void> => {
  const deadline = sharedDeadline();
  for (const key of keys) {
    const isGone = await deadline.step('The storage', () => removeFile(deps, key)).catch(() => false);
    if (!isGone) return;
  }
};
