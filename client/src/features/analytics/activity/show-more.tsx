import { useMutation, useQueryClient } from '@tanstack/react-query';
import { listProfileDownloads, listProfileViews } from '#shared/analytics/endpoints';
import { Button } from '../../../ui/button';
import { activityWords } from '../words';
import { callApi } from '../../../lib/api/call-api';
import { downloadsQuery, viewsQuery } from '../api';

interface ShowMoreProps {
  /** 'views' */
  what: string;
  /** The next page's cursor; null at the end. */
  next: string | null;
  isLoading: boolean;
  hasFailed: boolean;
  onMore: (next: string) => void;
}

/** Loads the next page of a list. A failure is shown beside the button, which can be pressed again. */
export const ShowMore = ({ what, next, isLoading, hasFailed, onMore }: ShowMoreProps) =>
  next !== null && (
    <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button
        variant="secondary"
        aria-label={activityWords.showMoreOf(what)}
        loading={isLoading}
        onClick={() => onMore(next)}
      >
        {activityWords.showMore}
      </Button>
      <p role="status" className="text-sm text-danger-text">
        {hasFailed && activityWords.moreFailed(what)}
      </p>
    </div>
  );

/** Fetches the next page of views and appends it. */
export const useMoreViews = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (before: string) => callApi(listProfileViews, { query: { before } }),
    onSuccess: ({ views, next }, before) =>
      queryClient.setQueryData(viewsQuery().queryKey, (list) =>
        // A list refetched meanwhile has another cursor.
        list?.next === before ? { views: [...list.views, ...views], next } : list,
      ),
  });
};

/** The same for downloads. */
export const useMoreDownloads = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (before: string) => callApi(listProfileDownloads, { query: { before } }),
    onSuccess: ({ downloads, next }, before) =>
      queryClient.setQueryData(downloadsQuery().queryKey, (list) =>
        list?.next === before ? { downloads: [...list.downloads, ...downloads], next } : list,
      ),
  });
};
