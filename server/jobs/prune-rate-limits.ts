import type { AppDeps } from '../app-deps';
import { deleteExpiredRateLimits } from '../http/limits/rate-limit-repository';
import { every } from './every';

const everyMs = 60 * 60 * 1000;

/** Removes the counters of windows that are over. Safe in many processes at once. */
export const pruneRateLimits = async ({ database }: Pick<AppDeps, 'database'>) => {
  // By the computer's clock, as the counters are written.
  await deleteExpiredRateLimits(database.db, Date.now());
};

/** Does so now and every hour. Returns how to stop. */
export const startPruningRateLimits = (deps: Pick<AppDeps, 'database' | 'clockCheck' | 'logger'>) =>
  every({
    failure: 'expired rate limits were not removed',
    everyMs,
    logger: deps.logger,
    mayRun: deps.clockCheck.mayEnd,
    run: () => pruneRateLimits(deps),
  });
