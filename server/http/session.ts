import connectPgSimple from 'connect-pg-simple';
import type { Request, RequestHandler } from 'express';
import session from 'express-session';
import passport from 'passport';
import type { Config } from '../config';
import type { Database } from '../db/client';
import type { User } from '../db/schema/users';
import { findSession } from './session-repository';

const dayMs = 24 * 60 * 60 * 1000;

/** Signed-in for this long after the last visit. */
const sessionAgeMs = 30 * dayMs;

export const sessionCookieName = 'husay.sid';

interface SessionParts {
  config: Config & { sessionSecret: string };
  database: Database;
}

/** Sessions kept in the database, and the authenticator that puts the signed-in user on a request. */
export const createSessions = ({ config, database }: SessionParts) => {
  const Store = connectPgSimple(session);
  const store = new Store({
    // The store asks of its pool only to query.
    pool: database as unknown as NonNullable<ConstructorParameters<typeof Store>[0]>['pool'],
    tableName: 'sessions',
    createTableIfMissing: false,
    // A store without its own clock also has no timer that would keep a closing process alive.
    pruneSessionInterval: false,
  });

  touchSeldom(store, database);
  const ownerOf = readWithOwner(store, database);

  const authenticator = new passport.Passport();
  authenticator.serializeUser<string>((user, done) => done(null, user.id));
  authenticator.deserializeUser<string, Request>((req, _id, done) => done(null, ownerOf(req.session)));

  const https = config.publicUrl.startsWith('https:');
  const middleware: RequestHandler[] = [
    (req, _res, next) => {
      // A proxy that ends https may not say so, and the secure cookie would silently stay away.
      if (https) req.headers['x-forwarded-proto'] = 'https';
      next();
    },
    session({
      name: sessionCookieName,
      secret: config.sessionSecret,
      store,
      resave: false,
      saveUninitialized: false,
      rolling: true,
      // Whether the browser's side is https follows from the public address alone.
      proxy: true,
      cookie: {
        httpOnly: true,
        sameSite: 'lax',
        secure: https,
        maxAge: sessionAgeMs,
      },
    }),
    (req, _res, next) => {
      noteStoredExpiry(req.session);
      next();
    },
    authenticator.session() as RequestHandler,
  ];
  return { middleware, authenticator };
};

/** Whose the session is comes with it, in one question: every call of somebody signed in asks for both. */
const readWithOwner = (store: session.Store, { db }: Database) => {
  // By what passport keeps, which express-session hands on as it is to the session of the request.
  const owners = new WeakMap<object, User>();
  store.get = (sid, callback) => {
    findSession(db, sid).then(
      (found) => {
        if (found?.content?.passport && found.owner) owners.set(found.content.passport, found.owner);
        callback(null, found?.content ?? null);
      },
      (error: unknown) => callback(error),
    );
  };
  return (found: session.SessionData): User | false =>
    (found.passport && owners.get(found.passport)) ?? false;
};

const storedExpiry = new WeakMap<object, Date>();

const noteStoredExpiry = (found: session.Session) => {
  if (found.cookie.expires) storedExpiry.set(found, found.cookie.expires);
};

/**
 * A session's end moves with each visit, but is written down once a day: not every read should cost a write. Only an
 * existing session is written, so that a request under way brings no ended session back.
 */
const touchSeldom = (store: session.Store, database: Database) => {
  store.touch = (id, found, callback) => {
    // The declared type leaves out the error that express-session takes.
    const done: ((error?: unknown) => void) | undefined = callback;
    const { expires } = found.cookie;
    const stored = storedExpiry.get(found);
    if (!expires || (stored && expires.getTime() - stored.getTime() < dayMs)) {
      done?.();
      return;
    }
    database
      .query(
        `update sessions set expire = $1::text::timestamptz,
           sess = jsonb_set(sess::jsonb, '{cookie,expires}', to_jsonb($1::text))::json where sid = $2`,
        [expires.toISOString(), id],
      )
      .then(
        () => done?.(),
        (error: unknown) => done?.(error),
      );
  };
};

export type Sessions = ReturnType<typeof createSessions>;
