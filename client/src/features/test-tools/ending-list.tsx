import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { UserRoundCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Plan } from '#shared/billing/plans';
import { Button } from '../../ui/button';
import { EmailText } from '../../ui/layout/email-text';
import { EmptyState } from '../../ui/feedback/empty-state';
import { LoadedList } from '../../ui/feedback/loaded-list';
import { Loading, Skeleton } from '../../ui/feedback/skeleton';
import { subscriptionWords as words } from './words';
import { isUnauthorized, serverMessage } from '../../lib/api/api-error';
import { useSignedOut } from '../../lib/api/use-signed-out';
import { Card, CardHeader } from '../../ui/layout/card';
import { expiredQuery, useProcessExpired, expiringQuery } from './api';
import { announceDone, announceFailure } from './test-toasts';
import { Countdown } from './countdown';

interface EndingUser {
  id: string;
  email: string;
  plan: Plan;
}

interface EndingListProps<User extends EndingUser> {
  /** 'Expired users' */
  label: string;
  loading: string;
  query: UseQueryResult<readonly User[] | null>;
  failed: string;
  empty: string;
  emptyDescription: string;
  renderPlan: (plan: Plan) => ReactNode;
  /** The end of their plan as text. */
  renderEnd: (user: User) => ReactNode;
  onSelect: (userId: string) => void;
}

/** Users whose plan ends or has ended, each selectable as the test user. */
const EndingList = <User extends EndingUser>({
  label,
  loading,
  query,
  failed,
  empty,
  emptyDescription,
  renderPlan,
  renderEnd,
  onSelect,
}: EndingListProps<User>) => (
  <LoadedList
    query={query}
    failed={failed}
    skeleton={
      <Loading label={loading} className="space-y-3">
        <Skeleton className="h-10" />
        <Skeleton className="h-10" />
      </Loading>
    }
    empty={<EmptyState icon={UserRoundCheck} title={empty} description={emptyDescription} className="py-4" />}
  >
    {(users) => (
      <ul aria-label={label} className="divide-y">
        {users.map((user) => (
          <li key={user.id} className="flex items-center justify-between gap-3 py-2.5 text-sm first:pt-0">
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium wrap-anywhere">
                <span>
                  <EmailText email={user.email} />
                </span>{' '}
                {renderPlan(user.plan)}
              </p>
              <p className="mt-0.5 text-muted">{renderEnd(user)}</p>
            </div>
            <Button
              variant="secondary"
              size="sm"
              aria-label={words.selectOf(user.email)}
              onClick={() => onSelect(user.id)}
            >
              {words.select}
            </Button>
          </li>
        ))}
      </ul>
    )}
  </LoadedList>
);

/** The users of a response that also counts them. */
const usersOf = <User,>(answer: { users: User[] } | null) => answer && answer.users;
const countOf = (answer: { count: number } | null) => answer && answer.count;

const { expired: expiredWords } = words;

/** Users whose plan has ended and is not yet stored as free, with the button that does that. */
export const ExpiredCard = ({ renderPlan, onUnauthorized, onSelect, onChanged }: EndingCardProps) => {
  const expired = useQuery({ ...expiredQuery(), select: usersOf, refetchOnMount: true });
  const process = useProcessExpired();
  const { data: count } = useQuery({ ...expiredQuery(), select: countOf });
  useSignedOut(expired.data === null, onUnauthorized);

  const run = () =>
    process.mutate(undefined, {
      onSuccess: ({ downgraded }) => {
        announceDone(expiredWords.processed(downgraded));
        onChanged();
      },
      onError: (error) =>
        isUnauthorized(error)
          ? onUnauthorized()
          : announceFailure(serverMessage(error, expiredWords.notProcessed)),
    });

  return (
    <Card aria-labelledby="expired-users">
      <CardHeader
        title={expiredWords.title(count)}
        titleId="expired-users"
        description={expiredWords.description}
      />
      <EndingList
        label={expiredWords.label}
        loading={expiredWords.loading}
        query={expired}
        failed={expiredWords.failed}
        empty={expiredWords.none}
        emptyDescription={expiredWords.noneYet}
        renderPlan={renderPlan}
        renderEnd={({ daysExpired }) =>
          daysExpired === 0 ? expiredWords.endedToday : expiredWords.ended(daysExpired)
        }
        onSelect={onSelect}
      />
      <Button
        className="mt-4 max-sm:w-full"
        loading={process.isPending}
        loadingLabel={expiredWords.busy}
        onClick={run}
      >
        {expiredWords.process}
      </Button>
    </Card>
  );
};

const { expiring: expiringWords } = words;

interface EndingCardProps {
  renderPlan: (plan: Plan) => ReactNode;
  onUnauthorized: () => void;
  onSelect: (userId: string) => void;
  onChanged: () => void;
}

/** Users whose plan ends within 24 hours. */
export const ExpiringCard = ({ renderPlan, onUnauthorized, onSelect, onChanged }: EndingCardProps) => {
  const expiring = useQuery({ ...expiringQuery(), select: usersOf, refetchOnMount: true });
  const { data: count } = useQuery({ ...expiringQuery(), select: countOf });
  useSignedOut(expiring.data === null, onUnauthorized);
  return (
    <Card aria-labelledby="expiring-users">
      <CardHeader
        title={expiringWords.title(count)}
        titleId="expiring-users"
        description={expiringWords.description}
      />
      <EndingList
        label={expiringWords.label}
        loading={expiringWords.loading}
        query={expiring}
        failed={expiringWords.failed}
        empty={expiringWords.none}
        emptyDescription={expiringWords.noneYet}
        renderPlan={renderPlan}
        renderEnd={({ subscriptionExpiresAt, daysUntilExpiry }) => (
          <>
            {expiringWords.endsIn} <Countdown until={subscriptionExpiresAt} onEnd={onChanged} />{' '}
            {expiringWords.daysLeft(daysUntilExpiry)}
          </>
        )}
        onSelect={onSelect}
      />
    </Card>
  );
};
