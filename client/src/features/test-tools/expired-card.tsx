import { useQuery } from '@tanstack/react-query';
import { isUnauthorized, serverMessage } from '../../lib/api/api-error';
import { useSignedOut } from '../../lib/api/use-signed-out';
import { Button } from '../../ui/button';
import { Card, CardHeader } from '../../ui/layout/card';
import { expiredQuery, useProcessExpired } from './api';
import { countOf, EndingList, usersOf } from './ending-list';
import type { EndingCardProps } from './expiring-card';
import { announceDone, announceFailure } from './test-toasts';

/** Users whose plan has ended and is not yet stored as free, with the button that does that. */
export const ExpiredCard = ({ renderPlan, onUnauthorized, onSelect, onChanged }: EndingCardProps) => {
  const expired = useQuery({ ...expiredQuery(), select: usersOf, refetchOnMount: true });
  const process = useProcessExpired();
  const { data: count } = useQuery({ ...expiredQuery(), select: countOf });
  useSignedOut(expired.data === null, onUnauthorized);

  const run = () =>
    process.mutate(undefined, {
      onSuccess: ({ downgraded }) => {
        announceDone(whatBecame(downgraded));
        onChanged();
      },
      onError: (error) =>
        isUnauthorized(error)
          ? onUnauthorized()
          : announceFailure(serverMessage(error, 'Failed to process expired subscriptions')),
    });

  return (
    <Card aria-labelledby="expired-users">
      <CardHeader
        title={`Expired users${typeof count === 'number' ? ` (${count})` : ''}`}
        titleId="expired-users"
        description="Their time has ended: they count as free already, and processing writes that down."
      />
      <EndingList
        label="Expired users"
        query={expired}
        failed="Expired users could not be loaded"
        empty="No expired users"
        emptyDescription="Every plan that has ended is already set to free."
        renderPlan={renderPlan}
        renderEnd={({ daysExpired }) =>
          daysExpired === 0 ? 'Ended less than a day ago' : `Ended ${days(daysExpired)} ago`
        }
        onSelect={onSelect}
      />
      <Button
        className="mt-4 max-sm:w-full"
        loading={process.isPending}
        loadingLabel="Processing..."
        onClick={run}
      >
        Process Expired Subscriptions
      </Button>
    </Card>
  );
};

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);

const whatBecame = (downgraded: number) => {
  if (downgraded === 0) return 'There was no one to downgrade.';
  return downgraded === 1 ? '1 user was downgraded to Free.' : `${downgraded} users were downgraded to Free.`;
};
