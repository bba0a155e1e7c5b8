import { displayName } from '#shared/accounts/display-name';
import type { CurrentUser } from '#shared/accounts/schema';
import { FirstView } from '../../../features/analytics/first-view';
import { CopyLink } from '../../../features/sharing/copy-link';
import { profileUrl } from '../../../features/sharing/profile-url';
import { ShareChannels } from '../../../features/sharing/share-channels';

/** How to get the first view, with the ways to share the link. */
export const FirstViewPart = ({ user }: { user: CurrentUser }) => {
  const url = profileUrl(user.username);
  return (
    <FirstView>
      <CopyLink url={url} />
      <ShareChannels name={displayName(user)} url={url} />
    </FirstView>
  );
};
