import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'wouter';
import { Sparkles } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { CurrentUser } from '#shared/accounts/schema';
import { pages } from '#shared/pages/page-table';
import { plans } from '#shared/billing/plans';
import { trialRequest } from '#shared/pages/trial-request';
import { subscriptionStatusQuery } from '../../../../features/billing/api';
import {
  endedLately,
  planNotice,
  localStatusOf,
  type PlanNotice,
} from '../../../../features/billing/plans/plan-notice';
import { buttonClass } from '../../../../ui/button';
import { classNames } from '../../../../lib/class-names';
import { RenewalNotice } from '../../../../features/billing/plans/renewal-notice';
import { upgradeWords as words } from '../words';
import { handleUnauthorized } from '../../../../features/accounts/sign-in-redirect';
import { useRefreshCurrentUser } from '../../../../features/accounts/api';
import { TrialDialog } from '../../../../features/billing/trial/trial-dialog';
import { useStartTrial } from '../../../../features/billing/trial/trial-button';
import { formatCentavos } from '../../../../lib/format';

/**
 * Whether to ask about the trial, because the user pressed its button on the landing page before signing in. The request
 * leaves the URL at once, so that a reload or a copied address does not ask again.
 */
const useTrialRequest = () => {
  const [search, setSearch] = useSearchParams();
  const isRequested = search.has(trialRequest.parameter);
  const state = useState(false);
  const [, setAsks] = state;
  useEffect(() => {
    if (!isRequested) return;
    setSearch(withoutRequest, { replace: true });
    setAsks(true);
  }, [isRequested, setSearch, setAsks]);
  return state;
};

const withoutRequest = (current: URLSearchParams) => {
  const rest = new URLSearchParams(current);
  rest.delete(trialRequest.parameter);
  return rest;
};

/** Beside the figures; while the band is folded, the bar above has the way to Pro. */
const bannerClass =
  'flex min-w-0 items-center gap-x-3 px-3 py-0.5 sm:py-1 lg:flex-[1_1_0] lg:group-data-folded/band:hidden';

/** What Pro adds for free users, in one line. */
const UpgradeBanner = () => (
  <aside
    aria-label={words.label}
    className={classNames(bannerClass, 'rounded-card border border-accent-line bg-accent-soft')}
  >
    <Sparkles aria-hidden className="hidden size-5 shrink-0 text-warning sm:block" />
    <div className="min-w-0 flex-1">
      <p className="text-xs/4 font-semibold sm:text-sm">
        {words.title(formatCentavos(plans.pro.priceCentavos ?? 0))}
      </p>
      <p className="text-xs text-muted max-xl:sr-only">{words.description}</p>
    </div>
    <Link href="/billing" className={buttonClass({ variant: 'accent', size: 'sm' })}>
      {words.action}
    </Link>
  </aside>
);

interface StartTrialProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  user: CurrentUser;
}

/** The trial's question, with the signed-in user's answer. */
const StartTrial = ({ open, onOpenChange, user }: StartTrialProps) => {
  const refreshUser = useRefreshCurrentUser();
  const trial = useStartTrial({
    userId: user.id,
    refreshUser,
    onUnauthorized: () => void handleUnauthorized(),
    onStarted: () => onOpenChange(false),
  });
  return <TrialDialog open={open} onOpenChange={onOpenChange} user={user} trial={trial} />;
};

/** The trial's question after the landing page, whatever is on the screen. */
export const TrialRequest = ({ user }: { user: CurrentUser }) => {
  const [asksForTrial, setAsksForTrial] = useTrialRequest();
  return <StartTrial open={asksForTrial} onOpenChange={setAsksForTrial} user={user} />;
};

/** The plan ends soon, has just ended, or could be upgraded. */
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
      <RenewalNotice notice={notice} isCompact className={bannerClass}>
        {(notice.plan !== 'agency' || notice.kind === 'expired') && (
          <Link href={pages.billing} className={buttonClass({ variant: 'accent', size: 'sm' })}>
            {actionOf(notice)}
          </Link>
        )}
      </RenewalNotice>
    );
  }
  return user.plan === 'free' ? <UpgradeBanner /> : null;
};

const actionOf = ({ kind, isTrial }: PlanNotice) => {
  if (kind === 'expired') return words.action;
  return isTrial ? words.getPro : words.renew;
};
