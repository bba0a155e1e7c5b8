import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { getCurrentUser } from '#shared/accounts/endpoints';
import { isUnauthorized } from '../../lib/api/api-error';
import { callApi } from '../../lib/api/call-api';
import { currentUserQuery } from './api';

/**
 * Asks anew who is signed in, as after a payment; null for nobody. A failure rejects and changes nothing, for the whole
 * app stands on what is known already.
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
