import { and, count, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import type { Pseudonyms } from '../../db/pseudonyms';
import { formerUsernames, retiredUsernames, type User, type UserId, users } from '../../db/schema/users';

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

/** Locked wholly, also for rows that only name the user: a username is a key that others could refer to. */
export const lockUser = async (tx: Db, id: UserId): Promise<User | undefined> =>
  (await tx.select().from(users).where(eq(users.id, id)).for('update'))[0];

/**
 * Whether another user has this username, gave it up, so that it keeps leading to that user, or had it when they deleted
 * their account.
 */
export const isUsernameOfAnother = async (
  { db, pseudonyms }: { db: Db; pseudonyms: Pseudonyms },
  asker: UserId | null,
  username: string,
): Promise<boolean> => {
  const [taken] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.username, username), asker ? ne(users.id, asker) : undefined));
  const [former] = await db
    .select({ userId: formerUsernames.userId })
    .from(formerUsernames)
    .where(
      and(eq(formerUsernames.username, username), asker ? ne(formerUsernames.userId, asker) : undefined),
    );
  if (taken ?? former) return true;
  // Last, as a deletion moves a username from the other two tables to this one.
  const [retired] = await db
    .select()
    .from(retiredUsernames)
    .where(eq(retiredUsernames.usernameHash, pseudonyms.ofUsername(username)));
  return retired !== undefined;
};

/** Whom these addresses lead to: the users who have them, else the users who gave them up. In lower case; unknown ones are left out. */
export const findUserIds = async (db: Db, usernames: string[]): Promise<Map<string, UserId>> => {
  if (usernames.length === 0) return new Map();
  const present = await db
    .select({ username: users.username, userId: users.id })
    .from(users)
    .where(inArray(users.username, usernames));
  const found = new Map(present.map(({ username, userId }) => [username, userId]));
  const others = usernames.filter((username) => !found.has(username));
  if (others.length === 0) return found;
  const former = await db
    .select({ username: formerUsernames.username, userId: formerUsernames.userId })
    .from(formerUsernames)
    .where(inArray(formerUsernames.username, others));
  for (const { username, userId } of former) found.set(username, userId);
  return found;
};

/** How many usernames the owner has given up after `since`, without `wanted`, which they take back. */
export const countGivenUp = async (db: Db, owner: UserId, since: Date, wanted: string): Promise<number> => {
  const [row] = await db
    .select({ count: count() })
    .from(formerUsernames)
    .where(
      and(
        eq(formerUsernames.userId, owner),
        gt(formerUsernames.givenUpAt, since),
        ne(formerUsernames.username, wanted),
      ),
    );
  return row?.count ?? 0;
};

export const keepFormerUsername = (db: Db, owner: UserId, username: string, givenUpAt: Date) =>
  db
    .insert(formerUsernames)
    .values({ username, userId: owner, givenUpAt })
    .onConflictDoUpdate({ target: formerUsernames.username, set: { userId: owner, givenUpAt } });

export const forgetFormerUsername = (db: Db, owner: UserId, username: string) =>
  db
    .delete(formerUsernames)
    .where(and(eq(formerUsernames.username, username), eq(formerUsernames.userId, owner)));
