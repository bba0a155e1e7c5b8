import { Download } from 'lucide-react';
import type { Payment } from '#shared/billing/schema';
import { formatCentavos, formatDate } from '../../../lib/format';
import { Button } from '../../../ui/button';
import { PaymentStatusBadge } from './payment-status';
import { paymentWords } from '../words';

const { history: words } = paymentWords;

interface PaymentRowProps {
  payment: Payment;
  onReceipt: () => void;
  isMakingReceipt: boolean;
}

/** One payment: amount, date, item and status. */
export const PaymentRow = ({ payment, onReceipt, isMakingReceipt }: PaymentRowProps) => {
  const { amount, status } = payment;
  const date = formatDate(payment.paidAt ?? payment.createdAt);
  return (
    <li className="flex items-center gap-4 py-3">
      <div className="min-w-0 flex-1 text-sm">
        <p className="font-semibold tabular-nums">{formatCentavos(amount)}</p>
        <p className="text-muted">{date}</p>
        <Detail {...payment} />
      </div>
      <div className="flex shrink-0 flex-col items-end gap-2 sm:flex-row sm:items-center sm:gap-4">
        <PaymentStatusBadge status={status} />
        <div className="flex justify-end sm:w-28">
          {status === 'paid' && (
            <Button
              variant="secondary"
              size="sm"
              aria-label={words.receiptOf(date)}
              loading={isMakingReceipt}
              onClick={onReceipt}
            >
              <Download aria-hidden />
              {words.receipt}
            </Button>
          )}
        </div>
      </div>
    </li>
  );
};

/** The item, with a note: why it failed, or the problem of a paid one. */
const Detail = ({ status, periodStart, periodEnd, failureReason }: Payment) => (
  <>
    {status === 'paid' && periodStart && periodEnd && (
      <p className="text-xs text-muted">{words.period(formatDate(periodStart), formatDate(periodEnd))}</p>
    )}
    {failureReason && <p className="text-xs wrap-anywhere text-muted">{failureReason}</p>}
  </>
);
