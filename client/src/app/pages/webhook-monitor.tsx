import { Activity } from 'lucide-react';
import type { CurrentUser } from '#shared/accounts/schema';
import { AdministratorsOnly } from '../layout/administrators-only';
import { ComingSoon } from '../layout/coming-soon';

export const WebhookMonitorPage = ({ user }: { user: CurrentUser }) => (
  <AdministratorsOnly user={user}>
    <ComingSoon
      icon={Activity}
      title="Webhook Monitor"
      description="Each delivery of the payment provider, what was decided and how long it took will be listed here."
    />
  </AdministratorsOnly>
);
