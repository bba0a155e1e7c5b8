import { ExternalLink } from 'lucide-react';
import type { Payment } from '#shared/billing/schema';
import { pendingPaymentMinutes } from '#shared/billing/subscription';
import { formatCentavos, formatDate } from '../../lib/format';
import { Button, buttonClass } from '../../ui/button';
import { Card, CardHeader } from '../../ui/card';
import { mayFollow } from './checkout-address';

interface PendingPaymentCardProps {
  payment: Payment;
  isChecking: boolean;
  onCheck: () => void;
}

/** A payment that was begun and not settled: the way back to it, and a way to ask what became of it. */
export const PendingPaymentCard = ({ payment, isChecking, onCheck }: PendingPaymentCardProps) => {
  const { checkoutUrl } = payment;
  return (
    <Card aria-labelledby="pending-payment" className="border-accent-line">
      <CardHeader
        title="Payment under way"
        titleId="pending-payment"
        description={`You began to pay ${formatCentavos(payment.amount)} on ${formatDate(payment.createdAt)}. If you have paid, press Check again. If it did not go through, continue to Maya to try again or to pay another way. ${pendingPaymentMinutes} minutes after this payment you can also begin another.`}
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
      </div>
    </Card>
  );
};
