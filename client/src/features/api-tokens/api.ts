import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createApiToken, listApiTokens, revokeApiToken } from '#shared/api-tokens/endpoints';
import type { NewApiToken } from '#shared/api-tokens/schema';
import { apiQuery } from '../../lib/api/api-query';
import { callApi } from '../../lib/api/call-api';

/** The user's tokens, queried anew at each visit; null when signed out. */
export const apiTokensQuery = () => apiQuery(listApiTokens, { staleTime: 0 });

const useRefreshTokens = () => {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: apiTokensQuery().queryKey });
};

/** The response holds the secret; nothing else ever does. */
export const useCreateApiToken = () => {
  const refresh = useRefreshTokens();
  return useMutation({
    mutationFn: (token: NewApiToken) => callApi(createApiToken, { body: token }),
    // Also after a failure: the token may have been created, and its response lost.
    onSettled: () => void refresh(),
    // The secret does not stay in the cache after the dialog is closed.
    gcTime: 0,
  });
};

/** The list is queried anew whatever the answer: the token may be gone already. */
export const useRevokeApiToken = () => {
  const refresh = useRefreshTokens();
  return useMutation({
    mutationFn: (id: string) => callApi(revokeApiToken, { params: { id } }),
    onSettled: refresh,
  });
};
