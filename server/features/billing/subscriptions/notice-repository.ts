import { and, eq, getTableColumns, gt, lte, ne, notExists, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client';
import { subscriptionNotices } from '../../../db/schema/billing';
import { users, type User, type UserId } from '../../../db/schema/users';

export type NoticeKind = (typeof subscriptionNotices.$inferSelect)['kind'];

/** The fields of a subscriber for a notice; also the paging cursor. */
export type Notified = Pick<User, 'id' | 'email' | 'firstName' | 'lastName'> & {
  expiresAt: Date;
  /** Whether the plan ends, or ended, with the free trial. */
  isTrial: boolean;
};

interface Window {
  after: Date;
  until: Date;
}

/**
 * The end as JavaScript reads it: a Date has milliseconds and Postgres keeps microseconds, such as of an end that was set by
 * SQL. Compared with a Date, such an end would never be equal, and always be after it.
 */
const endInMs = sql`date_trunc('milliseconds', ${users.subscriptionExpiresAt})`;

/**
 * Up to `limit` users whose plan ends, or ended, in (`after`, `until`] and who have not received this notice for that end,
 * ordered by end; with `last`, those after it.
 */
export const findToNotify = async (
  db: Db,
  kind: NoticeKind,
  window: Window,
  limit: number,
  last?: Pick<Notified, 'id' | 'expiresAt'>,
): Promise<Notified[]> => {
  const rows = await db
    .select(columns)
    .from(users)
    .where(
      and(
        isDue(kind, window),
        last && sql`(${endInMs}, ${users.id}) > (${last.expiresAt.toISOString()}::timestamptz, ${last.id})`,
        notExists(
          db
            .select({ one: sql`1` })
            .from(subscriptionNotices)
            .where(
              and(
                eq(subscriptionNotices.userId, users.id),
                eq(subscriptionNotices.kind, kind),
                eq(subscriptionNotices.expiresAt, endInMs),
              ),
            ),
        ),
      ),
    )
    .orderBy(endInMs, users.id)
    .limit(limit);
  return rows.flatMap(withEnd);
};

/** The user's current state; undefined when the notice no longer applies, because they have paid meanwhile. */
export const findStillToNotify = async (
  db: Db,
  kind: NoticeKind,
  window: Window,
  { id, expiresAt }: Notified,
): Promise<Notified | undefined> => {
  const isSameEnd = and(eq(users.id, id), sql`${endInMs} = ${expiresAt.toISOString()}::timestamptz`);
  const rows = await db
    .select(columns)
    .from(users)
    .where(and(isSameEnd, isDue(kind, window)));
  return rows.flatMap(withEnd)[0];
};

const { id, email, firstName, lastName, subscriptionExpiresAt } = getTableColumns(users);
// As endsWithTrial in shared/billing/trial.ts.
const isTrial = sql<boolean>`(${users.plan} <> 'agency' and ${users.subscriptionExpiresAt} is not distinct from ${users.trialEndsAt})`;
const columns = { id, email, firstName, lastName, subscriptionExpiresAt, isTrial };

const withEnd = ({
  subscriptionExpiresAt: expiresAt,
  ...rest
}: Omit<Notified, 'expiresAt'> & Pick<User, 'subscriptionExpiresAt'>) =>
  expiresAt ? [{ ...rest, expiresAt }] : [];

// Only to a verified address: any other may belong to another person. The expiry job may already have recorded the ended plan
// as Free.
const isDue = (kind: NoticeKind, { after, until }: Window) =>
  and(
    users.emailVerified,
    gt(users.subscriptionExpiresAt, after),
    lte(users.subscriptionExpiresAt, until),
    kind === 'ended' ? undefined : ne(users.plan, 'free'),
    // Seven days before the end of a trial is its start.
    kind === 'seven_days' ? sql`not ${isTrial}` : undefined,
  );

/** Claims a notice: false when another process has claimed it. */
export const takeNotice = async (db: Db, notice: typeof subscriptionNotices.$inferInsert): Promise<boolean> =>
  (await db.insert(subscriptionNotices).values(notice).onConflictDoNothing().returning()).length > 0;

/** Releases a notice that could not be sent, for the next attempt. */
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
