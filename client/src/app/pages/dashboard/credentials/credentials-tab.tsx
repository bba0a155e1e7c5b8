import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import type { CurrentUser } from '#shared/accounts/schema';
import { credentialPagePath } from '#shared/credentials/endpoints';
import type { Credential } from '#shared/credentials/schema';
import { CredentialsManager } from '../../../../features/credentials/list/credentials-manager';
import {
  HiddenCredentialNote,
  HiddenNotice,
} from '../../../../features/public-profile/visibility/hidden-notice';
import { resumeQuery } from '../../../../features/resume/api';
import { CopyLink } from '../../../../features/sharing/copy-link';
import { QrCode } from '../../../../features/sharing/qr-code-card';
import { classNames } from '../../../../lib/class-names';
import { buttonClass } from '../../../../ui/button';
import { Dialog } from '../../../../ui/dialog';
import { shareCredentialWords as words } from '../words';
import { useUploadTerms } from './use-upload-terms';

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

/** The user's own credentials. `open` while the tab is selected. */
export const CredentialsTab = ({ user, open }: { user: CurrentUser; open: boolean }) => {
  const { profile, ...terms } = useUploadTerms(user, open);
  const { data: licenses } = useQuery({ ...resumeQuery(), select: (resume) => resume?.licenses });
  return (
    <CredentialsManager
      {...terms}
      user={user}
      inFront={open}
      licenseOf={(id) => licenses?.find(({ credentialId }) => credentialId === id)?.name}
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
