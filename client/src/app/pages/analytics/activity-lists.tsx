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
import { analyticsPageWords as analyticsWords } from '../words';

const { views, downloads } = analyticsWords;

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
export const DownloadList = () => {
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
