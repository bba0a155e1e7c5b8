import type { Parts } from '../parts';

const everyMs = 60 * 60 * 1000;

/** Removes sessions that have ended. Safe in many processes at once: whoever comes second finds nothing. */
export const pruneSessions = async ({ database, clock }: Pick<Parts, 'database' | 'clock'>) => {
  await database.query('delete from sessions where expire < $1', [clock.now()]);
};

/** Does so now and every hour, without keeping the process alive. Answers how to stop. */
export const startPruningSessions = (parts: Pick<Parts, 'database' | 'clock' | 'logger'>) => {
  const prune = () =>
    pruneSessions(parts).catch((error: unknown) =>
      parts.logger.warn({ err: error }, 'ended sessions were not removed'),
    );
  let underWay = prune();
  const timer = setInterval(() => {
    underWay = prune();
  }, everyMs).unref();
  return async () => {
    clearInterval(timer);
    await underWay;
  };
};
