import { and, eq, gt } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { formerUsernames } from '../../db/schema/former-usernames';
import { resumes } from '../../db/schema/resumes';
import { users, type UserId } from '../../db/schema/users';

const profiles = (db: Db) =>
  db.select({ user: users, resume: resumes }).from(users).leftJoin(resumes, eq(resumes.userId, users.id));

/**
 * Public by design: whoever knows the username may look. Who has it at `now` comes first, then who gave it up so lately
 * that it still leads to them.
 */
export const findByUsername = async (db: Db, username: string, now: Date) =>
  (await profiles(db).where(eq(users.username, username)))[0] ??
  (await findByFormerUsername(db, username, now));

const findByFormerUsername = async (db: Db, username: string, now: Date) =>
  (
    await profiles(db)
      .innerJoin(formerUsernames, eq(formerUsernames.userId, users.id))
      .where(and(eq(formerUsernames.username, username), gt(formerUsernames.redirectsUntil, now)))
  )[0];

export const findByOwner = async (db: Db, owner: UserId) =>
  (await profiles(db).where(eq(users.id, owner)))[0];
