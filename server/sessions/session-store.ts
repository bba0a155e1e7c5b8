import session, { type SessionData } from 'express-session';
import type { Clock } from '../clock';
import type { Db } from '../db/client';
import type { SessionContent, SessionRow } from '../db/schema/sessions';
import type { User } from '../db/schema/users';
import { isSessionOver, isVisitWorthRecording, sessionEnd } from './session-limits';
import { deleteSession, insertSession, prepareFindSession, updateSession } from './session-repository';

/** A user as read with their session; `isTeamMember` is what their navigation depends on. */
export type SessionUser = User & { isTeamMember?: boolean };

/** What a signed-in user's session says. */
export interface SignedIn extends SessionContent {
  user: SessionUser;
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
 * Sessions in the database, for express-session. Only sessions of signed-in users are stored, and only a new one is inserted:
 * later writes change a row that is there, so that a request under way brings back no session that was signed out.
 *
 * There is no `touch`, which express-session calls at the end of every request: what a page sends on a timer is no visit.
 * `recordVisit` is called once the session is read.
 */
export class SessionStore extends session.Store {
  readonly #deps: StoreDeps;
  readonly #findSession: ReturnType<typeof prepareFindSession>;

  constructor(deps: StoreDeps) {
    super();
    this.#deps = deps;
    this.#findSession = prepareFindSession(deps.db);
  }

  override get(sid: string, callback: (error: unknown, session?: SessionData | null) => void) {
    const { cookie } = this.#deps;
    this.#read(sid).then(
      (signedIn) =>
        callback(null, signedIn && { cookie: { ...cookie, originalMaxAge: cookie.maxAge }, signedIn }),
      (error: unknown) => callback(error),
    );
  }

  override set(sid: string, { signedIn }: SessionData, callback?: Callback) {
    report(this.#write(sid, signedIn), callback);
  }

  override destroy(sid: string, callback?: Callback) {
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
  async #read(sid: string): Promise<SignedIn | null> {
    const now = this.#deps.clock.now();
    const found = await this.#findSession(sid, now);
    if (!found || isSessionOver(found.session, found.user.userType, now)) return null;
    const { id, signedInAt, lastSeenAt, authenticatedAt, userAgent, data } = found.session;
    const user = { ...found.user, isTeamMember: found.isTeamMember };
    return { ...data, user, userAgent, authenticatedAt, stored: { id, signedInAt, lastSeenAt } };
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

const report = (work: Promise<void>, callback: Callback = () => {}) => {
  work.then(
    () => callback(),
    (error: unknown) => callback(error),
  );
};
