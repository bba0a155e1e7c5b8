import { useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { changeVisibility, getPublicProfile, getVisibility } from '#shared/public-profile/endpoints';
import type { VisibilityChange } from '#shared/public-profile/visibility';
import { apiQuery, minutes } from '../../../lib/api/api-query';
import { callApi } from '../../../lib/api/call-api';

/** Who sees the signed-in user's profile; null when signed out. */
export const visibilityQuery = () => apiQuery(getVisibility, { staleTime: minutes(2) });

/** The same, fetched again where it was cached before the first save. Nothing is fetched before that. */
export const useVisibilityAfterSave = (version: number) => {
  const queryClient = useQueryClient();
  const query = useQuery({ ...visibilityQuery(), enabled: version > 0 });
  const isOutdated = version > 0 && query.data?.hasSavedResume === false;
  useEffect(() => {
    if (isOutdated) void queryClient.invalidateQueries({ queryKey: visibilityQuery().queryKey });
  }, [isOutdated, queryClient]);
  return query;
};

const mutationKey = ['visibility'];

/** The unsaved changes merged: the last choice of each setting. */
export const useUnsavedVisibility = (): VisibilityChange => {
  const changes = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as VisibilityChange,
  });
  return Object.assign({}, ...changes) as VisibilityChange;
};

/**
 * Saves changes one at a time, so that the last choice is the one stored. Profiles are fetched
 * again, because what visitors see has changed.
 */
export const useChangeVisibility = (onError?: (error: Error) => void) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey,
    scope: { id: 'visibility' },
    mutationFn: (body: VisibilityChange) => callApi(changeVisibility, { body }),
    onSuccess: (stored) => {
      queryClient.setQueryData(visibilityQuery().queryKey, stored);
      void queryClient.invalidateQueries({ queryKey: [getPublicProfile.path] });
    },
    ...(onError && { onError }),
  });
};
