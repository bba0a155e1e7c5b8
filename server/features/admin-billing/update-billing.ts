import type { BillingUpdate } from '#shared/admin-billing/schema';
import { effectivePlan } from '#shared/billing/plans';
import type { User, UserId } from '../../db/schema/users';
import { changeSubscription, lockUser } from '../../db/subscriptions';
import { AppError } from '../../http/errors/app-error';
import type { AdminBillingDeps } from './admin-billing-deps';
import { describeSubscription, newSubscription } from './new-subscription';
import { findPaymentId } from './repository';

export const unknownUser = () =>
  new AppError(
    'NOT_FOUND',
    'This user could not be found. The account may have been deleted: please refresh the list.',
  );

/**
 * Changes a user's plan and its end for an administrator, with a billing log entry, in one transaction. Throws USER_CHANGED
 * when the user has changed since the administrator's view.
 */
export const updateBilling = async (
  { db, clock, logger }: AdminBillingDeps,
  adminId: UserId,
  update: BillingUpdate,
): Promise<{ message: string }> => {
  const now = clock.now();
  const { email, after } = await db.transaction(async (tx) => {
    const user = await lockUser(tx, update.userId);
    if (!user) throw unknownUser();
    if (update.seen && !isAsSeen(user, update.seen, now)) {
      throw new AppError(
        'USER_CHANGED',
        `Someone else changed ${user.email} in the meantime: the plan is now ${describeSubscription(user, now)}. Please check, and save again if your change still fits.`,
      );
    }
    const changed = newSubscription(user, update, now);
    const { transactionReference, reason } = update;
    await changeSubscription(tx, user, changed, {
      adminId,
      cause: 'admin',
      reason,
      transactionReference,
      createdAt: now,
      paymentId: transactionReference && (await findPaymentId(tx, user.id, transactionReference)),
    });
    return { email: user.email, after: changed };
  });
  logger.info({ adminId, userId: update.userId, ...after }, 'an administrator changed a plan');
  return { message: `${email} is now ${describeSubscription(after, now)}.` };
};

const isAsSeen = (user: User, seen: NonNullable<BillingUpdate['seen']>, now: Date) =>
  effectivePlan(user, now) === seen.plan &&
  (user.subscriptionExpiresAt?.getTime() ?? null) ===
    (seen.subscriptionExpiresAt === null ? null : Date.parse(seen.subscriptionExpiresAt));
