import { eq } from 'drizzle-orm';
import { effectivePlan } from '#shared/billing/plans';
import type { TrialPeriod } from '#shared/billing/schema';
import type { Db } from './client';
import { recordSecurityEvent } from './security-events';
import { billingLogs } from './schema/billing';
import { users, type User, type UserId } from './schema/users';

/** As much of a user as a change of their plan can change. */
export type Subscription = Pick<User, 'plan' | 'subscriptionExpiresAt'>;

/** A user's trial, running or ended; null if it was never started. */
export const trialOf = ({
  trialStartedAt,
  trialEndsAt,
}: Pick<User, 'trialStartedAt' | 'trialEndsAt'>): TrialPeriod | null =>
  trialStartedAt && trialEndsAt
    ? { startedAt: trialStartedAt.toISOString(), endsAt: trialEndsAt.toISOString() }
    : null;

/** The user's plan and trial as the rules of the trial take them, for server and browser alike. */
export const trialHolderOf = (
  user: Pick<User, 'plan' | 'subscriptionExpiresAt' | 'trialStartedAt' | 'trialEndsAt'>,
) => ({
  plan: user.plan,
  subscriptionExpiresAt: user.subscriptionExpiresAt?.toISOString() ?? null,
  trial: trialOf(user),
});

/** What a billing log says beside the change itself. `createdAt` is the moment at which plans are judged. */
type Why = Pick<typeof billingLogs.$inferInsert, 'cause' | 'reason' | 'createdAt'> &
  Partial<Pick<typeof billingLogs.$inferInsert, 'adminId' | 'paymentId' | 'transactionReference'>>;

/**
 * The user's row, locked until the transaction ends: changes of one plan come one after the other. Rows that only name the
 * user, as a billing log names its administrator, do not wait for it: two administrators who change each other would
 * otherwise each wait for the other.
 */
export const lockUser = async (tx: Db, id: UserId): Promise<User | undefined> =>
  (await tx.select().from(users).where(eq(users.id, id)).for('no key update'))[0];

/**
 * Changes a user's subscription with a billing log entry: the only way in which plans change. The user has to
 * be locked by this transaction. The log's old status is the plan that counted; only an expiry names the plan that ended.
 */
export const changeSubscription = async (tx: Db, user: User, after: Subscription, why: Why) => {
  const { plan, subscriptionExpiresAt } = after;
  await tx.update(users).set({ plan, subscriptionExpiresAt }).where(eq(users.id, user.id));
  await insertLog(tx, {
    ...why,
    userId: user.id,
    newStatus: plan,
    newExpiresAt: subscriptionExpiresAt,
    oldStatus: why.cause === 'expiry' ? user.plan : effectivePlan(user, why.createdAt),
    oldExpiresAt: user.subscriptionExpiresAt,
  });
  await recordSecurityEvent(tx, {
    kind: 'plan_changed',
    userId: user.id,
    actorId: why.adminId ?? null,
    reason: why.cause,
    details: { from: user.plan, to: plan, until: subscriptionExpiresAt?.toISOString() ?? null },
    createdAt: why.createdAt,
  });
};

/** Records the owner's trial. The row stays as it is when the trial ends, so that there is no second one. */
export const storeTrial = (tx: Db, owner: UserId, trial: Record<'trialStartedAt' | 'trialEndsAt', Date>) =>
  tx.update(users).set(trial).where(eq(users.id, owner));

/** Writes something into the billing log that changed no plan. The user has to be locked by this transaction. */
export const noteOnSubscription = (tx: Db, user: User, why: Why) => {
  const [status, end] = [effectivePlan(user, why.createdAt), user.subscriptionExpiresAt];
  return insertLog(tx, {
    ...why,
    userId: user.id,
    oldStatus: status,
    newStatus: status,
    oldExpiresAt: end,
    newExpiresAt: end,
  });
};

/** Lists a payment of a deleted account among the changes of plans, where administrators see it. */
export const notePaidWithoutUser = (tx: Db, why: Why) =>
  insertLog(tx, { ...why, userId: null, oldStatus: 'free', newStatus: 'free' });

/** Logs are added and never changed, except that a deleted account's person is removed from them. */
const insertLog = (tx: Db, log: typeof billingLogs.$inferInsert) => tx.insert(billingLogs).values(log);
