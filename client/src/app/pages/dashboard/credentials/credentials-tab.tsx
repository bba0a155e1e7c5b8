import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { ExternalLink } from 'lucide-react';
import type { CurrentUser } from '#shared/accounts/schema';
import { getCredentialRecord, getPublicProfile } from '#shared/public-profile/endpoints';
import { credentialPagePath } from '#shared/credentials/endpoints';
import type { Credential } from '#shared/credentials/schema';
import { currentUserQuery } from '../../../../features/accounts/api';
import { handleUnauthorized } from '../../../../features/accounts/sign-in-redirect';
import { useRefreshCredentials } from '../../../../features/credentials/api';
import { CredentialsManager } from '../../../../features/credentials/list/credentials-manager';
import { hiddenCredentialReason } from '../../../../features/public-profile/visibility/audience';
import {
  HiddenCredentialNote,
  HiddenNotice,
} from '../../../../features/public-profile/visibility/hidden-notice';
import { visibilityQuery } from '../../../../features/public-profile/visibility/visibility-api';
import { CopyLink } from '../../../../features/sharing/copy-link';
import { QrCode } from '../../../../features/sharing/qr-code-card';
import { classNames } from '../../../../lib/class-names';
import { buttonClass } from '../../../../ui/button';
import { Dialog } from '../../../../ui/dialog';
import { shareCredentialWords as words } from '../words';

interface ShareCredentialProps {
  credential: Pick<Credential, 'id' | 'title'>;
  username: string;
  onClose: () => void;
}

/** The URL of one public credential, to copy, open or print as a QR code. */
const ShareCredential = ({ credential: { id, title }, username, onClose }: ShareCredentialProps) => {
  const path = credentialPagePath(username, id);
  const url = `${location.origin}${path}`;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={words.title}
      description={<span className="wrap-anywhere">{words.description(title)}</span>}
    >
      <div className="space-y-6">
        <HiddenNotice />
        <div>
          <CopyLink url={url} label={words.link} />
          <a
            href={path}
            target="_blank"
            rel="noopener"
            className={classNames(buttonClass({ variant: 'secondary', size: 'sm' }), 'mt-2')}
          >
            <ExternalLink aria-hidden /> {words.view}
            <span className="sr-only">{words.newTab}</span>
          </a>
        </div>
        <QrCode url={url} alt={words.qrCode(title)} fileName={`${username}-credential-qr.png`} />
      </div>
    </Dialog>
  );
};

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
