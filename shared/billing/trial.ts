import { effectivePlan, type Plan, plans } from './plans';
import type { TrialPeriod } from './schema';
import { formatManilaDay } from '#shared/manila-day';
import { proPeriodDays } from './subscription';

/** The length of the free Pro trial. */
export const trialDays = 7;

/** What decides about the trial. */
export interface TrialHolder {
  plan: Plan;
  /** ISO times, as the browser receives them. */
  subscriptionExpiresAt: string | null;
  /** The account's only trial, running or ended; null if it was never started. */
  trial: TrialPeriod | null;
}

/**
 * Whether the plan ends, or ended, with the trial. A purchase or an administrator's date moves the end, and a refund of that
 * purchase moves it back. An Agency plan is never the trial, whatever its end.
 */
export const endsWithTrial = ({ plan, subscriptionExpiresAt, trial }: TrialHolder): boolean =>
  // A server of the release before answers without a trial.
  plan !== 'agency' && Boolean(trial) && subscriptionExpiresAt === trial?.endsAt;

/** Whether the user can start the trial. `plan` is the effective plan. */
export const mayStartTrial = ({ plan, trial }: Pick<TrialHolder, 'plan' | 'trial'>): boolean =>
  plan === 'free' && trial === null;

/** Why the user cannot start the trial at `now`; null when they can. */
export const whyNoTrial = (holder: TrialHolder, now: Date): string | null => {
  const end = holder.subscriptionExpiresAt === null ? null : new Date(holder.subscriptionExpiresAt);
  const plan = effectivePlan({ plan: holder.plan, subscriptionExpiresAt: end }, now);
  if (plan === 'agency') return 'Your Agency plan includes everything in Pro. There is nothing to try.';
  if (plan === 'pro') {
    if (end === null) return 'Your Pro plan has no end. There is nothing to try.';
    return endsWithTrial(holder)
      ? `Your free Pro trial is active until ${formatManilaDay(end)}.`
      : `Your Pro plan is active until ${formatManilaDay(end)}. There is nothing to try.`;
  }
  if (holder.trial === null) return null;
  const used = `You already used your free trial on ${formatManilaDay(new Date(holder.trial.startedAt))}.`;
  return `${used} Pro is ₱${(plans.pro.priceCentavos ?? 0) / 100} for ${proPeriodDays} days.`;
};
