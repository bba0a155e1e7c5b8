import type { UseQueryResult } from '@tanstack/react-query';
import { UserRoundCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Plan } from '#shared/billing/plan';
import { Button } from '../../ui/button';
import { EmailText } from '../../ui/layout/email-text';
import { EmptyState } from '../../ui/feedback/empty-state';
import { LoadedList } from '../../ui/feedback/loaded-list';
import { Loading, Skeleton } from '../../ui/feedback/skeleton';
import { subscriptionWords as words } from './words';

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
export const EndingList = <User extends EndingUser>({
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
export const usersOf = <User,>(answer: { users: User[] } | null) => answer && answer.users;
export const countOf = (answer: { count: number } | null) => answer && answer.count;
