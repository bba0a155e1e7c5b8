import session, { type SessionData } from 'express-session';
import type { Clock } from '../clock';
import type { Db } from '../db/client';
import type { SessionContent, SessionRow } from '../db/schema/sessions';
import type { User } from '../db/schema/users';
import { isSessionOver, isVisitWorthRecording, sessionEnd } from './session-limits';
import { deleteSession, findSession, insertSession, updateSession } from './session-repository';

/** What a signed-in user's session says. */
export interface SignedIn extends SessionContent {
  user: User;
  userAgent: string;
  authenticatedAt: Date | null;
  /** Set once the session is stored. */
  stored?: Pick<SessionRow, 'id' | 'signedInAt' | 'lastSeenAt'>;
}

declare module 'express-session' {
  interface SessionData {
    /** Only signed-in users have a stored session. */
    signedIn?: SignedIn;
  }
}

interface StoreDeps {
  db: Db;
  clock: Clock;
  /** The attributes of every session's cookie, as express-session is told them. */
  cookie: session.CookieOptions & { maxAge: number };
}

type Callback = (error?: unknown) => void;

/**
 * Sessions in the database, for express-session. Reading one takes a single query for the session and its user. Only
 * sessions of signed-in users are stored, and only a new one is inserted: later writes change a row that is there.
 */
export class SessionStore extends session.Store {
  readonly #deps: StoreDeps;
  readonly #unattended = new WeakSet<SessionData>();

  constructor(deps: StoreDeps) {
    super();
    this.#deps = deps;
  }

  override get(sid: string, callback: (error: unknown, session?: SessionData | null) => void) {
    this.#read(sid).then(
      (found) => callback(null, found),
      (error: unknown) => callback(error),
    );
  }

  override set(sid: string, { signedIn }: SessionData, callback?: Callback) {
    report(this.#write(sid, signedIn), callback);
  }

  /** Called at the end of every request of a session that was not changed. */
  override touch(sid: string, data: SessionData, callback?: Callback) {
    report(this.#unattended.has(data) ? Promise.resolve() : this.#recordVisit(sid, data.signedIn), callback);
  }

  /** Does not count this request as a visit: the user's page sent it on a timer. */
  skipVisit(data: SessionData) {
    this.#unattended.add(data);
  }

  override destroy(sid: string, callback?: Callback) {
    report(deleteSession(this.#deps.db, sid), callback);
  }

  async #read(sid: string): Promise<SessionData | null> {
    const { db, clock, cookie } = this.#deps;
    const now = clock.now();
    const found = await findSession(db, sid, now);
    if (!found || isSessionOver(found.session, found.user.userType, now)) return null;
    const { id, signedInAt, lastSeenAt, authenticatedAt, userAgent, data } = found.session;
    return {
      cookie: { ...cookie, originalMaxAge: cookie.maxAge },
      signedIn: {
        ...data,
        user: found.user,
        userAgent,
        authenticatedAt,
        stored: { id, signedInAt, lastSeenAt },
      },
    };
  }

  async #write(sid: string, signedIn: SignedIn | undefined): Promise<void> {
    if (!signedIn) return;
    const { db, clock } = this.#deps;
    const data: SessionContent = { idToken: signedIn.idToken };
    if (signedIn.stored) {
      await updateSession(db, sid, { data });
      return;
    }
    const { user, userAgent, authenticatedAt } = signedIn;
    const times = { signedInAt: clock.now(), lastSeenAt: clock.now() };
    // express-session saves a new session again as the answer ends, which must then change this row.
    signedIn.stored = await insertSession(db, {
      sid,
      userId: user.id,
      data,
      userAgent,
      authenticatedAt,
      ...times,
      expires: sessionEnd(times, user.userType),
    });
  }

  async #recordVisit(sid: string, signedIn: SignedIn | undefined): Promise<void> {
    if (!signedIn?.stored) return;
    const { db, clock } = this.#deps;
    const { stored, user } = signedIn;
    const lastSeenAt = clock.now();
    if (!isVisitWorthRecording(stored, user.userType, lastSeenAt)) return;
    const expires = sessionEnd({ signedInAt: stored.signedInAt, lastSeenAt }, user.userType);
    await updateSession(db, sid, { lastSeenAt, expires });
  }
}

const report = (work: Promise<void>, callback: Callback = () => {}) => {
  work.then(
    () => callback(),
    (error: unknown) => callback(error),
  );
};
