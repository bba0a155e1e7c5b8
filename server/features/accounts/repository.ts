import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { users, type User, type UserId } from '../../db/schema/users';

export type NewUser = Pick<
  User,
  | 'issuer'
  | 'subject'
  | 'username'
  | 'email'
  | 'emailVerified'
  | 'firstName'
  | 'lastName'
  | 'userType'
  | 'noticeVersion'
  | 'noticeSeenAt'
> &
  Partial<Pick<User, 'trialStartedAt' | 'trialEndsAt'>>;

export const findByIdentity = async (db: Db, issuer: string, subject: string): Promise<User | undefined> =>
  (
    await db
      .select()
      .from(users)
      .where(and(eq(users.issuer, issuer), eq(users.subject, subject)))
  )[0];

/** Undefined when the identity or the username is there already. */
export const insertUser = async (db: Db, user: NewUser): Promise<User | undefined> =>
  (await db.insert(users).values(user).onConflictDoNothing().returning())[0];

export const updateUser = async (
  db: Db,
  id: UserId,
  changes: Partial<Omit<User, 'id'>>,
): Promise<User | undefined> => (await db.update(users).set(changes).where(eq(users.id, id)).returning())[0];

const hasEmail = (email: string) => eq(sql`lower(${users.email})`, email.toLowerCase());

/** Users with this account email, in any case, verified or not. */
export const findByEmail = (db: Db, email: string): Promise<User[]> =>
  db.select().from(users).where(hasEmail(email));

/** Makes the users with this verified account email administrators. The contact email, which anyone may type, is never matched. */
export const grantAdminByEmail = (db: Db, email: string): Promise<User[]> =>
  db
    .update(users)
    .set({ userType: 'admin' })
    .where(and(hasEmail(email), users.emailVerified))
    .returning();

export const revokeAdminByEmail = (db: Db, email: string): Promise<User[]> =>
  db.update(users).set({ userType: 'user' }).where(hasEmail(email)).returning();
