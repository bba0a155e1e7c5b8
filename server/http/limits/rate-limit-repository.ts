import { lt } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { rateLimits } from '../../db/schema/rate-limits';

/** Removes the counters of windows that ended before `moment`, in milliseconds since 1970. */
export const deleteExpiredRateLimits = async (db: Db, moment: number): Promise<void> => {
  await db.delete(rateLimits).where(lt(rateLimits.expire, moment));
};
