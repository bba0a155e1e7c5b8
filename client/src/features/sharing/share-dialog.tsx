import type { ReactNode } from 'react';
import { Dialog } from '../../ui/dialog';
import { CopyLink } from './copy-link';
import { profileUrl } from './profile-url';
import { qrFileName } from './qr-code';
import { QrCode } from './qr-code-card';
import { ShareChannels } from './share-channels';
import { canSharePdf } from './share-file';
import { SharePdf, type SharedPdf } from './share-pdf';

export interface ShareDialogProps {
  username: string;
  /** The profile's owner, as used in a sentence. */
  name: string;
  /** Shown above the link if visitors cannot open it. */
  notice?: ReactNode;
  /** The resume as a file, offered where the device can share one. */
  pdf?: SharedPdf | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Share Profile: the link, share channels, and a QR code. */
export const ShareDialog = ({ username, name, notice, pdf, open, onOpenChange }: ShareDialogProps) => {
  const url = profileUrl(username);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Share Profile"
      description={
        <span className="wrap-anywhere">Send the link to {name}'s profile, or show its QR code.</span>
      }
    >
      <div className="space-y-6">
        {notice}
        {pdf && canSharePdf() && <SharePdf pdf={pdf} />}
        <CopyLink url={url} label="Profile link" />
        <ShareChannels name={name} url={url} />
        <QrCode url={url} alt={`QR code of ${name}'s profile`} fileName={qrFileName(username)} />
      </div>
    </Dialog>
  );
};
