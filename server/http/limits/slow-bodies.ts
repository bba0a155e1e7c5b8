import { Router, type Request, type RequestHandler, type Response } from 'express';
import type { Endpoint } from '#shared/http/endpoint';
import type { ErrorBody } from '#shared/http/errors';
import { requestIdOf } from '../monitoring/request-log';

/** How long a request may take to arrive. */
export const requestTimeoutMs = 30_000;

/** How long an upload may take to arrive: a file of 10 MB takes a while on slow mobile data. */
export const uploadTimeoutMs = 20 * 60_000;

/**
 * Ends requests whose body has not arrived in time with 408, uploads excepted, so that connections that send a byte now and
 * then do not add up. An upload that is answered already, as a stranger's is, has no more time than others for the rest of
 * its body. Node's own limit is for the whole server, and is set for uploads (main.ts).
 */
export const endSlowBodies = (
  endpoints: readonly Endpoint[],
  timeoutMs = requestTimeoutMs,
): RequestHandler => {
  const uploads = new WeakSet<Request>();
  const router = Router();
  for (const { path, upload } of endpoints) {
    if (!upload) continue;
    router.post(path, (req, _res, next) => {
      uploads.add(req);
      next();
    });
  }
  const limit: RequestHandler = (req, res, next) => {
    if (uploads.has(req)) res.once('finish', () => startTimer(req, res, timeoutMs));
    else startTimer(req, res, timeoutMs);
    next();
  };
  router.use(limit);
  // Without either of these there is no body: the request is here.
  return (req, res, next) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = req.headers;
    if (length === undefined && encoding === undefined) next();
    else router(req, res, next);
  };
};

const startTimer = (req: Request, res: Response, timeoutMs: number) => {
  // A request without a body has arrived.
  if (req.complete) return;
  const timer = setTimeout(() => {
    if (req.complete) return;
    if (!res.headersSent) {
      const body: ErrorBody = {
        code: 'REQUEST_TIMEOUT',
        message: 'This took too long to arrive. Please check your connection and try again.',
        requestId: requestIdOf(req) ?? '',
      };
      res.status(408).set({ Connection: 'close', 'Cache-Control': 'no-store' }).json(body);
    }
    req.socket.destroySoon();
  }, timeoutMs).unref();
  req.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer));
};
