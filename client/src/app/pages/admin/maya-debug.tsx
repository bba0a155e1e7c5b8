import type { CurrentUser } from '#shared/accounts/schema';
import { PaymentFlowTest } from '../../../features/test-tools/payment-flow-test';
import { AdministratorsOnly } from '../../layout/administrators-only';
import { PageHeader } from '../../layout/page-header';
import { toSignIn } from '../../layout/sign-in-required';
import { usePageTitle } from '../../page-title';
import { adminPageWords } from './words';

const { paymentDebug: words } = adminPageWords;

export const MayaDebugPage = ({ user }: { user: CurrentUser }) => (
  <AdministratorsOnly user={user}>
    <MayaDebug />
  </AdministratorsOnly>
);

const MayaDebug = () => {
  usePageTitle(words.title);
  return (
    <div className="mx-auto max-w-page px-4 py-8 sm:px-6">
      <PageHeader title={words.title} description={words.description} />
      <PaymentFlowTest onUnauthorized={toSignIn} />
    </div>
  );
};
