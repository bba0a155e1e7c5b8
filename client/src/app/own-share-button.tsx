import { Suspense, type ComponentProps } from 'react';
import { ShareButton } from '../features/sharing/share-button';
import { lazyComponent } from '../ui/lazy';

const HiddenNotice = lazyComponent(
  () => import('../features/public-profile/visibility/hidden-notice'),
  'HiddenNotice',
);

const OwnSharePdf = lazyComponent(() => import('./own-pdf/own-share-pdf'), 'OwnSharePdf');

/** Shares the signed-in user's own profile and PDF, with a notice if visitors cannot open the profile. */
export const OwnShareButton = (
  props: Omit<ComponentProps<typeof ShareButton>, 'notice' | 'pdf' | 'onPreload'>,
) => (
  <ShareButton
    {...props}
    pdf={(close) => <OwnSharePdf onClose={close} />}
    onPreload={() => void OwnSharePdf.preload()}
    notice={
      <Suspense>
        <HiddenNotice />
      </Suspense>
    }
  />
);
