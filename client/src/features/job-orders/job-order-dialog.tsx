import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { plainMessage } from '#shared/http/plain-message';
import {
  jobOrderDetails,
  jobOrderLimits as limits,
  jobOrderStatuses,
  type JobOrder,
  type JobOrderDetails,
  type TypedJobOrder,
} from '#shared/job-orders/schema';
import { ApiError, isUnauthorized, serverMessage } from '../../lib/api/api-error';
import { tabDraft, useDialogDraft } from '../../lib/typed-text/tab-draft';
import { FormDialog } from '../../ui/dialogs/form-dialog';
import { toast } from '../../ui/feedback/toast';
import { Field, Textarea } from '../../ui/forms/field';
import { Input } from '../../ui/forms/input';
import { Select } from '../../ui/forms/select';
import { useSaveJobOrder } from './api';
import { jobOrderFormWords as words, statusNames } from './words';

const empty: TypedJobOrder = {
  client: '',
  position: '',
  people: 1,
  place: '',
  deadline: '',
  requirements: '',
  status: 'open',
};

const typedOf = ({ client, position, people, place, deadline, requirements, status }: JobOrder) => ({
  client,
  position,
  people,
  place,
  deadline: deadline ?? '',
  requirements,
  status,
});

/** What is typed into the dialog of a job order, or of an organization's new one. */
export const jobOrderDraft = (organizationId: string, stored?: JobOrder) =>
  tabDraft<TypedJobOrder>(`husay.job-order.${stored?.id ?? organizationId}`);

interface JobOrderDialogProps {
  userId: string;
  organizationId: string;
  /** The one that is changed; left out for a new one. */
  stored?: JobOrder;
  onClose: () => void;
  onSaved: (jobOrder: JobOrder) => void;
  onUnauthorized: () => void;
}

/** What a client asks for, as a form. */
export const JobOrderDialog = ({
  userId,
  organizationId,
  stored,
  onClose,
  onSaved,
  onUnauthorized,
}: JobOrderDialogProps) => {
  const form = useForm<TypedJobOrder, unknown, JobOrderDetails>({
    resolver: zodResolver(jobOrderDetails, { error: plainMessage }),
    defaultValues: stored ? typedOf(stored) : empty,
  });
  const { register, handleSubmit, setError, formState } = form;
  const { errors } = formState;
  const isRestored = useDialogDraft(form, jobOrderDraft(organizationId, stored), userId);
  const save = useSaveJobOrder(organizationId, stored?.id);
  const submit = handleSubmit((details) => {
    save.mutate(details, {
      onSuccess: (jobOrder) => {
        toast({ title: stored ? words.saved : words.added, variant: 'success' });
        onSaved(jobOrder);
      },
      onError: (error) => {
        if (isUnauthorized(error)) return onUnauthorized();
        if (!(error instanceof ApiError)) return;
        for (const [name, message] of Object.entries(error.fields))
          if (name in empty) setError(name as keyof TypedJobOrder, { type: 'server', message });
      },
    });
  });
  return (
    <FormDialog
      title={stored ? words.editTitle : words.addTitle}
      description={words.description}
      words={{ cancel: words.cancel, submit: stored ? words.save : words.add }}
      isBusy={save.isPending}
      isRestored={isRestored}
      error={save.error ? serverMessage(save.error, words.failed) : undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={words.position} error={errors.position?.message} required>
        {(field) => <Input {...field} autoComplete="off" {...register('position')} />}
      </Field>
      <Field label={words.client} error={errors.client?.message} required>
        {(field) => <Input {...field} autoComplete="off" {...register('client')} />}
      </Field>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field label={words.people} error={errors.people?.message} required>
          {(field) => (
            <Input
              {...field}
              type="number"
              inputMode="numeric"
              min={1}
              max={limits.people}
              {...register('people', { valueAsNumber: true })}
            />
          )}
        </Field>
        <Field label={words.deadline} error={errors.deadline?.message}>
          {(field) => <Input {...field} type="date" {...register('deadline')} />}
        </Field>
        <Field
          label={words.place}
          hint={words.placeHint}
          error={errors.place?.message}
          className={stored ? '' : 'sm:col-span-2'}
        >
          {(field) => <Input {...field} autoComplete="off" {...register('place')} />}
        </Field>
        {stored && (
          <Field label={words.status}>
            {(field) => (
              <Select {...field} {...register('status')}>
                <StatusOptions />
              </Select>
            )}
          </Field>
        )}
      </div>
      <Field label={words.requirements} hint={words.requirementsHint} error={errors.requirements?.message}>
        {(field) => <Textarea {...field} rows={5} {...register('requirements')} />}
      </Field>
    </FormDialog>
  );
};

export const StatusOptions = () =>
  jobOrderStatuses.map((status) => (
    <option key={status} value={status}>
      {statusNames[status]}
    </option>
  ));
