import type { SubscriptionOverview } from '#shared/billing/schema';
import { pendingPaymentMinutes } from '#shared/billing/subscription';
import { formatDate } from '../../lib/format';
import { toast } from '../../ui/feedback/toast';

export const toastPaymentReceived = (overview: SubscriptionOverview | undefined) => {
  const end = overview?.subscription.expiresAt;
  toast({
    title: 'Payment Successful',
    description: end
      ? `Thank you! Your Pro plan is active until ${formatDate(end)}.`
      : 'Thank you! Your Pro plan is active.',
    variant: 'success',
  });
};

export const toastPaymentProcessing = () =>
  toast({
    title: 'Payment Processing',
    description: 'Maya has not confirmed your payment yet. This usually takes less than a minute.',
  });

export const toastVerificationNeeded = () =>
  toast({
    title: 'Payment Verification Needed',
    description: 'Unable to verify payment status. Please refresh the page or contact support.',
    variant: 'destructive',
  });

export const toastPaymentCancelled = () =>
  toast({
    title: 'Payment Cancelled',
    description: 'You left before paying, so nothing was charged. You can start again at any time.',
  });

export const toastPaymentGivenUp = () =>
  toast({
    title: 'Payment Cancelled',
    description: 'It was cancelled before it was paid. You can start again at any time.',
  });

/** For an unknown outcome: claims neither that it was paid nor that it was not. */
export const toastCancelUnknown = () =>
  toast({
    title: 'Payment Verification Needed',
    description:
      'The payment may have been cancelled, or paid before that. Please refresh the page before you pay again: your payment history tells which.',
    variant: 'destructive',
  });

export const toastPaymentFailed = () =>
  toast({
    title: 'Payment Failed',
    description: 'The payment did not go through. Please try again, or pay another way.',
    variant: 'destructive',
  });

export const toastPaymentInProgress = () =>
  toast({
    title: 'Payment In Progress',
    description: `You already have a payment being processed. Please wait or try again in ${pendingPaymentMinutes} minutes.`,
    variant: 'destructive',
  });

export const toastPaymentError = (description: string) =>
  toast({ title: 'Payment Error', description, variant: 'destructive' });
