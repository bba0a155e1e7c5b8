import type { ErrorRequestHandler } from 'express';
import type { ErrorCode } from '#shared/http/errors';
import type { Clock } from '../clock';
import type { Db } from '../db/client';
import { recordSecurityEvent } from '../db/security-events';
import { AppError } from './app-error';
import { callLimit } from './call-limit';

/**
 * Refusals that the security event log holds. A missing thing is none: strangers get 404 for other people's things, but so
 * does everyone for an old link.
 */
const recordedCodes: ReadonlySet<ErrorCode> = new Set([
  'UNAUTHORIZED',
  'FORBIDDEN',
  'FOREIGN_ORIGIN',
  'REAUTHENTICATION_REQUIRED',
  'PLAN_LIMIT',
  'TOO_MANY',
]);

/**
 * Records what signed-in users were refused, and why, in the security event log: for each user and code once a minute in
 * each process, so that a flood of refusals writes no flood of rows.
 */
export const recordRefusals = ({ db, clock }: { db: Db; clock: Clock }): ErrorRequestHandler => {
  const isRecorded = callLimit({ most: 1, windowMs: 60_000, clock });
  return async (error, req, _res, next) => {
    const { user } = req;
    if (user && error instanceof AppError && recordedCodes.has(error.code)) {
      if (!isRecorded(`${user.id} ${error.code}`)) {
        await recordSecurityEvent(db, {
          kind: 'refused',
          userId: user.id,
          reason: error.code,
          details: { call: `${req.method} ${plainPath(req.originalUrl)}` },
          ...(typeof req.id === 'string' && { requestId: req.id }),
          createdAt: clock.now(),
        }).catch((problem: unknown) => req.log.warn({ err: problem }, 'a refusal was not recorded'));
      }
    }
    next(error);
  };
};

/** The path of a call without what a user may have typed into it, such as an email address. */
const plainPath = (url: string) =>
  (url.split('?')[0] ?? '')
    .split('/')
    .slice(0, 8)
    .map((part) => (/^[\w-]{0,64}$/.test(part) ? part : '…'))
    .join('/');
