import { Suspense, type ReactNode } from 'react';
import { Dialog } from '../../ui/dialog';
import { CopyLink } from './copy-link';
import { profileUrl } from './profile-url';
import { qrFileName, QrCode } from './qr-code-card';
import { ShareChannels } from './share-channels';
import { canSharePdf, SharePdf, SharePdfSkeleton, type SharedPdf } from './share-pdf';
import { shareWords } from './words';

export interface ShareDialogProps {
  username: string;
  /** The profile's owner, as used in a sentence. */
  name: string;
  /** Shown above the link if visitors cannot open it. */
  notice?: ReactNode;
  /** The resume as a file, offered where the device can share one; or what renders that offer. */
  pdf?: SharedPdf | ((close: () => void) => ReactNode);
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Share Profile: the link, share channels, and a QR code. */
export const ShareDialog = ({ username, name, notice, pdf, open, onOpenChange }: ShareDialogProps) => {
  const url = profileUrl(username);
  return (
    <Dialog
      keepsPlace
      open={open}
      onOpenChange={onOpenChange}
      title={shareWords.title}
      description={<span className="wrap-anywhere">{shareWords.what(name)}</span>}
    >
      <div className="space-y-6">
        {notice}
        {pdf && canSharePdf() && (
          <Suspense fallback={<SharePdfSkeleton />}>
            {typeof pdf === 'function' ? pdf(() => onOpenChange(false)) : <SharePdf pdf={pdf} />}
          </Suspense>
        )}
        <CopyLink url={url} label={shareWords.link.label} />
        <ShareChannels name={name} url={url} />
        <QrCode url={url} alt={shareWords.code.of(name)} fileName={qrFileName(username)} />
      </div>
    </Dialog>
  );
};
