import type { Request, RequestHandler } from 'express';
import session from 'express-session';
import { backgroundRefetchHeader } from '#shared/http/endpoint';
import type { Clock } from '../clock';
import type { Config } from '../config/config';
import type { Db } from '../db/client';
import { isHttps, sessionCookieName, sessionCookieOptions } from './session-cookie';
import { isSignInFresh } from './session-limits';
import { SessionStore, type SignedIn } from './session-store';

interface SessionDeps {
  clock: Clock;
  config: Config & { sessionSecret: string };
  store: SessionStore;
}

export const openSessionStore = (config: Config, { db, clock }: { db: Db; clock: Clock }) =>
  new SessionStore({ db, clock, cookie: sessionCookieOptions(config.publicUrl) });

declare global {
  namespace Express {
    interface Request {
      /** The session of the signed-in user, if there is one. */
      signedIn?: SignedIn;
      /** Whether they entered credentials recently enough for a sensitive call. */
      isSignInFresh?: boolean;
    }
  }
}

/** Puts the session of a signed-in user, and the user, on the request. */
export const sessionMiddleware = ({ clock, config, store }: SessionDeps): RequestHandler[] => {
  const cookie = sessionCookieOptions(config.publicUrl);
  return [
    (req, _res, next) => {
      // A proxy that ends https may not say so, and the secure cookie would silently stay away.
      if (isHttps(config.publicUrl)) req.headers['x-forwarded-proto'] = 'https';
      next();
    },
    session({
      name: sessionCookieName(config.publicUrl),
      secret: config.sessionSecret,
      store,
      resave: false,
      saveUninitialized: false,
      // Whether the browser's side is https follows from the public address alone.
      proxy: true,
      cookie,
    }),
    async (req, _res, next) => {
      const { signedIn } = req.session;
      if (signedIn) {
        req.signedIn = signedIn;
        req.user = signedIn.user;
        req.isSignInFresh = isSignInFresh(signedIn, clock.now());
        // What the user's page sends on a timer is no visit.
        if (req.get(backgroundRefetchHeader) === undefined) await store.recordVisit(req.sessionID, signedIn);
      }
      next();
    },
  ];
};

/** Signs a user in on this device: in a new session, against session fixation. */
export const startSession = async (req: Request, signedIn: SignedIn): Promise<void> => {
  await settled((done) => req.session.regenerate(done));
  req.session.signedIn = signedIn;
  await settled((done) => req.session.save(done));
};

/** Ends the session of this device, if there is one. */
export const endSession = (req: Request): Promise<void> => settled((done) => req.session.destroy(done));

const settled = (start: (done: (error?: unknown) => void) => void) =>
  new Promise<void>((resolve, reject) => start((error) => (error ? reject(error) : resolve())));
