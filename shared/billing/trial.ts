import type { Plan } from './plan';
import type { TrialPeriod } from './schema';

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
