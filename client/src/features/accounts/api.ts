import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getCurrentUser, updateProfile } from '#shared/accounts/endpoints';
import type { ProfileDetails } from '#shared/accounts/schema';
import { apiQuery, minutes } from '../../lib/api/api-query';
import { callApi } from '../../lib/api/call-api';

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
