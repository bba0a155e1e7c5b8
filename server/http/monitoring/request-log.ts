import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';
import { loggedError } from '../../logging/logger';
import { networkHash } from '../../logging/network-hash';
import { networkOf } from '../limits/call-limit';
import { failureOf } from './request-failures';

/**
 * One structured line for each request, with the id that error answers carry too, the user's id, a keyed hash of the network,
 * and what failed. No cookie, no body, no query, no address.
 */
export const requestLog = (logger: Logger, sessionSecret: string) => {
  const hashOf = networkHash(sessionSecret);
  /** Read when the line is written: the session names the user later than the request begins. */
  const lineOf = (req: IncomingMessage & Caller, line: object) => {
    const { message: _, ...failure } = failureOf(req) ?? { message: '' };
    return {
      ...line,
      // In place of an error that pino-http makes up for every status from 500 on.
      err: undefined,
      ...failure,
      ...(req.user && { userId: req.user.id }),
      ...(req.ip !== undefined && { network: hashOf(networkOf(req.ip)) }),
    };
  };
  return pinoHttp<IncomingMessage & Caller, ServerResponse>({
    logger,
    genReqId: (_req, res) => {
      const id = randomUUID();
      res.setHeader('X-Request-Id', id);
      return id;
    },
    customLogLevel: (req, res, error) => {
      if (error || res.statusCode >= 500 || failureOf(req)?.err) return 'error';
      return res.statusCode >= 400 ? 'warn' : 'info';
    },
    customSuccessObject: (req, _res, line: object) => lineOf(req, line),
    customErrorObject: (req, _res, _error, line: object) => lineOf(req, line),
    customSuccessMessage: (req, res) =>
      failureOf(req)?.message ?? (res.writableFinished ? 'request completed' : 'request aborted'),
    customErrorMessage: (req) => failureOf(req)?.message ?? 'request failed',
    autoLogging: { ignore: (req) => /^\/(healthz|readyz|assets\/)/.test(req.url ?? '') },
    // pino-http would hand the serializer its own copy of an error, with the message in the stack.
    wrapSerializers: false,
    serializers: {
      err: loggedError,
      req: (req: { id: string; method: string; url: string; originalUrl?: string }) => ({
        id: req.id,
        method: req.method,
        path: (req.originalUrl ?? req.url).split('?')[0],
      }),
      res: (res: { statusCode: number }) => ({ statusCode: res.statusCode }),
    },
  });
};

interface Caller {
  ip?: string | undefined;
  user?: { id: string } | undefined;
}
