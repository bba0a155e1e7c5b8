import { Link } from 'wouter';
import type { CurrentUser } from '#shared/accounts/schema';
import { pages } from '#shared/pages/page-table';
import { maxStrangersListed } from '#shared/webhooks/strangers';
import { WebhookMonitor } from '../../../features/webhooks/webhook-monitor';
import { buttonClass } from '../../../ui/button';
import { AdministratorsOnly } from '../../layout/administrators-only';
import { PageHeader } from '../../layout/page-header';
import { toSignIn } from '../../layout/to-sign-in';
import { usePageTitle } from '../../page-title';

export const WebhookMonitorPage = ({ user }: { user: CurrentUser }) => (
  <AdministratorsOnly user={user}>
    <Monitor />
  </AdministratorsOnly>
);

const Monitor = () => {
  usePageTitle('Webhook Monitor');
  return (
    <div className="mx-auto max-w-page px-4 py-8 sm:px-6">
      <PageHeader
        title="Webhook Monitor"
        description={`What the payment provider delivers, and what was decided. Of deliveries about none of our payments, the newest ${maxStrangersListed} are listed.`}
      />
      <WebhookMonitor
        onUnauthorized={toSignIn}
        testLink={
          <Link href={pages.webhookTest} className={buttonClass({ variant: 'secondary' })}>
            Send a Test Webhook
          </Link>
        }
      />
    </div>
  );
};
