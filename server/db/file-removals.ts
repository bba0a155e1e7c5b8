import { asc, eq, inArray, lte } from 'drizzle-orm';
import type { Db } from './client';
import { fileRemovals } from './schema/files';

/** Leaves the caller time to remove the files itself before the job does. */
const firstTryMs = 60_000;

const retryMs = 10 * 60_000;

/**
 * Records files to remove, in the transaction that deletes the rows that refer to them. The caller holds locks on those
 * rows, so that no other transaction records the same keys meanwhile.
 */
export const recordFileRemovals = async (tx: Db, keys: string[], now: Date): Promise<void> => {
  if (keys.length === 0) return;
  const nextTryAt = new Date(now.getTime() + firstTryMs);
  await tx
    .insert(fileRemovals)
    .values(keys.map((storageKey) => ({ storageKey, requestedAt: now, nextTryAt })))
    .onConflictDoNothing();
};

/** Leases up to `limit` removals that are due: no other process gets them before their next try. */
export const leaseDueFileRemovals = async (db: Db, now: Date, limit: number): Promise<string[]> => {
  const due = db
    .select({ storageKey: fileRemovals.storageKey })
    .from(fileRemovals)
    .where(lte(fileRemovals.nextTryAt, now))
    .orderBy(asc(fileRemovals.nextTryAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  const leased = await db
    .update(fileRemovals)
    .set({ nextTryAt: new Date(now.getTime() + retryMs) })
    .where(inArray(fileRemovals.storageKey, due))
    .returning({ storageKey: fileRemovals.storageKey });
  return leased.map(({ storageKey }) => storageKey);
};

/** Which of these files are to be removed. */
export const findFileRemovals = async (db: Db, keys: string[]): Promise<string[]> =>
  (
    await db
      .select({ storageKey: fileRemovals.storageKey })
      .from(fileRemovals)
      .where(inArray(fileRemovals.storageKey, keys))
  ).map(({ storageKey }) => storageKey);

export const deleteFileRemoval = async (db: Db, storageKey: string): Promise<void> => {
  await db.delete(fileRemovals).where(eq(fileRemovals.storageKey, storageKey));
};
