import type { Request, RequestHandler } from 'express';
import { AppError } from '../errors/app-error';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Writes that a browser makes must come from our own pages, besides the SameSite cookie. A request with neither
 * Sec-Fetch-Site nor Origin does not come from a browser and passes.
 */
export const requireOwnOrigin =
  (publicUrl: string): RequestHandler =>
  (req, _res, next) => {
    if (!reading.has(req.method) && isForeign(req, publicUrl)) {
      throw new AppError(
        'FOREIGN_ORIGIN',
        'This request came from another site. Please use the page itself.',
      );
    }
    next();
  };

/** Whether a browser sent this from another site's page. */
export const isForeign = (req: Request, publicUrl: string): boolean => {
  const site = req.get('sec-fetch-site');
  const origin = req.get('origin');
  return site !== undefined
    ? site !== 'same-origin' && site !== 'none'
    : origin !== undefined && origin !== new URL(publicUrl).origin;
};
