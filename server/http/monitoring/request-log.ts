import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import type { Level, Logger } from 'pino';
import { networkHash } from '../../logging/network-hash';
import { networkOf } from '../limits/call-limit';
import { failureOf } from './request-failures';

declare module 'http' {
  interface IncomingMessage {
    /** In the request's log line, the X-Request-Id header and error responses. */
    id: string;
    /** See `logOf`. */
    logger: Logger;
  }
}

const unlogged = /^\/(healthz|readyz|assets\/)/;

/**
 * One structured line for each request, with the id that error answers carry too, the user's id, a keyed hash of the network,
 * and what failed. No cookie, no body, no query, no address.
 */
export const requestLog = (logger: Logger, sessionSecret: string): RequestHandler => {
  const hashOf = networkHash(sessionSecret);
  /** Called when the response has ended: the session names the user later than the request begins. */
  const writeLine = (req: Request, res: Response, startMs: number) => {
    const failure = failureOf(req);
    const level = levelOf(res, failure);
    if (!logger.isLevelEnabled(level)) return;
    const { message = defaultMessage(res), ...about } = failure ?? {};
    const { ip, user } = req;
    logger[level](
      {
        req: named(req),
        ...about,
        ...(user && { userId: user.id }),
        ...(ip !== undefined && { network: hashOf(networkOf(ip)) }),
        res: { statusCode: res.statusCode },
        responseTime: Math.round(performance.now() - startMs),
      },
      message,
    );
  };
  return (req, res, next) => {
    const startMs = performance.now();
    req.id = randomUUID();
    res.setHeader('X-Request-Id', req.id);
    req.logger = logger;
    if (!unlogged.test(req.url)) res.on('close', () => writeLine(req, res, startMs));
    next();
  };
};

const named = ({ id, method, originalUrl }: Request) => ({ id, method, path: originalUrl.split('?')[0] });

/** For what happens during the request, apart from its own line. */
export const logOf = (req: Request): Logger => req.logger.child({ req: named(req) });

const levelOf = ({ statusCode }: Response, failure: ReturnType<typeof failureOf>): Level => {
  if (statusCode >= 500 || failure?.err) return 'error';
  return statusCode >= 400 ? 'warn' : 'info';
};

const defaultMessage = ({ statusCode, writableFinished }: Response) => {
  if (statusCode >= 500) return 'request failed';
  return writableFinished ? 'request completed' : 'request aborted';
};
