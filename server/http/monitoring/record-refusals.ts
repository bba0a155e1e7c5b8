import type { ErrorRequestHandler } from 'express';
import type { ErrorCode } from '#shared/http/errors';
import type { Clock } from '../../clock';
import type { Db } from '../../db/client';
import { recordSecurityEvent } from '../../db/security-events';
import { allEndpoints } from '../api-description';
import { AppError } from '../errors/app-error';
import { callLimit } from '../limits/call-limit';
import { requestIdOf } from './request-log';

/**
 * Refusals that the security event log holds. A missing thing is none: strangers get 404 for other people's things, but so
 * does everyone for an old link.
 */
const recordedCodes: ReadonlySet<ErrorCode> = new Set([
  'UNAUTHORIZED',
  'FORBIDDEN',
  'INSUFFICIENT_SCOPE',
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
  const isRecorded = callLimit({ max: 1, windowMs: 60_000, clock });
  return async (error, req, _res, next) => {
    const { user } = req;
    if (user && error instanceof AppError && recordedCodes.has(error.code)) {
      if (!isRecorded(`${user.id} ${error.code}`)) {
        await recordSecurityEvent(db, {
          kind: 'refused',
          userId: user.id,
          reason: error.code,
          details: { call: `${req.method} ${pathPattern(req.originalUrl)}` },
          requestId: requestIdOf(req),
          createdAt: clock.now(),
        }).catch((problem: unknown) => req.log.warn({ err: problem }, 'a refusal was not recorded'));
      }
    }
    next(error);
  };
};

/** Patterns of paths, those without parameters first: they win, as in the app's routes. */
const patterns = [...new Set(allEndpoints.map(({ path }) => path))]
  .sort((one, other) => one.split(':').length - other.split(':').length)
  .map((path) => ({ path, expression: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`, 'i') }));

/** The path as its endpoint defines it: what stands for a parameter may name a user. */
const pathPattern = (url: string) => {
  const path = url.split('?')[0] ?? '';
  const known = patterns.find(({ expression }) => expression.test(path));
  return known?.path ?? (path.startsWith('/api/') ? '/api/…' : '/…');
};
