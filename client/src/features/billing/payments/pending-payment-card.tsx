import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import type { Payment } from '#shared/billing/schema';
import { formatCentavos, formatDate } from '../../../lib/format';
import { Button, buttonClass } from '../../../ui/button';
import { Card, CardHeader } from '../../../ui/layout/card';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { mayFollow } from '../checkout/checkout-address';
import { paymentWords } from '../words';

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
