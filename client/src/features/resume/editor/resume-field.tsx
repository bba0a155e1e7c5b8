import type { ComponentProps, FocusEvent } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { EducationEntry, ExperienceEntry } from '#shared/resume/schema';
import { Field } from '../../../ui/forms/field';
import { Input } from '../../../ui/forms/input';
import { Textarea } from '../../../ui/forms/textarea';
import type { FormContent } from './form-content';

export type TextPath =
  | 'title'
  | 'summary'
  | 'phone'
  | 'location'
  | 'website'
  | `experience.${number}.${keyof ExperienceEntry}`
  | `education.${number}.${keyof EducationEntry}`;

interface ResumeFieldProps {
  name: TextPath;
  label: string;
  hint?: string;
  /** Shows how many characters are used of how many. */
  counted?: number;
  /** See Field. */
  notice?: string;
  className?: string;
}

type ResumeInputProps = ResumeFieldProps & {
  input?: ComponentProps<'input'>;
  /** Rewrites what is typed as the field is left, before it is checked. */
  normalize?: (typed: string) => string;
};

/** One text of the resume's form. It alone renders again while somebody types in it. */
export const ResumeField = ({ input = {}, normalize, ...field }: ResumeInputProps) => {
  const { register, setValue } = useFormContext<FormContent>();
  const registered = register(field.name);
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    const typed = event.target.value;
    const normal = normalize?.(typed) ?? typed;
    if (normal !== typed) setValue(field.name, normal, { shouldDirty: true });
    void registered.onBlur(event);
  };
  return (
    <LabelledField {...field}>
      {(control) => <Input {...control} {...input} {...registered} onBlur={leave} />}
    </LabelledField>
  );
};

/** Like ResumeField, for text of several lines. */
export const ResumeTextField = ({
  input = {},
  ...field
}: ResumeFieldProps & { input?: ComponentProps<'textarea'> }) => {
  const { register } = useFormContext<FormContent>();
  return (
    <LabelledField {...field}>
      {(control) => <Textarea {...control} {...input} {...register(field.name)} />}
    </LabelledField>
  );
};

export const LabelledField = ({
  name,
  label,
  hint,
  notice,
  counted,
  className = '',
  children,
}: ResumeFieldProps & Pick<ComponentProps<typeof Field>, 'children'>) => {
  const { control, getFieldState } = useFormContext<FormContent>();
  const formState = useFormState({ control, name, exact: true });
  const value = useWatch({ control, name });
  return (
    <Field
      label={label}
      hint={hint}
      error={getFieldState(name, formState).error?.message}
      className={className}
      {...(notice !== undefined && { notice })}
      {...(counted !== undefined && { counter: { length: value?.length ?? 0, max: counted } })}
    >
      {children}
    </Field>
  );
};
