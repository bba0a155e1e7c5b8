import { aliasedTable, and, desc, eq, sql } from 'drizzle-orm';
import type { BillingLogsPage } from '#shared/admin-billing/schema';
import type { Db } from '../../db/client';
import { billingLogs, type BillingLogRow } from '../../db/schema/billing/billing-logs';
import { payments } from '../../db/schema/billing/payments';
import { users, type User, type UserId } from '../../db/schema/users';

export const findUser = async (db: Db, id: UserId): Promise<User | undefined> =>
  (await db.select().from(users).where(eq(users.id, id)))[0];

/** The user's payment with this reference number. */
export const findPaymentId = async (db: Db, owner: UserId, referenceNumber: string) =>
  (
    await db
      .select({ id: payments.id })
      .from(payments)
      .where(and(eq(payments.referenceNumber, referenceNumber), eq(payments.userId, owner)))
  )[0]?.id ?? null;

/** Pending payments, oldest first; `user` is null once the account is deleted. */
export const listPending = (db: Db, limit: number) =>
  db
    .select({
      id: payments.id,
      userId: payments.userId,
      user: {
        firstName: users.firstName,
        lastName: users.lastName,
        email: users.email,
        emailVerified: users.emailVerified,
        contactEmail: users.contactEmail,
      },
      mayaCheckoutId: payments.checkoutId,
      referenceNumber: payments.referenceNumber,
      amount: payments.amountCentavos,
      createdAt: payments.createdAt,
    })
    .from(payments)
    .leftJoin(users, eq(users.id, payments.userId))
    .where(eq(payments.status, 'pending'))
    .orderBy(payments.createdAt, payments.id)
    .limit(limit);

/**
 * Plan changes, newest first, with user and administrator as far as their accounts exist. None before an unknown log.
 */
export const listLogs = async (db: Db, { before, cause, limit }: BillingLogsPage) => {
  const last = before === undefined ? undefined : await placeOf(db, before);
  if (before !== undefined && !last) return [];
  const admins = aliasedTable(users, 'admins');
  return db
    .select({
      id: billingLogs.id,
      user: { email: users.email, emailVerified: users.emailVerified, contactEmail: users.contactEmail },
      admin: { email: admins.email },
      cause: billingLogs.cause,
      oldStatus: billingLogs.oldStatus,
      newStatus: billingLogs.newStatus,
      oldExpiresAt: billingLogs.oldExpiresAt,
      newExpiresAt: billingLogs.newExpiresAt,
      reason: billingLogs.reason,
      transactionReference: billingLogs.transactionReference,
      createdAt: billingLogs.createdAt,
    })
    .from(billingLogs)
    .leftJoin(users, eq(users.id, billingLogs.userId))
    .leftJoin(admins, eq(admins.id, billingLogs.adminId))
    .where(and(cause && eq(billingLogs.cause, cause), last && isBefore(last)))
    .orderBy(desc(billingLogs.createdAt), desc(billingLogs.sequence))
    .limit(limit);
};

type Place = Pick<BillingLogRow, 'createdAt' | 'sequence'>;

const placeOf = async (db: Db, id: BillingLogRow['id']): Promise<Place | undefined> =>
  (
    await db
      .select({ createdAt: billingLogs.createdAt, sequence: billingLogs.sequence })
      .from(billingLogs)
      .where(eq(billingLogs.id, id))
  )[0];

// Many have the same time, such as those of one expiry run.
const isBefore = ({ createdAt, sequence }: Place) =>
  sql`(${billingLogs.createdAt}, ${billingLogs.sequence}) < (${createdAt.toISOString()}::timestamptz, ${sequence}::bigint)`;
