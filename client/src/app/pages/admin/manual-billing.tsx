import { useCallback } from 'react';
import type { CurrentUser } from '#shared/accounts/schema';
import type { Plan } from '#shared/billing/plans';
import type { PaymentStatus } from '#shared/billing/schema';
import { useRefreshCurrentUser } from '../../../features/accounts/api';
import { OutgoingNotice } from '../../../features/admin-billing/outgoing-notice';
import { LogsCard } from '../../../features/admin-billing/payments/logs-card';
import { PendingCard } from '../../../features/admin-billing/payments/pending-card';
import { UsersCard } from '../../../features/admin-billing/users/users-card';
import { PaymentStatusBadge } from '../../../features/billing/payments/payment-status';
import { AdministratorsOnly } from '../../layout/administrators-only';
import { PageHeader } from '../../layout/page-header';
import { PlanBadge } from '../../layout/plan-badge';
import { toSignIn } from '../../layout/sign-in-required';
import { usePageTitle } from '../../page-title';
import { adminPageWords } from './words';

const { billing: words } = adminPageWords;

const renderPlan = (plan: Plan) => <PlanBadge plan={plan} />;
const renderPaymentStatus = (status: PaymentStatus) => <PaymentStatusBadge status={status} />;

export const ManualBillingPage = ({ user }: { user: CurrentUser }) => (
  <AdministratorsOnly user={user}>
    <ManualBilling userId={user.id} />
  </AdministratorsOnly>
);

const ManualBilling = ({ userId }: { userId: string }) => {
  usePageTitle(words.title);
  const refreshUser = useRefreshCurrentUser();
  // An administrator may change their own plan, which the navigation bar shows.
  const onChanged = useCallback(
    (changedId: string) => {
      if (changedId === userId) refreshUser().catch(() => undefined);
    },
    [userId, refreshUser],
  );
  return (
    <div className="mx-auto max-w-page px-4 py-8 sm:px-6">
      <PageHeader title={words.title} description={words.description} />
      <OutgoingNotice />
      <div className="grid gap-6">
        <UsersCard
          adminId={userId}
          renderPlan={renderPlan}
          renderPaymentStatus={renderPaymentStatus}
          onUnauthorized={toSignIn}
          onUpdated={onChanged}
        />
        <PendingCard onUnauthorized={toSignIn} onCleaned={onChanged} />
        <LogsCard renderPlan={renderPlan} onUnauthorized={toSignIn} />
      </div>
    </div>
  );
};
