import { useMutation, useQueryClient, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { getCurrentUser, updateProfile } from '#shared/accounts/endpoints';
import type { ProfileDetails } from '#shared/accounts/schema';
import { apiQuery, minutes } from '../../lib/api/api-query';
import { callApi } from '../../lib/api/call-api';
import { isUnauthorized } from '../../lib/api/api-error';

/** The signed-in user; null for a visitor. */
export const currentUserQuery = () => apiQuery(getCurrentUser, { staleTime: minutes(10) });

/** Saves the user's name and email. The response is the updated user, so no refetch is needed. */
export const useUpdateProfile = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: ProfileDetails) => callApi(updateProfile, { body }),
    onSuccess: (user) => queryClient.setQueryData(currentUserQuery().queryKey, user),
  });
};

/** The session check: `user` is null for a visitor, and meaningless while pending or failed. */
export const useCurrentUser = () => {
  const { data, isPending, isError, isFetching, refetch } = useQuery(currentUserQuery());
  return { user: data ?? null, isPending, isError, isFetching, refetch };
};

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
