import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { getCurrentUser } from '#shared/accounts/endpoints';
import { isUnauthorized } from '../../lib/api/api-error';
import { callApi } from '../../lib/api/call-api';
import { currentUserQuery } from './api';

/**
 * Refetches the signed-in user, as after a payment; null if signed out. A failure rejects and keeps the cached user, which
 * the whole app depends on.
 */
export const useRefreshCurrentUser = () => {
  const queryClient = useQueryClient();
  return useCallback(async () => {
    const user = await callApi(getCurrentUser).catch((error: unknown) => {
      if (isUnauthorized(error)) return null;
      throw error;
    });
    queryClient.setQueryData(currentUserQuery().queryKey, user);
    return user;
  }, [queryClient]);
};
