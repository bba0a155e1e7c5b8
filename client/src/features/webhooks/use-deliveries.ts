import { focusManager, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSignedOut } from '../../lib/api/use-signed-out';
import { deliveriesQuery, refreshEveryMs } from './api';
import { announceFetchFailure } from './webhook-toasts';

interface DeliveriesOptions {
  /** Polls every five seconds while the page is visible. */
  isAutomatic: boolean;
  onUnauthorized: () => void;
}

/** The deliveries, polled. A failure shows one toast until the next success, and one per manual refresh. */
export const useDeliveries = ({ isAutomatic, onUnauthorized }: DeliveriesOptions) => {
  const queryClient = useQueryClient();
  const query = useQuery({
    ...deliveriesQuery(queryClient),
    staleTime: 0,
    refetchOnMount: true,
    // A hidden tab fetches nothing, and catches up when it is shown again.
    refetchOnWindowFocus: isAutomatic,
  });
  useEffect(() => {
    if (!isAutomatic) return;
    const timer = window.setInterval(() => {
      if (!focusManager.isFocused()) return;
      // Not the query's own refetchInterval, whose calls cannot be marked as background.
      void queryClient.prefetchQuery({
        ...deliveriesQuery(queryClient, { isBackground: true }),
        staleTime: 0,
      });
    }, refreshEveryMs);
    return () => window.clearInterval(timer);
  }, [isAutomatic, queryClient]);
  const { data, dataUpdatedAt, isError, isFetching, errorUpdateCount, refetch } = query;
  // Without data, each retry starts in the loading state.
  const hasFailed = isError || (data === undefined && errorUpdateCount > 0);
  useSignedOut(data === null, onUnauthorized);
  useEffect(() => {
    if (hasFailed) announceFetchFailure();
  }, [hasFailed]);

  const refresh = async () => {
    const wasFailing = hasFailed;
    const { isError: failsAgain } = await refetch();
    if (wasFailing && failsAgain) announceFetchFailure();
  };
  return { deliveries: data ?? undefined, updatedAtMs: dataUpdatedAt, hasFailed, isFetching, refresh };
};
