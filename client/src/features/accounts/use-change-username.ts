import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changeUsername } from '#shared/accounts/endpoints';
import type { UsernameChange } from '#shared/accounts/schema';
import { callApi } from '../../lib/api/call-api';
import { currentUserQuery } from './api';

/** Moves one's public profile to another address; whatever shows the address then shows the new one. */
export const useChangeUsername = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: UsernameChange) => callApi(changeUsername, { body }),
    onSuccess: (user) => queryClient.setQueryData(currentUserQuery().queryKey, user),
  });
};
