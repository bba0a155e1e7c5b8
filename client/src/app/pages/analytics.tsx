import { useCheckout } from '../../features/billing/checkout/use-checkout';
import { CheckoutButton } from '../../features/billing/checkout/checkout-button';
import { LockedTrends } from '../../features/analytics/trends/locked-trends';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useCallback, useEffect } from 'react';
import { useSearchParams } from 'wouter';
import { displayName } from '#shared/accounts/display-name';
import type { CurrentUser } from '#shared/accounts/schema';
import { plans } from '#shared/billing/plans';
import { handleUnauthorized } from '../../features/accounts/sign-in-redirect';
import { useRefreshCurrentUser } from '../../features/accounts/use-refresh-current-user';
import { summaryQuery } from '../../features/analytics/api';
import { Totals } from '../../features/analytics/totals';
import { rangeOf } from '../../features/analytics/trends/trend-range';
import { TrendsSkeleton } from '../../features/analytics/trends/trends-skeleton';
import { OwnShareButton } from '../own-share-button';
import { Card } from '../../ui/layout/card';
import { FailedState } from '../../ui/feedback/failed-state';
import { Skeleton } from '../../ui/feedback/skeleton';
import { lazyComponent } from '../../ui/lazy';
import { PageHeader } from '../layout/page-header';
import { usePageTitle } from '../page-title';
import { DownloadList, ViewList } from './analytics/activity-lists';
import { analyticsPageWords as words } from './words';

const Trends = lazyComponent(() => import('../../features/analytics/trends/trends'), 'Trends');
const FirstViewPart = lazyComponent(() => import('./analytics/first-view-part'), 'FirstViewPart');

/** Views and downloads of the user's profile. Features outside the plan are named and locked. */
export const AnalyticsPage = ({ user }: { user: CurrentUser }) => {
  usePageTitle(words.title);
  const { data: summary, isError, isFetching, refetch } = useQuery(summaryQuery());
  const isSignedOut = summary === null;
  useEffect(() => (isSignedOut ? handleUnauthorized({ delayMs: 0 }) : undefined), [isSignedOut]);

  const hasNothing = summary?.profileViews === 0 && summary.downloads === 0;
  return (
    <div className="mx-auto max-w-page px-4 py-6 sm:px-6 sm:py-8">
      <PageHeader
        title={words.title}
        description={words.description}
        actions={<OwnShareButton username={user.username} name={displayName(user)} />}
      />
      {isError && !summary ? (
        <Card>
          <FailedState title={words.failed} onRetry={() => void refetch()} retrying={isFetching} />
        </Card>
      ) : (
        <Totals summary={summary ?? undefined} />
      )}
      <div className="mt-4 grid gap-4">
        {hasNothing && (
          <Suspense fallback={<Skeleton className="h-96 rounded-card lg:h-72" />}>
            <FirstViewPart user={user} />
          </Suspense>
        )}
        {plans[user.plan].trends ? !hasNothing && <TrendsPart /> : <LockedPart />}
        {!hasNothing && (
          <div className="grid items-start gap-4 lg:grid-cols-2">
            <ViewList />
            <DownloadList />
          </div>
        )}
      </div>
    </div>
  );
};

/** The range is in the URL, so that a reload keeps it. */
const TrendsPart = () => {
  const [search, setSearch] = useSearchParams();
  const refreshUser = useRefreshCurrentUser();
  const noticePlan = useCallback(() => void refreshUser().catch(() => undefined), [refreshUser]);
  return (
    <Suspense fallback={<TrendsSkeleton />}>
      <Trends
        range={rangeOf(search.get('range'))}
        onRangeChange={(range) => setSearch({ range }, { replace: true })}
        onLocked={noticePlan}
      />
    </Suspense>
  );
};

const toSignIn = () => void handleUnauthorized();

/** What Pro adds here, with a link to upgrade. */
const LockedPart = () => {
  const refreshUser = useRefreshCurrentUser();
  const checkout = useCheckout({
    onUnauthorized: toSignIn,
    // A payment may have arrived since the user was fetched.
    onRefused: () => void refreshUser().catch(() => undefined),
  });
  return (
    <LockedTrends>
      <CheckoutButton checkout={checkout} sale="new" />
    </LockedTrends>
  );
};
