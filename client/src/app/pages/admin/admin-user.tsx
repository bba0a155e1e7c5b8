import { useQuery } from '@tanstack/react-query';
import { UserX } from 'lucide-react';
import { Link } from 'wouter';
import { displayName, type CurrentUser } from '#shared/accounts/schema';
import type { UserDetails } from '#shared/admin-billing/user-schema';
import type { Plan } from '#shared/billing/plans';
import type { PaymentStatus } from '#shared/billing/schema';
import { pages } from '#shared/pages/page-table';
import { userQuery } from '../../../features/admin-billing/api';
import { ListSkeleton } from '../../../features/admin-billing/list-skeleton';
import { UserLogsCard } from '../../../features/admin-billing/payments/logs-card';
import { AccessCard, AccountCard } from '../../../features/admin-billing/user/account-card';
import { DeliveriesCard, SecurityEventsCard } from '../../../features/admin-billing/user/history-cards';
import { PaymentsCard } from '../../../features/admin-billing/user/payments-card';
import { userWords } from '../../../features/admin-billing/words';
import { PaymentStatusBadge } from '../../../features/billing/payments/payment-status';
import { ApiError, serverMessage } from '../../../lib/api/api-error';
import { useSignedOut } from '../../../lib/api/use-signed-out';
import { buttonClass } from '../../../ui/button';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { FailedState } from '../../../ui/feedback/failed-state';
import { Card } from '../../../ui/layout/card';
import { AdministratorsOnly } from '../../layout/administrators-only';
import { PageHeader } from '../../layout/page-header';
import { PlanBadge } from '../../layout/plan-badge';
import { toSignIn } from '../../layout/sign-in-required';
import { usePageTitle } from '../../page-title';
import { adminPageWords } from './words';

const { user: words } = adminPageWords;

export const AdminUserPage = ({ user, id }: { user: CurrentUser; id: string }) => (
  <AdministratorsOnly user={user}>
    <AdminUser key={id} id={id} />
  </AdministratorsOnly>
);

const AdminUser = ({ id }: { id: string }) => {
  const { data: user, error, isFetching, refetch } = useQuery({ ...userQuery(id), refetchOnMount: true });
  useSignedOut(user === null, toSignIn);
  const name = user ? displayName(user) : words.title;
  usePageTitle(name);
  return (
    <div className="mx-auto max-w-page px-4 py-8 sm:px-6">
      <PageHeader
        title={
          <span className="wrap-anywhere" dir="auto">
            {name}
          </span>
        }
        description={words.description}
        actions={
          <Link
            href={user ? `${pages.adminBilling}?search=${user.id}` : pages.adminBilling}
            className={buttonClass({ variant: 'secondary' })}
          >
            {user ? words.update : words.back}
          </Link>
        }
      />
      {user ? (
        <Details user={user} />
      ) : (
        <Card>
          {error instanceof ApiError && error.status === 404 ? (
            <EmptyState icon={UserX} title={userWords.unknown} description={userWords.unknownWhy} />
          ) : error ? (
            <FailedState
              title={userWords.failed}
              description={serverMessage(error, userWords.failed)}
              onRetry={() => void refetch()}
              retrying={isFetching}
            />
          ) : (
            <ListSkeleton label={userWords.loading} rows={6} />
          )}
        </Card>
      )}
    </div>
  );
};

const renderPlan = (plan: Plan) => <PlanBadge plan={plan} />;
const renderPaymentStatus = (status: PaymentStatus) => <PaymentStatusBadge status={status} />;

const Details = ({ user }: { user: UserDetails }) => (
  <div className="grid gap-6">
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <AccountCard user={user} renderPlan={renderPlan} />
      <AccessCard user={user} onUnauthorized={toSignIn} />
    </div>
    <PaymentsCard
      payments={user.payments}
      hasMore={user.hasMorePayments}
      renderPaymentStatus={renderPaymentStatus}
      onUnauthorized={toSignIn}
    />
    <UserLogsCard userId={user.id} renderPlan={renderPlan} onUnauthorized={toSignIn} />
    <DeliveriesCard deliveries={user.deliveries} />
    <SecurityEventsCard events={user.securityEvents} />
  </div>
);
