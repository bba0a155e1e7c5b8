import type { AppDeps } from '../app-deps';
import { deleteExpiredSessions } from '../sessions/session-repository';
import { every } from './every';

const everyMs = 60 * 60 * 1000;

/** Removes expired sessions. Safe in many processes at once: the second finds nothing. */
export const pruneSessions = async ({ database, clock }: Pick<AppDeps, 'database' | 'clock'>) =>
  deleteExpiredSessions(database.db, clock.now());

/** Does so now and every hour. Answers how to stop. */
export const startPruningSessions = (deps: Pick<AppDeps, 'database' | 'clock' | 'clockCheck' | 'logger'>) =>
  every({
    failure: 'ended sessions were not removed',
    everyMs,
    logger: deps.logger,
    mayRun: deps.clockCheck.mayEnd,
    run: () => pruneSessions(deps),
  });
