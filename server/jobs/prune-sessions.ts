import type { Parts } from '../parts';
import { every } from './every';

const everyMs = 60 * 60 * 1000;

/** Removes sessions that have ended. Safe in many processes at once: whoever comes second finds nothing. */
export const pruneSessions = async ({ database, clock }: Pick<Parts, 'database' | 'clock'>) => {
  await database.query('delete from sessions where expire < $1', [clock.now()]);
};

/** Does so now and every hour. Answers how to stop. */
export const startPruningSessions = (parts: Pick<Parts, 'database' | 'clock' | 'logger'>) =>
  every({
    failure: 'ended sessions were not removed',
    everyMs,
    logger: parts.logger,
    run: () => pruneSessions(parts),
  });
