import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Link } from 'wouter';
import type { CurrentUser } from '#shared/accounts/schema';
import { subscriptionStatusQuery } from '../../../../features/billing/api';
import {
  endedLately,
  planNotice,
  localStatusOf,
  type PlanNotice,
} from '../../../../features/billing/plans/plan-notice';
import { pages } from '#shared/pages/page-table';
import { buttonClass } from '../../../../ui/button';
import { classNames } from '../../../../lib/class-names';
import { Skeleton } from '../../../../ui/feedback/skeleton';
import { lazyComponent, lazyDialog } from '../../../../ui/lazy';
import { useTrialRequest } from './use-trial-request';
import { UpgradeBanner } from './upgrade-banner';
import { upgradeWords } from '../words';

// Few plans end on a given day: other dashboards load without it.
const RenewalNotice = lazyComponent(
  () => import('../../../../features/billing/plans/renewal-notice'),
  'RenewalNotice',
);

// Only who came by the landing page's trial button sees it.
const StartTrial = lazyDialog(() => import('./start-trial'), 'StartTrial');

/** A notice about the plan, if any, and the trial's question after the landing page. */
export const PlanBanner = ({ user }: { user: CurrentUser }) => {
  const [asksForTrial, setAsksForTrial] = useTrialRequest();
  return (
    <>
      <PlanNoticeOrOffer user={user} />
      <StartTrial open={asksForTrial} onOpenChange={setAsksForTrial} user={user} />
    </>
  );
};

/** The plan ends soon, has just ended, or could be upgraded. */
const PlanNoticeOrOffer = ({ user }: { user: CurrentUser }) => {
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
              {actionOf(notice)}
            </Link>
          )}
        </RenewalNotice>
      </Suspense>
    );
  }
  return user.plan === 'free' ? <UpgradeBanner /> : null;
};

const actionOf = ({ kind, isTrial }: PlanNotice) => {
  if (kind === 'expired') return upgradeWords.action;
  return isTrial ? upgradeWords.getPro : upgradeWords.renew;
};
