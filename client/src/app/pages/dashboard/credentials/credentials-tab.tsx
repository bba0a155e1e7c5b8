import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { CurrentUser } from '#shared/accounts/schema';
import { getCredentialRecord, getPublicProfile } from '#shared/public-profile/endpoints';
import { currentUserQuery } from '../../../../features/accounts/api';
import { handleUnauthorized } from '../../../../features/accounts/sign-in-redirect';
import { useRefreshCredentials } from '../../../../features/credentials/api';
import { CredentialsManager } from '../../../../features/credentials/list/credentials-manager';
import { hiddenCredentialReason } from '../../../../features/public-profile/visibility/audience';
import { HiddenCredentialNote } from '../../../../features/public-profile/visibility/hidden-notice';
import { visibilityQuery } from '../../../../features/public-profile/visibility/visibility-api';
import { ShareCredential } from './share-credential';

const toSignIn = () => void handleUnauthorized();

/** The user's own credentials. `open` while the tab is selected. */
export const CredentialsTab = ({ user, open }: { user: CurrentUser; open: boolean }) => {
  const queryClient = useQueryClient();
  const refreshCredentials = useRefreshCredentials();

  const { data: profile } = useQuery({ ...visibilityQuery(), enabled: open });
  const hiddenReason = profile ? hiddenCredentialReason(profile) : null;

  const forgetPublicPages = useCallback(() => {
    for (const { path } of [getPublicProfile, getCredentialRecord]) {
      // Remove inactive queries, which would show stale data later; refetch active ones.
      queryClient.removeQueries({ queryKey: [path], type: 'inactive' });
      void queryClient.invalidateQueries({ queryKey: [path] });
    }
  }, [queryClient]);

  const refreshLimits = () => {
    refreshCredentials();
    void queryClient.invalidateQueries({ queryKey: currentUserQuery().queryKey });
  };

  return (
    <CredentialsManager
      user={user}
      inFront={open}
      upgradeHref={user.plan === 'free' ? '/billing' : null}
      hiddenReason={hiddenReason}
      publicNote={
        profile && hiddenReason ? (
          <HiddenCredentialNote visibility={profile.visibility} reason={hiddenReason} />
        ) : null
      }
      renderShare={(credential, onClose) => (
        <ShareCredential credential={credential} username={user.username} onClose={onClose} />
      )}
      onUnauthorized={toSignIn}
      onChanged={forgetPublicPages}
      onLimit={refreshLimits}
    />
  );
};
