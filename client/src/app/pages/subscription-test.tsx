import { TimerReset } from 'lucide-react';
import type { CurrentUser } from '#shared/accounts/schema';
import { AdministratorsOnly } from '../layout/administrators-only';
import { ComingSoon } from '../layout/coming-soon';

export const SubscriptionTestPage = ({ user }: { user: CurrentUser }) => (
  <AdministratorsOnly user={user}>
    <ComingSoon
      icon={TimerReset}
      title="Subscription Expiration Test"
      description="Tools to create an expiring test user, to expire one at once and to process expired subscriptions will stand here."
    />
  </AdministratorsOnly>
);
