import { pendingPaymentMinutes, proPeriodDays } from '#shared/billing/subscription';
import { plans, whatProKeeps, type Plan } from '#shared/billing/plans';
import { product } from '#shared/product/product';
import { trialDays } from '#shared/billing/trial';
import { formatCentavos } from '../../lib/format';

/** The texts of the toasts about payments. Those that the specification has are its own. */
export const toastWords = {
  received: {
    title: 'Payment Successful',
    until: (end: string) => `Thank you! Your Pro plan is active until ${end}.`,
    active: 'Thank you! Your Pro plan is active.',
  },
  processing: {
    title: 'Payment Processing',
    description: 'Maya has not confirmed your payment yet. This usually takes less than a minute.',
  },
  verificationNeeded: {
    title: 'Payment Verification Needed',
    description: 'Unable to verify payment status. Please refresh the page or contact support.',
  },
  left: {
    title: 'Payment Cancelled',
    description: 'You left before paying, so nothing was charged. You can start again at any time.',
  },
  canceled: {
    title: 'Payment Cancelled',
    description: 'You canceled it before paying. You can start again at any time.',
  },
  cancelUnknown: {
    title: 'Payment Verification Needed',
    description:
      'The payment may have been canceled, or paid before that. Please refresh the page before you pay again: your payment history shows which.',
  },
  failed: {
    title: 'Payment Failed',
    description: 'The payment did not go through. Please try again, or pay another way.',
  },
  inProgress: {
    title: 'Payment In Progress',
    description: `You already have a payment being processed. Please wait or try again in ${pendingPaymentMinutes} minutes.`,
  },
  error: {
    title: 'Payment Error',
    noSession: 'Failed to initiate payment session',
    notCanceled: 'The payment could not be canceled. Please try again.',
  },
};

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

/** The texts on the way to the payment page. */
export const checkoutWords = {
  opening: 'Opening Maya…',
  where: `Takes you to Maya to pay ${formatCentavos(plans.pro.priceCentavos ?? 0)} by wallet, card or online banking.`,
  sale: {
    new: {
      label: 'Upgrade to Pro',
      terms: `One payment, ${proPeriodDays} days. No auto-renewal.`,
    },
    renewal: {
      label: `Renew for ${proPeriodDays} days`,
      terms: `One payment adds ${proPeriodDays} days to the end of your plan. No auto-renewal.`,
    },
    afterTrial: {
      label: `Get Pro for ${proPeriodDays} days`,
      terms: `One payment adds ${proPeriodDays} days to the end of your trial. No auto-renewal.`,
    },
  },
  /** The status after the return from the payment page. */
  returned: {
    label: 'Payment',
    checking: 'Checking your payment with Maya…',
    processing: (seconds: number) =>
      `Maya has not confirmed your payment yet. We will check again in ${seconds} seconds. You do not need to do anything.`,
    confirmed: 'We received your payment. Your plan is up to date.',
    renewing:
      'Your plan is active. This payment is not confirmed yet. If you paid, its days are added as soon as Maya confirms it.',
    unconfirmed: `We could not confirm your payment yet. If you paid, it counts as soon as Maya confirms it. Refresh this page in a minute, or write to ${product.supportEmail}.`,
    canceled: 'You left the payment page before paying, so nothing was charged.',
    failed: 'The payment did not go through. You can try again, or pay another way.',
  },
};

/** The texts about the user's payments. Amounts and dates are formatted. */
export const paymentWords = {
  pending: {
    title: 'Payment pending',
    begun: (amount: string, date: string) =>
      `You started paying ${amount} on ${date}. Already paid? Check again. Not yet? Continue in Maya.`,
    another: `To start over, cancel this payment, or wait ${pendingPaymentMinutes} minutes.`,
    continue: 'Continue in Maya',
    check: 'Check again',
    checking: 'Checking…',
    cancel: 'Cancel payment',
    canceling: 'Canceling…',
    askTitle: (amount: string) => `Cancel the payment of ${amount}?`,
    ask: 'We check with Maya first. If you already paid, your plan becomes Pro instead. If not, this payment is canceled, and you can start another right away.',
    confirm: 'Cancel Payment',
    keep: 'Keep It',
  },
  history: {
    title: 'Payment history',
    emptyTitle: 'No payments yet',
    empty: 'Your payments appear here, each with a receipt.',
    failed: 'Your payments could not be loaded',
    loading: 'Loading your payments',
    showLatest: (count: number) => `Show the latest ${count}`,
    showAll: (count: number) => `Show all ${count} payments`,
    receipt: 'Receipt',
    receiptOf: (date: string) => `Receipt for the payment of ${date}`,
    period: (start: string, end: string) => `Pro from ${start} to ${end}`,
  },
  // The specification's words.
  status: { pending: 'Processing...', paid: 'paid', failed: 'failed', refunded: 'refunded' },
};

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
};
