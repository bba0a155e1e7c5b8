import { and, eq, lte } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { billingLogs } from '../../db/schema/billing-logs';
import { users, type User, type UserId } from '../../db/schema/users';

/** The owner's row, locked until the transaction ends: changes of one plan come one after the other. */
export const lockSubscriber = async (tx: Db, owner: UserId): Promise<User | undefined> =>
  (await tx.select().from(users).where(eq(users.id, owner)).for('update'))[0];

export const findSubscriber = async (db: Db, owner: UserId): Promise<User | undefined> =>
  (await db.select().from(users).where(eq(users.id, owner)))[0];

export const updateSubscription = (
  db: Db,
  owner: UserId,
  changes: Pick<User, 'plan' | 'subscriptionExpiresAt'>,
) => db.update(users).set(changes).where(eq(users.id, owner));

/** Up to `limit` people whose Pro has ended, locked; those that another process is at are passed by. */
export const lockExpired = (tx: Db, now: Date, limit: number): Promise<User[]> =>
  tx
    .select()
    .from(users)
    .where(and(eq(users.plan, 'pro'), lte(users.subscriptionExpiresAt, now)))
    .orderBy(users.subscriptionExpiresAt)
    .limit(limit)
    .for('update', { skipLocked: true });

/** Logs are added and never changed. */
export const insertBillingLog = (db: Db, log: typeof billingLogs.$inferInsert) =>
  db.insert(billingLogs).values(log);
