import { effectivePlan, type Plan } from './plans';

const dayMs = 24 * 60 * 60 * 1000;

/** The days that a Pro payment buys. */
export const proPeriodDays = 30;

/** Users are notified from this many days before the end. */
export const expiryWarningDays = 7;

/** How long a pending payment blocks a new one. */
export const pendingPaymentMinutes = 30;

/** Days left, rounded up; 0 or less after the end. Null without an end. */
export const daysUntilExpiry = (expiresAt: Date | null, now: Date): number | null =>
  expiresAt && Math.ceil((expiresAt.getTime() - now.getTime()) / dayMs);

export const isExpired = (daysLeft: number | null) => daysLeft !== null && daysLeft <= 0;

export const isExpiring = (daysLeft: number | null) =>
  daysLeft !== null && daysLeft >= 1 && daysLeft <= expiryWarningDays;

export const addDays = (moment: Date, days: number) => new Date(moment.getTime() + days * dayMs);

/** Why a user with this plan cannot buy Pro now; null when they can. */
export const whyNotForSale = (
  holder: { plan: Plan; subscriptionExpiresAt: Date | null },
  now: Date,
): string | null => {
  const plan = effectivePlan(holder, now);
  if (plan === 'agency') return 'Your Agency plan includes everything in Pro. There is nothing to pay.';
  if (plan === 'pro' && holder.subscriptionExpiresAt === null)
    return 'Your Pro plan has no end. There is nothing to pay.';
  return null;
};
