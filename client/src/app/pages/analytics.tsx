import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useSearchParams } from 'wouter';
import { Download, Eye } from 'lucide-react';
import { type CurrentUser, displayName } from '#shared/accounts/schema';
import { plans } from '#shared/billing/plans';
import { exportDownloadsPath, exportViewsPath } from '#shared/analytics/endpoints';
import { useCheckout, CheckoutButton } from '../../features/billing/checkout/checkout-button';
import { handleUnauthorized } from '../../features/accounts/sign-in-redirect';
import { useRefreshCurrentUser } from '../../features/accounts/api';
import { summaryQuery, downloadsQuery, viewsQuery } from '../../features/analytics/api';
import { FirstView, Totals } from '../../features/analytics/totals';
import { LockedTrends, rangeOf, Trends } from '../../features/analytics/trends/trends';
import { OwnShareButton } from '../own-share-button';
import { Card } from '../../ui/layout/card';
import { FailedState } from '../../ui/feedback/failed-state';
import { PageHeader } from '../layout/page-header';
import { usePageTitle } from '../page-title';
import { analyticsPageWords as words } from './words';
import { ActivityCard, ExportLink } from '../../features/analytics/activity/activity-card';
import { DownloadRow, ViewRow } from '../../features/analytics/activity/activity-rows';
import { ShowMore, useMoreDownloads, useMoreViews } from '../../features/analytics/activity/show-more';
import { CopyLink } from '../../features/sharing/copy-link';
import { profileUrl } from '../../features/sharing/profile-url';
import { ShareChannels } from '../../features/sharing/share-channels';
import { EmptyState } from '../../ui/feedback/empty-state';

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
          <FirstView>
            <CopyLink url={profileUrl(user.username)} />
            <ShareChannels name={displayName(user)} url={profileUrl(user.username)} />
          </FirstView>
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
    <Trends
      range={rangeOf(search.get('range'))}
      onRangeChange={(range) => setSearch({ range }, { replace: true })}
      onLocked={noticePlan}
    />
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

const { views, downloads } = words;

/** How many skeleton rows a loading list shows. */
const expectedRows = 8;

type ListQuery = Pick<UseQueryResult<unknown>, 'data' | 'isError' | 'isFetching' | 'refetch'>;

const listState = ({ data, isError, isFetching, refetch }: ListQuery) => ({
  hasFailed: isError || data === null,
  isRetrying: isFetching,
  onRetry: () => void refetch(),
  expectedRows,
});

/** All views, page by page. */
const ViewList = () => {
  const query = useQuery(viewsQuery());
  const { data } = query;
  const more = useMoreViews();
  return (
    <ActivityCard
      title={views.title}
      name={views.name}
      items={data?.views}
      row={(view) => <ViewRow view={view} />}
      {...listState(query)}
      empty={<EmptyState icon={Eye} title={views.none} description={views.explanation} />}
      {...(data &&
        data.views.length > 0 && { action: <ExportLink href={exportViewsPath} what={views.what} /> })}
      footer={
        data && (
          <ShowMore
            what={views.what}
            next={data.next}
            isLoading={more.isPending}
            hasFailed={more.isError}
            onMore={more.mutate}
          />
        )
      }
    />
  );
};

/** All downloads, page by page. */
const DownloadList = () => {
  const query = useQuery(downloadsQuery());
  const { data } = query;
  const more = useMoreDownloads();
  return (
    <ActivityCard
      title={downloads.title}
      name={downloads.name}
      items={data?.downloads}
      row={(download) => <DownloadRow download={download} />}
      {...listState(query)}
      empty={<EmptyState icon={Download} title={downloads.none} description={downloads.explanation} />}
      {...(data &&
        data.downloads.length > 0 && {
          action: <ExportLink href={exportDownloadsPath} what={downloads.what} />,
        })}
      footer={
        data && (
          <ShowMore
            what={downloads.what}
            next={data.next}
            isLoading={more.isPending}
            hasFailed={more.isError}
            onMore={more.mutate}
          />
        )
      }
    />
  );
};
