import { deleteSecurityEventsBefore, securityLogDays } from '../db/security-events';
import type { AppDeps } from '../app-deps';
import { every } from './every';

type PruneDeps = Pick<AppDeps, 'database' | 'clock' | 'logger'>;

const dayMs = 24 * 60 * 60 * 1000;

/** Removes security events after 400 days. Safe in many processes at once. */
export const pruneSecurityEvents = async ({ database, clock }: Omit<PruneDeps, 'logger'>) =>
  deleteSecurityEventsBefore(database.db, new Date(clock.now().getTime() - securityLogDays * dayMs));

/** Does so now and every hour. Returns how to stop. */
export const startPruningSecurityEvents = (deps: PruneDeps & Pick<AppDeps, 'clockCheck'>) =>
  every({
    failure: 'old security events were not removed',
    everyMs: 60 * 60 * 1000,
    logger: deps.logger,
    mayRun: deps.clockCheck.mayEnd,
    run: () => pruneSecurityEvents(deps),
  });
