import { useQuery, useQueryClient } from '@tanstack/react-query';
import { profileTitle } from '#shared/public-profile/profile-title';
import { openLink } from '#shared/sent/links/endpoints';
import { product } from '#shared/product/product';
import type { CurrentUser } from '#shared/accounts/schema';
import { DownloadButton } from '../../../features/public-profile/download-button';
import { ProfileNotFound } from '../../../features/public-profile/not-found-card';
import { ProfileSkeleton, ProfileView } from '../../../features/public-profile/profile/profile-view';
import { openLinkQuery } from '../../../features/sent/open-link-query';
import { sendLinkDownload, useLinkView } from '../../../features/sent/link-beacon';
import { answerOf } from '../../../lib/api/call-api';
import { FailedState } from '../../../ui/feedback/failed-state';
import { Card } from '../../../ui/layout/card';
import { useInitialData } from '../../initial-data';
import { useTabTitle } from '../../tab-title';
import { publicPageWords, versionPageWords } from '../words';

interface VersionPageProps {
  token: string;
  currentUser: CurrentUser | null;
}

/** /profile/{username}/for/{token}: one resume, for the employer who got the link. */
export const VersionPage = ({ token, currentUser }: VersionPageProps) => {
  useInitialData(({ version, missingVersion }, queryClient) => {
    if (version) {
      queryClient.setQueryData(openLinkQuery(version.token).queryKey, answerOf(openLink, version.shown));
    }
    if (missingVersion !== undefined) queryClient.setQueryData(openLinkQuery(missingVersion).queryKey, null);
  });
  return (
    <div className="mx-auto max-w-5xl px-4 py-6 sm:px-6 sm:py-8 print:max-w-none print:p-0">
      <Version token={token} currentUser={currentUser} />
    </div>
  );
};

const Version = ({ token, currentUser }: VersionPageProps) => {
  const queryClient = useQueryClient();
  const { data: shown, isFetching, refetch } = useQuery(openLinkQuery(token));
  const isOwner = shown ? currentUser?.username === shown.user.username : false;
  useLinkView(shown && !isOwner ? token : undefined);
  useTabTitle(
    shown ? profileTitle(shown) : shown === null ? `Profile Not Found | ${product.name}` : undefined,
  );

  const download = async () => {
    const [{ downloadResumePdf }, data] = await Promise.all([
      import('../../../features/document/download-pdf'),
      // It may have ended since the page was opened.
      queryClient.fetchQuery({ ...openLinkQuery(token), staleTime: 0 }),
    ]);
    if (!data) throw new Error('This link has ended');
    await downloadResumePdf(data);
    if (!isOwner) sendLinkDownload(token);
  };

  if (shown) {
    return (
      <>
        <p className="mb-4 text-sm text-muted print:hidden">
          {isOwner ? versionPageWords.own : versionPageWords.counted(shown.user.firstName)}
        </p>
        <ProfileView
          profile={shown}
          actions={<DownloadButton onDownload={download} className="max-sm:grow" />}
        />
      </>
    );
  }
  if (shown === null) return <ProfileNotFound />;
  if (isFetching) return <ProfileSkeleton />;
  return (
    <Card>
      <FailedState title={publicPageWords.profileFailed} onRetry={() => void refetch()} />
    </Card>
  );
};
