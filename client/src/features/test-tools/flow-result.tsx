import type { ReactNode } from 'react';
import { plans } from '#shared/billing/plans';
import type { PaymentFlowResult } from '#shared/test-tools/schema';
import { formatDateTime } from '../../lib/format';
import { Badge } from '../../ui/layout/badge';
import { Card, CardHeader } from '../../ui/layout/card';
import { FlowSteps } from './flow-steps';
import { flowWords } from './words';

const { result: words } = flowWords;

/** The payment flow test's result: status, message, steps, and created records. */
export const FlowResult = ({ result }: { result: PaymentFlowResult }) => {
  const { success, message, testId, error, steps, results } = result;
  const { payment, user } = results;
  return (
    <Card aria-labelledby="flow-result">
      <CardHeader
        title={words.title}
        titleId="flow-result"
        action={<Badge tone={success ? 'success' : 'danger'}>{success ? words.success : words.failed}</Badge>}
      />
      <p className="text-sm wrap-anywhere">{message}</p>
      <p className="mt-1 text-xs text-muted">{words.testId(testId || words.unknown)}</p>
      {error && (
        <div className="mt-4 rounded-control border border-transparent bg-danger-soft px-3 py-2 text-sm">
          <h3 className="font-medium text-danger-text">{words.error}</h3>
          <p className="mt-0.5 wrap-anywhere">{error}</p>
        </div>
      )}
      <FlowSteps steps={steps} />
      <h3 className="mt-6 text-sm font-semibold">{words.final}</h3>
      <dl className="mt-2 grid gap-x-6 gap-y-3 text-sm sm:grid-cols-2 lg:grid-cols-5">
        <Fact name={words.payment} value={payment?.status} />
        <Fact name={words.receipt} value={payment?.receiptNumber} />
        <Fact name={words.paidAt} value={payment?.paidAt && formatDateTime(payment.paidAt)} />
        <Fact name={words.plan} value={user && plans[user.plan].name} />
        <Fact
          name={words.expiry}
          value={user?.subscriptionExpiresAt && formatDateTime(user.subscriptionExpiresAt)}
        />
      </dl>
    </Card>
  );
};

const Fact = ({ name, value }: { name: string; value: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-xs text-muted">{name}</dt>
    <dd className="mt-0.5 font-medium wrap-anywhere">{value || words.unknown}</dd>
  </div>
);
