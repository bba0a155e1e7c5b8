import {
  aliasedTable,
  and,
  eq,
  exists,
  gt,
  gte,
  isNotNull,
  isNull,
  like,
  lt,
  not,
  notExists,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client';
import { paymentNotes } from '../../db/payment-notes';
import { type BillingLogRow, billingLogs, mayDisagree, payments } from '../../db/schema/billing';
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

const { status, periodStart, periodEnd, failureReason } = payments;

const begins = (text: string) => like(failureReason, `${text}%`);

const oldestFirst = [payments.createdAt, payments.id];

/** Money that granted nothing, or may have, oldest first. */
export const listNotGranted = (db: Db, limit: number) =>
  withUser(db)
    .where(
      and(
        mayDisagree(payments),
        or(
          and(eq(status, 'paid'), isNull(periodStart)),
          // A second charge is dealt with by its refund alone, which a check sees.
          and(eq(status, 'paid'), begins(paymentNotes.chargedTwice)),
          and(eq(status, 'refunded'), begins(paymentNotes.backAgain), isNotDealtWith(db)),
          and(eq(status, 'failed'), begins(paymentNotes.mismatch), isNotDealtWith(db)),
        ),
      ),
    )
    .orderBy(...oldestFirst)
    .limit(limit);

/** Running periods of users for money that went back, or may have, oldest first. */
export const listRefunded = (db: Db, now: Date, limit: number) =>
  withUser(db)
    .where(
      and(
        mayDisagree(payments),
        isNotNull(payments.userId),
        gt(periodEnd, now),
        or(
          // Partly refunded, or with an answer that no rule covers.
          and(eq(status, 'paid'), not(begins(paymentNotes.chargedTwice)), isNotDealtWith(db)),
          and(eq(status, 'refunded'), not(begins(paymentNotes.backAgain)), isPlanKept(db)),
        ),
      ),
    )
    .orderBy(...oldestFirst)
    .limit(limit);

const changesPlan = ({ oldStatus, oldExpiresAt, newStatus, newExpiresAt }: PlanColumns) =>
  sql`(${oldStatus}, ${oldExpiresAt}) is distinct from (${newStatus}, ${newExpiresAt})`;

type PlanColumns = Record<'oldStatus' | 'oldExpiresAt' | 'newStatus' | 'newExpiresAt', AnyPgColumn>;

/** The billing log about a payment that meets the conditions. */
const logsOf = (db: Db, cause: BillingLogRow['cause'], ...conditions: SQL[]) =>
  db
    .select({ id: billingLogs.id })
    .from(billingLogs)
    .where(and(eq(billingLogs.paymentId, payments.id), eq(billingLogs.cause, cause), ...conditions));

/**
 * No administrator has changed the plan with this payment's reference since it has its note. A cleanup is an entry without a
 * change.
 */
const isNotDealtWith = (db: Db) =>
  notExists(logsOf(db, 'admin', changesPlan(billingLogs), gte(billingLogs.createdAt, payments.notedAt)));

/** The refund changed nothing, as an administrator had set the plan, and none has changed it since. */
const isPlanKept = (db: Db) => {
  const later = aliasedTable(billingLogs, 'later');
  const isOfUser = and(eq(later.userId, billingLogs.userId), eq(later.cause, 'admin'));
  const changesSince = db
    .select({ id: later.id })
    .from(later)
    .where(and(isOfUser, changesPlan(later), gt(later.sequence, billingLogs.sequence)));
  return exists(logsOf(db, 'refund', not(changesPlan(billingLogs)), notExists(changesSince)));
};

/** Payments pending since before a moment, oldest first. */
export const listPendingSince = (db: Db, moment: Date, limit: number) =>
  withUser(db)
    .where(and(eq(status, 'pending'), lt(payments.createdAt, moment)))
    .orderBy(...oldestFirst)
    .limit(limit);
