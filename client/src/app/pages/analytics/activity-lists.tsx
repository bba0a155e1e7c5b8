import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { Download, Eye } from 'lucide-react';
import { exportDownloadsPath, exportViewsPath } from '#shared/analytics/endpoints';
import { ActivityCard } from '../../../features/analytics/activity/activity-card';
import { DownloadRow, ViewRow } from '../../../features/analytics/activity/activity-rows';
import { downloadsQuery, viewsQuery } from '../../../features/analytics/api';
import { ExportLink } from '../../../features/analytics/activity/export-link';
import { ShowMore } from '../../../features/analytics/activity/show-more';
import { useMoreDownloads, useMoreViews } from '../../../features/analytics/activity/use-more';
import { EmptyState } from '../../../ui/feedback/empty-state';

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
export const ViewList = () => {
  const query = useQuery(viewsQuery());
  const { data } = query;
  const more = useMoreViews();
  return (
    <ActivityCard
      title="Recent Profile Views"
      name="Your views"
      items={data?.views}
      row={(view) => <ViewRow view={view} />}
      {...listState(query)}
      empty={
        <EmptyState
          icon={Eye}
          title="No recent views"
          description="Visits of your public profile are listed here."
        />
      }
      {...(data && data.views.length > 0 && { action: <ExportLink href={exportViewsPath} what="views" /> })}
      footer={
        data && (
          <ShowMore
            what="views"
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
export const DownloadList = () => {
  const query = useQuery(downloadsQuery());
  const { data } = query;
  const more = useMoreDownloads();
  return (
    <ActivityCard
      title="Recent Downloads"
      name="Your downloads"
      items={data?.downloads}
      row={(download) => <DownloadRow download={download} />}
      {...listState(query)}
      empty={
        <EmptyState
          icon={Download}
          title="No recent downloads"
          description="Resumes that visitors save and credentials that they open are listed here."
        />
      }
      {...(data &&
        data.downloads.length > 0 && {
          action: <ExportLink href={exportDownloadsPath} what="downloads" />,
        })}
      footer={
        data && (
          <ShowMore
            what="downloads"
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
