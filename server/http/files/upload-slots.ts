import type { Request, Response } from 'express';
import { AppError } from '../errors/app-error';
import type { Receiver } from '../route';

/** An agency's folder goes up in fewer at a time; each holds a connection, a file and memory, for up to 20 minutes. */
const maxOfUser = 24;
/** Two file descriptors each, of the 1,024 that a process has by default. */
const maxInAll = 200;
const retryAfterSeconds = 30;

/**
 * Counts uploads in progress, of each user and in the process. One user holds at most half of the places that are left, so that
 * a few accounts do not keep everyone else from uploading.
 */
export const createUploadSlots = () => {
  const inProgress = new Map<string, number>();
  let total = 0;

  const take = (user: string, res: Response) => {
    const own = inProgress.get(user) ?? 0;
    if (total >= maxInAll) {
      throw new AppError(
        'UNAVAILABLE',
        `Many files are being uploaded just now. Please try again in ${retryAfterSeconds} seconds.`,
        { retryAfterSeconds },
      );
    }
    if (own >= Math.min(maxOfUser, Math.max(1, Math.floor((maxInAll - total) / 2)))) {
      throw new AppError(
        'TOO_MANY',
        `${own} of your files are being uploaded. Please wait until one is done, or try again in ${retryAfterSeconds} seconds.`,
        { retryAfterSeconds },
      );
    }
    inProgress.set(user, own + 1);
    total += 1;
    res.once('close', () => {
      total -= 1;
      const left = (inProgress.get(user) ?? 1) - 1;
      if (left > 0) inProgress.set(user, left);
      else inProgress.delete(user);
    });
  };

  /** The receiver, which takes a body only where there is a place for it. */
  const limit = (receiver: Receiver, userOf: (req: Request) => string): Receiver => ({
    ...receiver,
    take: (req, res, next) => {
      take(userOf(req), res);
      return receiver.take(req, res, next);
    },
  });

  return { limit };
};

export type UploadSlots = ReturnType<typeof createUploadSlots>;
