import { and, desc, eq, gt, lte, ne, sql } from 'drizzle-orm';
import type { Plan } from '#shared/billing/plans';
import type { Db } from '../../../db/client';
import { billingLogs, type PaymentId } from '../../../db/schema/billing';
import { users, type User, type UserId } from '../../../db/schema/users';

export const findSubscriber = async (db: Db, owner: UserId): Promise<User | undefined> =>
  (await db.select().from(users).where(eq(users.id, owner)))[0];

/**
 * Up to `limit` users whose paid plan has ended, locked like `lockUser`; rows locked by other processes are skipped.
 */
export const lockExpired = (tx: Db, now: Date, limit: number): Promise<User[]> =>
  tx
    .select()
    .from(users)
    .where(and(ne(users.plan, 'free'), lte(users.subscriptionExpiresAt, now)))
    .orderBy(users.subscriptionExpiresAt)
    .limit(limit)
    .for('no key update', { skipLocked: true });

/** Whether an administrator has changed the owner's plan or its end after the payment was granted. */
export const wasSetByHandSince = async (tx: Db, owner: UserId, payment: PaymentId): Promise<boolean> => {
  const grantedAt = tx
    .select({ sequence: sql`coalesce(max(${billingLogs.sequence}), 0)` })
    .from(billingLogs)
    .where(
      and(
        // The index is by owner.
        eq(billingLogs.userId, owner),
        eq(billingLogs.paymentId, payment),
        eq(billingLogs.cause, 'payment'),
      ),
    );
  const [found] = await tx
    .select({ id: billingLogs.id })
    .from(billingLogs)
    .where(
      and(
        eq(billingLogs.userId, owner),
        eq(billingLogs.cause, 'admin'),
        gt(billingLogs.sequence, grantedAt),
        // Administrators' entries include some that do not change the plan, such as a cleanup.
        sql`(${billingLogs.oldStatus}, ${billingLogs.oldExpiresAt}) is distinct from (${billingLogs.newStatus}, ${billingLogs.newExpiresAt})`,
      ),
    )
    .limit(1);
  return found !== undefined;
};

/**
 * The plan of the owner's subscription until `expiresAt`. After the expiry job only the billing log has it: the row keeps
 * only the end.
 */
export const planUntil = async (db: Db, owner: UserId, expiresAt: Date): Promise<Plan> => {
  const [user] = await db.select({ plan: users.plan }).from(users).where(eq(users.id, owner));
  if (user && user.plan !== 'free') return user.plan;
  const [log] = await db
    .select({ plan: billingLogs.oldStatus })
    .from(billingLogs)
    .where(
      and(
        eq(billingLogs.userId, owner),
        eq(billingLogs.cause, 'expiry'),
        eq(billingLogs.oldExpiresAt, expiresAt),
      ),
    )
    .orderBy(desc(billingLogs.sequence))
    .limit(1);
  return log?.plan ?? 'pro';
};
