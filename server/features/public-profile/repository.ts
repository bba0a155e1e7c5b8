import { eq } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { resumes } from '../../db/schema/resumes';
import { users, type UserId } from '../../db/schema/users';

const profiles = (db: Db) =>
  db.select({ user: users, resume: resumes }).from(users).leftJoin(resumes, eq(resumes.userId, users.id));

/** Public by design: whoever knows the username may look. */
export const findByUsername = async (db: Db, username: string) =>
  (await profiles(db).where(eq(users.username, username)))[0];

export const findByOwner = async (db: Db, owner: UserId) =>
  (await profiles(db).where(eq(users.id, owner)))[0];
