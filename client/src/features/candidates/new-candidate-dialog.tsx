import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'wouter';
import { z } from 'zod';
import { candidateSave, type Candidate, type DuplicateMatch } from '#shared/candidates/schema';
import { candidatePath } from '#shared/candidates/paths';
import { plainMessage } from '#shared/http/plain-message';
import { emptyResume } from '#shared/resume/empty-resume';
import { resumeContent } from '#shared/resume/schema';
import { ApiError, isUnauthorized, serverMessage } from '../../lib/api/api-error';
import { tabDraft, useDialogDraft } from '../../lib/typed-text/tab-draft';
import { FormDialog } from '../../ui/dialogs/form-dialog';
import { toast } from '../../ui/feedback/toast';
import { Field } from '../../ui/forms/field';
import { Input } from '../../ui/forms/input';
import { findDuplicates, useCreateCandidate } from './api';
import { BasisFields, useBasis } from './basis-fields';
import { newCandidateWords as words } from './words';

const { title, phone, location } = resumeContent.shape;
const newForm = z.object({
  name: candidateSave.shape.name,
  email: candidateSave.shape.email,
  title,
  phone,
  location,
});
type Typed = z.input<typeof newForm>;

const empty: Typed = { name: '', email: '', title: '', phone: '', location: '' };

/** What is typed into the dialog of a new candidate of an organization. */
export const newCandidateDraft = (organizationId: string) =>
  tabDraft<Typed>(`husay.new-candidate.${organizationId}`);

interface NewCandidateDialogProps {
  userId: string;
  organizationId: string;
  slug: string;
  onClose: () => void;
  onCreated: (candidate: Candidate) => void;
  onUnauthorized: () => void;
}

/** Adds a candidate with what is known at first. */
export const NewCandidateDialog = ({
  userId,
  organizationId,
  slug,
  onClose,
  onCreated,
  onUnauthorized,
}: NewCandidateDialogProps) => {
  const form = useForm<Typed, unknown, z.output<typeof newForm>>({
    resolver: zodResolver(newForm, { error: plainMessage }),
    defaultValues: empty,
  });
  const { register, handleSubmit, getValues, formState } = form;
  const isRestored = useDialogDraft(form, newCandidateDraft(organizationId), userId);
  const { errors } = formState;
  const { basis, errors: basisErrors, change, check, setErrors } = useBasis();
  const [duplicate, setDuplicate] = useState<DuplicateMatch | null>(null);
  // The same for each try, so that a lost answer adds no candidate twice.
  const [importKey] = useState(() => crypto.randomUUID());
  const creation = useCreateCandidate(organizationId);

  const look = async () => {
    const { name, email, phone: number } = getValues();
    if (email === '' && number === '') return setDuplicate(null);
    try {
      const { matches } = await findDuplicates(organizationId, [{ name, email, phone: number }]);
      setDuplicate(matches[0] ?? null);
    } catch {
      // A hint alone: the candidate can be added without it.
      setDuplicate(null);
    }
  };

  const submit = handleSubmit(({ name, email, ...content }) => {
    if (!check()) return;
    creation.mutate(
      {
        name,
        email,
        content: { ...emptyResume, ...content },
        profession: null,
        availability: 'unknown',
        availableOn: null,
        tags: [],
        ...basis,
        importKey,
      },
      {
        onSuccess: ({ candidate }) => {
          toast({ title: words.added, variant: 'success' });
          onCreated(candidate);
        },
        onError: (error) => {
          if (isUnauthorized(error)) return onUnauthorized();
          if (error instanceof ApiError) setErrors(error.fields);
        },
      },
    );
  });

  const lookOnLeave = { onBlur: () => void look() };
  return (
    <FormDialog
      title={words.title}
      description={words.description}
      words={words}
      isBusy={creation.isPending}
      isRestored={isRestored}
      error={creation.error ? serverMessage(creation.error, words.failed) : undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={words.name} error={errors.name?.message} required>
        {(field) => <Input {...field} autoComplete="off" {...register('name', lookOnLeave)} />}
      </Field>
      <Field label={words.email} hint={words.emailHint} error={errors.email?.message}>
        {(field) => <Input {...field} autoComplete="off" type="email" {...register('email', lookOnLeave)} />}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={words.headline} error={errors.title?.message}>
          {(field) => <Input {...field} {...register('title')} />}
        </Field>
        <Field label={words.phone} error={errors.phone?.message}>
          {(field) => <Input {...field} type="tel" autoComplete="off" {...register('phone', lookOnLeave)} />}
        </Field>
        <Field label={words.place} error={errors.location?.message}>
          {(field) => <Input {...field} {...register('location')} />}
        </Field>
      </div>
      {duplicate && (
        <p role="status" className="rounded-control bg-warning-soft p-3 text-sm text-warning">
          {words.duplicate(duplicate.name, duplicate.number, duplicate.by)}{' '}
          <Link href={candidatePath(slug, duplicate.id)} className="font-medium underline">
            {words.openDuplicate}
          </Link>
        </p>
      )}
      <BasisFields basis={basis} errors={basisErrors} onChange={change} />
    </FormDialog>
  );
};
