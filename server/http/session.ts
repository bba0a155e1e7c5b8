import connectPgSimple from 'connect-pg-simple';
import session from 'express-session';
import passport from 'passport';
import type { Config } from '../config';
import type { Database } from '../db/client';
import type { User } from '../db/schema/users';

const dayMs = 24 * 60 * 60 * 1000;

/** Signed-in for this long after the last visit. */
const sessionAgeMs = 30 * dayMs;

export const sessionCookieName = 'husay.sid';

interface SessionParts {
  config: Config & { sessionSecret: string };
  database: Database;
  findUser: (id: string) => Promise<User | undefined>;
}

/** Sessions kept in the database, and the authenticator that puts the signed-in user on a request. */
export const createSessions = ({ config, database, findUser }: SessionParts) => {
  const Store = connectPgSimple(session);
  const store = new Store({
    // The store asks of its pool only to query.
    pool: database as unknown as NonNullable<ConstructorParameters<typeof Store>[0]>['pool'],
    tableName: 'sessions',
    createTableIfMissing: false,
    // A store without its own clock also has no timer that would keep a closing process alive.
    pruneSessionInterval: false,
  });

  const authenticator = new passport.Passport();
  authenticator.serializeUser<string>((user, done) => done(null, user.id));
  authenticator.deserializeUser<string>((id, done) => {
    findUser(id).then(
      (user) => done(null, user ?? false),
      (error: unknown) => done(error),
    );
  });

  const middleware = [
    session({
      name: sessionCookieName,
      secret: config.sessionSecret,
      store,
      resave: false,
      saveUninitialized: false,
      rolling: true,
      // Whether the browser's side is https follows from the public address; the proxy's word is enough to set a cookie.
      proxy: true,
      cookie: {
        httpOnly: true,
        sameSite: 'lax',
        secure: config.publicUrl.startsWith('https:'),
        maxAge: sessionAgeMs,
      },
    }),
    authenticator.session(),
  ];
  return { middleware, authenticator };
};

export type Sessions = ReturnType<typeof createSessions>;
