import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { CurrentUser } from '#shared/accounts/schema';
import { getCredentialRecord, getPublicProfile } from '#shared/public-profile/endpoints';
import { currentUserQuery } from '../../../features/accounts/api';
import { handleUnauthorized } from '../../../features/accounts/sign-in-redirect';
import { useRefreshCredentials } from '../../../features/credentials/api';
import { CredentialsManager } from '../../../features/credentials/list/credentials-manager';
import { ShareCredential } from './share-credential';

const toSignIn = () => void handleUnauthorized();

/** One's own credentials, and what else shows them. `open` while the tab is in front. */
export const CredentialsTab = ({ user, open }: { user: CurrentUser; open: boolean }) => {
  const queryClient = useQueryClient();
  const refreshCredentials = useRefreshCredentials();

  const forgetPublicPages = useCallback(() => {
    for (const { path } of [getPublicProfile, getCredentialRecord]) {
      // What is on no screen would be shown as it was when somebody comes back to it; what is, is asked for anew.
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
      renderShare={(credential, onClose) => (
        <ShareCredential credential={credential} username={user.username} onClose={onClose} />
      )}
      onUnauthorized={toSignIn}
      onChanged={forgetPublicPages}
      onLimit={refreshLimits}
    />
  );
};
