import type { BillingUpdate } from '#shared/admin-billing/schema';
import { effectivePlan, plans } from '#shared/billing/plans';
import type { User, UserId } from '../../db/schema/users';
import { changeSubscription, lockUser, type Subscription } from '../../db/subscriptions';
import { AppError } from '../../http/errors/app-error';
import type { AdminBillingDeps } from './admin-billing-deps';
import { findPaymentId } from './repository';
import { endOfManilaDay, formatManilaDay, manilaDay } from '#shared/manila-day';

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

/**
 * The subscription after an administrator's change. Free and paid plans without a day have no end; with a day the plan lasts
 * until the end of that day in Manila. The day of the current end keeps its time, so that opening and saving a form does not
 * add hours. Throws VALIDATION_FAILED for a past day.
 */
const newSubscription = (
  before: Subscription,
  { newStatus, newExpiryDate }: Pick<BillingUpdate, 'newStatus' | 'newExpiryDate'>,
  now: Date,
): Subscription => {
  if (newStatus === 'free' || newExpiryDate === null) return { plan: newStatus, subscriptionExpiresAt: null };
  const today = manilaDay(now);
  if (newExpiryDate < today) {
    throw new AppError('VALIDATION_FAILED', 'Please check the highlighted fields.', {
      fields: {
        newExpiryDate: `This day has passed. Choose ${formatManilaDay(now)} or later, or choose Free to end the plan now.`,
      },
    });
  }
  const end = before.subscriptionExpiresAt;
  const keepsEnd = end !== null && end > now && manilaDay(end) === newExpiryDate;
  return { plan: newStatus, subscriptionExpiresAt: keepsEnd ? end : endOfManilaDay(newExpiryDate) };
};

/** 'Pro until Dec 21, 2026', 'Agency with no end' or 'Free', effective at `now`. */
const describeSubscription = (subscription: Subscription, now: Date): string => {
  const plan = effectivePlan(subscription, now);
  const { name } = plans[plan];
  if (plan === 'free') return name;
  const end = subscription.subscriptionExpiresAt;
  return end ? `${name} until ${formatManilaDay(end)}` : `${name} with no end`;
};
