import PQueue from 'p-queue';
import type { UserId } from '../db/schema/users';
import { AppError } from '../http/errors/app-error';
import { DeadlineExceeded, type SharedDeadline } from '../integrations/deadline';

/** Decoding and encoding pictures, one job per user at a time and few in all, so that one user's uploads do not block others. */
export interface ImageWork {
  /** Runs the job when it is its owner's turn. Throws as `requireRoom` does, also where the turn and the job outlast `deadline`. */
  run<T>(owner: UserId, job: () => Promise<T>, deadline?: SharedDeadline): Promise<T>;
  /** Throws UNAVAILABLE where `run` would, so that an upload can be refused before its bytes are read. */
  requireRoom(owner: UserId): void;
}

/**
 * `maxAtOnce` jobs run at a time: one takes a core and much memory for a moment, and one is always left for another user
 * than the user who uploads a whole folder. As a waiting photo is held in memory, only so many run or wait: `maxJobs` of all
 * users, `maxJobsPerUser` of one, and besides `maxFirstJobs` for users who have none yet.
 */
export const createImageWork = ({
  maxAtOnce = 2,
  maxJobs = 48,
  maxJobsPerUser = 24,
  maxFirstJobs = 48,
} = {}): ImageWork => {
  const shared = new PQueue({ concurrency: maxAtOnce });
  /** The users with jobs. Each has a line of their own, of which only the first job stands in the shared one. */
  const lines = new Map<UserId, { queue: PQueue; jobs: number }>();
  let jobs = 0;

  const requireRoom = (owner: UserId) => {
    const ownJobs = lines.get(owner)?.jobs ?? 0;
    if (ownJobs >= maxJobsPerUser) throw full('You are uploading many images at once.');
    // A user's further jobs take at most half of what is left. Folders still fill the places in time, so that a first job
    // also finds one behind them.
    const isFull = ownJobs === 0 ? jobs >= maxJobs + maxFirstJobs : ownJobs >= maxJobs - jobs;
    if (isFull) throw full(manyUploads);
  };

  return {
    requireRoom,
    run: async (owner, job, deadline) => {
      requireRoom(owner);
      const line = lines.get(owner) ?? { queue: new PQueue({ concurrency: 1 }), jobs: 0 };
      lines.set(owner, line);
      line.jobs += 1;
      jobs += 1;
      try {
        const inTurn = (signal?: AbortSignal) =>
          line.queue.add(() =>
            shared.add(() => {
              signal?.throwIfAborted();
              return job();
            }),
          );
        if (!deadline) return await inTurn();
        return await deadline.step('The work on pictures', inTurn).catch((error: unknown) => {
          throw error instanceof DeadlineExceeded ? full(manyUploads) : error;
        });
      } finally {
        line.jobs -= 1;
        jobs -= 1;
        if (line.jobs === 0) lines.delete(owner);
      }
    },
  };
};

const manyUploads = 'Many people are uploading images at the moment.';
const retryAfterSeconds = 10;

const full = (why: string) =>
  new AppError('UNAVAILABLE', `${why} Please wait ${retryAfterSeconds} seconds and try again.`, {
    retryAfterSeconds,
  });
