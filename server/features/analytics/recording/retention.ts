import { addDays } from '#shared/billing/subscription';
import type { Clock } from '../../../clock';
import type { Db } from '../../../db/client';
import { inBatches, rowsAtOnce } from '../../../db/in-batches';
import { deleteRowsBefore, deleteVisitsBefore } from './recording-repository';

/** The retention of single views and downloads; totals stay. */
export const activityRowDays = 400;

/** A visitor is another one the next day, so that two days are enough in every time zone. */
const visitDays = 2;

interface RetentionDeps {
  db: Db;
  clock: Clock;
  /** Leaves off after the statement under way. */
  stopping?: AbortSignal;
}

/**
 * Removes what is too old, in any number of processes at once. Answers how many rows of views and downloads. These
 * go where visitors cannot be forgotten, and the other way round.
 */
export const removeOldActivity = async ({ db, clock, stopping }: RetentionDeps): Promise<number> => {
  const now = clock.now();
  try {
    return await inBatches(() => deleteRowsBefore(db, addDays(now, -activityRowDays), rowsAtOnce), stopping);
  } finally {
    await inBatches(() => deleteVisitsBefore(db, addDays(now, -visitDays), rowsAtOnce), stopping);
  }
};
