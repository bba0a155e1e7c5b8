import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import type { Payment } from '#shared/billing/schema';
import { pendingPaymentMinutes } from '#shared/billing/subscription';
import { formatCentavos, formatDate } from '../../../lib/format';
import { Button, buttonClass } from '../../../ui/button';
import { Card, CardHeader } from '../../../ui/layout/card';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { mayFollow } from '../checkout/checkout-address';

interface PendingPaymentCardProps {
  payment: Payment;
  isChecking: boolean;
  onCheck: () => void;
  isCancelling: boolean;
  onCancel: () => void;
}

/** A pending payment: continue, check or cancel it. */
export const PendingPaymentCard = ({
  payment,
  isChecking,
  onCheck,
  isCancelling,
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
        title="Payment under way"
        titleId="pending-payment"
        description={`You began to pay ${formatCentavos(payment.amount)} on ${formatDate(payment.createdAt)}. If you have paid, press Check again. If it did not go through, continue to Maya to try again or to pay another way. To begin another, cancel this one, or wait for ${pendingPaymentMinutes} minutes.`}
      />
      <div className="flex flex-wrap gap-2">
        {checkoutUrl !== null && mayFollow(checkoutUrl) && (
          <a href={checkoutUrl} className={buttonClass()}>
            <ExternalLink aria-hidden />
            Continue to Maya
          </a>
        )}
        <Button variant="secondary" loading={isChecking} loadingLabel="Checking…" onClick={onCheck}>
          Check again
        </Button>
        <Button
          variant="ghost"
          loading={isCancelling}
          loadingLabel="Cancelling…"
          disabled={isChecking}
          onClick={() => setAsks(true)}
        >
          Cancel payment
        </Button>
      </div>
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title={`Cancel the payment of ${formatCentavos(payment.amount)}?`}
        description="Maya is asked first: if you have paid already, your plan becomes Pro instead. If not, this payment is given up, and you can begin another at once."
        confirmLabel="Cancel Payment"
        cancelLabel="Keep It"
        onConfirm={cancel}
      />
    </Card>
  );
};
