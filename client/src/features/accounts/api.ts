import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getCurrentUser, updateProfile } from '#shared/accounts/endpoints';
import type { ProfileDetails } from '#shared/accounts/schema';
import { apiQuery, minutes } from '../../lib/api/api-query';
import { callApi } from '../../lib/api/call-api';

/** Who is signed in; null for nobody. */
export const currentUserQuery = () => apiQuery(getCurrentUser, { staleTime: minutes(10) });

/** Saves one's own name and email. The answer is the user as they are now, so nothing has to be asked again. */
export const useUpdateProfile = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: ProfileDetails) => callApi(updateProfile, { body }),
    onSuccess: (user) => queryClient.setQueryData(currentUserQuery().queryKey, user),
  });
};
