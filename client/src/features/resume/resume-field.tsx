import type { ComponentProps } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { EducationEntry, ExperienceEntry } from '#shared/resume/schema';
import { Field } from '../../ui/field';
import { Input } from '../../ui/input';
import { Textarea } from '../../ui/textarea';
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
  className?: string;
}

/** One text of the resume's form. It alone renders again while somebody types in it. */
export const ResumeField = ({
  input = {},
  ...field
}: ResumeFieldProps & { input?: ComponentProps<'input'> }) => {
  const { register } = useFormContext<FormContent>();
  return (
    <LabelledField {...field}>
      {(control) => <Input {...control} {...input} {...register(field.name)} />}
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

const LabelledField = ({
  name,
  label,
  hint,
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
      {...(counted !== undefined && { counter: { length: value?.length ?? 0, max: counted } })}
    >
      {children}
    </Field>
  );
};
