import { useQuery } from '@tanstack/react-query';
import { Download, Eye } from 'lucide-react';
import { Link } from 'wouter';
import { type CurrentUser, displayName } from '#shared/accounts/schema';
import { pages } from '#shared/pages/page-table';
import { ActivityCard } from '../../../../features/analytics/activity/activity-card';
import { DownloadRow, ViewRow } from '../../../../features/analytics/activity/activity-rows';
import { summaryQuery } from '../../../../features/analytics/api';
import { OwnShareButton } from '../../../own-share-button';
import { EmptyState } from '../../../../ui/feedback/empty-state';
import { activityWords as words } from '../words';

/** The latest views and downloads, each with a link to all. */
export const RecentActivity = ({ user }: { user: CurrentUser }) => {
  const { data, isError, isFetching, refetch } = useQuery(summaryQuery());
  const state = {
    hasFailed: isError || data === null,
    isRetrying: isFetching,
    onRetry: () => void refetch(),
  };
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <ActivityCard
        {...state}
        title={words.views.title}
        name={words.views.name}
        action={<ViewAll what={words.views.title} />}
        items={data?.recentViews}
        row={(view) => <ViewRow view={view} />}
        empty={
          <EmptyState
            icon={Eye}
            title={data?.profileViews === 0 ? words.views.noneYet : words.views.none}
            description={words.views.explanation}
            action={<OwnShareButton username={user.username} name={displayName(user)} />}
          />
        }
      />
      <ActivityCard
        {...state}
        title={words.downloads.title}
        name={words.downloads.name}
        action={<ViewAll what={words.downloads.title} />}
        items={data?.recentDownloads}
        row={(download) => <DownloadRow download={download} />}
        empty={
          <EmptyState
            icon={Download}
            title={data?.downloads === 0 ? words.downloads.noneYet : words.downloads.none}
            description={words.downloads.explanation}
          />
        }
      />
    </div>
  );
};

const ViewAll = ({ what }: { what: string }) => (
  <Link
    href={pages.analytics}
    aria-label={words.all.of(what)}
    className="-my-2.5 inline-flex min-h-11 items-center text-sm font-medium text-primary-text hover:underline"
  >
    {words.all.action}
  </Link>
);
