import { eq } from 'drizzle-orm';
import type { Plan } from '#shared/billing/plans';
import { type BillingLogRow, billingLogs, payments } from '../../db/schema/billing';
import { users } from '../../db/schema/users';
import type { Db } from '../../db/client';
import type { TestApp } from '../test-app';

interface WithDb {
  db: Db;
}

/** Gives a user a plan directly in the database. */
export const setPlan = async ({ db }: WithDb, userId: string, plan: Plan, expiresAt: Date | null = null) => {
  await db.update(users).set({ plan, subscriptionExpiresAt: expiresAt }).where(eq(users.id, userId));
};

export const expiryOf = async ({ db }: WithDb, userId: string) =>
  (await db.select().from(users).where(eq(users.id, userId)))[0]?.subscriptionExpiresAt ?? null;

/** The rows of a user's payments, the oldest first. */
export const paymentsOf = ({ db }: WithDb, userId: string) =>
  db.select().from(payments).where(eq(payments.userId, userId)).orderBy(payments.createdAt);

/** A user's billing logs, the oldest first. */
export const billingLogsOf = ({ db }: WithDb, userId: string) =>
  db.select().from(billingLogs).where(eq(billingLogs.userId, userId)).orderBy(billingLogs.sequence);

/** What an administrator's change leaves in the log. */
export const insertAdminLog = (
  { db, clock }: Pick<TestApp, 'db' | 'clock'>,
  userId: string,
  change: Pick<BillingLogRow, 'oldStatus' | 'newStatus'> &
    Partial<Pick<BillingLogRow, 'oldExpiresAt' | 'newExpiresAt' | 'transactionReference'>>,
) =>
  db.insert(billingLogs).values({
    userId,
    cause: 'admin',
    reason: 'Asked for by phone',
    createdAt: clock.now(),
    ...change,
  });
