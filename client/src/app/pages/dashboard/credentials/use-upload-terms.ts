import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { CurrentUser } from '#shared/accounts/schema';
import { getCredentialRecord, getPublicProfile } from '#shared/public-profile/endpoints';
import { currentUserQuery } from '../../../../features/accounts/api';
import { handleUnauthorized } from '../../../../features/accounts/sign-in-redirect';
import { useRefreshCredentials } from '../../../../features/credentials/api';
import { hiddenCredentialReason } from '../../../../features/public-profile/visibility/audience';
import { visibilityQuery } from '../../../../features/public-profile/visibility/visibility-api';

const onUnauthorized = () => void handleUnauthorized();

/** What holds for an upload of this user, and what follows from it elsewhere. `open` while uploads may be made. */
export const useUploadTerms = (user: CurrentUser, open: boolean) => {
  const queryClient = useQueryClient();
  const refreshCredentials = useRefreshCredentials();
  const { data: profile } = useQuery({ ...visibilityQuery(), enabled: open });
  const onChanged = useCallback(() => {
    for (const { path } of [getPublicProfile, getCredentialRecord]) {
      // Remove inactive queries, which would show stale data later; refetch active ones.
      queryClient.removeQueries({ queryKey: [path], type: 'inactive' });
      void queryClient.invalidateQueries({ queryKey: [path] });
    }
  }, [queryClient]);
  return {
    profile,
    /** The upgrade URL; null on the largest plan. */
    upgradeHref: user.plan === 'free' ? '/billing' : null,
    /** Why visitors cannot open public credentials; null when they can. */
    hiddenReason: profile ? hiddenCredentialReason(profile) : null,
    onUnauthorized,
    /** What visitors see may have changed. */
    onChanged,
    /** The server's plan or count differs from this page's. */
    onLimit: () => {
      refreshCredentials();
      void queryClient.invalidateQueries({ queryKey: currentUserQuery().queryKey });
    },
  };
};
