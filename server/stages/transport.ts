import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { allEndpoints } from '../http/api-description';
import { limitCall } from '../http/limits/limit-calls';
import { endSlowBodies } from '../http/limits/slow-bodies';
import { healthRoutes } from '../http/monitoring/health-routes';
import { metricsRoutes } from '../http/monitoring/metrics-routes';
import { requestLog } from '../http/monitoring/request-log';
import { commonHeaders, contentPolicy } from '../http/security-headers';
import type { Lifecycle } from '../process/shutdown';
import type { Stage } from './wiring';

/** What every request gets: headers, a time limit, a log line, a measurement; and the operator's own routes. */
export const transportStage: Stage = (app, { deps, providers, metrics }) => {
  const { config, logger, webApp } = deps;
  const limit = limitCall(deps.rateLimiter, 'monitor');
  app.use(
    closeConnectionsWhileStopping(deps.lifecycle),
    commonHeaders(config),
    endSlowBodies(allEndpoints, deps.requestTimeoutMs),
    // The embedded providers are applications of their own: our content policy and body parsers are not for them.
    ...providers,
    ...(config.TRUST_PROXY === undefined ? [warnOfUnknownProxy(logger)] : []),
    metrics.measureRequests,
    requestLog(logger, {
      sessionSecret: config.sessionSecret,
      isBehindProxy: (config.TRUST_PROXY ?? 0) > 0,
    }),
    contentPolicy(config, webApp),
    healthRoutes({ ...deps, limit }),
    metricsRoutes(metrics, { ...config, limit }),
  );
};

/** A connection that the shutdown is about to close must not be used again: the next request on it would fail. */
const closeConnectionsWhileStopping =
  (lifecycle: Pick<Lifecycle, 'closesConnections'>): RequestHandler =>
  (req, res, next) => {
    const { closesConnections } = lifecycle;
    const isDirect = req.headers['x-forwarded-for'] === undefined;
    if (closesConnections === 'all' || (closesConnections === 'direct' && isDirect)) {
      res.setHeader('Connection', 'close');
    }
    next();
  };

/**
 * Logs once that an undeclared proxy is in front: all its visitors share one address, and so its rate limits.
 */
const warnOfUnknownProxy = (logger: Logger): RequestHandler => {
  let isLogged = false;
  return (req, _res, next) => {
    if (!isLogged && req.headers['x-forwarded-for'] !== undefined) {
      isLogged = true;
      logger.warn(
        'X-Forwarded-For came, but TRUST_PROXY is not set: if a proxy stands in front, all visitors count as one until TRUST_PROXY says how many proxies there are; set it to 0 if there is none',
      );
    }
    next();
  };
};
