import { formatManilaDay } from '#shared/manila-day';
import { effectivePlan, plans } from './plans';
import { proPeriodDays } from './subscription';
import { endsWithTrial, type TrialHolder } from './trial';

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
