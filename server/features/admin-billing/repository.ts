import { aliasedTable, and, count, desc, eq, gt, inArray, ne, or, sql } from 'drizzle-orm';
import type { BillingLogsPage, BillingLogsSelection } from '#shared/admin-billing/schema';
import type { Db } from '../../db/client';
import { apiTokens } from '../../db/schema/api-tokens';
import { type BillingLogRow, billingLogs, payments, webhookDeliveries } from '../../db/schema/billing';
import { securityEvents } from '../../db/schema/security-events';
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

/** What the provider delivered about a user's payments, newest first, without the payloads. */
export const listDeliveriesAbout = (db: Db, owner: UserId, limit: number) => {
  const references = db
    .select({ referenceNumber: payments.referenceNumber })
    .from(payments)
    .where(eq(payments.userId, owner));
  return db
    .select({
      id: webhookDeliveries.id,
      receivedAt: webhookDeliveries.receivedAt,
      processed: webhookDeliveries.processed,
      result: webhookDeliveries.upgradeResult,
      error: webhookDeliveries.error,
      isTest: webhookDeliveries.isTest,
      referenceNumber: webhookDeliveries.referenceNumber,
    })
    .from(webhookDeliveries)
    .where(
      // One that failed or never finished has no user.
      or(eq(webhookDeliveries.userId, owner), inArray(webhookDeliveries.referenceNumber, references)),
    )
    .orderBy(desc(webhookDeliveries.sequence))
    .limit(limit);
};

/** What the security event log says about a user, newest first, with the administrator who did it. */
export const listSecurityEvents = (db: Db, owner: UserId, limit: number) =>
  db
    .select({
      id: securityEvents.id,
      createdAt: securityEvents.createdAt,
      kind: securityEvents.kind,
      admin: { email: users.email },
      // Also once the administrator's account is deleted.
      isByAdmin: sql<boolean>`${securityEvents.actorId} is not null and ${securityEvents.actorId} <> ${owner}`,
      reason: securityEvents.reason,
      details: securityEvents.details,
    })
    .from(securityEvents)
    .leftJoin(users, and(eq(users.id, securityEvents.actorId), ne(securityEvents.actorId, owner)))
    .where(eq(securityEvents.userId, owner))
    .orderBy(desc(securityEvents.createdAt), desc(securityEvents.id))
    .limit(limit);

/** The number of a user's API tokens that still work. */
export const countApiTokens = async (db: Db, owner: UserId, now: Date): Promise<number> => {
  const [row] = await db
    .select({ count: count() })
    .from(apiTokens)
    .where(and(eq(apiTokens.userId, owner), gt(apiTokens.expiresAt, now)));
  return row?.count ?? 0;
};

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

/** The condition of a selection of plan changes. */
export const areSelected = ({ cause, userId }: BillingLogsSelection) =>
  and(
    cause && eq(billingLogs.cause, cause),
    userId === undefined ? undefined : eq(billingLogs.userId, userId),
  );

/**
 * Plan changes, newest first, with user and administrator as far as their accounts exist. None before an unknown log.
 */
export const listLogs = async (db: Db, { before, limit, ...selection }: BillingLogsPage) => {
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
    .where(and(areSelected(selection), last && isBefore(last)))
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
