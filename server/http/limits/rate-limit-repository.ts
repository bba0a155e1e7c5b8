import { inArray, lt } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { rowsAtOnce } from '../../db/in-batches';
import { rateLimits } from '../../db/schema/rate-limits';

/** Removes up to `limit` counters of windows that ended before `moment`, in milliseconds since 1970; returns how many. */
export const deleteExpiredRateLimits = async (
  db: Db,
  moment: number,
  limit = rowsAtOnce,
): Promise<number> => {
  const { key, expire } = rateLimits;
  // Another process, or a call that counts, may hold a row.
  const over = db
    .select({ key })
    .from(rateLimits)
    .where(lt(expire, moment))
    .limit(limit)
    .for('update', { skipLocked: true });
  return (await db.delete(rateLimits).where(inArray(key, over)).returning({ key })).length;
};
