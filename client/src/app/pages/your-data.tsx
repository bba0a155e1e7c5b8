import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { CurrentUser } from '#shared/accounts/schema';
import { plans } from '#shared/billing/plans';
import { useRefreshCurrentUser } from '../../features/accounts/use-refresh-current-user';
import { profileDraft } from '../../features/accounts/profile-draft';
import { handleUnauthorized } from '../../features/accounts/sign-in-redirect';
import { credentialsQuery } from '../../features/credentials/api';
import { uploadDraft } from '../../features/credentials/upload/upload-draft';
import { forgetDrafts } from '../../features/resume/drafts/forget-drafts';
import { DeleteDialog } from '../../features/your-data/delete-dialog';
import { DownloadCard } from '../../features/your-data/download-card';
import { KeptCard } from '../../features/your-data/kept-card';
import { leavePage } from '../../lib/leaving/leave-page';
import { markLeaving } from '../../lib/leaving/leaving';
import { Button } from '../../ui/button';
import { Card, CardHeader } from '../../ui/layout/card';
import { PageHeader } from '../layout/page-header';
import { usePageTitle } from '../page-title';
import { accountDeletedPath } from './public/landing/account-deleted';

const toSignIn = () => void handleUnauthorized();

export const YourDataPage = ({ user }: { user: CurrentUser }) => {
  usePageTitle('Your data');
  const [asksToDelete, setAsksToDelete] = useState(false);
  const refreshUser = useRefreshCurrentUser();
  const credentials = useQuery(credentialsQuery());
  const fileBytes = credentials.data?.reduce((sum, { fileSize }) => sum + fileSize, 0);
  const leave = () => {
    forgetDrafts(user.id);
    profileDraft.forget();
    uploadDraft.forget();
    markLeaving();
    // A full page load drops all cached account data.
    leavePage(accountDeletedPath);
  };
  return (
    <div className="mx-auto max-w-page px-4 py-8 sm:px-6">
      <PageHeader title="Your data" description="See what we keep, take it with you, or leave for good." />
      <div className="grid max-w-3xl gap-4 lg:gap-6">
        <KeptCard />
        <DownloadCard fileBytes={fileBytes} />
        <Card>
          <CardHeader
            title="Delete account"
            description="Your profile, resume, credentials and statistics are deleted for good, and you are signed out everywhere. Download everything first if you may need it."
          />
          <Button variant="destructive" onClick={() => setAsksToDelete(true)} className="max-sm:w-full">
            <Trash2 aria-hidden />
            Delete account
          </Button>
        </Card>
      </div>
      <DeleteDialog
        open={asksToDelete}
        onOpenChange={setAsksToDelete}
        username={user.username}
        consequences={consequencesFor(user)}
        onDeleted={leave}
        onOtherUsername={() => void refreshUser().catch(() => undefined)}
        onUnauthorized={toSignIn}
      />
    </div>
  );
};

const consequencesFor = ({ plan, userType }: CurrentUser): string[] => [
  'Your public profile and every link to it stop working. Your link is never given to anyone else.',
  'Your resume and its draft, photo, credentials and their files, and your statistics are deleted.',
  'Programs that use your API tokens no longer reach your resume.',
  ...(plan === 'free'
    ? []
    : [`Your ${plans[plan].name} plan ends at once, and what you paid is not refunded automatically.`]),
  'A payment in progress is canceled if that is still possible.',
  'Your payments stay in our books without your name, because tax law requires it.',
  ...(userType === 'admin'
    ? [
        'You are an administrator. If you are the last one, only someone with access to the server can appoint another.',
      ]
    : []),
];
