import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import type { Payment, SubscriptionOverview } from '#shared/billing/schema';
import { formatCentavos, formatDate } from '../../../lib/format';
import { Button, buttonClass } from '../../../ui/button';
import { Card, CardHeader } from '../../../ui/layout/card';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { mayFollow } from '../checkout/checkout-button';
import { paymentWords, toastWords } from '../words';
import { isUnauthorized, serverMessage } from '../../../lib/api/api-error';
import { giveUpPayment, askAboutPayments } from '../api';
import {
  toastCancelUnknown,
  toastPaymentError,
  toastPaymentCanceled,
  toastPaymentProcessing,
  toastPaymentReceived,
  toastPaymentFailed,
  toastVerificationNeeded,
} from '../billing-toasts';

const { pending: words } = paymentWords;

interface PendingPaymentCardProps {
  payment: Payment;
  isChecking: boolean;
  onCheck: () => void;
  isCanceling: boolean;
  onCancel: () => void;
}

/** A pending payment: continue, check or cancel it. */
export const PendingPaymentCard = ({
  payment,
  isChecking,
  onCheck,
  isCanceling,
  onCancel,
}: PendingPaymentCardProps) => {
  const { checkoutUrl } = payment;
  const [asks, setAsks] = useState(false);
  const cancel = () => {
    setAsks(false);
    onCancel();
  };
  return (
    <Card aria-labelledby="pending-payment" className="border-accent-line">
      <CardHeader
        title={words.title}
        titleId="pending-payment"
        description={words.begun(formatCentavos(payment.amount), formatDate(payment.createdAt))}
      />
      <div className="flex flex-wrap gap-2">
        {checkoutUrl !== null && mayFollow(checkoutUrl) && (
          <a href={checkoutUrl} className={buttonClass()}>
            <ExternalLink aria-hidden />
            {words.continue}
          </a>
        )}
        <Button variant="secondary" loading={isChecking} loadingLabel={words.checking} onClick={onCheck}>
          {words.check}
        </Button>
        <Button
          variant="ghost"
          loading={isCanceling}
          loadingLabel={words.canceling}
          disabled={isChecking}
          onClick={() => setAsks(true)}
        >
          {words.cancel}
        </Button>
      </div>
      <p className="mt-3 text-xs text-muted">{words.another}</p>
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title={words.askTitle(formatCentavos(payment.amount))}
        description={words.ask}
        confirmLabel={words.confirm}
        cancelLabel={words.keep}
        onConfirm={cancel}
      />
    </Card>
  );
};

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
