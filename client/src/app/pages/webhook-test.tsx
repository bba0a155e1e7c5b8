import { Webhook } from 'lucide-react';
import type { CurrentUser } from '#shared/accounts/schema';
import { AdministratorsOnly } from '../layout/administrators-only';
import { ComingSoon } from '../layout/coming-soon';

export const WebhookTestPage = ({ user }: { user: CurrentUser }) => (
  <AdministratorsOnly user={user}>
    <ComingSoon
      icon={Webhook}
      title="Webhook Test"
      description="Sending a test webhook in each format that the payment provider uses, and its answer, will stand here."
    />
  </AdministratorsOnly>
);
