import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Plan } from '#shared/billing/plans';
import { ApiError } from '../../lib/api/api-error';
import { useSignedOut } from '../../lib/api/use-signed-out';
import { formatDateTime } from '../../lib/format';
import { Card, CardHeader } from '../../ui/layout/card';
import { FailedState } from '../../ui/feedback/failed-state';
import { Loading, Skeleton } from '../../ui/feedback/skeleton';
import { statusQuery } from './api';
import { Countdown } from './countdown';
import { subscriptionWords } from './words';

const { status: words, unknown } = subscriptionWords;

interface StatusCardProps {
  userId: string;
  isOwn: boolean;
  renderPlan: (plan: Plan) => ReactNode;
  onUnauthorized: () => void;
  onChanged: () => void;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The test user's subscription status. */
export const StatusCard = ({ userId, isOwn, ...rest }: StatusCardProps) => (
  <Card aria-labelledby="subscription-status">
    <CardHeader
      title={words.title}
      titleId="subscription-status"
      description={isOwn ? words.own : userId ? words.of(userId) : words.ofNone}
    />
    {uuid.test(userId) ? (
      <Status userId={userId} {...rest} />
    ) : (
      <p className="text-sm text-muted">{words.enter}</p>
    )}
  </Card>
);

const Status = ({ userId, renderPlan, onUnauthorized, onChanged }: Omit<StatusCardProps, 'isOwn'>) => {
  const { data, error, isFetching, refetch } = useQuery({ ...statusQuery(userId), refetchOnMount: true });
  useSignedOut(data === null, onUnauthorized);
  if (!data) {
    if (!error) return <StatusSkeleton />;
    const isUnknown = error instanceof ApiError && error.status === 404;
    return isUnknown ? (
      <p role="alert" className="text-sm text-danger-text">
        {words.unknownUser}
      </p>
    ) : (
      <FailedState title={words.failed} onRetry={() => void refetch()} retrying={isFetching} />
    );
  }
  const { plan, status, isExpired, subscriptionExpiresAt, daysUntilExpiry } = data;
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 text-sm">
      <Fact name={words.plan}>{renderPlan(plan)}</Fact>
      <Fact name={words.status}>{words.states[status]}</Fact>
      <Fact name={words.expires}>
        {subscriptionExpiresAt ? formatDateTime(subscriptionExpiresAt) : unknown}
      </Fact>
      <Fact name={words.daysLeft}>{daysUntilExpiry ?? unknown}</Fact>
      {subscriptionExpiresAt && !isExpired && (
        <Fact name={words.endsIn}>
          <Countdown until={subscriptionExpiresAt} onEnd={onChanged} />
        </Fact>
      )}
    </dl>
  );
};

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-xs text-muted">{name}</dt>
    <dd className="mt-0.5 font-medium wrap-anywhere">{children}</dd>
  </div>
);

const StatusSkeleton = () => (
  <Loading label={words.loading} className="grid grid-cols-2 gap-x-6 gap-y-3">
    {[1, 2, 3, 4].map((fact) => (
      <div key={fact} className="space-y-1.5">
        <Skeleton className="h-3 w-16" />
        <Skeleton className="h-5 w-28 max-w-full" />
      </div>
    ))}
  </Loading>
);
