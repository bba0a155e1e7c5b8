import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { subscriptionQuery, subscriptionStatusQuery } from './api';

/**
 * Refetches the subscription wherever it is shown. Returns the result; undefined after a failure, as cached data
 * cannot show a payment's outcome.
 */
export const useRefreshSubscription = (userId: string) => {
  const queryClient = useQueryClient();
  return useCallback(async () => {
    const { queryKey } = subscriptionQuery(userId);
    await Promise.all([
      queryClient.invalidateQueries({ queryKey }),
      queryClient.invalidateQueries({ queryKey: subscriptionStatusQuery(userId).queryKey }),
    ]);
    const isAnswered = queryClient.getQueryState(queryKey)?.isInvalidated === false;
    return (isAnswered && queryClient.getQueryData(queryKey)) || undefined;
  }, [queryClient, userId]);
};
