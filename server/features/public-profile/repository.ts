import { and, desc, eq, gt, inArray, or } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { formerUsernames } from '../../db/schema/former-usernames';
import { resumes } from '../../db/schema/resumes';
import { users, type User, type UserId } from '../../db/schema/users';
import type { ProfileOwner } from './policy';

const profiles = (db: Db) =>
  db.select({ user: users, resume: resumes }).from(users).leftJoin(resumes, eq(resumes.userId, users.id));

/**
 * Whose profile this address leads to, visible or not: the user who has the username, else the one who gave it up. The
 * policy decides who may see it.
 */
export const findByUsername = async (db: Db, username: string) => {
  const formerOwner = db
    .select({ userId: formerUsernames.userId })
    .from(formerUsernames)
    .where(eq(formerUsernames.username, username));
  // One query in every case: its time does not distinguish a hidden profile from none.
  const [found] = await profiles(db)
    .where(or(eq(users.username, username), inArray(users.id, formerOwner)))
    .orderBy(desc(eq(users.username, username)))
    .limit(1);
  return found;
};

export const findByOwner = async (db: Db, owner: UserId) =>
  (await profiles(db).where(eq(users.id, owner)))[0];

/** What decides who sees the profiles of these users. */
export const findProfileOwners = (db: Db, owners: UserId[]): Promise<ProfileOwner[]> =>
  db
    .select({ id: users.id, visibility: users.visibility, resumeVersion: resumes.version })
    .from(users)
    .leftJoin(resumes, eq(resumes.userId, users.id))
    .where(inArray(users.id, owners));

/** The user's row, locked until the transaction ends. */
export const lockOwner = async (tx: Db, owner: UserId): Promise<User | undefined> =>
  (await tx.select().from(users).where(eq(users.id, owner)).for('no key update'))[0];

type VisibilityColumns = Pick<
  User,
  'visibility' | 'visibilityChosenAt' | 'showEmail' | 'showPhone' | 'showLocation'
>;

export const updateVisibility = (tx: Db, owner: UserId, changes: Partial<VisibilityColumns>) =>
  tx.update(users).set(changes).where(eq(users.id, owner));

/** The newest public profiles with a saved resume, for search engines. */
export const listIndexed = (db: Db, limit: number) =>
  db
    .select({ username: users.username, updatedAt: resumes.updatedAt })
    .from(users)
    .innerJoin(resumes, and(eq(resumes.userId, users.id), gt(resumes.version, 0)))
    .where(eq(users.visibility, 'public'))
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(limit);
