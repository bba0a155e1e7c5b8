import { and, asc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client';
import { reminderDigests as digests } from '../../../db/schema/applications';
import { users, type User, type UserId } from '../../../db/schema/users';

export const findDigest = async (db: Db, owner: UserId) => {
  const [row] = await db
    .select({ isOn: sql<boolean>`coalesce(${digests.isOn}, false)`, isVerified: users.emailVerified })
    .from(users)
    .leftJoin(digests, eq(digests.userId, users.id))
    .where(eq(users.id, owner));
  return row ?? { isOn: false, isVerified: false };
};

export const turnOn = (db: Db, owner: UserId) =>
  db
    .insert(digests)
    .values({ userId: owner, isOn: true })
    .onConflictDoUpdate({ target: digests.userId, set: { isOn: true } });

export const turnOff = (db: Db, owner: UserId) =>
  db.update(digests).set({ isOn: false }).where(eq(digests.userId, owner));

export interface WaitingDigest {
  userId: UserId;
  doneOn: string | null;
}

const isWaiting = (today: string) => and(digests.isOn, or(isNull(digests.doneOn), lt(digests.doneOn, today)));

/** Up to `limit` users with a verified address whose digest of today is still to be made, after the one of this id. */
export const listWaiting = (
  db: Db,
  today: string,
  { after, limit }: { after: UserId | undefined; limit: number },
): Promise<WaitingDigest[]> =>
  db
    .select({ userId: digests.userId, doneOn: digests.doneOn })
    .from(digests)
    .innerJoin(users, eq(users.id, digests.userId))
    .where(
      and(isWaiting(today), users.emailVerified, after === undefined ? undefined : gt(digests.userId, after)),
    )
    .orderBy(asc(digests.userId))
    .limit(limit);

/** Claims the digest of today: false when another process has, or when it was stopped meanwhile. */
export const claimDigest = async (db: Db, owner: UserId, today: string): Promise<boolean> =>
  (
    await db
      .update(digests)
      .set({ doneOn: today })
      .where(and(eq(digests.userId, owner), isWaiting(today)))
      .returning({ userId: digests.userId })
  ).length > 0;

/** Releases a digest that could not be sent, for the next attempt. */
export const releaseDigest = (db: Db, { userId, doneOn }: WaitingDigest, today: string) =>
  db
    .update(digests)
    .set({ doneOn })
    .where(and(eq(digests.userId, userId), eq(digests.doneOn, today)));

/** Whom to write to; undefined where the address is not verified any more. */
export const findRecipient = async (
  db: Db,
  owner: UserId,
): Promise<Pick<User, 'email' | 'firstName' | 'lastName'> | undefined> =>
  (
    await db
      .select({ email: users.email, firstName: users.firstName, lastName: users.lastName })
      .from(users)
      .where(and(eq(users.id, owner), users.emailVerified))
  )[0];
