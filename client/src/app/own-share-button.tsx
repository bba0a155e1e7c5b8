import { useQueryClient } from '@tanstack/react-query';
import { Suspense, type ComponentProps } from 'react';
import { planNow, plans } from '#shared/billing/plans';
import { product } from '#shared/product/product';
import { useCurrentUser } from '../features/accounts/use-current-user';
import { sendOwnDownload } from '../features/analytics/recording/own-download';
import { ShareButton } from '../features/sharing/share-button';
import { lazyComponent } from '../ui/lazy';

const HiddenNotice = lazyComponent(
  () => import('../features/public-profile/visibility/hidden-notice'),
  'HiddenNotice',
);

/** Shares the signed-in user's own profile and PDF, with a notice if visitors cannot open the profile. */
export const OwnShareButton = (props: Omit<ComponentProps<typeof ShareButton>, 'notice' | 'pdf'>) => {
  const queryClient = useQueryClient();
  const { user } = useCurrentUser();
  const pdf = user && {
    make: async () => (await import('./own-pdf')).makeOwnPdf(queryClient, user.id),
    onShared: sendOwnDownload,
    note: plans[planNow(user)].watermark
      ? `It has the “${product.name} FREE” watermark of your plan.`
      : undefined,
  };
  return (
    <ShareButton
      {...props}
      pdf={pdf ?? undefined}
      notice={
        <Suspense>
          <HiddenNotice />
        </Suspense>
      }
    />
  );
};
