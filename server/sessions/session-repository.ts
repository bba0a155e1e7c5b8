import { and, desc, eq, exists, getTableColumns, gt, inArray, lte, ne, sql } from 'drizzle-orm';
import type { Db } from '../db/client';
import { rowsAtOnce } from '../db/in-batches';
import { organizationMembers } from '../db/schema/organizations';
import { sessions, type SessionRow } from '../db/schema/sessions';
import { users, type UserId } from '../db/schema/users';

const { searchText: _, ...userColumns } = getTableColumns(users);

const { sid: _sid, userId: _userId, expires: _expires, ...sessionColumns } = getTableColumns(sessions);

/**
 * Finds an unexpired session together with its user: every call of a signed-in user needs both. Prepared once, since
 * building the statement takes longer than the rest of the lookup.
 */
export const prepareFindSession = (db: Db) => {
  const membership = db
    .select({ role: organizationMembers.role })
    .from(organizationMembers)
    .where(eq(organizationMembers.userId, users.id));
  const statement = db
    .select({
      session: sessionColumns,
      user: userColumns,
      isTeamMember: sql<boolean>`${exists(membership)}`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.sid, sql.placeholder('sid')), gt(sessions.expires, sql.placeholder('now'))))
    .prepare('session_of_sid');
  return async (sid: string, now: Date) => (await statement.execute({ sid, now }))[0];
};

export const insertSession = async (
  db: Db,
  session: typeof sessions.$inferInsert,
): Promise<Pick<SessionRow, 'id' | 'signedInAt' | 'lastSeenAt'>> => {
  const { id, signedInAt, lastSeenAt } = sessions;
  const [inserted] = await db.insert(sessions).values(session).returning({ id, signedInAt, lastSeenAt });
  if (!inserted) throw new Error('A session was not stored');
  return inserted;
};

/** Changes a stored session only: a request under way must not bring back one that was signed out meanwhile. */
export const updateSession = async (
  db: Db,
  sid: string,
  changes: Partial<Pick<SessionRow, 'data' | 'lastSeenAt' | 'expires'>>,
): Promise<void> => {
  await db.update(sessions).set(changes).where(eq(sessions.sid, sid));
};

export const deleteSession = async (db: Db, sid: string): Promise<void> => {
  await db.delete(sessions).where(eq(sessions.sid, sid));
};

export const listSessions = (db: Db, owner: UserId, now: Date): Promise<SessionRow[]> =>
  db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, owner), gt(sessions.expires, now)))
    .orderBy(desc(sessions.lastSeenAt), sessions.id);

/** Whether there was such a session of this user. */
export const deleteOwnedSession = async (db: Db, owner: UserId, id: SessionRow['id']): Promise<boolean> => {
  const deleted = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, owner), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  return deleted.length > 0;
};

/** Ends a user's sessions on every device except one, where given. Returns how many there were. */
export const deleteSessionsOf = async (db: Db, owner: UserId, except?: SessionRow['id']): Promise<number> => {
  const deleted = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, owner), except === undefined ? undefined : ne(sessions.id, except)))
    .returning({ id: sessions.id });
  return deleted.length;
};

/** Who is signed in by which of these session ids. */
export const findSessionUsers = async (
  db: Db,
  sids: readonly string[],
  now: Date,
): Promise<Map<string, UserId>> => {
  if (sids.length === 0) return new Map();
  const rows = await db
    .select({ sid: sessions.sid, userId: sessions.userId })
    .from(sessions)
    .where(and(inArray(sessions.sid, [...sids]), gt(sessions.expires, now)));
  return new Map(rows.map(({ sid, userId }) => [sid, userId]));
};

/** Removes up to `limit` sessions that have ended; returns how many. */
export const deleteExpiredSessions = async (db: Db, now: Date, limit = rowsAtOnce): Promise<number> => {
  const ended = db
    .select({ sid: sessions.sid })
    .from(sessions)
    .where(lte(sessions.expires, now))
    .limit(limit);
  const gone = await db.delete(sessions).where(inArray(sessions.sid, ended)).returning({ id: sessions.id });
  return gone.length;
};
