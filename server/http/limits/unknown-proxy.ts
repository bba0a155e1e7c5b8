import type { RequestHandler } from 'express';
import type { Logger } from 'pino';

/**
 * Logs once that there is an undeclared proxy in front: all its visitors appear with one address, and
 * share what one may do.
 */
export const warnOfUnknownProxy = (logger: Logger): RequestHandler => {
  let isSaid = false;
  return (req, _res, next) => {
    if (!isSaid && req.headers['x-forwarded-for'] !== undefined) {
      isSaid = true;
      logger.warn(
        'X-Forwarded-For came, but TRUST_PROXY is not set: if a proxy stands in front, all visitors count as one until TRUST_PROXY says how many proxies there are; set it to 0 if there is none',
      );
    }
    next();
  };
};
