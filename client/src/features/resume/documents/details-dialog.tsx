import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { plainMessage } from '#shared/http/plain-message';
import {
  documentDetails,
  documentLimits as limits,
  type DocumentSummary,
} from '#shared/resume/documents/schema';
import { isUnauthorized, serverMessage } from '../../../lib/api/api-error';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { Field } from '../../../ui/forms/field';
import { Input } from '../../../ui/forms/input';
import { useDescribeDocument } from './api';
import { detailsWords as words } from './words';

const { name, forJob, tags } = documentDetails.shape;

const splitTags = (text: string) => [
  ...new Set(
    text
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
];

const detailsForm = z.object({
  name,
  forJob,
  tags: z.string().transform(splitTags).pipe(tags),
});

const formId = 'document-details';

interface DetailsDialogProps {
  document: DocumentSummary;
  onClose: () => void;
  onUnauthorized: () => void;
}

/** What the owner says of a document. The main resume has a name alone: it is for every job. */
export const DetailsDialog = ({ document, onClose, onUnauthorized }: DetailsDialogProps) => {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(detailsForm, { error: plainMessage }),
    defaultValues: { name: document.name, forJob: document.forJob, tags: document.tags.join(', ') },
  });
  const { errors } = formState;
  const change = useDescribeDocument();
  const submit = handleSubmit((details) => {
    const { id, isMain } = document;
    change.mutate(isMain ? { id, name: details.name } : { id, ...details }, {
      onSuccess: onClose,
      onError: (error) => isUnauthorized(error) && onUnauthorized(),
    });
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !change.isPending && onClose()}
      title={words.title}
      description={words.description}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={change.isPending}>
            {words.cancel}
          </Button>
          <Button type="submit" form={formId} loading={change.isPending}>
            {words.save}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
        <Field label={words.name} error={errors.name?.message} required>
          {(control) => (
            <Input {...control} maxLength={limits.name} autoComplete="off" {...register('name')} />
          )}
        </Field>
        {!document.isMain && (
          <>
            <Field label={words.forJob} hint={words.forJobHint} error={errors.forJob?.message}>
              {(control) => (
                <Input {...control} maxLength={limits.forJob} autoComplete="off" {...register('forJob')} />
              )}
            </Field>
            <Field label={words.tags} hint={words.tagsHint} error={errors.tags?.message}>
              {(control) => <Input {...control} autoComplete="off" {...register('tags')} />}
            </Field>
          </>
        )}
        {change.error && (
          <p role="alert" className="text-sm font-medium text-danger-text">
            {serverMessage(change.error, words.failed)}
          </p>
        )}
      </form>
    </Dialog>
  );
};
