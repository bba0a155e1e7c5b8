import { useMutation, useQueryClient } from '@tanstack/react-query';
import { listProfileDownloads, listProfileViews } from '#shared/analytics/endpoints';
import { callApi } from '../../../lib/api/call-api';
import { downloadsQuery, viewsQuery } from '../api';

/** Asks for the next page of the views and puts it behind those that are there. */
export const useMoreViews = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (before: string) => callApi(listProfileViews, { query: { before } }),
    onSuccess: ({ views, next }, before) =>
      queryClient.setQueryData(viewsQuery().queryKey, (list) =>
        // A list that was asked for anew meanwhile goes on elsewhere.
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
