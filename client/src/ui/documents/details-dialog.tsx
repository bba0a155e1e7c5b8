import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { plainMessage } from '#shared/http/plain-message';
import { documentDetails } from '#shared/resume/documents/schema';
import { isUnauthorized, serverMessage } from '../../lib/api/api-error';
import { splitTags } from '../../lib/split-tags';
import { FormDialog } from '../dialogs/form-dialog';
import { Field } from '../forms/field';
import { Input } from '../forms/input';
import { documentWords as words } from './words';

const { name, forJob, tags } = documentDetails.shape;

const detailsForm = z.object({
  name,
  forJob: forJob.optional(),
  tags: z.string().transform(splitTags).pipe(tags).optional(),
});
export type DocumentChange = z.output<typeof detailsForm>;

interface DetailsDialogProps {
  /** What can be said of it: a field that is missing is not asked for. */
  details: { name: string; forJob?: string; tags?: readonly string[] };
  words: { title: string; description: string; forJob?: string; forJobHint?: string };
  change: {
    isPending: boolean;
    error: Error | null;
    mutate: (
      details: DocumentChange,
      options: { onSuccess: () => void; onError: (error: Error) => void },
    ) => void;
  };
  onClose: () => void;
  onUnauthorized: () => void;
}

/** What the owner says of a document. */
export const DetailsDialog = ({
  details,
  words: own,
  change,
  onClose,
  onUnauthorized,
}: DetailsDialogProps) => {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(detailsForm, { error: plainMessage }),
    defaultValues: {
      name: details.name,
      ...(details.forJob !== undefined && { forJob: details.forJob }),
      ...(details.tags && { tags: details.tags.join(', ') }),
    },
  });
  const { errors } = formState;
  return (
    <FormDialog
      title={own.title}
      description={own.description}
      words={{ cancel: words.cancel, submit: words.save }}
      isBusy={change.isPending}
      error={change.error ? serverMessage(change.error, words.notSaved) : undefined}
      onSubmit={handleSubmit((typed) =>
        change.mutate(typed, {
          onSuccess: onClose,
          onError: (error) => isUnauthorized(error) && onUnauthorized(),
        }),
      )}
      onClose={onClose}
    >
      <Field label={words.name} error={errors.name?.message} required>
        {(control) => <Input {...control} autoComplete="off" {...register('name')} />}
      </Field>
      {details.forJob !== undefined && (
        <Field label={own.forJob} hint={own.forJobHint} error={errors.forJob?.message}>
          {(control) => <Input {...control} autoComplete="off" {...register('forJob')} />}
        </Field>
      )}
      {details.tags && (
        <Field label={words.tags} hint={words.tagsHint} error={errors.tags?.message}>
          {(control) => <Input {...control} autoComplete="off" {...register('tags')} />}
        </Field>
      )}
    </FormDialog>
  );
};
