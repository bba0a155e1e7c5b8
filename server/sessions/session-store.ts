import session, { type SessionData } from 'express-session';
import { LRUCache } from 'lru-cache';
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
  /** Changes with every change of the user's resume; absent without a resume and in the request that signs in. */
  resumeVersion?: string | null;
}

declare module 'express-session' {
  interface SessionData {
    /** Only signed-in users have a stored session. */
    signedIn?: SignedIn;
  }
}

interface KnownSession {
  version: string;
  session: SessionRow;
  user: User;
}

interface StoreDeps {
  db: Db;
  clock: Clock;
  /** The attributes of every session's cookie, as express-session is told them. */
  cookie: session.CookieOptions & { maxAge: number };
}

type Callback = (error?: unknown) => void;

/** Memory for a few thousand users who are active at once; more cost the rows of some again. */
const maxKnown = 2000;

/**
 * Sessions in the database, for express-session. Each read is a single query, which decides whether the session goes on; the
 * rows of the session and its user come along only where this process does not have their present version. Only
 * sessions of signed-in users are stored, and only a new one is inserted: later writes change a row that is there.
 *
 * There is no `touch`: express-session would call it at the end of every request, and send each response in two pieces to
 * wait for it. `recordVisit` is called once the session is read.
 */
export class SessionStore extends session.Store {
  readonly #deps: StoreDeps;
  readonly #known = new LRUCache<string, KnownSession>({ max: maxKnown });

  constructor(deps: StoreDeps) {
    super();
    this.#deps = deps;
  }

  override get(sid: string, callback: (error: unknown, session?: SessionData | null) => void) {
    const { cookie } = this.#deps;
    this.find(sid).then(
      (signedIn) =>
        callback(null, signedIn && { cookie: { ...cookie, originalMaxAge: cookie.maxAge }, signedIn }),
      (error: unknown) => callback(error),
    );
  }

  override set(sid: string, { signedIn }: SessionData, callback?: Callback) {
    report(this.#write(sid, signedIn), callback);
  }

  override destroy(sid: string, callback?: Callback) {
    this.#known.delete(sid);
    report(deleteSession(this.#deps.db, sid), callback);
  }

  /** Records that the user was here, where the last recorded visit is long enough ago. */
  async recordVisit(sid: string, { stored, user }: SignedIn): Promise<void> {
    if (!stored) return;
    const { db, clock } = this.#deps;
    const lastSeenAt = clock.now();
    if (!isVisitWorthRecording(stored, user.userType, lastSeenAt)) return;
    const expires = sessionEnd({ signedInAt: stored.signedInAt, lastSeenAt }, user.userType);
    await updateSession(db, sid, { lastSeenAt, expires });
  }

  /** What a session says that goes on; null for any other. */
  async find(sid: string): Promise<SignedIn | null> {
    const { db, clock } = this.#deps;
    const now = clock.now();
    const before = this.#known.get(sid);
    const found = await findSession(db, sid, now, before?.version);
    const known = found?.rows ? knownFrom(found.version, found.rows) : before;
    if (!found || !known || isSessionOver(known.session, known.user.userType, now)) {
      this.#known.delete(sid);
      return null;
    }
    if (known !== before) this.#known.set(sid, known);
    const { id, signedInAt, lastSeenAt, authenticatedAt, userAgent, data } = known.session;
    const signedIn: SignedIn = {
      ...data,
      user: known.user,
      userAgent,
      authenticatedAt,
      stored: { id, signedInAt, lastSeenAt },
      resumeVersion: found.resumeVersion,
    };
    return Object.assign(signedIn, { toJSON: storedContent });
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
}

/** Later requests of the session share the user, which none of them may change. */
const knownFrom = (version: string, { session: row, user }: Omit<KnownSession, 'version'>): KnownSession => ({
  version,
  session: row,
  user: Object.freeze(user),
});

/**
 * express-session compares a session's JSON before and after each request to see whether it is to be saved: as much as a
 * save changes is enough.
 */
function storedContent(this: SignedIn): SessionContent {
  return { idToken: this.idToken };
}

const report = (work: Promise<void>, callback: Callback = () => {}) => {
  work.then(
    () => callback(),
    (error: unknown) => callback(error),
  );
};
