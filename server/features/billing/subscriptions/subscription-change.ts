import { addDays } from '#shared/billing/subscription';
import { effectivePlan, type Plan } from '#shared/billing/plans';

/** The fields of a user that a payment can change. */
export interface Subscriber {
  plan: Plan;
  subscriptionExpiresAt: Date | null;
}

export interface Period {
  start: Date;
  end: Date;
}

/**
 * The result of a payment: its days start at the end of the paid time, or now. A payment never downgrades a plan that is
 * better than Pro or has no end.
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
 * The result of a refund: it removes the remaining days of its period. Periods of other payments move earlier by `unusedMs`,
 * so that all paid days stay.
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
