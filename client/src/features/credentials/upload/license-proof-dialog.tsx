import { useState } from 'react';
import { credentialLimits, type Credential } from '#shared/credentials/schema';
import type { CurrentUser } from '#shared/accounts/schema';
import { plans } from '#shared/billing/plans';
import { Dialog } from '../../../ui/dialog';
import { LimitBox } from '../list/limit-box';
import { uploadWords as words } from '../words';
import { UploadDialog } from './upload-dialog';
import { useFileDrop } from './use-chosen-file';
import { useNewCredential } from './use-upload';

interface LicenseProofDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  user: Pick<CurrentUser, 'id' | 'plan'>;
  /** `issued` may be a year or a month alone. */
  license: { name: string; issuer: string; issued: string };
  /** How many credentials the user has. */
  count: number;
  /** The upgrade URL; null on the largest plan. */
  upgradeHref: string | null;
  /** Why visitors cannot open public credentials; null when they can. */
  hiddenReason: string | null;
  onUploaded: (uploaded: Credential) => void;
  onUnauthorized: () => void;
  /** Called when the server's plan or count differs from this page's. */
  onLimit: () => void;
}

/** Uploads the credential that proves a license, with what the license says of it. */
export const LicenseProofDialog = ({
  user,
  license,
  count,
  onUploaded,
  onUnauthorized,
  onLimit,
  ...dialog
}: LicenseProofDialogProps) => {
  const { open, onOpenChange, upgradeHref } = dialog;
  const { chosen, upload } = useNewCredential({ onUploaded, onUnauthorized, onLimit });
  const isOver = useFileDrop({
    active: open && upload.share === null,
    onFiles: ([file]) => file && chosen.choose(file),
  });
  // The upload itself raises the count.
  const [isFull] = useState(count >= plans[user.plan].credentials);
  if (isFull)
    return (
      <Dialog open={open} onOpenChange={onOpenChange} title={words.title} description={words.what}>
        <LimitBox plan={user.plan} count={count} upgradeHref={upgradeHref} />
      </Dialog>
    );
  return (
    <UploadDialog
      {...dialog}
      userId={user.id}
      chosen={chosen}
      upload={upload}
      isOver={isOver}
      known={{
        title: license.name.trim().slice(0, credentialLimits.title),
        issuer: license.issuer.trim().slice(0, credentialLimits.issuer),
        issuedDate: /^\d{4}-\d\d-\d\d$/.test(license.issued) ? license.issued : '',
      }}
    />
  );
};
