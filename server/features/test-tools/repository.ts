import {
  aliasedTable,
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  isNotNull,
  lte,
  ne,
  notExists,
  type SQL,
} from 'drizzle-orm';
import type { Db } from '../../db/client';
import { billingLogs, payments } from '../../db/schema/billing';
import { users, type User } from '../../db/schema/users';

/** Users whose paid time has ended and who are not yet recorded as free, latest end first; and their total. */
export const listExpired = (db: Db, now: Date, limit: number) =>
  listEnding(db, lte(users.subscriptionExpiresAt, now), desc(users.subscriptionExpiresAt), limit);

/** Whose paid time ends after `now` and by `until`, the next to end first; and how many in all. */
export const listExpiring = (db: Db, { now, until }: { now: Date; until: Date }, limit: number) =>
  listEnding(
    db,
    and(gt(users.subscriptionExpiresAt, now), lte(users.subscriptionExpiresAt, until)),
    asc(users.subscriptionExpiresAt),
    limit,
  );

const listEnding = async (db: Db, ends: SQL | undefined, order: SQL, limit: number) => {
  const which = and(ne(users.plan, 'free'), isNotNull(users.subscriptionExpiresAt), ends);
  const [total] = await db.select({ count: count() }).from(users).where(which);
  const rows = await db.select().from(users).where(which).orderBy(order, users.id).limit(limit);
  return { count: total?.count ?? 0, rows };
};

/**
 * Whether the user has time ahead that was paid for: by a payment, or by other ways, as an administrator's reference says.
 * What was paid by other ways counts however the end was moved since, until the plan was set to free.
 */
export const hasPaidAhead = async (tx: Db, user: User, now: Date): Promise<boolean> => {
  const [paid] = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.userId, user.id), eq(payments.status, 'paid'), gt(payments.periodEnd, now)))
    .limit(1);
  if (paid) return true;
  const setFree = aliasedTable(billingLogs, 'set_free');
  const [byHand] = await tx
    .select({ id: billingLogs.id })
    .from(billingLogs)
    .where(
      and(
        eq(billingLogs.userId, user.id),
        eq(billingLogs.cause, 'admin'),
        isNotNull(billingLogs.transactionReference),
        ne(billingLogs.newStatus, 'free'),
        gt(billingLogs.newExpiresAt, now),
        notExists(
          tx
            .select({ id: setFree.id })
            .from(setFree)
            .where(
              and(
                eq(setFree.userId, user.id),
                eq(setFree.newStatus, 'free'),
                gt(setFree.sequence, billingLogs.sequence),
              ),
            ),
        ),
      ),
    )
    .limit(1);
  return byHand !== undefined;
};
