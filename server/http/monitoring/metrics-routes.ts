import { createHash, timingSafeEqual } from 'node:crypto';
import { Router, type Request, type RequestHandler } from 'express';
import type { Config } from '../../config/config';
import type { Metrics } from './metrics';

type MetricsDeps = Pick<Config, 'METRICS_TOKEN' | 'NODE_ENV' | 'TRUST_PROXY'> & {
  /** Counts a call against its rate limit. */
  limit: RequestHandler;
};

/**
 * GET /metrics with the token; otherwise 404, because figures reveal the state of the business. Where
 * nothing says that others come here, this very computer needs none.
 */
export const metricsRoutes = (
  metrics: Metrics,
  { METRICS_TOKEN: token, NODE_ENV, TRUST_PROXY = 0, limit }: MetricsDeps,
) => {
  // All callers behind a local proxy without forwarding headers look like this computer.
  const needsToken = token !== undefined || NODE_ENV === 'production' || TRUST_PROXY > 0;
  const router = Router();
  router.get('/metrics', limit, async (req, res, next) => {
    if (!hasToken(req, token) && (needsToken || !isFromHere(req))) return next();
    res.set({ 'Content-Type': metrics.registry.contentType, 'Cache-Control': 'no-store' });
    res.send(await metrics.text());
  });
  return router;
};

const loopback = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const loopbackHost = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i;
const proxyHeaders = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'];

/** Sent by this computer for itself, and not passed on by a proxy on it: that one sends what others asked it. */
const isFromHere = (req: Request) =>
  loopback.test(req.socket.remoteAddress ?? '') &&
  loopbackHost.test(req.get('host') ?? '') &&
  proxyHeaders.every((name) => req.get(name) === undefined);

const hasToken = (req: Request, token: string | undefined) => {
  const given = /^Bearer (.+)$/i.exec(req.get('authorization') ?? '')?.[1];
  return token !== undefined && given !== undefined && timingSafeEqual(digest(given), digest(token));
};

const digest = (text: string) => createHash('sha256').update(text).digest();
