import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { subscriptionQuery, subscriptionStatusQuery } from './api';

/**
 * Asks anew for the subscription wherever it is shown. Answers it as it is known then: after a failure that is what was
 * known before, or nothing.
 */
export const useRefreshSubscription = (userId: string) => {
  const queryClient = useQueryClient();
  return useCallback(async () => {
    const { queryKey } = subscriptionQuery(userId);
    await Promise.all([
      queryClient.invalidateQueries({ queryKey }),
      queryClient.invalidateQueries({ queryKey: subscriptionStatusQuery(userId).queryKey }),
    ]);
    return queryClient.getQueryData(queryKey) ?? undefined;
  }, [queryClient, userId]);
};
