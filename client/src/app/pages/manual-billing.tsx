import { Receipt } from 'lucide-react';
import type { CurrentUser } from '#shared/accounts/schema';
import { AdministratorsOnly } from '../layout/administrators-only';
import { ComingSoon } from '../layout/coming-soon';

export const ManualBillingPage = ({ user }: { user: CurrentUser }) => (
  <AdministratorsOnly user={user}>
    <ComingSoon
      icon={Receipt}
      title="Admin Billing"
      description="Users with their plan and payments, pending transactions and recent billing updates will stand here."
    />
  </AdministratorsOnly>
);
