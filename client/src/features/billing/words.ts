import { pendingPaymentMinutes } from '#shared/billing/subscription';

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
