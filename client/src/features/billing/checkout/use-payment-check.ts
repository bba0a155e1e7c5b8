import { useMutation } from '@tanstack/react-query';
import type { Payment, SubscriptionOverview } from '#shared/billing/schema';
import { isUnauthorized } from '../../../lib/api/api-error';
import { askAboutPayments } from '../api';
import {
  toastPaymentFailed,
  toastPaymentProcessing,
  toastPaymentReceived,
  toastVerificationNeeded,
} from '../billing-toasts';

interface CheckOptions {
  refreshUser: () => Promise<unknown>;
  refreshSubscription: () => Promise<SubscriptionOverview | undefined>;
  onUnauthorized: () => void;
}

/** Checks a pending payment at the user's request and reports the outcome. */
export const usePaymentCheck = ({ refreshUser, refreshSubscription, onUnauthorized }: CheckOptions) =>
  useMutation({
    mutationFn: async ({ id }: Pick<Payment, 'id'>) => {
      await askAboutPayments();
      const [overview] = await Promise.all([refreshSubscription(), refreshUser()]);
      return { overview, status: overview?.payments.find((payment) => payment.id === id)?.status };
    },
    onSuccess: ({ overview, status }) => {
      if (status === 'paid') toastPaymentReceived(overview);
      else if (status === 'failed') toastPaymentFailed();
      else if (status === undefined) toastVerificationNeeded();
      else toastPaymentProcessing();
    },
    onError: (error) => {
      if (isUnauthorized(error)) onUnauthorized();
      else toastVerificationNeeded();
    },
  });
