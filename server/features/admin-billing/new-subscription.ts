import { effectivePlan, plans } from '#shared/billing/plans';
import type { BillingUpdate } from '#shared/admin-billing/schema';
import { endOfManilaDay, formatManilaDay, manilaDay } from '#shared/manila-day';
import type { Subscription } from '../../db/subscriptions';
import { AppError } from '../../http/errors/app-error';

/**
 * The subscription after an administrator's change. Free and paid plans without a day have no end; with a day the plan lasts
 * until the end of that day in Manila. The day of the current end keeps its time, so that opening and saving a form does not
 * add hours. Throws VALIDATION_FAILED for a past day.
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

/** 'Pro until Dec 21, 2026', 'Agency with no end' or 'Free', effective at `now`. */
export const describeSubscription = (subscription: Subscription, now: Date): string => {
  const plan = effectivePlan(subscription, now);
  const { name } = plans[plan];
  if (plan === 'free') return name;
  const end = subscription.subscriptionExpiresAt;
  return end ? `${name} until ${formatManilaDay(end)}` : `${name} with no end`;
};
