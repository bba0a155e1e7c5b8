import { removeReceivedBefore } from '../features/webhooks/repository';
import type { AppDeps } from '../app-deps';
import { every } from './every';

type PruneDeps = Pick<AppDeps, 'database' | 'clock' | 'config' | 'logger'>;

const dayMs = 24 * 60 * 60 * 1000;
const batch = 2000;

/** Unmatched deliveries, which anyone can send without limit. */
const daysOfStrangers = 1;

/**
 * Removes deliveries of the payment provider that are older than WEBHOOK_LOG_DAYS, and those about none of our payments
 * after a day. Safe in many processes. Leaves off between two batches once `stopping` is aborted. Answers how many.
 */
export const pruneWebhooks = async (
  { database, clock, config }: PruneDeps,
  stopping?: AbortSignal,
): Promise<number> => {
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * dayMs);
  const before = { moment: daysAgo(config.WEBHOOK_LOG_DAYS), ofStrangersMoment: daysAgo(daysOfStrangers) };
  let removed = 0;
  for (;;) {
    const count = await removeReceivedBefore(database.db, before, batch);
    removed += count;
    if (count < batch || stopping?.aborted) return removed;
  }
};

/** Does so now and every hour. Answers how to stop. */
export const startPruningWebhooks = (deps: PruneDeps & Pick<AppDeps, 'clockCheck'>) =>
  every({
    failure: 'old webhook logs were not removed',
    everyMs: 60 * 60 * 1000,
    logger: deps.logger,
    mayRun: deps.clockCheck.mayEnd,
    run: async (stopping) => {
      const removed = await pruneWebhooks(deps, stopping);
      if (removed > 0) deps.logger.info({ removed }, 'removed old webhook logs');
    },
  });
