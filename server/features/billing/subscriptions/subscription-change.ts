import { addDays } from '#shared/billing/subscription';
import { effectivePlan, type Plan } from '#shared/billing/plans';

/** As much of a user as a payment can change. */
export interface Subscriber {
  plan: Plan;
  subscriptionExpiresAt: Date | null;
}

export interface Period {
  start: Date;
  end: Date;
}

/**
 * What a payment grants: its days begin where the paid time ends, or now. A plan that is better than Pro, or has no end,
 * is not made worse by a payment.
 */
export const grant = (
  holder: Subscriber,
  days: number,
  now: Date,
): { subscriber: Subscriber; period: Period } => {
  const plan = effectivePlan(holder, now);
  const end = plan === 'free' ? null : holder.subscriptionExpiresAt;
  const start = end ?? now;
  const period = { start, end: addDays(start, days) };
  const isEndless = plan !== 'free' && end === null;
  return {
    subscriber: {
      plan: plan === 'agency' ? 'agency' : 'pro',
      subscriptionExpiresAt: isEndless ? null : period.end,
    },
    period,
  };
};

/**
 * What a refund takes back: the days of its period that are still ahead. The days of other payments move up, so that
 * whoever has paid for them has them all. `unusedMs` is by how much.
 */
export const takeBack = (
  holder: Subscriber,
  period: Period,
  now: Date,
): { subscriber: Subscriber; unusedMs: number } => {
  const end = holder.subscriptionExpiresAt;
  if (holder.plan === 'free' || end === null || end <= now) return { subscriber: holder, unusedMs: 0 };
  const from = Math.max(now.getTime(), period.start.getTime());
  const unusedMs = Math.max(0, Math.min(period.end.getTime(), end.getTime()) - from);
  const newEnd = new Date(end.getTime() - unusedMs);
  const subscriber: Subscriber =
    newEnd <= now
      ? { plan: 'free', subscriptionExpiresAt: null }
      : { plan: holder.plan, subscriptionExpiresAt: newEnd };
  return { subscriber, unusedMs };
};
