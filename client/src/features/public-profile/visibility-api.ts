import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changeVisibility, getPublicProfile, getVisibility } from '#shared/public-profile/endpoints';
import type { VisibilityChange } from '#shared/public-profile/visibility';
import { apiQuery, minutes } from '../../lib/api-query';
import { callApi } from '../../lib/call-api';

/** Who sees the signed-in user's profile; null when nobody is signed in. */
export const visibilityQuery = () => apiQuery(getVisibility, { staleTime: minutes(2) });

/** Saves what is given. Profiles are fetched again, as visitors now see another one. */
export const useChangeVisibility = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: VisibilityChange) => callApi(changeVisibility, { body }),
    onSuccess: (stored) => {
      queryClient.setQueryData(visibilityQuery().queryKey, stored);
      void queryClient.invalidateQueries({ queryKey: [getPublicProfile.path] });
    },
  });
};
