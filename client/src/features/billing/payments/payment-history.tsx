import { ReceiptText } from 'lucide-react';
import { useId, useState } from 'react';
import type { Payment } from '#shared/billing/schema';
import { Button } from '../../../ui/button';
import { Card, CardHeader } from '../../../ui/layout/card';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { FailedState } from '../../../ui/feedback/failed-state';
import { PaymentRow } from './payment-row';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton';
import { paymentWords } from '../words';

const { history: words } = paymentWords;

/** How many payments are shown before Show all. */
const shownAtFirst = 5;

interface PaymentHistoryProps {
  /** Newest first; undefined while loading. */
  payments: readonly Payment[] | undefined;
  hasFailed: boolean;
  isRetrying: boolean;
  onRetry: () => void;
  onReceipt: (payment: Payment) => void;
  /** The payment whose receipt is being generated. */
  receiptUnderWay: string | undefined;
}

export const PaymentHistory = (props: PaymentHistoryProps) => (
  <Card aria-labelledby="payment-history">
    <CardHeader title={words.title} titleId="payment-history" className="mb-2" />
    <Content {...props} />
  </Card>
);

const Content = ({ payments, hasFailed, isRetrying, onRetry, ...receipts }: PaymentHistoryProps) => {
  if (payments?.length === 0) {
    return <EmptyState icon={ReceiptText} title={words.emptyTitle} description={words.empty} />;
  }
  if (payments) return <Rows payments={payments} {...receipts} />;
  if (hasFailed) {
    return <FailedState title={words.failed} onRetry={onRetry} retrying={isRetrying} />;
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
          {showsAll ? words.showLatest(shownAtFirst) : words.showAll(payments.length)}
        </Button>
      )}
    </>
  );
};

/** Placeholder of three payments. */
const PaymentHistorySkeleton = () => (
  <Loading label={words.loading} className="divide-y">
    {[1, 2, 3].map((row) => (
      <div key={row} className="flex items-center gap-4 py-3">
        <div className="flex-1 space-y-2">
          <Skeleton className="h-5 w-20" />
          <Skeleton className="h-4 w-28" />
        </div>
        <Skeleton className="h-5 w-16 rounded-full" />
        <Skeleton className="h-8 w-24" />
      </div>
    ))}
  </Loading>
);
