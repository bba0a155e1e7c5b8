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
import { startJobs, type Job } from './every';

// What is only stored for a time is removed at the start and every hour, in any number of processes.

type PruneDeps = Pick<AppDeps, 'database' | 'clock'>;

const dayMs = 24 * 60 * 60 * 1000;

/** Removes expired sessions. Safe in many processes at once. */
export const pruneSessions = ({ database, clock }: PruneDeps, stopping?: AbortSignal) =>
  inBatches(() => deleteExpiredSessions(database.db, clock.now()), stopping);

/** Removes security events after 400 days. */
export const pruneSecurityEvents = ({ database, clock }: PruneDeps, stopping?: AbortSignal) => {
  const before = new Date(clock.now().getTime() - securityLogDays * dayMs);
  return inBatches(() => deleteSecurityEventsBefore(database.db, before), stopping);
};

/** Removes trials of accounts that were deleted 400 days ago. */
export const pruneUsedTrials = ({ database, clock }: PruneDeps, stopping?: AbortSignal) =>
  inBatches(() => deleteUsedTrials(database.db, clock.now()), stopping);

/** Removes resumes and letters that have been in the trash for 30 days. */
export const emptyTrash = async ({ database, clock }: PruneDeps, stopping?: AbortSignal) => {
  const before = new Date(clock.now().getTime() - trashDays * dayMs);
  const documents = await inBatches(() => deleteTrashedBefore(database.db, before), stopping);
  return documents + (await inBatches(() => deleteTrashedLetters(database.db, before), stopping));
};

/** Removes inquiries after two years. */
export const pruneInquiries = ({ database, clock }: PruneDeps) =>
  deleteInquiriesBefore(database.db, new Date(clock.now().getTime() - inquiryDays * dayMs));

/** Removes the counters of windows that are over. */
export const pruneRateLimits = ({ database }: Pick<AppDeps, 'database'>, stopping?: AbortSignal) =>
  // By the computer's clock, as the counters are written.
  inBatches(() => deleteExpiredRateLimits(database.db, Date.now()), stopping);

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

/** Removes now and every hour. Returns how to stop. */
export const startPruning = (deps: PruneDeps & Pick<AppDeps, 'clockCheck' | 'config' | 'logger'>) => {
  const jobs: Pick<Job, 'name' | 'failure' | 'run'>[] = [
    {
      name: 'session pruning',
      failure: 'ended sessions were not removed',
      run: (stopping) => pruneSessions(deps, stopping),
    },
    {
      name: 'security event pruning',
      failure: 'old security events were not removed',
      run: (stopping) => pruneSecurityEvents(deps, stopping),
    },
    {
      name: 'used trial pruning',
      failure: 'used trials of deleted accounts were not removed',
      run: (stopping) => pruneUsedTrials(deps, stopping),
    },
    {
      name: 'emptying the trash',
      failure: 'documents stayed in the trash for too long',
      run: (stopping) => emptyTrash(deps, stopping),
    },
    {
      name: 'inquiry pruning',
      failure: 'old inquiries were not removed',
      run: () => pruneInquiries(deps),
    },
    {
      name: 'rate limit pruning',
      failure: 'expired rate limits were not removed',
      run: (stopping) => pruneRateLimits(deps, stopping),
    },
    {
      name: 'webhook pruning',
      failure: 'old webhook logs were not removed',
      run: async (stopping) => {
        const removed = await pruneWebhooks(deps, stopping);
        if (removed > 0) deps.logger.info({ removed }, 'removed old webhook logs');
      },
    },
  ];
  const { logger, clockCheck } = deps;
  return startJobs(
    jobs.map((job) => ({ ...job, everyMs: 60 * 60 * 1000, logger, mayRun: clockCheck.mayEnd })),
  );
};
