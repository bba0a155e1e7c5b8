import type { SessionRow } from '../db/schema/sessions';
import type { User } from '../db/schema/users';

const minuteMs = 60 * 1000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

interface SessionLimits {
  /** Without a request for this long, the session is over. */
  idleMs: number;
  /** So long after the sign-in, the session is over whatever happened since. */
  absoluteMs: number;
  /** How much later than the recorded one a visit must be to be recorded: not every read should cost a write. */
  seenEveryMs: number;
}

const sessionLimits: Record<User['userType'], SessionLimits> = {
  user: { idleMs: 14 * dayMs, absoluteMs: 30 * dayMs, seenEveryMs: 10 * minuteMs },
  admin: { idleMs: 30 * minuteMs, absoluteMs: 8 * hourMs, seenEveryMs: minuteMs },
};

/** The limits of users, as the privacy notice says them. */
export const sessionDays = {
  idle: sessionLimits.user.idleMs / dayMs,
  absolute: sessionLimits.user.absoluteMs / dayMs,
};

/** How long a browser keeps the cookie: the longest that any session lasts. The server decides when it is over. */
export const cookieMaxAgeMs = sessionLimits.user.absoluteMs;

/** How recent a sign-in must be for a sensitive call (shared/http/sensitive-calls.ts). */
export const freshSignInMinutes = 15;

type SessionTimes = Pick<SessionRow, 'signedInAt' | 'lastSeenAt'>;

/** When a session ends if no further request comes. */
export const sessionEnd = ({ signedInAt, lastSeenAt }: SessionTimes, userType: User['userType']): Date => {
  const { idleMs, absoluteMs } = sessionLimits[userType];
  return new Date(Math.min(signedInAt.getTime() + absoluteMs, lastSeenAt.getTime() + idleMs));
};

export const isSessionOver = (session: SessionTimes, userType: User['userType'], now: Date): boolean =>
  sessionEnd(session, userType) <= now;

export const isVisitWorthRecording = (
  { lastSeenAt }: SessionTimes,
  userType: User['userType'],
  now: Date,
): boolean => now.getTime() - lastSeenAt.getTime() >= sessionLimits[userType].seenEveryMs;

/** Whether the user entered credentials at the identity provider recently enough for a sensitive change. */
export const isSignInFresh = ({ authenticatedAt }: Pick<SessionRow, 'authenticatedAt'>, now: Date): boolean =>
  authenticatedAt !== null && now.getTime() - authenticatedAt.getTime() <= freshSignInMinutes * minuteMs;
