import type { CurrentUser } from '#shared/accounts/schema';
import type { Plan } from '#shared/billing/plans';
import { useRefreshCurrentUser } from '../../../features/accounts/api';
import { SubscriptionTest } from '../../../features/test-tools/subscription-test';
import { AdministratorsOnly } from '../../layout/administrators-only';
import { PageHeader } from '../../layout/page-header';
import { PlanBadge } from '../../layout/plan-badge';
import { toSignIn } from '../../layout/sign-in-required';
import { usePageTitle } from '../../page-title';
import { adminPageWords } from './words';

const { subscriptionTest: words } = adminPageWords;

const renderPlan = (plan: Plan) => <PlanBadge plan={plan} />;

export const SubscriptionTestPage = ({ user }: { user: CurrentUser }) => (
  <AdministratorsOnly user={user}>
    <ExpirationTest userId={user.id} />
  </AdministratorsOnly>
);

const ExpirationTest = ({ userId }: { userId: string }) => {
  usePageTitle(words.title);
  const refreshUser = useRefreshCurrentUser();
  return (
    <div className="mx-auto max-w-page px-4 py-8 sm:px-6">
      <PageHeader title={words.title} description={words.description} />
      <SubscriptionTest
        ownUserId={userId}
        renderPlan={renderPlan}
        onUnauthorized={toSignIn}
        onChanged={() => void refreshUser().catch(() => undefined)}
      />
    </div>
  );
};
