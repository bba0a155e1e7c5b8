import { useQuery, useQueryClient } from '@tanstack/react-query';
import Link2Off from 'lucide-react/icons/link-2-off';
import { Link } from 'wouter';
import { profileTitle } from '#shared/public-profile/profile-title';
import { linkEndedTitle, openLink } from '#shared/sent/links/endpoints';
import type { CurrentUser } from '#shared/accounts/schema';
import { DownloadButton } from '../../../features/public-profile/download-button';
import { NotFoundCard } from '../../../features/public-profile/not-found-card';
import { ProfileSkeleton, ProfileView } from '../../../features/public-profile/profile/profile-view';
import { openLinkQuery, sendLinkDownload, useLinkView } from '../../../features/sent/open-link';
import { answerOf } from '../../../lib/api/call-api';
import { FailedState } from '../../../ui/feedback/failed-state';
import { buttonClass } from '../../../ui/button';
import { Card } from '../../../ui/layout/card';
import { useInitialData } from '../../initial-data';
import { useTabTitle } from '../../page-title';
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
  useTabTitle(shown ? profileTitle(shown) : shown === null ? linkEndedTitle : undefined);

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
  if (shown === null) return <LinkEnded />;
  if (isFetching) return <ProfileSkeleton />;
  return (
    <Card>
      <FailedState title={publicPageWords.profileFailed} onRetry={() => void refetch()} />
    </Card>
  );
};

/** The same whether the link has ended, was taken back or never was. */
const LinkEnded = () => (
  <NotFoundCard icon={Link2Off} title={versionPageWords.endedTitle} description={versionPageWords.ended}>
    <Link href="/" className={buttonClass()}>
      {versionPageWords.goHome}
    </Link>
  </NotFoundCard>
);
