import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Credential, CredentialDetails } from '#shared/credentials/schema';
import { ApiError } from '../../../lib/api/api-error';
import { useUnloadQuestion } from '../../../lib/typed-text/use-unload-question';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { Dialog } from '../../../ui/dialog';
import { useUpdateCredential } from '../api';
import { announceUpdated, announceUpdateFailure } from '../credential-toasts';
import { DetailsFields } from './details-form';
import { detailNames, detailsOf, detailsResolver, type TypedDetails } from './details-form';
import { detailsWords } from '../words';

const { edit: words } = detailsWords;

export interface EditDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  credential: Credential;
  /** Why visitors cannot open public credentials; null when they can. */
  hiddenReason: string | null;
  /** Called when what visitors see may have changed. */
  onUpdated: () => void;
}

/** Edits a credential's details; closing it with unsaved changes asks for confirmation. */
export const EditDialog = ({ open, onOpenChange, credential, hiddenReason, onUpdated }: EditDialogProps) => {
  const form = useForm<TypedDetails, unknown, CredentialDetails>({
    resolver: detailsResolver,
    defaultValues: detailsOf(credential),
  });
  const { handleSubmit, setError, formState } = form;
  const { isDirty } = formState;
  const [asksToDiscard, setAsksToDiscard] = useState(false);
  const update = useUpdateCredential(credential.id);

  useUnloadQuestion(isDirty);

  const save = handleSubmit(async (details) => {
    try {
      await update.mutateAsync(details);
      announceUpdated();
      onUpdated();
      onOpenChange(false);
    } catch (error) {
      if (error instanceof ApiError) {
        for (const name of detailNames) {
          const message = error.fields[name];
          if (message) setError(name, { type: 'server', message });
        }
      }
      announceUpdateFailure(error);
    }
  });
  const close = () => (update.isPending ? undefined : isDirty ? setAsksToDiscard(true) : onOpenChange(false));

  const formId = `edit-${credential.id}`;
  return (
    <Dialog
      open={open}
      onOpenChange={(opens) => !opens && close()}
      title={words.title}
      description={
        <span dir="auto" className="wrap-anywhere">
          {credential.fileName}
        </span>
      }
      footer={
        <>
          <Button variant="secondary" disabled={update.isPending} onClick={close}>
            {words.cancel}
          </Button>
          <Button type="submit" form={formId} loading={update.isPending} loadingLabel={words.saving}>
            {words.save}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate aria-label={words.title} onSubmit={(event) => void save(event)}>
        <DetailsFields form={form} readOnly={update.isPending} hiddenReason={hiddenReason} />
      </form>
      <ConfirmDialog
        open={asksToDiscard}
        onOpenChange={setAsksToDiscard}
        title={words.askDiscard(credential.title)}
        description={words.notSaved}
        confirmLabel={words.discard}
        cancelLabel={words.keepEditing}
        onConfirm={() => onOpenChange(false)}
      />
    </Dialog>
  );
};
