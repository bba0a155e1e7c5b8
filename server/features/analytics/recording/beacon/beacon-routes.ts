import { randomUUID } from 'node:crypto';
import express, { Router, type ErrorRequestHandler, type Request } from 'express';
import { isbot } from 'isbot';
import type { z } from 'zod';
import * as api from '#shared/analytics/endpoints';
import type { Clock } from '../../../../clock';
import { isForeign } from '../../../../http/session/own-origin';
import type { Places } from '../../../../integrations/geo/places';
import { claimedSessionReader } from '../../../../http/session/claimed-session';
import type { ActivityQueue } from '../activity-queue';
import { referringOrigin, usernameOf, visitorsOf } from './beacon-fields';

export interface BeaconDeps {
  clock: Clock;
  places: Places;
  queue: ActivityQueue;
  publicUrl: string;
  /** What the visitors' keys are made of. */
  secret: string;
}

const beaconPaths = [api.recordProfileView, api.recordProfileDownload].map(({ path }) => path);

/**
 * Views and downloads of a profile as browsers report them. The response is always 204 and awaits nothing, so nothing can be
 * learned from it. Mounted before sessions: the signed-in user is looked up when the queue is flushed.
 */
export const beaconRoutes = (deps: BeaconDeps) => {
  const { clock, places, queue, publicUrl } = deps;
  const ownOrigin = new URL(publicUrl).origin;
  const visitorOf = visitorsOf(deps.secret);
  const claimedSession = claimedSessionReader(publicUrl);
  const router = Router();

  router.post(beaconPaths, takeBody, passOverBrokenBody);

  router.post(api.recordProfileView.path, (req, res) => {
    const username = usernameIn(req);
    const beacon = isVisitors(req, publicUrl) && parsed(api.recordProfileView.body, req);
    if (beacon && username) {
      const at = clock.now();
      queue.add({
        kind: 'view',
        at,
        username,
        visitor: visitorOf(req.ip ?? '', userAgent(req), at),
        sessionId: claimedSession(req),
        ...places.placeOf({ address: req.ip, headers: req.headers }),
        referrer: referringOrigin(beacon.referrer, ownOrigin),
      });
    }
    res.status(204).end();
  });

  router.post(api.recordProfileDownload.path, (req, res) => {
    const username = usernameIn(req);
    const beacon = isVisitors(req, publicUrl) && parsed(api.recordProfileDownload.body, req);
    if (beacon && username) {
      queue.add({
        kind: 'download',
        id: randomUUID(),
        at: clock.now(),
        username,
        credentialId: beacon.type === 'resume_pdf' ? null : beacon.type,
        sessionId: claimedSession(req),
        country: places.placeOf({ address: req.ip, headers: req.headers }).country,
      });
    }
    res.status(204).end();
  });

  router.use(answerBroken);
  return router;
};

/** An unreadable request is no beacon, such as a name with a truncated %C3. */
const answerBroken: ErrorRequestHandler = (_error, _req, res, _next) => void res.status(204).end();

const usernameIn = (req: Request) => usernameOf(String(req.params['username']));

const userAgent = (req: Request) => req.get('user-agent') ?? '';

/** Whether a person's browser may have sent it: from our own page, no robot, no prefetch. */
export const isVisitors = (req: Request, publicUrl: string) => isPersons(req) && !isForeign(req, publicUrl);

/** The same of a page, which other sites and mails link to. */
export const isPersons = (req: Request) => {
  const agent = userAgent(req);
  const purpose = `${req.get('sec-purpose')} ${req.get('purpose')} ${req.get('x-moz')}`;
  return agent !== '' && !isbot(agent) && !/prefetch|prerender|preview/i.test(purpose);
};

// sendBeacon sends whatever type it is given, and text/plain without one.
const takeBody = express.text({ type: () => true, limit: '8kb', inflate: false });

/** Only an oversized referrer exceeds 8 KB: the visit counts without it. */
const passOverBrokenBody: ErrorRequestHandler = (error: { type?: string }, req, _res, next) => {
  req.body = error.type === 'entity.too.large' ? '{}' : 'unreadable';
  next();
};

/** The beacon; undefined where it is none of ours. */
const parsed = <T extends z.ZodType>(schema: T | undefined, req: Request): z.output<T> | undefined => {
  const text = typeof req.body === 'string' && req.body !== '' ? req.body : '{}';
  try {
    return schema?.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
};
