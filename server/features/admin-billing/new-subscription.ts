import { effectivePlan, plans } from '#shared/billing/plans';
import type { BillingUpdate } from '#shared/admin-billing/schema';
import { endOfManilaDay, formatManilaDay, manilaDay } from '#shared/manila-day';
import type { Subscription } from '../../db/subscriptions';
import { AppError } from '../../http/errors/app-error';

/**
 * What an administrator's change makes of a subscription. Free has no end, a paid plan without a day none either, and one
 * with a day lasts until the day is over in Manila. The day of the present end keeps its very moment, as a form that was
 * opened and saved must not give hours away. Throws VALIDATION_FAILED for a day that has passed.
 */
export const newSubscription = (
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

/** 'Pro until Dec 21, 2026', 'Agency with no end' or 'Free', as it counts at `now`. */
export const describeSubscription = (subscription: Subscription, now: Date): string => {
  const plan = effectivePlan(subscription, now);
  const { name } = plans[plan];
  if (plan === 'free') return name;
  const end = subscription.subscriptionExpiresAt;
  return end ? `${name} until ${formatManilaDay(end)}` : `${name} with no end`;
};
