import { Link } from 'wouter';
import type { CurrentUser } from '#shared/accounts/schema';
import { pages } from '#shared/pages/page-table';
import { WebhookTest } from '../../../features/webhooks/webhook-test';
import { buttonClass } from '../../../ui/button';
import { AdministratorsOnly } from '../../layout/administrators-only';
import { PageHeader } from '../../layout/page-header';
import { toSignIn } from '../../layout/sign-in-required';
import { usePageTitle } from '../../page-title';
import { adminPageWords } from './words';

const { webhookTest: words } = adminPageWords;

export const WebhookTestPage = ({ user }: { user: CurrentUser }) => (
  <AdministratorsOnly user={user}>
    <Test />
  </AdministratorsOnly>
);

const Test = () => {
  usePageTitle(words.title);
  return (
    <div className="mx-auto max-w-page px-4 py-8 sm:px-6">
      <PageHeader
        title={words.title}
        description={words.description}
        actions={
          <Link href={pages.webhookMonitor} className={buttonClass({ variant: 'secondary' })}>
            Webhook Monitor
          </Link>
        }
      />
      <WebhookTest onUnauthorized={toSignIn} />
    </div>
  );
};
