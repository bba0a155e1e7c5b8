import { and, eq, gt, inArray, lte, notExists, sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { subscriptionNotices } from '../../db/schema/subscription-notices';
import { users, type User, type UserId } from '../../db/schema/users';

export type NoticeKind = (typeof subscriptionNotices.$inferSelect)['kind'];

/** Up to `limit` people whose Pro ends, or ended, in (`after`, `until`], and who have not had this notice of that end. */
export const findToNotify = (
  db: Db,
  kind: NoticeKind,
  { after, until }: { after: Date; until: Date },
  limit: number,
): Promise<User[]> =>
  db
    .select()
    .from(users)
    .where(
      and(
        gt(users.subscriptionExpiresAt, after),
        lte(users.subscriptionExpiresAt, until),
        // Whoever's Pro has ended may have been written down as free already.
        inArray(users.plan, kind === 'ended' ? ['pro', 'free'] : ['pro']),
        notExists(
          db
            .select({ one: sql`1` })
            .from(subscriptionNotices)
            .where(
              and(
                eq(subscriptionNotices.userId, users.id),
                eq(subscriptionNotices.kind, kind),
                eq(subscriptionNotices.expiresAt, users.subscriptionExpiresAt),
              ),
            ),
        ),
      ),
    )
    .orderBy(users.subscriptionExpiresAt)
    .limit(limit);

/** Takes a notice to send: false when another process has taken it. */
export const takeNotice = async (db: Db, notice: typeof subscriptionNotices.$inferInsert): Promise<boolean> =>
  (await db.insert(subscriptionNotices).values(notice).onConflictDoNothing().returning()).length > 0;

/** Gives a notice back that could not be sent, for the next try. */
export const giveBackNotice = (db: Db, userId: UserId, kind: NoticeKind, expiresAt: Date) =>
  db
    .delete(subscriptionNotices)
    .where(
      and(
        eq(subscriptionNotices.userId, userId),
        eq(subscriptionNotices.kind, kind),
        eq(subscriptionNotices.expiresAt, expiresAt),
      ),
    );
