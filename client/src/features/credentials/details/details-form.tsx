import { zodResolver } from '@hookform/resolvers/zod';
import { useController, useWatch, type Resolver, type UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { useId } from 'react';
import { plainMessage } from '#shared/http/plain-message';
import {
  credentialDetails,
  credentialLimits,
  type Credential,
  type CredentialDetails,
} from '#shared/credentials/schema';
import { Field, Textarea } from '../../../ui/forms/field';
import { Input } from '../../../ui/forms/input';
import { useUnprintable } from '../../../ui/forms/use-unprintable';
import { Switch } from '../../../ui/forms/switch';
import { detailsWords as words } from '../words';

/** A credential's details as form values; `issuedDate` is '' where there is none. */
export type TypedDetails = z.input<typeof credentialDetails>;

export type DetailsForm = UseFormReturn<TypedDetails, unknown, CredentialDetails>;

export const emptyDetails: TypedDetails = {
  title: '',
  description: '',
  issuer: '',
  issuedDate: '',
  isPublic: false,
};

export const detailNames = ['title', 'issuer', 'issuedDate', 'description', 'isPublic'] as const;

/** A credential's details as initial form values. */
export const detailsOf = ({
  title,
  description,
  issuer,
  issuedDate,
  isPublic,
}: Credential): TypedDetails => ({
  title,
  description,
  issuer,
  issuedDate: issuedDate ?? '',
  isPublic,
});

const checkDetails = zodResolver(credentialDetails, { error: plainMessage });

/**
 * Validates the details with the shared schema. A date input's value is '' for a partially typed date, which must not
 * pass for none.
 */
export const detailsResolver: Resolver<TypedDetails, unknown, CredentialDetails> = (
  details,
  context,
  options,
) => {
  const input = options.fields.issuedDate?.ref;
  const isHalfTyped = input instanceof HTMLInputElement && input.validity.badInput;
  return checkDetails(isHalfTyped ? { ...details, issuedDate: 'half typed' } : details, context, options);
};

interface DetailsFieldsProps {
  form: DetailsForm;
  /** While saving: input made now would be lost. */
  readOnly: boolean;
  /** Why visitors cannot open public credentials; null when they can. */
  hiddenReason: string | null;
}

/** The fields of a credential's details. */
export const DetailsFields = ({ form, readOnly, hiddenReason }: DetailsFieldsProps) => {
  const { register, control, formState } = form;
  const { errors } = formState;
  const [title, description, issuer] = useWatch({ control, name: ['title', 'description', 'issuer'] });
  const unprintable = {
    title: useUnprintable(title),
    issuer: useUnprintable(issuer),
    description: useUnprintable(description),
  };
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field
        label={words.title}
        required
        error={errors.title?.message}
        {...(unprintable.title && { notice: unprintable.title })}
        counter={{ length: title.length, max: credentialLimits.title }}
        className="sm:col-span-2"
      >
        {(field) => (
          <Input {...field} dir="auto" autoComplete="off" readOnly={readOnly} {...register('title')} />
        )}
      </Field>
      <Field
        label={words.issuer}
        hint={words.issuerHint}
        error={errors.issuer?.message}
        {...(unprintable.issuer && { notice: unprintable.issuer })}
      >
        {(field) => <Input {...field} dir="auto" readOnly={readOnly} {...register('issuer')} />}
      </Field>
      <Field label={words.issued} error={errors.issuedDate?.message}>
        {(field) => (
          <Input {...field} type="date" max="9999-12-31" readOnly={readOnly} {...register('issuedDate')} />
        )}
      </Field>
      <Field
        label={words.description}
        error={errors.description?.message}
        {...(unprintable.description && { notice: unprintable.description })}
        counter={{ length: description.length, max: credentialLimits.description }}
        className="sm:col-span-2"
      >
        {(field) => (
          <Textarea {...field} dir="auto" rows={3} readOnly={readOnly} {...register('description')} />
        )}
      </Field>
      <PublicField form={form} readOnly={readOnly} hiddenReason={hiddenReason} />
    </div>
  );
};

const PublicField = ({ form, readOnly, hiddenReason }: DetailsFieldsProps) => {
  const { field } = useController({ control: form.control, name: 'isPublic' });
  const id = useId();
  return (
    <div className="flex items-start justify-between gap-4 rounded-control border px-3 py-2.5 sm:col-span-2">
      <div className="min-w-0">
        <label htmlFor={id} className="text-sm font-medium">
          {words.show}
        </label>
        <p id={`${id}-hint`} className="mt-0.5 text-xs text-muted">
          {field.value ? (hiddenReason ?? words.anyone) : words.onlyYou}
        </p>
      </div>
      <Switch
        id={id}
        ref={field.ref}
        aria-describedby={`${id}-hint`}
        checked={field.value}
        disabled={readOnly}
        onCheckedChange={field.onChange}
        onBlur={field.onBlur}
      />
    </div>
  );
};
