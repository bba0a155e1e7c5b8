import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import {
  applicationDetails,
  applicationLimits,
  emptyApplication,
  type Application,
} from '#shared/applications/schema';
import { fixedStages } from '#shared/applications/stages';
import { plainMessage } from '#shared/http/plain-message';
import { isUnauthorized, serverMessage } from '../../lib/api/api-error';
import { tabDraft, useDialogDraft } from '../../lib/typed-text/tab-draft';
import { FormDialog } from '../../ui/dialogs/form-dialog';
import { Field, Textarea } from '../../ui/forms/field';
import { Input } from '../../ui/forms/input';
import { Select } from '../../ui/forms/select';
import { useCreateApplication } from './api';
import { AtCompany } from './at-company';
import { PostProposals } from './post/post-proposals';
import { useReadPost } from './post/use-read-post';
import { applicationWords as words } from './words';

const newForm = z.object({ ...applicationDetails.shape, stage: z.enum(['saved', 'applied']) });
type Typed = z.input<typeof newForm>;

const empty: Typed = { ...emptyApplication, stage: 'saved' };

/** What is typed into the dialog. */
export const newApplicationDraft = tabDraft<Typed>('husay.new-application');

interface NewApplicationDialogProps {
  userId: string;
  onClose: () => void;
  onCreated: (application: Application) => void;
  onUnauthorized: () => void;
}

/** Adds an application with what is known at first. */
export const NewApplicationDialog = ({
  userId,
  onClose,
  onCreated,
  onUnauthorized,
}: NewApplicationDialogProps) => {
  const form = useForm<Typed, unknown, z.output<typeof newForm>>({
    resolver: zodResolver(newForm, { error: plainMessage }),
    defaultValues: empty,
  });
  const { register, handleSubmit, setValue, control, formState } = form;
  const isRestored = useDialogDraft(form, newApplicationDraft, userId);
  const { errors } = formState;
  const [typedCompany, setTypedCompany] = useState('');
  const values = useWatch({ control }) as Typed;
  const read = useReadPost(values.post, (text) => setValue('post', text));
  const creation = useCreateApplication();

  const submit = handleSubmit((given) => {
    creation.mutate(given, {
      onSuccess: onCreated,
      onError: (error) => isUnauthorized(error) && onUnauthorized(),
    });
  });

  return (
    <FormDialog
      title={words.newTitle}
      description={words.newAbout}
      words={{ cancel: words.cancel, submit: words.create }}
      isBusy={creation.isPending}
      isRestored={isRestored}
      error={creation.error ? serverMessage(creation.error, words.failed) : undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        label={words.fields.post}
        hint={words.fields.postHint}
        notice={read?.isCut ? words.cut(applicationLimits.post) : ''}
        error={errors.post?.message}
      >
        {(field) => <Textarea {...field} rows={4} {...register('post')} />}
      </Field>
      {read && (
        <PostProposals
          proposals={read.proposals}
          values={values}
          onUse={(accepted) => {
            for (const [name, value] of Object.entries(accepted))
              setValue(name as keyof Typed, value, { shouldValidate: formState.isSubmitted });
            if (accepted.company) setTypedCompany(accepted.company);
          }}
        />
      )}
      <Field label={words.fields.company} error={errors.company?.message} required>
        {(field) => (
          <Input
            {...field}
            autoComplete="off"
            {...register('company', {
              onBlur: ({ target }: { target: HTMLInputElement }) => setTypedCompany(target.value),
            })}
          />
        )}
      </Field>
      <AtCompany company={typedCompany} />
      <Field label={words.fields.jobTitle} error={errors.jobTitle?.message} required>
        {(field) => <Input {...field} autoComplete="off" {...register('jobTitle')} />}
      </Field>
      <Field label={words.fields.stage}>
        {(field) => (
          <Select {...field} {...register('stage')}>
            <option value="saved">{fixedStages.saved}</option>
            <option value="applied">{fixedStages.applied}</option>
          </Select>
        )}
      </Field>
      <Field label={words.fields.link} error={errors.link?.message}>
        {(field) => <Input {...field} type="url" autoComplete="off" {...register('link')} />}
      </Field>
    </FormDialog>
  );
};
