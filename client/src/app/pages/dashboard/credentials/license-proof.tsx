import type { CurrentUser } from '#shared/accounts/schema';
import { LicenseProofDialog } from '../../../../features/credentials/upload/license-proof-dialog';
import type { OwnCredentials } from '../../../../features/resume/sections/licenses-card';
import { useUploadTerms } from './use-upload-terms';

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
