import { plans } from '#shared/billing/plans';
import { proPeriodDays } from '#shared/billing/subscription';
import { trialDays } from '#shared/billing/trial';
import { formatCentavos } from '../../../lib/format';

/** The texts of the free trial. */
export const trialWords = {
  start: 'Start Pro Trial',
  starting: 'Starting…',
  notNow: 'Not Now',
  upgrade: 'Upgrade to Pro',
  close: 'Close',
  title: `Try Pro free for ${trialDays} days`,
  terms: `${trialDays} days free, once per account. No card needed, and it ends by itself.`,
  until: (end: string) => `No card needed. The trial ends by itself on ${end}, and nothing is charged.`,
  refused: 'The free trial is not available',
  price: `Pro is ${formatCentavos(plans.pro.priceCentavos ?? 0)} for ${proPeriodDays} days, paid once. It does not renew by itself.`,
  started: 'Your Pro trial has started',
  startedUntil: (end: string) => `You have every Pro feature until ${end}. The trial ends by itself.`,
  notStarted: 'The trial did not start',
  tryAgain: 'Please check your connection and try again.',
};
