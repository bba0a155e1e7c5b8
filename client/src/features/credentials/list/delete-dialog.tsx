import { useState } from 'react';
import type { Credential } from '#shared/credentials/schema';
import { ApiError, isUnauthorized } from '../../../lib/api/api-error';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { useDeleteCredential, useRefreshCredentials } from '../changes';
import { announceDeleted, announceDeleteFailure } from '../credential-toasts';
import { credentialWords } from '../words';

const { deletion: words } = credentialWords;

interface DeleteDialogProps {
  /** The credential to delete; null while the dialog is closed. */
  credential: Credential | null;
  onClose: () => void;
  onDeleted: () => void;
  onUnauthorized: () => void;
}

/** Confirms deleting a credential and its file permanently. */
export const DeleteDialog = ({ credential, onClose, onDeleted, onUnauthorized }: DeleteDialogProps) => {
  // Keep the text during the closing animation.
  const [asked, setAsked] = useState(credential);
  if (credential && credential !== asked) setAsked(credential);
  const { mutateAsync, isPending } = useDeleteCredential();
  const refresh = useRefreshCredentials();

  const confirm = async () => {
    if (!credential) return;
    try {
      await mutateAsync(credential.id);
      announceDeleted();
      onDeleted();
    } catch (error) {
      if (isUnauthorized(error)) onUnauthorized();
      else announceDeleteFailure();
      // It may have been deleted in another tab.
      if (error instanceof ApiError && error.code === 'NOT_FOUND') refresh();
    }
    onClose();
  };

  return (
    <ConfirmDialog
      open={credential !== null}
      onOpenChange={(open) => !open && !isPending && onClose()}
      title={words.ask(asked?.title)}
      description={asked?.isPublic ? words.public : words.private}
      confirmLabel={words.confirm}
      busy={isPending}
      onConfirm={() => void confirm()}
    />
  );
};
