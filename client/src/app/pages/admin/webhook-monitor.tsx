import { Link } from 'wouter';
import type { CurrentUser } from '#shared/accounts/schema';
import { pages } from '#shared/pages/page-table';
import { WebhookMonitor } from '../../../features/webhooks/webhook-monitor';
import { buttonClass } from '../../../ui/button';
import { AdministratorsOnly } from '../../layout/administrators-only';
import { PageHeader } from '../../layout/page-header';
import { toSignIn } from '../../layout/sign-in-required';
import { usePageTitle } from '../../page-title';
import { adminPageWords } from './words';

const { monitor: words } = adminPageWords;

export const WebhookMonitorPage = ({ user }: { user: CurrentUser }) => (
  <AdministratorsOnly user={user}>
    <Monitor />
  </AdministratorsOnly>
);

const Monitor = () => {
  usePageTitle(words.title);
  return (
    <div className="mx-auto max-w-page px-4 py-8 sm:px-6">
      <PageHeader title={words.title} description={words.description} />
      <WebhookMonitor
        onUnauthorized={toSignIn}
        testLink={
          <Link href={pages.webhookTest} className={buttonClass({ variant: 'secondary' })}>
            {words.test}
          </Link>
        }
      />
    </div>
  );
};
