import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import type { Level, Logger } from 'pino';
import { pinoHttp } from 'pino-http';
import { networkHash } from '../../logging/network-hash';
import { withoutSecrets } from '../../logging/without-secrets';
import { networkOf } from '../limits/call-limit';

/** What the log line of a request says about its failure. */
interface RequestFailure {
  /** The line's message. */
  message: string;
  err?: unknown;
  [about: string]: unknown;
}

const failures = new WeakMap<IncomingMessage, RequestFailure>();

/**
 * Has the request's own log line say what failed, so that a failure is one line. The first note stays: later ones follow
 * from it.
 */
export const noteFailure = (req: IncomingMessage, failure: RequestFailure): void => {
  if (!failures.has(req)) failures.set(req, failure);
};

/** The id of the request's log line and of error answers; null for a request that ended before it got one. */
export const requestIdOf = ({ id }: IncomingMessage): string | null => (typeof id === 'string' ? id : null);

/** As nginx ($request_id) and Caddy (a UUID) make them. */
const proxyId = /^([0-9a-f]{32}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** https://www.w3.org/TR/trace-context: version, trace, parent, flags. */
const traceParent = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/;

const headerOf = ({ headers }: IncomingMessage, name: 'x-request-id' | 'traceparent') => {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
};

const unlogged = /^\/(healthz|readyz|assets\/)/;

interface RequestLogOptions {
  sessionSecret: string;
  /** Whether a proxy of ours is in front, which sets X-Request-Id and traceparent. What others send is not taken over. */
  isBehindProxy: boolean;
}

/**
 * One structured line for each request, with the id that error answers carry too, the user's id, a keyed hash of the network,
 * and what failed. No cookie, no body, no query, no address. `req.log` is for what happens during the request.
 */
export const requestLog = (
  logger: Logger,
  { sessionSecret, isBehindProxy }: RequestLogOptions,
): RequestHandler => {
  const hashOf = networkHash(sessionSecret);
  /** Called when the response has ended: the session names the user later than the request begins. */
  const lineOf = (req: Request, { responseTime }: Logged) => {
    const { message: _, ...about } = failures.get(req) ?? {};
    const { ip, user, res } = req;
    const [, traceId] = (isBehindProxy && traceParent.exec(headerOf(req, 'traceparent'))) || [];
    return {
      ...about,
      ...(traceId !== undefined && { traceId }),
      ...(user && { userId: user.id }),
      ...(ip !== undefined && { network: hashOf(networkOf(ip)) }),
      res,
      responseTime,
    };
  };
  return pinoHttp<Request, Response>({
    logger,
    genReqId: (req, res) => {
      const given = isBehindProxy ? headerOf(req, 'x-request-id') : '';
      const id = proxyId.test(given) ? given : randomUUID();
      res.setHeader('X-Request-Id', id);
      return id;
    },
    autoLogging: { ignore: ({ url }) => unlogged.test(url) },
    wrapSerializers: false,
    serializers: {
      req: ({ id, method, originalUrl }: Request) => ({
        id,
        method,
        path: withoutSecrets(originalUrl.split('?')[0] ?? ''),
      }),
      res: ({ statusCode }: Response) => ({ statusCode }),
    },
    customLogLevel: (req, res) => levelOf(res, failures.get(req)),
    customSuccessMessage: messageOf,
    customErrorMessage: messageOf,
    customSuccessObject: (req, _res, logged: Logged) => lineOf(req, logged),
    customErrorObject: (req, _res, _error, logged: Logged) => lineOf(req, logged),
  });
};

interface Logged {
  responseTime: number;
}

const levelOf = ({ statusCode }: Response, failure: RequestFailure | undefined): Level => {
  if (statusCode >= 500 || failure?.err) return 'error';
  return statusCode >= 400 ? 'warn' : 'info';
};

const messageOf = (req: Request, { statusCode, writableFinished }: Response) => {
  const noted = failures.get(req)?.message;
  if (noted !== undefined) return noted;
  if (statusCode >= 500) return 'request failed';
  return writableFinished ? 'request completed' : 'request aborted';
};
