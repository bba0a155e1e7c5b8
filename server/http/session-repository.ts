import { and, eq, gte, sql } from 'drizzle-orm';
import type { SessionData } from 'express-session';
import type { Db } from '../db/client';
import { prepareOnce } from '../db/prepare-once';
import { sessions } from '../db/schema/sessions';
import { users, type User } from '../db/schema/users';

declare module 'express-session' {
  interface SessionData {
    /** Kept by passport once somebody has signed in: their id. */
    passport?: { user: User['id'] };
  }
}

const ownerId = sql`(${sessions.sess} -> 'passport' ->> 'user')::uuid`;

const sessionAndOwner = prepareOnce((db) =>
  db
    .select({ content: sessions.sess, owner: users })
    .from(sessions)
    .leftJoin(users, eq(users.id, ownerId))
    .where(and(eq(sessions.sid, sql.placeholder('sid')), gte(sessions.expire, sql.placeholder('now'))))
    .prepare('session_and_owner'),
);

/** A session that has not ended and, where somebody signed in with it who is still there, who that is. */
export const findSession = async (
  db: Db,
  sid: string,
): Promise<{ content: SessionData | null; owner: User | null } | undefined> => {
  const [found] = await sessionAndOwner(db).execute({ sid, now: new Date() });
  return found && { content: found.content as SessionData | null, owner: found.owner };
};
