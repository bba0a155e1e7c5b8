import { useQuery } from '@tanstack/react-query';
import { Download, Eye } from 'lucide-react';
import { Link } from 'wouter';
import { displayName } from '#shared/accounts/display-name';
import type { CurrentUser } from '#shared/accounts/schema';
import { pages } from '#shared/pages/page-table';
import { ActivityCard } from '../../../../features/analytics/activity/activity-card';
import { DownloadRow, ViewRow } from '../../../../features/analytics/activity/activity-rows';
import { summaryQuery } from '../../../../features/analytics/api';
import { OwnShareButton } from '../../../own-share-button';
import { EmptyState } from '../../../../ui/feedback/empty-state';

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
        title="Recent Profile Views"
        name="Your views"
        action={<ViewAll what="Recent Profile Views" />}
        items={data?.recentViews}
        row={(view) => <ViewRow view={view} />}
        empty={
          <EmptyState
            icon={Eye}
            title={data?.profileViews === 0 ? 'No views yet' : 'No recent views'}
            description="Share your profile, and each visit is listed here, with its place where that is known. Your own visits are not counted."
            action={<OwnShareButton username={user.username} name={displayName(user)} />}
          />
        }
      />
      <ActivityCard
        {...state}
        title="Recent Downloads"
        name="Your downloads"
        action={<ViewAll what="Recent Downloads" />}
        items={data?.recentDownloads}
        row={(download) => <DownloadRow download={download} />}
        empty={
          <EmptyState
            icon={Download}
            title={data?.downloads === 0 ? 'No downloads yet' : 'No recent downloads'}
            description="When a visitor saves your resume or opens one of your credentials, it is listed here."
          />
        }
      />
    </div>
  );
};

const ViewAll = ({ what }: { what: string }) => (
  <Link
    href={pages.analytics}
    aria-label={`View All: ${what}`}
    className="-my-2.5 inline-flex min-h-11 items-center text-sm font-medium text-primary-text hover:underline"
  >
    View All
  </Link>
);
