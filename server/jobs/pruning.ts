import { inquiryDays } from '#shared/inquiries/schema';
import { trashDays } from '#shared/resume/documents/schema';
import { inBatches } from '../db/in-batches';
import { deleteSecurityEventsBefore, securityLogDays } from '../db/security-events';
import { deleteUsedTrials } from '../db/used-trials';
import { deleteInquiriesBefore } from '../features/inquiries/repository';
import { deleteTrashedBefore as deleteTrashedLetters } from '../features/letters/repository';
import { deleteTrashedBefore } from '../features/resume/documents/document-repository';
import { removeReceivedBefore } from '../features/webhooks/repository';
import { deleteExpiredRateLimits } from '../http/limits/rate-limit-repository';
import { deleteExpiredSessions } from '../sessions/session-repository';
import type { AppDeps } from '../app-deps';
import { every } from './every';

// What is only stored for a time is removed at the start and every hour, in any number of processes. Each job returns how to stop.

type PruneDeps = Pick<AppDeps, 'database' | 'clock'>;
type JobDeps = PruneDeps & Pick<AppDeps, 'clockCheck' | 'logger'>;

const everyMs = 60 * 60 * 1000;
const dayMs = 24 * 60 * 60 * 1000;

/** Removes expired sessions. Safe in many processes at once. */
export const pruneSessions = ({ database, clock }: PruneDeps, stopping?: AbortSignal) =>
  inBatches(() => deleteExpiredSessions(database.db, clock.now()), stopping);

export const startPruningSessions = (deps: JobDeps) =>
  every({
    name: 'session pruning',
    failure: 'ended sessions were not removed',
    everyMs,
    logger: deps.logger,
    mayRun: deps.clockCheck.mayEnd,
    run: (stopping) => pruneSessions(deps, stopping),
  });

/** Removes security events after 400 days. */
export const pruneSecurityEvents = ({ database, clock }: PruneDeps, stopping?: AbortSignal) => {
  const before = new Date(clock.now().getTime() - securityLogDays * dayMs);
  return inBatches(() => deleteSecurityEventsBefore(database.db, before), stopping);
};

export const startPruningSecurityEvents = (deps: JobDeps) =>
  every({
    name: 'security event pruning',
    failure: 'old security events were not removed',
    everyMs,
    logger: deps.logger,
    mayRun: deps.clockCheck.mayEnd,
    run: (stopping) => pruneSecurityEvents(deps, stopping),
  });

/** Removes trials of accounts that were deleted 400 days ago. */
export const pruneUsedTrials = ({ database, clock }: PruneDeps, stopping?: AbortSignal) =>
  inBatches(() => deleteUsedTrials(database.db, clock.now()), stopping);

export const startPruningUsedTrials = (deps: JobDeps) =>
  every({
    name: 'used trial pruning',
    failure: 'used trials of deleted accounts were not removed',
    everyMs,
    logger: deps.logger,
    mayRun: deps.clockCheck.mayEnd,
    run: (stopping) => pruneUsedTrials(deps, stopping),
  });

/** Removes resumes and letters that have been in the trash for 30 days. */
export const emptyTrash = async ({ database, clock }: PruneDeps, stopping?: AbortSignal) => {
  const before = new Date(clock.now().getTime() - trashDays * dayMs);
  const documents = await inBatches(() => deleteTrashedBefore(database.db, before), stopping);
  return documents + (await inBatches(() => deleteTrashedLetters(database.db, before), stopping));
};

export const startEmptyingTrash = (deps: JobDeps) =>
  every({
    name: 'emptying the trash',
    failure: 'documents stayed in the trash for too long',
    everyMs,
    logger: deps.logger,
    mayRun: deps.clockCheck.mayEnd,
    run: (stopping) => emptyTrash(deps, stopping),
  });

/** Removes inquiries after two years. */
export const pruneInquiries = ({ database, clock }: PruneDeps) =>
  deleteInquiriesBefore(database.db, new Date(clock.now().getTime() - inquiryDays * dayMs));

export const startPruningInquiries = (deps: JobDeps) =>
  every({
    name: 'inquiry pruning',
    failure: 'old inquiries were not removed',
    everyMs,
    logger: deps.logger,
    mayRun: deps.clockCheck.mayEnd,
    run: () => pruneInquiries(deps),
  });

/** Removes the counters of windows that are over. */
export const pruneRateLimits = ({ database }: Pick<AppDeps, 'database'>, stopping?: AbortSignal) =>
  // By the computer's clock, as the counters are written.
  inBatches(() => deleteExpiredRateLimits(database.db, Date.now()), stopping);

export const startPruningRateLimits = (deps: Pick<AppDeps, 'database' | 'clockCheck' | 'logger'>) =>
  every({
    name: 'rate limit pruning',
    failure: 'expired rate limits were not removed',
    everyMs,
    logger: deps.logger,
    mayRun: deps.clockCheck.mayEnd,
    run: (stopping) => pruneRateLimits(deps, stopping),
  });

const maxWebhookBatch = 2000;

/** Unmatched deliveries, which anyone can send without limit. */
const daysOfStrangers = 1;

/**
 * Removes deliveries of the payment provider that are older than WEBHOOK_LOG_DAYS, and those about none of our payments
 * after a day. Stops between two batches once `stopping` is aborted. Returns how many.
 */
export const pruneWebhooks = async (
  { database, clock, config }: PruneDeps & Pick<AppDeps, 'config'>,
  stopping?: AbortSignal,
): Promise<number> => {
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * dayMs);
  const before = { moment: daysAgo(config.WEBHOOK_LOG_DAYS), ofStrangersMoment: daysAgo(daysOfStrangers) };
  let removed = 0;
  for (;;) {
    const count = await removeReceivedBefore(database.db, before, maxWebhookBatch);
    removed += count;
    if (count < maxWebhookBatch || stopping?.aborted) return removed;
  }
};

export const startPruningWebhooks = (deps: JobDeps & Pick<AppDeps, 'config'>) =>
  every({
    name: 'webhook pruning',
    failure: 'old webhook logs were not removed',
    everyMs,
    logger: deps.logger,
    mayRun: deps.clockCheck.mayEnd,
    run: async (stopping) => {
      const removed = await pruneWebhooks(deps, stopping);
      if (removed > 0) deps.logger.info({ removed }, 'removed old webhook logs');
    },
  });
