import { findUserIds } from '../features/accounts/repository';
import { recordWaiting, type RecordingDeps } from '../features/analytics/recording/record';
import { removeOldActivity } from '../features/analytics/recording/retention';
import { findPublicOwners } from '../features/credentials/repository';
import { deleteVisitsBefore as deletePresentationVisitsBefore } from '../features/presentations/repository';
import { findOpenProfiles } from '../features/public-profile/visibility';
import { deleteVisitsBefore as deleteLinkVisitsBefore } from '../features/sent/link-repository';
import type { AppDeps } from '../app-deps';
import { findSessionUsers } from '../sessions/session-repository';
import { every } from './every';

type AnalyticsDeps = Pick<AppDeps, 'activity' | 'clock' | 'database' | 'logger'>;

/** Half of the promised second, so that a batch has the other half. */
const recordEveryMs = 500;

/** A visitor is another one the next day. */
const linkVisitMs = 2 * 24 * 60 * 60 * 1000;

/** Of the five seconds that a process has to end, once its requests are over. */
const lastRunMs = 1000;

export const recordingDepsOf = ({ activity, clock, database, logger }: AnalyticsDeps): RecordingDeps => {
  const { db } = database;
  return {
    db,
    logger,
    queue: activity,
    findOwners: async (usernames) => {
      const owners = await findUserIds(db, usernames);
      const open = await findOpenProfiles({ db }, [...owners.values()]);
      return new Map([...owners].filter(([, owner]) => open.has(owner)));
    },
    findSessionUsers: (sessionIds) => findSessionUsers(db, sessionIds, clock.now()),
    findPublicOwners: (credentialIds) => findPublicOwners(db, credentialIds),
  };
};

/** Flushes the queue of views and downloads; during a database failure they stay queued. Returns how to stop, with a last flush. */
export const startRecording = (deps: AnalyticsDeps) => {
  const { activity, logger } = deps;
  const recording = recordingDepsOf(deps);
  const run = () => recordWaiting(recording);
  const stop = every({
    name: 'activity recording',
    failure: 'views and downloads could not be recorded and stay queued',
    recovery: 'views and downloads are recorded again',
    everyMs: recordEveryMs,
    logger,
    run,
  });
  return async () => {
    // What fails here stays in the queue, and is counted as lost.
    await inTime(
      stop()
        .then(run)
        .catch(() => undefined),
    );
    if (activity.size === 0) return;
    activity.counts.lost += activity.size;
    logger.error({ lost: activity.size }, 'views and downloads were lost as the process ended');
  };
};

const inTime = async (work: Promise<void>) => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, lastRunMs)));
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
};

/** Removes what is too old, now and every hour. Returns how to stop. */
export const startRemovingOldActivity = ({
  database,
  clock,
  clockCheck,
  logger,
}: AnalyticsDeps & Pick<AppDeps, 'clockCheck'>) =>
  every({
    name: 'activity pruning',
    failure: 'old views and downloads were not removed',
    everyMs: 60 * 60 * 1000,
    logger,
    mayRun: clockCheck.mayEnd,
    run: async (stopping) => {
      const removed = await removeOldActivity({ db: database.db, clock, stopping });
      const before = new Date(clock.now().getTime() - linkVisitMs);
      await deleteLinkVisitsBefore(database.db, before);
      await deletePresentationVisitsBefore(database.db, before);
      if (removed > 0) logger.info({ removed }, 'removed old views and downloads');
    },
  });
