import { useQueryClient } from '@tanstack/react-query';
import { ExternalLink, QrCode } from 'lucide-react';
import { type CurrentUser, displayName } from '#shared/accounts/schema';
import { profilePath } from '#shared/public-profile/endpoints';
import { ProfileForm } from '../../../../features/accounts/profile-form';
import { UnverifiedEmail } from '../../../../features/accounts/unverified-email';
import { handleUnauthorized } from '../../../../features/accounts/sign-in-redirect';
import { publicProfileQuery } from '../../../../features/public-profile/api';
import { HiddenNotice } from '../../../../features/public-profile/visibility/hidden-notice';
import { VisibilityCard } from '../../../../features/public-profile/visibility/visibility-card';
import { CopyLink } from '../../../../features/sharing/copy-link';
import { profileUrl } from '../../../../features/sharing/profile-url';
import { OwnShareButton } from '../../../own-share-button';
import { buttonClass } from '../../../../ui/button';
import { Card, CardHeader } from '../../../../ui/layout/card';
import { AccountLinks } from '../account-links';
import { ProfileLinkCard } from './profile-link-card';
import { ProfilePreview } from './profile-preview';
import { profileTabWords as words } from '../words';

/** The user's name and email, and a preview of the public profile. `open` while the tab is selected. */
export const ProfileTab = ({ user, open }: { user: CurrentUser; open: boolean }) => {
  const queryClient = useQueryClient();
  const refreshPreview = () =>
    void queryClient.invalidateQueries({ queryKey: publicProfileQuery(user.username).queryKey });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2 lg:gap-6">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:gap-6">
        <Card>
          <CardHeader {...words.person} />
          <UnverifiedEmail user={user} returnTo="/?tab=profile" className="mb-4" />
          <ProfileForm user={user} onSaved={refreshPreview} />
        </Card>
        <VisibilityCard onUnauthorized={() => void handleUnauthorized()} />
        <ProfileLinkCard user={user} />
        <AccountLinks />
      </div>
      <Card>
        <CardHeader {...words.page} />
        <HiddenNotice className="mb-4" />
        {open && <ProfilePreview username={user.username} />}
        <div className="mt-4 flex flex-wrap gap-2">
          <a
            href={profilePath(user.username)}
            target="_blank"
            rel="noopener"
            className={buttonClass({ variant: 'secondary' })}
          >
            <ExternalLink aria-hidden />
            {words.view}
            <span className="sr-only">{words.newTab}</span>
          </a>
          <OwnShareButton username={user.username} name={displayName(user)}>
            <QrCode aria-hidden />
            {words.qrCode}
          </OwnShareButton>
        </div>
        <CopyLink url={profileUrl(user.username)} className="mt-4" />
      </Card>
    </div>
  );
};
