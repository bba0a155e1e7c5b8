import type { ComponentProps } from 'react';
import { HiddenNotice } from '../features/public-profile/visibility/hidden-notice';
import { ShareButton } from '../features/sharing/share-button';

/** Shares the signed-in user's own profile, and says so where visitors could not open it. */
export const OwnShareButton = (props: Omit<ComponentProps<typeof ShareButton>, 'notice'>) => (
  <ShareButton {...props} notice={<HiddenNotice />} />
);
