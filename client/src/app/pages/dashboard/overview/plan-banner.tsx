import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Link } from 'wouter';
import type { CurrentUser } from '#shared/accounts/schema';
import { subscriptionStatusQuery } from '../../../../features/billing/api';
import { endedLately, planNotice, localStatusOf } from '../../../../features/billing/plans/plan-notice';
import { pages } from '#shared/pages/page-table';
import { buttonClass } from '../../../../ui/button';
import { classNames } from '../../../../lib/class-names';
import { Skeleton } from '../../../../ui/feedback/skeleton';
import { lazyComponent } from '../../../../ui/lazy';
import { UpgradeBanner } from './upgrade-banner';

// Few plans end on a given day: other dashboards load without it.
const RenewalNotice = lazyComponent(
  () => import('../../../../features/billing/plans/renewal-notice'),
  'RenewalNotice',
);

/** A notice about the plan, if any: it ends soon, has just ended, or could be upgraded. */
export const PlanBanner = ({ user }: { user: CurrentUser }) => {
  const localStatus = localStatusOf(user);
  const seen = planNotice(localStatus);
  // The user object does not include which plan ended.
  const { data: status } = useQuery({
    ...subscriptionStatusQuery(user.id),
    enabled: seen?.kind === 'expired' && endedLately(seen),
  });
  const notice = planNotice({ ...localStatus, endedPlan: status?.endedPlan ?? null });
  if (notice && (notice.kind === 'expiring' || endedLately(notice))) {
    return (
      <Suspense fallback={<Skeleton className="mb-4 h-32 sm:h-18" />}>
        <RenewalNotice notice={notice}>
          {(notice.plan !== 'agency' || notice.kind === 'expired') && (
            <Link
              href={pages.billing}
              className={classNames(buttonClass({ variant: 'accent' }), 'max-sm:w-full')}
            >
              {notice.kind === 'expiring' ? 'Renew' : 'Upgrade to Pro'}
            </Link>
          )}
        </RenewalNotice>
      </Suspense>
    );
  }
  return user.plan === 'free' ? <UpgradeBanner /> : null;
};
