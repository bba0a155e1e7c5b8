import { useQuery } from '@tanstack/react-query';
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
import { RenewalNotice } from '../../../../features/billing/plans/renewal-notice';
import { StartTrial } from './start-trial';
import { useTrialRequest } from './use-trial-request';
import { UpgradeBanner } from './upgrade-banner';
import { upgradeWords } from '../words';

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
    );
  }
  return user.plan === 'free' ? <UpgradeBanner /> : null;
};

const actionOf = ({ kind, isTrial }: PlanNotice) => {
  if (kind === 'expired') return upgradeWords.action;
  return isTrial ? upgradeWords.getPro : upgradeWords.renew;
};
