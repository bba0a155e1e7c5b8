import { useMutation, useQueryClient } from '@tanstack/react-query';
import { listProfileDownloads, listProfileViews } from '#shared/analytics/endpoints';
import { callApi } from '../../../lib/api/call-api';
import { downloadsQuery, viewsQuery } from '../api';

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
