import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { userPagePath } from '#shared/admin-billing/endpoints';
import type { Disagreement } from '#shared/admin-billing/user-schema';
import { serverMessage } from '../../../lib/api/api-error';
import { useSignedOut } from '../../../lib/api/use-signed-out';
import { formatCentavos, formatDateTime } from '../../../lib/format';
import { FailedState } from '../../../ui/feedback/failed-state';
import { Card, CardHeader } from '../../../ui/layout/card';
import { disagreementsQuery } from '../api';
import type { BillingRenderers } from '../billing-renderers';
import { ListSkeleton } from '../list-skeleton';
import { Person } from '../person';
import { CheckButton } from '../user/payments-card';
import { adminBillingWords, disagreementWords as words } from '../words';

interface DisagreementsProps extends Pick<BillingRenderers, 'renderPaymentStatus'> {
  onUnauthorized: () => void;
}

const kinds = Object.keys(words.kinds) as Disagreement['kind'][];

/** Payments on which our record and Maya's differ, by kind, with what to do about each. */
export const Disagreements = ({ onUnauthorized, renderPaymentStatus }: DisagreementsProps) => {
  const { data, error, isFetching, refetch } = useQuery({ ...disagreementsQuery(), refetchOnMount: true });
  useSignedOut(data === null, onUnauthorized);
  if (!data) {
    return (
      <Card>
        {error ? (
          <FailedState
            title={words.failed}
            description={serverMessage(error, words.failed)}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        ) : (
          <ListSkeleton label={words.loading} rows={3} />
        )}
      </Card>
    );
  }
  return (
    <div className="grid gap-6">
      {kinds.map((kind) => {
        const found = data.filter((entry) => entry.kind === kind);
        const { title, description, none } = words.kinds[kind];
        return (
          <Card key={kind} aria-labelledby={`disagreements-${kind}`}>
            <CardHeader title={title} titleId={`disagreements-${kind}`} description={description} />
            {found.length === 0 ? (
              <p className="text-sm text-muted">{none}</p>
            ) : (
              <ul className="divide-y">
                {found.map((entry) => (
                  <Item
                    key={entry.payment.id}
                    {...entry}
                    onUnauthorized={onUnauthorized}
                    renderPaymentStatus={renderPaymentStatus}
                  />
                ))}
              </ul>
            )}
          </Card>
        );
      })}
    </div>
  );
};

const Item = ({
  payment,
  user,
  advice,
  onUnauthorized,
  renderPaymentStatus,
}: Disagreement & DisagreementsProps) => (
  <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3 py-4 text-sm first:pt-0 last:pb-0">
    <div className="min-w-0 flex-1 basis-64">
      {user ? (
        <Link
          href={userPagePath(user.id)}
          className="-m-1 block w-fit max-w-full rounded-control p-1 wrap-anywhere hover:bg-subtle [&_:first-child]:underline"
        >
          <Person {...user} />
        </Link>
      ) : (
        <span className="text-muted">{words.deletedAccount}</span>
      )}
      <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold tabular-nums">{formatCentavos(payment.amount)}</span>
        {renderPaymentStatus(payment.status)}
        <span className="text-muted">{words.started(formatDateTime(payment.createdAt))}</span>
      </p>
      <p className="mt-1 text-xs wrap-anywhere text-muted">
        {adminBillingWords.reference(payment.referenceNumber)}
      </p>
      {payment.failureReason && <p className="mt-1 wrap-anywhere">{payment.failureReason}</p>}
      <p className="mt-2">
        <span className="font-medium">{words.whatToDo}</span> {words.advice[advice]}
      </p>
    </div>
    <CheckButton payment={payment} onUnauthorized={onUnauthorized} />
  </li>
);
