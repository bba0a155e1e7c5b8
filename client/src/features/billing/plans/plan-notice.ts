import type { Plan } from '#shared/billing/plans';
import type { TrialPeriod } from '#shared/billing/schema';
import { endsWithTrial } from '#shared/billing/trial';
import { daysUntilExpiry, expiryWarningDays, isExpired, isExpiring } from '#shared/billing/subscription';

/** A notice about the end of the user's plan. */
export interface PlanNotice {
  kind: 'expiring' | 'expired';
  /** The plan that ends or has ended; null until the server has returned which one ended. */
  plan: Plan | null;
  expiresAt: string;
  /** The last day counts as one; 0 or less after the end. */
  daysLeft: number;
  /** Whether the free trial ends or has ended. */
  isTrial: boolean;
}

interface PlanStatus {
  plan: Plan;
  subscriptionExpiresAt: string | null;
  daysUntilExpiry: number | null;
  endedPlan: Plan | null;
  isTrial: boolean;
}

/** By this device's clock, where only the user is available. */
export const localStatusOf = (
  {
    plan,
    subscriptionExpiresAt,
    trial,
  }: Pick<PlanStatus, 'plan' | 'subscriptionExpiresAt'> & {
    trial: TrialPeriod | null;
  },
  now = new Date(),
): PlanStatus => ({
  plan,
  subscriptionExpiresAt,
  daysUntilExpiry: daysUntilExpiry(
    subscriptionExpiresAt === null ? null : new Date(subscriptionExpiresAt),
    now,
  ),
  endedPlan: null,
  isTrial: endsWithTrial({ plan, subscriptionExpiresAt, trial }),
});

/** 'expiring' from 7 days before the end, 'expired' after it; null otherwise. */
export const planNotice = (status: PlanStatus): PlanNotice | null => {
  const { plan, subscriptionExpiresAt: expiresAt, daysUntilExpiry: daysLeft, endedPlan, isTrial } = status;
  if (expiresAt === null || daysLeft === null) return null;
  if (isExpired(daysLeft)) return { kind: 'expired', plan: endedPlan, expiresAt, daysLeft, isTrial };
  return isExpiring(daysLeft) ? { kind: 'expiring', plan, expiresAt, daysLeft, isTrial } : null;
};

/** The dashboard mentions an end for a week; the billing page for as long as it is the last that happened. */
export const endedLately = ({ kind, daysLeft }: PlanNotice) =>
  kind === 'expired' && daysLeft > -expiryWarningDays;
