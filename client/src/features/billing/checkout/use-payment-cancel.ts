import { useMutation } from '@tanstack/react-query';
import type { Payment, SubscriptionOverview } from '#shared/billing/schema';
import { isUnauthorized, serverMessage } from '../../../lib/api/api-error';
import { giveUpPayment } from '../api';
import {
  toastCancelUnknown,
  toastPaymentError,
  toastPaymentCanceled,
  toastPaymentProcessing,
  toastPaymentReceived,
} from '../billing-toasts';
import { toastWords } from '../words';

interface CancelOptions {
  refreshUser: () => Promise<unknown>;
  refreshSubscription: () => Promise<SubscriptionOverview | undefined>;
  onUnauthorized: () => void;
}

/** Cancels a pending payment at the user's request and reports the outcome: it may have been paid. */
export const usePaymentCancel = ({ refreshUser, refreshSubscription, onUnauthorized }: CancelOptions) =>
  useMutation({
    mutationFn: async ({ id }: Pick<Payment, 'id'>) => {
      await giveUpPayment(id);
      const [overview] = await Promise.all([
        refreshSubscription(),
        // It is canceled, even if the user cannot be refetched.
        refreshUser().catch(() => undefined),
      ]);
      return { overview, status: overview?.payments.find((payment) => payment.id === id)?.status };
    },
    onSuccess: ({ overview, status }) => {
      if (status === 'paid') toastPaymentReceived(overview);
      else if (status === 'pending') toastPaymentProcessing();
      else if (status === 'failed') toastPaymentCanceled();
      // The history could not be fetched, or differs: the payment may have been paid.
      else toastCancelUnknown();
    },
    onError: (error) => {
      if (isUnauthorized(error)) return onUnauthorized();
      toastPaymentError(serverMessage(error, toastWords.error.notCanceled));
      void refreshSubscription();
    },
  });
