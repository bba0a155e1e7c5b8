import { addDays } from '#shared/billing/subscription';
import type { Clock } from '../../../clock';
import type { Db } from '../../../db/client';
import { deleteRowsBefore, deleteVisitsBefore } from './recording-repository';

/** The retention of single views and downloads; totals stay. */
export const activityRowDays = 400;

/** A visitor is another one the next day, so that two days are enough in every time zone. */
const visitDays = 2;

// Short statements, so that nothing else has to wait.
const rowsAtOnce = 5000;

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
    return await inPieces(() => deleteRowsBefore(db, addDays(now, -activityRowDays), rowsAtOnce), stopping);
  } finally {
    await inPieces(() => deleteVisitsBefore(db, addDays(now, -visitDays), rowsAtOnce), stopping);
  }
};

/** Removes until nothing is left; answers how many. */
const inPieces = async (removeSome: () => Promise<number>, stopping?: AbortSignal): Promise<number> => {
  let removed = 0;
  while (!stopping?.aborted) {
    const gone = await removeSome();
    removed += gone;
    if (gone === 0) break;
  }
  return removed;
};
