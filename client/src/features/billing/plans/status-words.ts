import { plans, whatProKeeps, type Plan } from '#shared/billing/plans';
import { proPeriodDays } from '#shared/billing/subscription';
import { product } from '#shared/product/product';

const planNamed = (plan: Plan | null) => (plan === null ? 'plan' : `${plans[plan].name} plan`);
const nothingLost = 'Nothing is lost: what you wrote and uploaded is still here.';
const daysLeft = (days: number) => (days === 1 ? '1 day left' : `${Math.max(days, 0)} days left`);
const inDays = (days: number) => (days === 1 ? 'within a day' : `in ${days} days`);

/** The texts about the user's plan and its end. Dates are formatted. */
export const statusWords = {
  notice: {
    endedLabel: 'Your plan has ended',
    endingLabel: 'Your plan ends soon',
    trialLabel: 'Your Pro trial',
    ended: (plan: Plan | null, end: string) => `Your ${planNamed(plan)} ended on ${end}.`,
    ending: (plan: Plan | null, end: string, days: number) =>
      `Your ${planNamed(plan)} ends on ${end}, ${inDays(days)}.`,
    trialEnded: (end: string) => `Your free Pro trial ended on ${end}.`,
    trialEnding: (end: string, days: number) => `Your free Pro trial ends on ${end}, ${inDays(days)}.`,
    afterEnd: `${nothingLost} You are on the free plan until you pay again.`,
    afterTrial: `${nothingLost} You are on the free plan now.`,
    afterAgency: `${nothingLost} To have Agency again, write to ${product.supportEmail}. ${whatProKeeps}`,
    keepAgency: `To keep it, write to ${product.supportEmail}.`,
    renewBefore: `Paying now adds ${proPeriodDays} days to that date, so you lose none.`,
    buyInTrial: `It ends by itself, and nothing is charged. If you get Pro now, its ${proPeriodDays} days start when the trial ends.`,
  },
  current: {
    title: 'Current plan',
    badge: (plan: Plan) => `${plans[plan].name} Plan`,
    free: 'You are on the free plan. It does not end.',
    noEnd: 'This plan has no end date.',
    paidUntil: (end: string, days: number) => `Paid until ${end} (${daysLeft(days)}).`,
    trialUntil: (end: string, days: number) =>
      `Free trial until ${end} (${daysLeft(days)}). It ends by itself.`,
  },
  welcome: {
    title: 'Welcome to Pro',
    paying: 'Thank you for supporting us. Start with these:',
    trying: 'Try these while your trial lasts:',
    templates: 'Download in a premium template, without a watermark',
    profileLink: 'Choose a profile link of your own',
    credentials: `Upload up to ${plans.pro.credentials} credentials`,
  },
};
