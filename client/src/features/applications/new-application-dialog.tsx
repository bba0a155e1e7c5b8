import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
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
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Field, Textarea } from '../../ui/forms/field';
import { Input } from '../../ui/forms/input';
import { Select } from '../../ui/forms/select';
import { useCreateApplication } from './api';
import { AtCompany } from './at-company';
import { applicationWords as words } from './words';

const { company, jobTitle, link, post } = applicationDetails.shape;
const newForm = z.object({ company, jobTitle, link, post, stage: z.enum(['saved', 'applied']) });
type NewForm = z.infer<typeof newForm>;

const empty: NewForm = { company: '', jobTitle: '', link: '', post: '', stage: 'saved' };
const formId = 'new-application';

interface NewApplicationDialogProps {
  onClose: () => void;
  onCreated: (application: Application) => void;
  onUnauthorized: () => void;
}

/** Adds an application with what is known at first. */
export const NewApplicationDialog = ({ onClose, onCreated, onUnauthorized }: NewApplicationDialogProps) => {
  const { register, handleSubmit, setValue, formState } = useForm<NewForm>({
    resolver: zodResolver(newForm, { error: plainMessage }),
    defaultValues: empty,
  });
  const { errors } = formState;
  const [typedCompany, setTypedCompany] = useState('');
  const [isCut, setIsCut] = useState(false);
  const creation = useCreateApplication();

  const submit = handleSubmit((given) => {
    if (creation.isPending) return;
    creation.mutate(
      { ...emptyApplication, ...given },
      {
        onSuccess: onCreated,
        onError: (error) => isUnauthorized(error) && onUnauthorized(),
      },
    );
  });

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !creation.isPending && onClose()}
      title={words.newTitle}
      description={words.newAbout}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={creation.isPending}>
            {words.cancel}
          </Button>
          <Button type="submit" form={formId} loading={creation.isPending}>
            {words.create}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
        <Field label={words.fields.company} error={errors.company?.message} required>
          {(control) => (
            <Input
              {...control}
              maxLength={applicationLimits.company}
              autoComplete="off"
              {...register('company', {
                onBlur: ({ target }: { target: HTMLInputElement }) => setTypedCompany(target.value),
              })}
            />
          )}
        </Field>
        <AtCompany company={typedCompany} />
        <Field label={words.fields.jobTitle} error={errors.jobTitle?.message} required>
          {(control) => (
            <Input
              {...control}
              maxLength={applicationLimits.jobTitle}
              autoComplete="off"
              {...register('jobTitle')}
            />
          )}
        </Field>
        <Field label={words.fields.stage}>
          {(control) => (
            <Select {...control} {...register('stage')}>
              <option value="saved">{fixedStages.saved}</option>
              <option value="applied">{fixedStages.applied}</option>
            </Select>
          )}
        </Field>
        <Field label={words.fields.link} error={errors.link?.message}>
          {(control) => <Input {...control} type="url" autoComplete="off" {...register('link')} />}
        </Field>
        <Field
          label={words.fields.post}
          hint={words.fields.postHint}
          notice={isCut ? words.cut(applicationLimits.post) : ''}
          error={errors.post?.message}
        >
          {(control) => (
            <Textarea
              {...control}
              rows={6}
              {...register('post', {
                onChange: ({ target }: { target: HTMLTextAreaElement }) => {
                  const isLonger = target.value.length > applicationLimits.post;
                  setIsCut(isLonger);
                  if (isLonger) setValue('post', target.value.slice(0, applicationLimits.post));
                },
              })}
            />
          )}
        </Field>
        {creation.error && (
          <p role="alert" className="text-sm font-medium text-danger-text">
            {serverMessage(creation.error, words.failed)}
          </p>
        )}
      </form>
    </Dialog>
  );
};
