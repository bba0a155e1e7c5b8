import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { clearWebhookLogs, listWebhookLogs, testWebhook } from '#shared/webhooks/endpoints';
import { isUnauthorized } from '../../lib/api/api-error';
import { callApi } from '../../lib/api/call-api';
import { withNewest, withOlder, type Deliveries } from './deliveries';

/** How often the monitor asks for new deliveries by itself, in milliseconds. */
export const refreshEveryMs = 5000;

const queryKey = [listWebhookLogs.path] as const;

/**
 * The deliveries, with those that were shown already; null when nobody is signed in any more. `isBackground` says that a
 * timer fetches them, not the user.
 */
export const deliveriesQuery = (queryClient: QueryClient, { isBackground = false } = {}) =>
  queryOptions({
    queryKey,
    queryFn: async ({ signal }): Promise<Deliveries | null> => {
      try {
        const { logs } = await callApi(listWebhookLogs, { query: {}, signal, isBackground });
        return withNewest(queryClient.getQueryData<Deliveries | null>(queryKey) ?? undefined, logs);
      } catch (error) {
        if (isUnauthorized(error)) return null;
        throw error;
      }
    },
  });

/** Fetches the deliveries before the last one that is shown. */
export const useShowOlder = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (before: string) => callApi(listWebhookLogs, { query: { before } }),
    onSuccess: ({ logs }) =>
      queryClient.setQueryData<Deliveries | null>(queryKey, (known) => known && withOlder(known, logs)),
  });
};

/** Removes the deliveries up to and with this one. Those that came after stay, and are there once this is done. */
export const useClearLogs = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (upTo: string) => callApi(clearWebhookLogs, { body: { upTo } }),
    onSuccess: async () => {
      // A list that is still on its way would bring back what is gone.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData<Deliveries | null>(
        queryKey,
        (known) => known && { logs: [], mayHaveMore: false },
      );
      await queryClient.invalidateQueries({ queryKey });
    },
  });
};

/** Sends a delivery through the handler that the provider calls. `body` is a format with a checkout's id, or any JSON. */
export const useTestWebhook = () =>
  useMutation({ mutationFn: (body: unknown) => callApi(testWebhook, { body }) });
