import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { clearWebhookLogs, listWebhookLogs, testWebhook } from '#shared/webhooks/endpoints';
import type { WebhookLog } from '#shared/webhooks/schema';
import { isUnauthorized } from '../../lib/api/api-error';
import { callApi } from '../../lib/api/call-api';

/** The monitor's polling interval, in milliseconds. */
export const refreshEveryMs = 5000;

const queryKey = [listWebhookLogs.path] as const;

/**
 * The deliveries, merged with those already shown; null when signed out. `isBackground`: a
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

/** Removes the deliveries up to and including this one. Later ones stay, and are loaded once this is done. */
export const useClearLogs = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (upTo: string) => callApi(clearWebhookLogs, { body: { upTo } }),
    onSuccess: async () => {
      // A fetch in flight would restore deleted deliveries.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData<Deliveries | null>(
        queryKey,
        (known) => known && { logs: [], mayHaveMore: false },
      );
      await queryClient.invalidateQueries({ queryKey });
    },
  });
};

/** Sends a delivery through the provider's webhook handler. `body` is a format with a checkout's id, or any JSON. */
export const useTestWebhook = () =>
  useMutation({ mutationFn: (body: unknown) => callApi(testWebhook, { body }) });

/** The deliveries loaded so far, newest first; `mayHaveMore`: there may be older ones than the last. */
export interface Deliveries {
  logs: readonly WebhookLog[];
  mayHaveMore: boolean;
}

/** The page size. */
export const deliveriesPerCall = 50;

/**
 * Merges a refetch of the newest: those, and below them the older ones already shown, so that
 * nothing disappears under the reader. Deleted ones are removed.
 */
export const withNewest = (known: Deliveries | undefined, newest: readonly WebhookLog[]): Deliveries => {
  const last = newest.at(-1);
  // A short answer holds everything there is.
  if (!last || newest.length < deliveriesPerCall) return { logs: newest, mayHaveMore: false };
  const given = new Set(newest.map(({ id }) => id));
  // Without an overlap, deliveries between may be missing: they are loaded on demand, in their place.
  if (!known?.logs.some(({ id }) => given.has(id))) return { logs: newest, mayHaveMore: true };
  const older = known.logs.filter(({ id, timestamp }) => !given.has(id) && timestamp <= last.timestamp);
  return { logs: [...newest, ...older], mayHaveMore: older.length === 0 || known.mayHaveMore };
};

/** Appends a page of older ones. */
export const withOlder = (known: Deliveries, older: readonly WebhookLog[]): Deliveries => {
  const shown = new Set(known.logs.map(({ id }) => id));
  return {
    logs: [...known.logs, ...older.filter(({ id }) => !shown.has(id))],
    mayHaveMore: older.length >= deliveriesPerCall,
  };
};
