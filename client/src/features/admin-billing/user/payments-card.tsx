import { useQuery } from '@tanstack/react-query';
import { ReceiptText, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { userPageLimits, type AdminPayment, type MayaReport } from '#shared/admin-billing/user-schema';
import { isUnauthorized, serverMessage } from '../../../lib/api/api-error';
import { formatCentavos, formatDate, formatDateTime } from '../../../lib/format';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { Card, CardHeader } from '../../../ui/layout/card';
import { announceChecked, announceError } from '../admin-toasts';
import { mayaReportQuery, useCheckPayment } from '../api';
import type { BillingRenderers } from '../billing-renderers';
import { userWords } from '../words';

const { payments: words } = userWords;

const shownAtFirst = 10;

interface PaymentsCardProps extends Pick<BillingRenderers, 'renderPaymentStatus'> {
  payments: readonly AdminPayment[];
  hasMore: boolean;
  onUnauthorized: () => void;
}

/** Every payment of a user with its numbers and state, and what Maya reports about it. */
export const PaymentsCard = ({ payments, hasMore, ...row }: PaymentsCardProps) => {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? payments : payments.slice(0, shownAtFirst);
  return (
    <Card aria-labelledby="user-payments">
      <CardHeader title={words.title} titleId="user-payments" description={words.description} />
      {payments.length === 0 ? (
        <EmptyState icon={ReceiptText} title={words.none} description={words.noneYet} />
      ) : (
        <ul className="divide-y">
          {shown.map((payment) => (
            <PaymentItem key={payment.id} payment={payment} {...row} />
          ))}
        </ul>
      )}
      {showsAll && hasMore && (
        <p className="mt-3 text-sm text-muted">{words.more(userPageLimits.payments)}</p>
      )}
      {payments.length > shownAtFirst && (
        <Button
          variant="ghost"
          className="mt-2"
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? words.latest(shownAtFirst) : words.showAll(payments.length)}
        </Button>
      )}
    </Card>
  );
};

type PaymentItemProps = Omit<PaymentsCardProps, 'payments' | 'hasMore'> & { payment: AdminPayment };

const PaymentItem = ({ payment, renderPaymentStatus, onUnauthorized }: PaymentItemProps) => {
  const { status, amount, createdAt, paidAt, periodStart, periodEnd, failureReason } = payment;
  return (
    <li className="py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <div className="min-w-0 text-sm">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="font-semibold tabular-nums">{formatCentavos(amount)}</span>
            {renderPaymentStatus(status)}
          </p>
          <p className="mt-1 text-muted">
            {words.started(formatDateTime(createdAt))}
            {paidAt && <> · {words.paid(formatDateTime(paidAt))}</>}
          </p>
          {periodStart && periodEnd && (
            <p className="text-muted">{words.period(formatDate(periodStart), formatDate(periodEnd))}</p>
          )}
          {failureReason && <p className="mt-1 wrap-anywhere">{failureReason}</p>}
        </div>
        <CheckButton payment={payment} onUnauthorized={onUnauthorized} />
      </div>
      <dl className="mt-2 grid gap-x-6 gap-y-1 text-xs lg:grid-cols-2">
        <Number name={words.reference} value={payment.referenceNumber} />
        <Number name={words.receipt} value={payment.receiptNumber} />
        <Number name={words.checkout} value={payment.checkoutId} />
        <Number name={words.mayaPayment} value={payment.mayaPaymentId} />
        <Number name={words.paidWith} value={payment.fundSource} />
      </dl>
      <AtMaya payment={payment} />
    </li>
  );
};

const Number = ({ name, value }: { name: string; value: string | null }) =>
  value && (
    <div className="flex min-w-0 gap-1.5">
      <dt className="shrink-0 text-muted">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{value}</dd>
    </div>
  );

interface CheckButtonProps {
  payment: Pick<AdminPayment, 'id' | 'referenceNumber'>;
  onUnauthorized: () => void;
  onCheck?: () => void;
}

/** Asks Maya about a payment, records the answer and announces it. */
export const CheckButton = ({
  payment: { id, referenceNumber },
  onUnauthorized,
  onCheck,
}: CheckButtonProps) => {
  const { mutateAsync, isPending } = useCheckPayment();
  const check = async () => {
    onCheck?.();
    try {
      announceChecked(await mutateAsync(id));
    } catch (error) {
      if (isUnauthorized(error)) onUnauthorized();
      else announceError(serverMessage(error, words.notChecked));
    }
  };
  return (
    <Button
      variant="secondary"
      size="sm"
      className="max-sm:w-full"
      aria-label={words.checkOf(referenceNumber)}
      loading={isPending}
      keepsFocus
      onClick={() => void check()}
    >
      <RefreshCw aria-hidden />
      {words.check}
    </Button>
  );
};

/** What Maya reports: at once where money came back or has a problem, otherwise after a check. */
const AtMaya = ({ payment: { id, status, failureReason } }: { payment: AdminPayment }) => {
  const enabled = status === 'refunded' || (status === 'paid' && failureReason !== null);
  const { data, error, isLoading } = useQuery({ ...mayaReportQuery(id), enabled });
  if (!data && !error && !isLoading) return null;
  return (
    <div className="mt-3 rounded-control bg-subtle px-3 py-2 text-sm">
      <h3 className="text-xs font-medium text-muted">{words.atMaya}</h3>
      {data ? (
        <Attempts attempts={data.attempts} />
      ) : (
        <p role="status" className="mt-1">
          {error ? serverMessage(error, words.notAsked) : words.asking}
        </p>
      )}
    </div>
  );
};

const Attempts = ({ attempts }: MayaReport) =>
  attempts.length === 0 ? (
    <p className="mt-1">{words.noAttempt}</p>
  ) : (
    <ul className="mt-1 space-y-2">
      {attempts.map(({ id, status, isPaid, amount, currency, createdAt, receiptNumber, reversals }) => (
        <li key={id} className="wrap-anywhere">
          <p>
            <span className="font-medium">{status}</span> · {money(amount, currency)} ·{' '}
            {isPaid ? words.paidWord : words.notPaidWord}
            {createdAt && <> · {formatDateTime(createdAt)}</>}
            {receiptNumber && (
              <>
                {' '}
                · {words.receipt} {receiptNumber}
              </>
            )}
          </p>
          {reversals.length > 0 && (
            <ul className="mt-0.5 list-disc pl-5">
              {reversals.map((reversal) => (
                <li key={reversal.id}>
                  {reversal.kind === 'void'
                    ? words.void
                    : words.refund(
                        reversal.amount === null ? words.wholeAmount : money(reversal.amount, currency),
                      )}{' '}
                  · {reversal.status}
                  {reversal.createdAt && <> · {formatDateTime(reversal.createdAt)}</>}
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );

const money = (amount: number, currency: string) =>
  currency === 'PHP' ? formatCentavos(amount) : `${currency} ${(amount / 100).toFixed(2)}`;
