import { ExternalLink } from 'lucide-react';
import { credentialPagePath } from '#shared/credentials/endpoints';
import type { Credential } from '#shared/credentials/schema';
import { HiddenNotice } from '../../../../features/public-profile/visibility/hidden-notice';
import { CopyLink } from '../../../../features/sharing/copy-link';
import { QrCode } from '../../../../features/sharing/qr-code-card';
import { classNames } from '../../../../lib/class-names';
import { buttonClass } from '../../../../ui/button';
import { Dialog } from '../../../../ui/dialog';

interface ShareCredentialProps {
  credential: Pick<Credential, 'id' | 'title'>;
  username: string;
  onClose: () => void;
}

/** The URL of one public credential, to copy, open or print as a QR code. */
export const ShareCredential = ({ credential: { id, title }, username, onClose }: ShareCredentialProps) => {
  const path = credentialPagePath(username, id);
  const url = `${location.origin}${path}`;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Share Credential"
      description={<span className="wrap-anywhere">Send the link to “{title}”, or show its QR code.</span>}
    >
      <div className="space-y-6">
        <HiddenNotice />
        <div>
          <CopyLink url={url} label="Credential link" />
          <a
            href={path}
            target="_blank"
            rel="noopener"
            className={classNames(buttonClass({ variant: 'secondary', size: 'sm' }), 'mt-2')}
          >
            <ExternalLink aria-hidden /> View Page
            <span className="sr-only">(opens in a new tab)</span>
          </a>
        </div>
        <QrCode url={url} alt={`QR code of ${title}`} fileName={`${username}-credential-qr.png`} />
      </div>
    </Dialog>
  );
};
