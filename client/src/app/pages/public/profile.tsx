import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CurrentUser } from '#shared/accounts/schema';
import { product } from '#shared/product/product';
import { getPublicProfile } from '#shared/public-profile/endpoints';
import { profileName, profileTitle } from '#shared/public-profile/profile-title';
import { sendDownloadBeacon } from '../../../features/analytics/recording/beacon';
import { sendOwnDownload, useViewBeacon } from '../../../features/analytics/recording/use-beacons';
import { publicPdfDataQuery, publicProfileQuery } from '../../../features/public-profile/api';
import { AudienceBanner } from '../../../features/public-profile/visibility/audience';
import { DownloadButton } from '../../../features/public-profile/download-button';
import {
  SaveContact,
  ProfileSkeleton,
  ProfileView,
} from '../../../features/public-profile/profile/profile-view';
import { ProfileNotFound } from '../../../features/public-profile/not-found-card';
import { profileUrl } from '../../../features/sharing/profile-url';
import { ShareButton } from '../../../features/sharing/share-button';
import { ApiError } from '../../../lib/api/api-error';
import { answerOf } from '../../../lib/api/call-api';
import { Card } from '../../../ui/layout/card';
import { FailedState } from '../../../ui/feedback/failed-state';
import { useInitialData } from '../../initial-data';
import { OwnShareButton } from '../../own-share-button';
import { useTabTitle } from '../../page-title';
import { publicPageWords } from '../words';

interface ProfilePageProps {
  username: string;
  currentUser: CurrentUser | null;
}

/** /profile/{username}: the page that people share and recruiters read. */
export const ProfilePage = ({ username, currentUser }: ProfilePageProps) => {
  useInitialData(({ profile, missingProfile }, queryClient) => {
    if (profile) {
      const { queryKey } = publicProfileQuery(profile.user.username);
      queryClient.setQueryData(queryKey, answerOf(getPublicProfile, profile));
    }
    if (missingProfile !== undefined)
      queryClient.setQueryData(publicProfileQuery(missingProfile).queryKey, null);
  });
  return (
    <div className="mx-auto max-w-5xl px-4 py-6 sm:px-6 sm:py-8 print:max-w-none print:p-0">
      <Profile username={username} currentUser={currentUser} />
    </div>
  );
};

const Profile = ({ username, currentUser }: ProfilePageProps) => {
  const { data: profile, error, isFetching, refetch } = useQuery(publicProfileQuery(username));
  const isOwner = profile ? currentUser?.username === profile.user.username : false;
  const pdf = useResumePdf(username, isOwner);
  useViewBeacon(isOwner ? undefined : profile?.user.username);
  const notFound = profile === null || (error instanceof ApiError && error.status === 404);
  useTabTitle(profile ? profileTitle(profile) : notFound ? `Profile Not Found | ${product.name}` : undefined);

  if (profile) {
    const { user } = profile;
    return (
      <>
        {isOwner && <AudienceBanner />}
        <ProfileView
          profile={profile}
          isOwner={isOwner}
          onOpenFile={isOwner ? undefined : (id) => sendDownloadBeacon(user.username, id)}
          actions={
            <>
              <DownloadButton onDownload={pdf.download} className="max-sm:grow" />
              {isOwner ? (
                <OwnShareButton
                  username={user.username}
                  name={profileName(user)}
                  className="max-sm:grow max-sm:px-2"
                />
              ) : (
                <ShareButton
                  username={user.username}
                  name={profileName(user)}
                  pdf={{ make: pdf.make, onShared: () => pdf.record(user.username) }}
                  className="max-sm:grow max-sm:px-2"
                />
              )}
              <SaveContact username={user.username} />
            </>
          }
        />
      </>
    );
  }
  if (notFound) return <ProfileNotFound />;
  // A retry shows the skeleton instead of the previous failure.
  if (isFetching) return <ProfileSkeleton />;
  return (
    <Card>
      <FailedState title={publicPageWords.profileFailed} onRetry={() => void refetch()} />
    </Card>
  );
};

/** Generates the visitor's PDF in the owner's template. Code and data are loaded in parallel, on demand. */
const useResumePdf = (username: string, isOwner: boolean) => {
  const queryClient = useQueryClient();
  const load = async () => {
    const [code, data] = await Promise.all([
      import('../../../features/document/download-pdf'),
      queryClient.fetchQuery(publicPdfDataQuery(username)),
    ]);
    if (!data) throw new Error('This resume is not public');
    return { ...code, data, options: { profileUrl: profileUrl(data.user.username) } };
  };
  const record = (present: string) => {
    if (isOwner) sendOwnDownload();
    else sendDownloadBeacon(present, 'resume_pdf');
  };
  return {
    record,
    make: async () => {
      const { resumePdfFile, data, options } = await load();
      return resumePdfFile(data, options);
    },
    download: async () => {
      const { downloadResumePdf, data, options } = await load();
      await downloadResumePdf(data, options);
      record(data.user.username);
    },
  };
};
