import type { SubscriptionOverview } from '#shared/billing/schema';
import { formatDate } from '../../lib/format';
import { toast } from '../../ui/feedback/toast';
import { toastWords } from './words';

export const toastPaymentReceived = (overview: SubscriptionOverview | undefined) => {
  const { title, until, active } = toastWords.received;
  const end = overview?.subscription.expiresAt;
  toast({ title, description: end ? until(formatDate(end)) : active, variant: 'success' });
};

export const toastPaymentProcessing = () => toast(toastWords.processing);

export const toastVerificationNeeded = () =>
  toast({ ...toastWords.verificationNeeded, variant: 'destructive' });

export const toastPaymentLeft = () => toast(toastWords.left);

export const toastPaymentCanceled = () => toast(toastWords.canceled);

/** For an unknown outcome: claims neither that it was paid nor that it was not. */
export const toastCancelUnknown = () => toast({ ...toastWords.cancelUnknown, variant: 'destructive' });

export const toastPaymentFailed = () => toast({ ...toastWords.failed, variant: 'destructive' });

export const toastPaymentInProgress = () => toast({ ...toastWords.inProgress, variant: 'destructive' });

export const toastPaymentError = (description: string) =>
  toast({ title: toastWords.error.title, description, variant: 'destructive' });
