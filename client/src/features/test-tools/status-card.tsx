import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Plan } from '#shared/billing/plan';
import type { SubscriptionStatus } from '#shared/billing/schema';
import { ApiError } from '../../lib/api/api-error';
import { useSignedOut } from '../../lib/api/use-signed-out';
import { formatDateTime } from '../../lib/format';
import { Card, CardHeader } from '../../ui/layout/card';
import { FailedState } from '../../ui/feedback/failed-state';
import { Loading, Skeleton } from '../../ui/feedback/skeleton';
import { statusQuery } from './api';
import { Countdown } from './countdown';

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
      title="Subscription status"
      titleId="subscription-status"
      description={isOwn ? 'Yours' : `Of ${userId || 'nobody yet'}`}
    />
    {uuid.test(userId) ? (
      <Status userId={userId} {...rest} />
    ) : (
      <p className="text-sm text-muted">Enter the ID of a user to see their subscription.</p>
    )}
  </Card>
);

const words: Record<SubscriptionStatus['status'], string> = {
  free: 'Free',
  active: 'Active',
  expiring: 'Expiring',
  expired: 'Expired',
};

const Status = ({ userId, renderPlan, onUnauthorized, onChanged }: Omit<StatusCardProps, 'isOwn'>) => {
  const { data, error, isFetching, refetch } = useQuery({ ...statusQuery(userId), refetchOnMount: true });
  useSignedOut(data === null, onUnauthorized);
  if (!data) {
    if (!error) return <StatusSkeleton />;
    const isUnknown = error instanceof ApiError && error.status === 404;
    return isUnknown ? (
      <p role="alert" className="text-sm text-danger-text">
        There is no user with this ID.
      </p>
    ) : (
      <FailedState
        title="The subscription status could not be loaded"
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  const { plan, status, isExpired, subscriptionExpiresAt, daysUntilExpiry } = data;
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 text-sm">
      <Fact name="Plan">{renderPlan(plan)}</Fact>
      <Fact name="Status">{words[status]}</Fact>
      <Fact name="Expires">{subscriptionExpiresAt ? formatDateTime(subscriptionExpiresAt) : 'N/A'}</Fact>
      <Fact name="Days until expiry">{daysUntilExpiry ?? 'N/A'}</Fact>
      {subscriptionExpiresAt && !isExpired && (
        <Fact name="Ends in">
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
  <Loading label="Loading the subscription status" className="grid grid-cols-2 gap-x-6 gap-y-3">
    {[1, 2, 3, 4].map((fact) => (
      <div key={fact} className="space-y-1.5">
        <Skeleton className="h-3 w-16" />
        <Skeleton className="h-5 w-28 max-w-full" />
      </div>
    ))}
  </Loading>
);
