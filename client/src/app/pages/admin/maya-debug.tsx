import type { CurrentUser } from '#shared/accounts/schema';
import { PaymentFlowTest } from '../../../features/test-tools/payment-flow-test';
import { AdministratorsOnly } from '../../layout/administrators-only';
import { PageHeader } from '../../layout/page-header';
import { toSignIn } from '../../layout/to-sign-in';
import { usePageTitle } from '../../page-title';

export const MayaDebugPage = ({ user }: { user: CurrentUser }) => (
  <AdministratorsOnly user={user}>
    <MayaDebug />
  </AdministratorsOnly>
);

const MayaDebug = () => {
  usePageTitle('Payment Debug Centre');
  return (
    <div className="mx-auto max-w-page px-4 py-8 sm:px-6">
      <PageHeader
        title="Payment Debug Centre"
        description="See whether payments work, from the checkout to the end of the plan."
      />
      <PaymentFlowTest onUnauthorized={toSignIn} />
    </div>
  );
};
