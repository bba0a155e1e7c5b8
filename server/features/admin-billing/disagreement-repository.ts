import {
  aliasedTable,
  and,
  eq,
  exists,
  gt,
  isNull,
  like,
  lt,
  not,
  notExists,
  notLike,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { Db } from '../../db/client';
import { paymentNotes } from '../../db/payment-notes';
import { billingLogs, type BillingLogRow } from '../../db/schema/billing/billing-logs';
import { mayDisagree, payments } from '../../db/schema/billing/payments';
import { users } from '../../db/schema/users';

const withUser = (db: Db) =>
  db
    .select({
      payment: payments,
      user: {
        id: users.id,
        firstName: users.firstName,
        lastName: users.lastName,
        email: users.email,
        emailVerified: users.emailVerified,
        contactEmail: users.contactEmail,
      },
    })
    .from(payments)
    .leftJoin(users, eq(users.id, payments.userId));

const begins = (text: string) => like(payments.failureReason, `${text}%`);

/** Settled payments that an administrator has to look at, oldest first. */
export const listToLookAt = (db: Db, now: Date, limit: number) => {
  const { status, periodStart, periodEnd, failureReason } = payments;
  const isRunning = gt(periodEnd, now);
  return withUser(db)
    .where(
      and(
        mayDisagree(payments),
        or(
          and(eq(status, 'paid'), isNull(periodStart)),
          and(eq(status, 'paid'), begins(paymentNotes.chargedTwice), isNotDealtWith(db)),
          // Partly refunded, or with an answer that no rule covers.
          and(
            eq(status, 'paid'),
            notLike(failureReason, `${paymentNotes.chargedTwice}%`),
            isRunning,
            isNotDealtWith(db),
          ),
          and(eq(status, 'refunded'), begins(paymentNotes.backAgain), isNotDealtWith(db)),
          and(eq(status, 'refunded'), isRunning, isPlanKept(db)),
          and(eq(status, 'failed'), begins(paymentNotes.mismatch), isNotDealtWith(db)),
        ),
      ),
    )
    .orderBy(payments.createdAt, payments.id)
    .limit(limit);
};

const { oldStatus, newStatus, oldExpiresAt, newExpiresAt } = billingLogs;
const changesPlan = sql`(${oldStatus}, ${oldExpiresAt}) is distinct from (${newStatus}, ${newExpiresAt})`;

/** The billing log about a payment that meets the conditions. */
const logsOf = (db: Db, cause: BillingLogRow['cause'], ...conditions: SQL[]) =>
  db
    .select({ id: billingLogs.id })
    .from(billingLogs)
    .where(and(eq(billingLogs.paymentId, payments.id), eq(billingLogs.cause, cause), ...conditions));

/** No administrator has changed the plan with this payment's reference. A cleanup is an entry without a change. */
const isNotDealtWith = (db: Db) => notExists(logsOf(db, 'admin', changesPlan));

/** The refund changed nothing, as an administrator had set the plan, and none has changed it since. */
const isPlanKept = (db: Db) => {
  const later = aliasedTable(billingLogs, 'later');
  const isOfUser = and(eq(later.userId, billingLogs.userId), eq(later.cause, 'admin'));
  const changesSince = db
    .select({ id: later.id })
    .from(later)
    .where(and(isOfUser, gt(later.sequence, billingLogs.sequence)));
  return exists(logsOf(db, 'refund', not(changesPlan), notExists(changesSince)));
};

/** Payments pending since before a moment, oldest first. */
export const listPendingSince = (db: Db, moment: Date, limit: number) =>
  withUser(db)
    .where(and(eq(payments.status, 'pending'), lt(payments.createdAt, moment)))
    .orderBy(payments.createdAt, payments.id)
    .limit(limit);
