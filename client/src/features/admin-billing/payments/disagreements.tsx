import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { userPagePath } from '#shared/admin-billing/endpoints';
import {
  maxDisagreements,
  type Disagreement,
  type Disagreements as Lists,
} from '#shared/admin-billing/user-schema';
import { serverMessage } from '../../../lib/api/api-error';
import { useSignedOut } from '../../../lib/api/use-signed-out';
import { formatCentavos, formatDateTime } from '../../../lib/format';
import { useFocusWhenLost } from '../../../ui/dialogs/focus';
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

const kinds = Object.keys(words.kinds) as (keyof Lists)[];

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
      {kinds.map((kind) => (
        <KindCard
          key={kind}
          kind={kind}
          found={data[kind]}
          onUnauthorized={onUnauthorized}
          renderPaymentStatus={renderPaymentStatus}
        />
      ))}
    </div>
  );
};

interface KindCardProps extends DisagreementsProps {
  kind: keyof Lists;
  found: Lists[keyof Lists];
}

const KindCard = ({ kind, found: { payments, hasMore }, ...item }: KindCardProps) => {
  const [hasChecked, setHasChecked] = useState(false);
  const place = useFocusWhenLost<HTMLElement>(payments.length, hasChecked);
  const { title, description, none } = words.kinds[kind];
  return (
    <Card ref={place} tabIndex={-1} aria-labelledby={`disagreements-${kind}`} className="outline-none">
      <CardHeader title={title} titleId={`disagreements-${kind}`} description={description} />
      {payments.length === 0 ? (
        <p className="text-sm text-muted">{none}</p>
      ) : (
        <ul className="divide-y">
          {payments.map((entry) => (
            <Item key={entry.payment.id} {...entry} {...item} onCheck={() => setHasChecked(true)} />
          ))}
        </ul>
      )}
      {hasMore && <p className="mt-3 text-sm text-muted">{words.more(maxDisagreements)}</p>}
    </Card>
  );
};

const Item = ({
  payment,
  user,
  advice,
  onCheck,
  onUnauthorized,
  renderPaymentStatus,
}: Disagreement & DisagreementsProps & { onCheck: () => void }) => (
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
    <CheckButton payment={payment} onCheck={onCheck} onUnauthorized={onUnauthorized} />
  </li>
);
