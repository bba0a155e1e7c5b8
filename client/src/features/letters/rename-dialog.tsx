import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { plainMessage } from '#shared/http/plain-message';
import { letterDetails, type LetterSummary } from '#shared/letters/schema';
import { documentLimits } from '#shared/resume/documents/schema';
import { isUnauthorized, serverMessage } from '../../lib/api/api-error';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Field } from '../../ui/forms/field';
import { Input } from '../../ui/forms/input';
import { useRenameLetter } from './api';
import { lettersWords as words } from './words';

const formId = 'letter-name';

interface RenameDialogProps {
  letter: LetterSummary;
  onClose: () => void;
  onUnauthorized: () => void;
}

/** Another name for a letter. */
export const RenameDialog = ({ letter, onClose, onUnauthorized }: RenameDialogProps) => {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(letterDetails.pick({ name: true }), { error: plainMessage }),
    defaultValues: { name: letter.name },
  });
  const rename = useRenameLetter();
  const submit = handleSubmit(({ name }) =>
    rename.mutate(
      { id: letter.id, name },
      { onSuccess: onClose, onError: (error) => isUnauthorized(error) && onUnauthorized() },
    ),
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !rename.isPending && onClose()}
      title={words.renameTitle}
      description={words.renameAbout}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={rename.isPending}>
            {words.cancel}
          </Button>
          <Button type="submit" form={formId} loading={rename.isPending}>
            {words.saveName}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <Field label={words.name} error={formState.errors.name?.message} required>
          {(control) => (
            <Input {...control} maxLength={documentLimits.name} autoComplete="off" {...register('name')} />
          )}
        </Field>
        {rename.error && (
          <p role="alert" className="mt-3 text-sm font-medium text-danger-text">
            {serverMessage(rename.error, words.notRenamed)}
          </p>
        )}
      </form>
    </Dialog>
  );
};
