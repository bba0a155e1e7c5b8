import type { ComponentProps } from 'react';
import { HiddenNotice } from '../features/public-profile/visibility/hidden-notice';
import { ShareButton } from '../features/sharing/share-button';
import { lazyComponent } from '../ui/lazy';

const OwnSharePdf = lazyComponent(() => import('./own-pdf/own-share-pdf'), 'OwnSharePdf');

/** Shares the signed-in user's own profile and PDF, with a notice if visitors cannot open the profile. */
export const OwnShareButton = (props: Omit<ComponentProps<typeof ShareButton>, 'notice' | 'pdf'>) => (
  <ShareButton {...props} pdf={(close) => <OwnSharePdf onClose={close} />} notice={<HiddenNotice />} />
);
