import { ReceiptText, Download } from 'lucide-react';
import { useId, useState } from 'react';
import type { Payment } from '#shared/billing/schema';
import { Button } from '../../../ui/button';
import { Card, CardHeader } from '../../../ui/layout/card';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { FailedState } from '../../../ui/feedback/failed-state';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton';
import { paymentWords } from '../words';
import { formatCentavos, formatDate } from '../../../lib/format';
import { PaymentStatusBadge } from './payment-status';

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

interface PaymentRowProps {
  payment: Payment;
  onReceipt: () => void;
  isMakingReceipt: boolean;
}

/** One payment: amount, date, item and status. */
const PaymentRow = ({ payment, onReceipt, isMakingReceipt }: PaymentRowProps) => {
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
