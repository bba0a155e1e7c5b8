import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { CurrentUser } from '#shared/accounts/schema';
import { toUsername } from '#shared/accounts/usernames';
import { plainMessage } from '#shared/http/plain-message';
import {
  contactFields,
  type Organization,
  organizationDetails,
  type OrganizationDetails,
  organizationFields as fields,
  organizationKindNames,
  organizationKinds,
} from '#shared/organizations/schema';
import { ApiError, isUnauthorized, serverMessage } from '../../lib/api/api-error';
import { tabDraft, useTabDraft } from '../../lib/typed-text/tab-draft';
import { useUnloadQuestion } from '../../lib/typed-text/use-unload-question';
import { Button } from '../../ui/button';
import { Field } from '../../ui/forms/field';
import { Input } from '../../ui/forms/input';
import { RestoredNotice } from '../../ui/forms/restored-notice';
import { Select } from '../../ui/forms/select';
import { organizationWords } from './words';

/** What is typed in the form of the team with this id, '' for a new one. */
const draftOf = (organizationId: string) =>
  tabDraft<OrganizationDetails>(`husay.organization.${organizationId}`);

const words = organizationWords.form;

export const emptyOrganization: OrganizationDetails = {
  name: '',
  slug: '',
  kind: 'recruitment',
  licenseNumber: '',
  contact: { email: '', phone: '', website: '', address: '' },
};

const fieldNames = [
  'name',
  'slug',
  'kind',
  'licenseNumber',
  'contact.email',
  'contact.phone',
  'contact.website',
  'contact.address',
] as const;

interface OrganizationFormProps {
  user: CurrentUser;
  /** '' for a new team. */
  organizationId: string;
  stored: OrganizationDetails;
  mutation: {
    mutate: (
      details: OrganizationDetails,
      options: { onSuccess: (stored: Organization) => void; onError: (error: Error) => void },
    ) => void;
    isPending: boolean;
    error: Error | null;
  };
  submitLabel: string;
  onSaved: (stored: Organization) => void;
  onUnauthorized: () => void;
}

/** Name, address and contact of a team. What is typed stays in the tab until it is saved. */
export const OrganizationForm = ({
  user,
  organizationId,
  stored,
  mutation,
  submitLabel,
  onSaved,
  onUnauthorized,
}: OrganizationFormProps) => {
  const [draft] = useState(() => draftOf(organizationId));
  const [typed] = useState(() => draft.read(user.id));
  const { register, handleSubmit, reset, setError, setValue, control, formState } =
    useForm<OrganizationDetails>({
      resolver: zodResolver(organizationDetails, { error: plainMessage }),
      defaultValues: stored,
    });
  const { errors, isDirty, dirtyFields } = formState;
  const values = useWatch({ control }) as OrganizationDetails;
  useEffect(() => {
    if (!typed) return;
    const { contact, ...own } = typed;
    for (const [name, text] of Object.entries(own))
      setValue(name as keyof typeof own, text, { shouldDirty: true });
    for (const [name, text] of Object.entries(contact ?? {}))
      setValue(`contact.${name as keyof OrganizationDetails['contact']}`, text, { shouldDirty: true });
  }, [typed, setValue]);
  useTabDraft(draft, user.id, values, isDirty);
  useUnloadQuestion(isDirty);

  const save = handleSubmit((details) => {
    if (mutation.isPending) return;
    mutation.mutate(details, {
      onSuccess: (answer) => {
        reset(details);
        draft.forget();
        onSaved(answer);
      },
      onError: (error) => {
        if (isUnauthorized(error)) return onUnauthorized();
        if (!(error instanceof ApiError)) return;
        for (const name of fieldNames) {
          const message = error.fields[name];
          if (message) setError(name, { type: 'server', message }, { shouldFocus: true });
        }
      },
    });
  });
  // The address follows the name until it is typed.
  const proposes = organizationId === '' && !dirtyFields.slug;

  return (
    <form noValidate onSubmit={(event) => void save(event)} className="grid gap-4 sm:grid-cols-2">
      {typed && isDirty && (
        <RestoredNotice text={words.restored} onDiscard={() => reset()} className="sm:col-span-2" />
      )}
      <Field label={fields.name.label} error={errors.name?.message} required>
        {(props) => (
          <Input
            {...props}
            autoComplete="organization"
            {...register('name', {
              onChange: ({ target }: { target: HTMLInputElement }) =>
                proposes && setValue('slug', toUsername(target.value)),
            })}
          />
        )}
      </Field>
      <Field
        label={fields.slug.label}
        hint={words.slugHint(values.slug ?? '')}
        error={errors.slug?.message}
        required
      >
        {(props) => <Input {...props} autoComplete="off" autoCapitalize="none" {...register('slug')} />}
      </Field>
      <Field label={words.kind} error={errors.kind?.message}>
        {(props) => (
          <Select {...props} {...register('kind')}>
            {organizationKinds.map((kind) => (
              <option key={kind} value={kind}>
                {organizationKindNames[kind]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field
        label={fields.licenseNumber.label}
        hint={words.licenseHint}
        error={errors.licenseNumber?.message}
      >
        {(props) => <Input {...props} autoComplete="off" {...register('licenseNumber')} />}
      </Field>
      <fieldset className="grid gap-4 sm:col-span-2 sm:grid-cols-2">
        <legend className="mb-3 text-sm font-semibold">{words.contact}</legend>
        <Field label={contactFields.email.label} error={errors.contact?.email?.message}>
          {(props) => (
            <Input
              {...props}
              type="email"
              inputMode="email"
              autoComplete="off"
              {...register('contact.email')}
            />
          )}
        </Field>
        <Field label={contactFields.phone.label} error={errors.contact?.phone?.message}>
          {(props) => <Input {...props} type="tel" autoComplete="off" {...register('contact.phone')} />}
        </Field>
        <Field label={contactFields.website.label} error={errors.contact?.website?.message}>
          {(props) => <Input {...props} type="url" autoComplete="off" {...register('contact.website')} />}
        </Field>
        <Field label={contactFields.address.label} error={errors.contact?.address?.message}>
          {(props) => <Input {...props} autoComplete="off" {...register('contact.address')} />}
        </Field>
      </fieldset>
      <div className="grid justify-items-start gap-3 sm:col-span-2">
        {mutation.error && isDirty && (
          <p role="alert" className="text-sm font-medium text-danger-text">
            {serverMessage(mutation.error, words.failed)}
          </p>
        )}
        <Button type="submit" loading={mutation.isPending} keepsFocus>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
};
