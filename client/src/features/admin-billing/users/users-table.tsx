import { memo } from 'react';
import { Link } from 'wouter';
import { userPagePath } from '#shared/admin-billing/endpoints';
import type { UserBillingRow, UsersSort } from '#shared/admin-billing/schema';
import { endsWithTrial } from '#shared/billing/trial';
import { formatCentavos, formatDate } from '../../../lib/format';
import { Button } from '../../../ui/button';
import { Cell, HeaderCell, Row, Table } from '../../../ui/layout/table';
import type { BillingRenderers } from '../billing-renderers';
import { Person } from '../person';
import type { UsersView } from './users-view';
import { usersWords as words } from '../words';

const { columns } = words;

interface UsersTableProps extends BillingRenderers {
  users: readonly UserBillingRow[];
  view: UsersView;
  /** Another view's rows are loading. */
  busy: boolean;
  onSort: (sort: UsersSort) => void;
  onUpdate: (user: UserBillingRow) => void;
}

export const UsersTable = ({ users, view, busy, onSort, onUpdate, ...looks }: UsersTableProps) => {
  const sortBy = (sort: UsersSort) => ({
    direction: view.sort === sort ? view.order : null,
    onSort: () => onSort(sort),
  });
  return (
    <Table
      label={words.label}
      busy={busy}
      head={
        <>
          <HeaderCell sort={sortBy('user')}>{columns.user}</HeaderCell>
          <HeaderCell sort={sortBy('plan')}>{columns.plan}</HeaderCell>
          <HeaderCell sort={sortBy('expiry')}>{columns.expiry}</HeaderCell>
          <HeaderCell>{columns.payment}</HeaderCell>
          <HeaderCell>
            <span className="sr-only">{columns.action}</span>
          </HeaderCell>
        </>
      }
    >
      {users.map((user) => (
        <UserRow key={user.id} user={user} onUpdate={onUpdate} {...looks} />
      ))}
    </Table>
  );
};

type UserRowProps = BillingRenderers & Pick<UsersTableProps, 'onUpdate'> & { user: UserBillingRow };

const UserRow = memo(({ user, onUpdate, renderPlan, renderPaymentStatus }: UserRowProps) => {
  const { email, plan, subscriptionExpiresAt, latestPayment, trial, matched } = user;
  return (
    <Row>
      <Cell className="md:min-w-48">
        <Link
          href={userPagePath(user.id)}
          className="-m-1 block rounded-control p-1 hover:bg-subtle [&_:first-child]:underline"
        >
          <Person {...user} />
        </Link>
        {matched && (
          <span className="mt-0.5 block text-xs text-muted">
            {words.matched[matched.by]} {matched.value}
          </span>
        )}
      </Cell>
      <Cell label={columns.plan}>
        {renderPlan(plan)}
        {trial && <span className="mt-0.5 block text-xs text-muted">{trialState(user)}</span>}
      </Cell>
      <Cell label={words.expiryDate} className="md:whitespace-nowrap">
        {subscriptionExpiresAt ? (
          <time dateTime={subscriptionExpiresAt}>{formatDate(subscriptionExpiresAt)}</time>
        ) : (
          <span className="text-muted">{plan === 'free' ? words.noValue : words.noEnd}</span>
        )}
      </Cell>
      <Cell label={words.latestPayment}>
        {latestPayment ? (
          <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1 max-md:justify-end">
            {renderPaymentStatus(latestPayment.status)}
            <span className="tabular-nums">{formatCentavos(latestPayment.amount)}</span>
          </span>
        ) : (
          <span className="text-muted">{words.noValue}</span>
        )}
      </Cell>
      <Cell className="md:text-right">
        <Button
          variant="secondary"
          size="sm"
          className="max-md:mt-1 max-md:w-full"
          aria-haspopup="dialog"
          aria-label={words.updateOf(email)}
          onClick={() => onUpdate(user)}
        >
          {words.update}
        </Button>
      </Cell>
    </Row>
  );
});
UserRow.displayName = 'UserRow';

const trialState = ({ plan, subscriptionExpiresAt, trial }: UserBillingRow) => {
  if (plan === 'pro' && endsWithTrial({ plan, subscriptionExpiresAt, trial })) return words.trial;
  return trial && words.trialUsed(formatDate(trial.startedAt));
};
