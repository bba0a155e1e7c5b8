import type { CurrentUser } from '#shared/accounts/schema';
import type { PaymentStatus } from '#shared/billing/schema';
import { Disagreements } from '../../../features/admin-billing/payments/disagreements';
import { PaymentStatusBadge } from '../../../features/billing/payments/payment-status';
import { AdministratorsOnly } from '../../layout/administrators-only';
import { PageHeader } from '../../layout/page-header';
import { toSignIn } from '../../layout/sign-in-required';
import { usePageTitle } from '../../page-title';
import { adminPageWords } from './words';

const { disagreements: words } = adminPageWords;

const renderPaymentStatus = (status: PaymentStatus) => <PaymentStatusBadge status={status} />;

export const DisagreementsPage = ({ user }: { user: CurrentUser }) => (
  <AdministratorsOnly user={user}>
    <DisagreementsToSolve />
  </AdministratorsOnly>
);

const DisagreementsToSolve = () => {
  usePageTitle(words.title);
  return (
    <div className="mx-auto max-w-page px-4 py-8 sm:px-6">
      <PageHeader title={words.title} description={words.description} />
      <Disagreements renderPaymentStatus={renderPaymentStatus} onUnauthorized={toSignIn} />
    </div>
  );
};
