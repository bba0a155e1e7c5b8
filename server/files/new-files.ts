import { Readable } from 'node:stream';
import type { Logger } from 'pino';
import type { Db } from '../db/client';
import { DeadlineExceeded, withDeadline, type SharedDeadline } from '../integrations/deadline';
import { StorageUnavailable, type Storage } from '../integrations/storage/storage';

interface RemovalDeps {
  storage: Storage;
  logger: Logger;
}

/** Stores a file. Throws StorageUnavailable where the storage takes longer than what is left of the deadline. */
export const storeWithin = (deadline: SharedDeadline, storage: Storage, key: string, content: Buffer) =>
  deadline
    .step('The storage', () => storage.put(key, content))
    .catch((error: unknown) => {
      throw error instanceof DeadlineExceeded ? new StorageUnavailable(error) : error;
    });

/** The user who is waiting has spent the deadline of a call already. What takes longer goes on without them. */
const maxDiscardMs = 2000;

/**
 * Removes files that no row refers to, as far as the storage responds soon. A failure is logged, and the sweep removes the file.
 */
export const discardNewFiles = async ({ storage, logger }: RemovalDeps, keys: string[]): Promise<void> => {
  const removals = keys.map((key) =>
    storage
      .remove(key)
      .catch((error: unknown) => logger.warn({ err: error, key }, 'a file was not removed; the sweep will')),
  );
  await withDeadline('The storage', () => Promise.all(removals), maxDiscardMs).catch(() => {});
};

/** Streams into storage what an inspection passes on. Throws what the inspection throws, and then nothing is left there. */
export const storeInspected = async (
  deps: RemovalDeps,
  key: string,
  inspected: AsyncIterable<Buffer>,
): Promise<void> => {
  let failure: unknown;
  const noting = async function* () {
    try {
      yield* inspected;
    } catch (error) {
      failure = error;
      throw error;
    }
  };
  try {
    await deps.storage.put(key, Readable.from(noting()));
  } catch (error) {
    await discardNewFiles(deps, [key]);
    throw failure ?? error;
  }
};

interface NewFiles<T> {
  /** The files, which are in storage. */
  keys: string[];
  /** Which of these files have a row. */
  known: (db: Db, keys: string[]) => Promise<string[]>;
  /** Inserts the rows that refer to the files. */
  insert: (tx: Db) => Promise<T>;
}

/**
 * Inserts the rows of new files in a transaction. If it is rolled back, the files are removed. If the connection breaks during
 * the commit, the rows may be there: then they are read again, and a result that was committed is returned. Without them the
 * commit may still be under way on the database server, so the files are left to the sweep, which compares them later.
 */
export const insertWithFiles = async <T>(
  deps: RemovalDeps & { db: Db },
  { keys, known, insert }: NewFiles<T>,
): Promise<T> => {
  let inserted: { result: T } | undefined;
  try {
    return await deps.db.transaction(async (tx) => {
      const result = await insert(tx);
      inserted = { result };
      return result;
    });
  } catch (error) {
    if (!inserted) {
      await discardNewFiles(deps, keys);
      throw error;
    }
    deps.logger.warn({ err: error, keys }, 'the answer of a commit was lost');
    const rows = await known(deps.db, keys).catch((): string[] => []);
    if (rows.length === 0) throw error;
    return inserted.result;
  }
};
