import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { subscriptionQuery, subscriptionStatusQuery } from './api';

/**
 * Asks anew for the subscription wherever it is shown. Answers what came of it; undefined after a failure, as what was known
 * before is no answer to what has become of a payment since.
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
