import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import type { CurrentUser } from '#shared/accounts/schema';
import { plans } from '#shared/billing/plans';
import { pages } from '#shared/pages/page-table';
import { useRefreshCurrentUser } from '../../features/accounts/api';
import { handleUnauthorized } from '../../features/accounts/sign-in-redirect';
import { credentialsQuery } from '../../features/credentials/api';
import { forgetDrafts } from '../../features/resume/drafts/forget-drafts';
import { DeleteDialog, deletionDraft } from '../../features/your-data/delete-dialog';
import { DownloadCard, RetainedCard } from '../../features/your-data/data-cards';
import { leavePage } from '../../lib/leaving/leave-page';
import { markLeaving } from '../../lib/leaving/leaving';
import { forgetTypedInThisTab } from '../../lib/typed-text/tab-draft';
import { Button, buttonClass } from '../../ui/button';
import { Card, CardHeader } from '../../ui/layout/card';
import { PageHeader } from '../layout/page-header';
import { usePageTitle } from '../page-title';
import { yourDataPageWords as words } from './words';
import { accountDeletedPath } from './account-deleted-path';

const toSignIn = () => void handleUnauthorized();

export const YourDataPage = ({ user }: { user: CurrentUser }) => {
  usePageTitle(words.title);
  const [asksToDelete, setAsksToDelete] = useState(() => deletionDraft.read(user.id) !== null);
  const refreshUser = useRefreshCurrentUser();
  const credentials = useQuery(credentialsQuery());
  const fileBytes = credentials.data?.reduce((sum, { fileSize }) => sum + fileSize, 0);
  const leave = () => {
    forgetDrafts(user.id);
    forgetTypedInThisTab();
    markLeaving();
    // A full page load drops all cached account data.
    leavePage(accountDeletedPath);
  };
  return (
    <div className="mx-auto max-w-page px-4 py-8 sm:px-6">
      <PageHeader title={words.title} description={words.description} />
      <div className="grid max-w-3xl gap-4 lg:gap-6">
        <RetainedCard />
        <DownloadCard fileBytes={fileBytes} />
        <Card>
          <CardHeader title={words.shared.title} description={words.shared.description} />
          <Link href={pages.sharedWith} className={buttonClass({ variant: 'secondary' })}>
            {words.shared.open}
          </Link>
        </Card>
        <Card>
          <CardHeader {...words.remove} />
          <Button variant="destructive" onClick={() => setAsksToDelete(true)} className="max-sm:w-full">
            <Trash2 aria-hidden />
            {words.remove.title}
          </Button>
        </Card>
      </div>
      <DeleteDialog
        open={asksToDelete}
        onOpenChange={setAsksToDelete}
        userId={user.id}
        username={user.username}
        consequences={consequencesFor(user)}
        onDeleted={leave}
        onOtherUsername={() => void refreshUser().catch(() => undefined)}
        onUnauthorized={toSignIn}
      />
    </div>
  );
};

const consequencesFor = ({ plan, userType }: CurrentUser): string[] => {
  const { consequences } = words;
  return [
    consequences.profile,
    consequences.content,
    consequences.programs,
    ...(plan === 'free' ? [] : [consequences.plan(plans[plan].name)]),
    consequences.pending,
    consequences.books,
    ...(userType === 'admin' ? [consequences.administrator] : []),
  ];
};
