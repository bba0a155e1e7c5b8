import { Suspense, type ComponentProps } from 'react';
import { ShareButton } from '../features/sharing/share-button';
import { lazyComponent } from '../ui/lazy';

const HiddenNotice = lazyComponent(
  () => import('../features/public-profile/visibility/hidden-notice'),
  'HiddenNotice',
);

/** Shares the signed-in user's own profile, with a notice if visitors cannot open it. */
export const OwnShareButton = (props: Omit<ComponentProps<typeof ShareButton>, 'notice'>) => (
  <ShareButton
    {...props}
    notice={
      <Suspense>
        <HiddenNotice />
      </Suspense>
    }
  />
);
