import { and, desc, eq, getTableColumns, gt, inArray, lte, ne, sql } from 'drizzle-orm';
import { batchLookups } from '../db/batch-lookups';
import type { Db } from '../db/client';
import { directStatement } from '../db/direct-statement';
import { rowAsJson, rowFromJson } from '../db/json-rows';
import { resumes } from '../db/schema/resumes';
import { sessions, type SessionRow } from '../db/schema/sessions';
import { users, type User, type UserId } from '../db/schema/users';

const { searchText: _, ...userColumns } = getTableColumns(users);
const sessionColumns = getTableColumns(sessions);

/** By the transactions that wrote the rows last: any change of either is another version. */
const version = sql<string>`concat_ws(':', ${sessions}.xmin, ${users}.xmin)`;

interface SessionAndUser {
  session: unknown;
  user: unknown;
}

const sessionsAndUsers = directStatement<
  [place: number, version: string, resumeVersion: string | null, rows: SessionAndUser | null]
>('sessions_and_users', (db) =>
  db
    .select({
      place: sql<number>`asked.place::int`,
      version,
      resumeVersion: sql<string | null>`${resumes}.xmin::text`,
      rows: sql<SessionAndUser | null>`case when ${version} <> asked.known
        then json_build_object('session', ${rowAsJson(sessionColumns)}, 'user', ${rowAsJson(userColumns)}) end`,
    })
    .from(
      sql`unnest(
          (select ${sql.placeholder('sids')}::text[]),
          (select ${sql.placeholder('nows')}::timestamptz[]),
          (select ${sql.placeholder('known')}::text[]))
        with ordinality as asked(sid, now, known, place)`,
    )
    .innerJoin(sessions, and(eq(sessions.sid, sql`asked.sid`), gt(sessions.expires, sql`asked.now`)))
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(resumes, and(eq(resumes.userId, sessions.userId), resumes.isPrimary)),
);

interface FoundSession {
  version: string;
  /** Of the user's resume: another one after each change. Null without a resume. */
  resumeVersion: string | null;
  /** Null if they still have the version that the caller knows. */
  rows: { session: SessionRow; user: User } | null;
}

interface AskedSession {
  sid: string;
  now: string;
  known: string;
}

const findSessions = batchLookups(
  async (db, asked: AskedSession[]) => {
    const found: (FoundSession | undefined)[] = asked.map(() => undefined);
    const statement = {
      sids: asked.map(({ sid }) => sid),
      nows: asked.map(({ now }) => now),
      known: asked.map(({ known }) => known),
    };
    for (const [place, currentVersion, resumeVersion, rows] of await sessionsAndUsers(db, statement)) {
      found[place - 1] = {
        version: currentVersion,
        resumeVersion,
        rows: rows && {
          session: rowFromJson<SessionRow>(sessionColumns, rows.session),
          user: rowFromJson<User>(userColumns, rows.user),
        },
      };
    }
    return found;
  },
  ({ sid, now, known }) => `${sid} ${now} ${known}`,
);

/**
 * An unexpired session together with its user: every call of a signed-in user needs both. `known` is the version whose rows
 * the caller has already. Calls at the same moment share a statement.
 */
export const findSession = (db: Db, sid: string, now: Date, known = ''): Promise<FoundSession | undefined> =>
  findSessions(db, { sid, now: now.toISOString(), known });

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

export const deleteExpiredSessions = async (db: Db, now: Date): Promise<void> => {
  await db.delete(sessions).where(lte(sessions.expires, now));
};
