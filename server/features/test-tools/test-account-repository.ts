import { and, eq, gt } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { billingLogs, type PaymentId, type PaymentRow, payments } from '../../db/schema/billing';
import { users, type User, type UserId } from '../../db/schema/users';

// Not an identity provider's URL: signing in as a test account is impossible.
export const testIssuer = 'husay:test';

export const findTestAccount = async (db: Db, testUserId: string): Promise<User | undefined> =>
  (
    await db
      .select()
      .from(users)
      .where(and(eq(users.issuer, testIssuer), eq(users.subject, testUserId)))
  )[0];

/** Undefined if the account exists already, or its username is taken. */
export const insertTestAccount = async (
  db: Db,
  testUserId: string,
  details: Pick<User, 'username' | 'email' | 'createdAt'>,
): Promise<User | undefined> =>
  (
    await db
      .insert(users)
      .values({ issuer: testIssuer, subject: testUserId, ...details })
      .onConflictDoNothing()
      .returning()
  )[0];

export const findTestAccountById = async (db: Db, id: UserId): Promise<User | undefined> =>
  (
    await db
      .select()
      .from(users)
      .where(and(eq(users.id, id), eq(users.issuer, testIssuer)))
  )[0];

export const findPendingPayment = async (db: Db, owner: UserId): Promise<PaymentRow | undefined> =>
  (
    await db
      .select()
      .from(payments)
      .where(and(eq(payments.userId, owner), eq(payments.status, 'pending')))
  )[0];

/** The account's payment whose days are the account's plan at present. */
export const findGrantedPayment = async (
  db: Db,
  owner: UserId,
  now: Date,
): Promise<PaymentRow | undefined> => {
  const [row] = await db
    .select({ payment: payments })
    .from(payments)
    .innerJoin(users, eq(users.id, payments.userId))
    .where(
      and(
        eq(users.id, owner),
        eq(users.plan, 'pro'),
        eq(users.subscriptionExpiresAt, payments.periodEnd),
        eq(payments.status, 'paid'),
        gt(payments.periodEnd, now),
      ),
    );
  return row?.payment;
};

export const findPayment = async (db: Db, owner: UserId, id: PaymentId): Promise<PaymentRow | undefined> =>
  (
    await db
      .select()
      .from(payments)
      .where(and(eq(payments.userId, owner), eq(payments.id, id)))
  )[0];

/** How many billing logs say that this payment made its owner Pro. */
export const countGrants = async (db: Db, owner: UserId, paymentId: PaymentId): Promise<number> =>
  (
    await db
      .select({ id: billingLogs.id })
      .from(billingLogs)
      .where(
        and(
          eq(billingLogs.userId, owner),
          eq(billingLogs.paymentId, paymentId),
          eq(billingLogs.cause, 'payment'),
        ),
      )
  ).length;
