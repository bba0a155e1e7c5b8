import { useQuery } from '@tanstack/react-query';
import { isUnauthorized, serverMessage } from '../../lib/api/api-error';
import { useSignedOut } from '../../lib/api/use-signed-out';
import { Button } from '../../ui/button';
import { Card, CardHeader } from '../../ui/layout/card';
import { expiredQuery, useProcessExpired } from './api';
import { countOf, EndingList, usersOf } from './ending-list';
import type { EndingCardProps } from './expiring-card';
import { announceDone, announceFailure } from './test-toasts';
import { subscriptionWords } from './words';

const { expired: words } = subscriptionWords;

/** Users whose plan has ended and is not yet stored as free, with the button that does that. */
export const ExpiredCard = ({ renderPlan, onUnauthorized, onSelect, onChanged }: EndingCardProps) => {
  const expired = useQuery({ ...expiredQuery(), select: usersOf, refetchOnMount: true });
  const process = useProcessExpired();
  const { data: count } = useQuery({ ...expiredQuery(), select: countOf });
  useSignedOut(expired.data === null, onUnauthorized);

  const run = () =>
    process.mutate(undefined, {
      onSuccess: ({ downgraded }) => {
        announceDone(words.processed(downgraded));
        onChanged();
      },
      onError: (error) =>
        isUnauthorized(error) ? onUnauthorized() : announceFailure(serverMessage(error, words.notProcessed)),
    });

  return (
    <Card aria-labelledby="expired-users">
      <CardHeader title={words.title(count)} titleId="expired-users" description={words.description} />
      <EndingList
        label={words.label}
        loading={words.loading}
        query={expired}
        failed={words.failed}
        empty={words.none}
        emptyDescription={words.noneYet}
        renderPlan={renderPlan}
        renderEnd={({ daysExpired }) => (daysExpired === 0 ? words.endedToday : words.ended(daysExpired))}
        onSelect={onSelect}
      />
      <Button
        className="mt-4 max-sm:w-full"
        loading={process.isPending}
        loadingLabel={words.busy}
        onClick={run}
      >
        {words.process}
      </Button>
    </Card>
  );
};
