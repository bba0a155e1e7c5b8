import type { ComponentProps } from 'react';
import { HiddenNotice } from '../features/public-profile/visibility/hidden-notice';
import { ShareButton } from '../features/sharing/share-button';

/** Shares the signed-in user's own profile, with a notice if visitors cannot open it. */
export const OwnShareButton = (props: Omit<ComponentProps<typeof ShareButton>, 'notice'>) => (
  <ShareButton {...props} notice={<HiddenNotice />} />
);
