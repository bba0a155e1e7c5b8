import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { ExternalLink } from 'lucide-react';
import type { CurrentUser } from '#shared/accounts/schema';
import { getCredentialRecord, getPublicProfile } from '#shared/public-profile/endpoints';
import { credentialPagePath } from '#shared/credentials/endpoints';
import type { Credential } from '#shared/credentials/schema';
import { proofsOf } from '#shared/resume/sections/proofs';
import { currentUserQuery } from '../../../../features/accounts/api';
import { handleUnauthorized } from '../../../../features/accounts/sign-in-redirect';
import { credentialsQuery, useRefreshCredentials } from '../../../../features/credentials/api';
import { CredentialsManager } from '../../../../features/credentials/list/credentials-manager';
import { LicenseProofDialog } from '../../../../features/credentials/upload/license-proof-dialog';
import { hiddenCredentialReason } from '../../../../features/public-profile/visibility/audience';
import {
  HiddenCredentialNote,
  HiddenNotice,
} from '../../../../features/public-profile/visibility/hidden-notice';
import { resumeQuery } from '../../../../features/resume/api';
import { visibilityQuery } from '../../../../features/public-profile/visibility/visibility-api';
import type { OwnCredentials } from '../../../../features/resume/sections/licenses-card';
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

const onUnauthorized = () => void handleUnauthorized();

/** What holds for an upload of this user, and what follows from it elsewhere. `open` while uploads may be made. */
const useUploadTerms = (user: CurrentUser, open: boolean) => {
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

/** The user's own credentials. `open` while the tab is selected. */
export const CredentialsTab = ({ user, open }: { user: CurrentUser; open: boolean }) => {
  const { profile, ...terms } = useUploadTerms(user, open);
  const { data: licenses = [] } = useQuery({ ...resumeQuery(), select: (resume) => resume?.licenses });
  const { data: credentials } = useQuery(credentialsQuery());
  return (
    <CredentialsManager
      {...terms}
      user={user}
      inFront={open}
      licenseOf={(id) => {
        const license =
          licenses[proofsOf(licenses, credentials ?? []).findIndex((proof) => proof?.id === id)];
        return license && (license.name.trim() || license.issuer.trim());
      }}
      publicNote={
        profile && terms.hiddenReason ? (
          <HiddenCredentialNote visibility={profile.visibility} reason={terms.hiddenReason} />
        ) : null
      }
      renderShare={(credential, onClose) => (
        <ShareCredential credential={credential} username={user.username} onClose={onClose} />
      )}
    />
  );
};

interface LicenseProofProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  user: CurrentUser;
  license: Parameters<OwnCredentials['onAdd']>[0];
  count: number;
  /** Links the license with what was uploaded. */
  onLink: (credentialId: string) => void;
}

/** Uploads the credential that proves a license of the resume. */
export const LicenseProof = ({ onLink, ...dialog }: LicenseProofProps) => {
  const { profile: _, onChanged, ...terms } = useUploadTerms(dialog.user, dialog.open);
  return (
    <LicenseProofDialog
      {...dialog}
      {...terms}
      onUploaded={({ id }) => {
        onLink(id);
        onChanged();
      }}
    />
  );
};
