import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Users, ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useState, type ReactNode, memo } from 'react';
import { useSearchParams, Link } from 'wouter';
import { exportPayments, exportUsers, userPagePath } from '#shared/admin-billing/endpoints';
import type { UserBillingRow, UsersFilter, UsersCount, UsersSort } from '#shared/admin-billing/schema';
import { useSignedOut } from '../../../lib/api/use-signed-out';
import { Button } from '../../../ui/button';
import { Card, CardHeader } from '../../../ui/layout/card';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { Field } from '../../../ui/forms/field';
import { LoadedList } from '../../../ui/feedback/loaded-list';
import { Select } from '../../../ui/forms/select';
import { announceUpdateDraft } from '../admin-toasts';
import { fetchUserBilling, usersBillingQuery, usersCountQuery } from '../api';
import type { BillingRenderers } from '../billing-renderers';
import { UpdateDialog, updateDraft } from '../update/update-dialog';
import { CsvLink } from '../csv-link';
import { ListSkeleton } from '../list-skeleton';
import { UsersSearch } from './users-search';
import {
  firstView,
  sortedBy,
  readView,
  writeView,
  selectionInQuery,
  usersPerPage,
  type UsersView,
} from './users-view';
import { usersWords as words } from '../words';
import { endsWithTrial } from '#shared/billing/trial';
import { formatCentavos, formatDate } from '../../../lib/format';
import { Cell, HeaderCell, Row, Table } from '../../../ui/layout/table';
import { Person } from '../person';

const { csv: csvWords } = words;

const filters = Object.entries(words.filters) as [UsersFilter, string][];

interface UsersCardProps extends BillingRenderers {
  /** The signed-in administrator. */
  adminId: string;
  onUnauthorized: () => void;
  /** Called after a plan change. */
  onUpdated: (userId: string) => void;
}

/** All users with plan and latest payment: search, filter, sort and update. */
export const UsersCard = ({
  adminId,
  renderPlan,
  renderPaymentStatus,
  onUnauthorized,
  onUpdated,
}: UsersCardProps) => {
  const [view, show] = useUsersView();
  const [selected, setSelected] = useState<UserBillingRow | null>(null);
  // Keep the previous rows until the next are loaded, so that nothing jumps.
  const rows = { placeholderData: keepPreviousData, refetchOnMount: true };
  const users = useQuery({ ...usersBillingQuery(view), ...rows });
  const count = useQuery({ ...usersCountQuery(view), ...rows });
  useSignedOut(users.data === null, onUnauthorized);

  // After a fresh sign-in: reopen the dialog with its draft.
  useEffect(() => {
    const draft = updateDraft.read(adminId);
    if (!draft?.userId) return;
    fetchUserBilling(draft.userId).then(
      (user) => (user ? setSelected(user) : announceUpdateDraft()),
      announceUpdateDraft,
    );
  }, [adminId]);

  const isSelection = view.search !== '' || view.filter !== 'all';
  return (
    <Card aria-labelledby="users-billing">
      <CardHeader
        title={words.title}
        titleId="users-billing"
        action={
          <span role="group" aria-label={csvWords.label} className="-mx-3 flex flex-wrap items-center">
            <CsvLink path={exportUsers.path} query={selectionInQuery(view)}>
              {csvWords.users}
            </CsvLink>
            <CsvLink path={exportPayments.path} query={selectionInQuery(view)}>
              {csvWords.payments}
            </CsvLink>
          </span>
        }
      />
      <div className="mb-4 flex flex-wrap gap-2">
        <UsersSearch
          search={view.search}
          onSearch={(search) => show({ search, page: 1 }, { replace: true })}
        />
        <Field label={words.filter} labelHidden className="max-sm:w-full sm:w-48">
          {(field) => (
            <Select
              {...field}
              value={view.filter}
              onChange={({ target }) => show({ filter: target.value as UsersFilter, page: 1 })}
            >
              {filters.map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <LoadedList
        query={users}
        failed={words.failed}
        skeleton={<ListSkeleton label={words.loading} rows={6} />}
        empty={
          view.page > 1 ? (
            <EmptyState
              icon={Users}
              title={words.emptyPage}
              description={words.fewer}
              action={
                <Button variant="secondary" onClick={() => show({ page: 1 })}>
                  {words.firstPage}
                </Button>
              }
            />
          ) : (
            <EmptyState
              icon={Users}
              title={words.none}
              description={
                count.data?.isOfDeletedAccount
                  ? words.ofDeletedAccount
                  : isSelection
                    ? words.noMatch
                    : words.noneYet
              }
              action={
                isSelection && (
                  <Button variant="secondary" onClick={() => show(firstView)}>
                    {words.showAll}
                  </Button>
                )
              }
            />
          )
        }
      >
        {(found) => (
          <>
            <UsersTable
              users={found}
              view={view}
              busy={users.isPlaceholderData}
              onSort={(sort) => show(sortedBy(view, sort))}
              onUpdate={setSelected}
              renderPlan={renderPlan}
              renderPaymentStatus={renderPaymentStatus}
            />
            <UsersPager
              page={view.page}
              shown={found.length}
              count={count.data ?? undefined}
              busy={users.isPlaceholderData}
              onPage={(page) => show({ page })}
            />
          </>
        )}
      </LoadedList>
      <UpdateDialog
        open={selected !== null}
        onOpenChange={() => setSelected(null)}
        adminId={adminId}
        user={selected}
        renderPlan={renderPlan}
        onUpdated={onUpdated}
      />
    </Card>
  );
};

/** The view in the URL, and how to navigate to another: push or replace. */
const useUsersView = () => {
  const [address, setAddress] = useSearchParams();
  const view = readView(address);
  const show = (changes: Partial<UsersView>, { replace = false } = {}) =>
    setAddress((current) => writeView(current, { ...readView(current), ...changes }), { replace });
  return [view, show] as const;
};

const { pages: pagesWords } = words;

interface UsersPagerProps {
  /** 1-based. */
  page: number;
  /** How many rows this page has. */
  shown: number;
  /** Undefined while loading. */
  count: UsersCount | undefined;
  busy: boolean;
  onPage: (page: number) => void;
}

const number = new Intl.NumberFormat('en-US');

/** The shown range and total, with previous and next buttons. */
const UsersPager = ({ page, shown, count, busy, onPage }: UsersPagerProps) => {
  const before = (page - 1) * usersPerPage;
  const range = `${number.format(before + 1)}–${number.format(before + shown)}`;
  // While the count loads, assume that a full page is followed by another.
  const hasNext =
    shown === usersPerPage && (count === undefined || count.isMore || before + shown < count.count);
  return (
    <nav aria-label={pagesWords.label} className="mt-3 flex flex-wrap items-center justify-between gap-2">
      <p role="status" className="text-sm text-muted tabular-nums">
        {pagesWords.shown(range)}
        {count && pagesWords.of(number.format(count.count), count.isMore)}
      </p>
      <div className="flex gap-2">
        <Turn isOpen={page > 1 && !busy} onTurn={() => onPage(page - 1)}>
          <ChevronLeft aria-hidden />
          {pagesWords.previous}
        </Turn>
        <Turn isOpen={hasNext && !busy} onTurn={() => onPage(page + 1)}>
          {pagesWords.next}
          <ChevronRight aria-hidden />
        </Turn>
      </div>
    </nav>
  );
};

/** Not `disabled` at the ends: a keyboard user would lose the focus. */
const Turn = ({ isOpen, onTurn, children }: { isOpen: boolean; onTurn: () => void; children: ReactNode }) => (
  <Button
    variant="secondary"
    size="sm"
    className="aria-disabled:cursor-not-allowed"
    aria-disabled={!isOpen}
    onClick={() => isOpen && onTurn()}
  >
    {children}
  </Button>
);

const { columns } = words;

interface UsersTableProps extends BillingRenderers {
  users: readonly UserBillingRow[];
  view: UsersView;
  /** Another view's rows are loading. */
  busy: boolean;
  onSort: (sort: UsersSort) => void;
  onUpdate: (user: UserBillingRow) => void;
}

const UsersTable = ({ users, view, busy, onSort, onUpdate, ...looks }: UsersTableProps) => {
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
