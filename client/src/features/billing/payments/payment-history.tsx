import { ReceiptText } from 'lucide-react';
import { useId, useState } from 'react';
import type { Payment } from '#shared/billing/schema';
import { Button } from '../../../ui/button';
import { Card, CardHeader } from '../../../ui/layout/card';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { FailedState } from '../../../ui/feedback/failed-state';
import { PaymentHistorySkeleton } from './payment-history-skeleton';
import { PaymentRow } from './payment-row';

/** How many payments are shown until somebody asks for all. */
const shownAtFirst = 5;

interface PaymentHistoryProps {
  /** The newest first; undefined while they are on their way. */
  payments: readonly Payment[] | undefined;
  hasFailed: boolean;
  isRetrying: boolean;
  onRetry: () => void;
  onReceipt: (payment: Payment) => void;
  /** The payment whose receipt is being made. */
  receiptUnderWay: string | undefined;
}

export const PaymentHistory = (props: PaymentHistoryProps) => (
  <Card aria-labelledby="payment-history">
    <CardHeader title="Payment history" titleId="payment-history" className="mb-2" />
    <Content {...props} />
  </Card>
);

const Content = ({ payments, hasFailed, isRetrying, onRetry, ...receipts }: PaymentHistoryProps) => {
  if (payments?.length === 0) {
    return (
      <EmptyState
        icon={ReceiptText}
        title="No payments yet"
        description="What you pay is listed here, with a receipt for each payment."
      />
    );
  }
  if (payments) return <Rows payments={payments} {...receipts} />;
  if (hasFailed) {
    return <FailedState title="Your payments could not be loaded" onRetry={onRetry} retrying={isRetrying} />;
  }
  return <PaymentHistorySkeleton />;
};

type RowsProps = Pick<PaymentHistoryProps, 'onReceipt' | 'receiptUnderWay'> & {
  payments: readonly Payment[];
};

const Rows = ({ payments, onReceipt, receiptUnderWay }: RowsProps) => {
  const [showsAll, setShowsAll] = useState(false);
  const listId = useId();
  const shown = showsAll ? payments : payments.slice(0, shownAtFirst);
  return (
    <>
      <ul id={listId} className="divide-y">
        {shown.map((payment) => (
          <PaymentRow
            key={payment.id}
            payment={payment}
            onReceipt={() => onReceipt(payment)}
            isMakingReceipt={receiptUnderWay === payment.id}
          />
        ))}
      </ul>
      {payments.length > shownAtFirst && (
        <Button
          variant="ghost"
          className="mt-2"
          aria-expanded={showsAll}
          aria-controls={listId}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? `Show the latest ${shownAtFirst}` : `Show all ${payments.length} payments`}
        </Button>
      )}
    </>
  );
};
