import { Router, type RequestHandler } from 'express';
import type { Db } from '../../../db/client';
import { notFound } from '../../../http/errors/app-error';
import type { CountUnknownUsername } from '../../../http/limits/limit-calls';
import { isLinkToken, linkTokenHash } from '../../../http/link-token';
import { datedApplications } from '../calendar';
import { findCalendarOwner } from '../repository';
import { calendarFeed } from './feed';

interface FeedDeps {
  db: Db;
  /** Counts a call against its rate limit. */
  limit: RequestHandler;
  /** Limits guesses. */
  countUnknown: CountUnknownUsername;
}

/** The calendar of the owner of this token: in no cache, no search engine and no log of referrers. */
export const calendarFeedRoutes = ({ db, limit, countUnknown }: FeedDeps) => {
  const router = Router();
  router.get('/api/applications/calendar/:token.ics', limit, async (req, res) => {
    res.set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' });
    const token = String(req.params['token']);
    const owner = isLinkToken(token) ? await findCalendarOwner(db, linkTokenHash(token)) : undefined;
    if (!owner) {
      await countUnknown(req);
      throw notFound('This calendar');
    }
    res.type('text/calendar').send(calendarFeed(await datedApplications({ db }, owner)));
  });
  return router;
};
