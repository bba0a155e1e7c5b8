import type { ComponentProps, FocusEvent } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { Field } from '../../../ui/forms/field';
import { GrowingTextarea } from '../../../ui/forms/growing-textarea';
import { Input } from '../../../ui/forms/input';
import { useUnprintable } from '../../../ui/forms/use-unprintable';
import type { FormContent, TextField, TextPath } from './form-content';

export interface ResumeFieldProps {
  name: TextPath;
  field: TextField;
  /** In place of the field's own. */
  label?: string;
  hint?: string;
  /** Shows a character counter. */
  counted?: boolean;
  /** See Field. */
  notice?: string;
  /** A question about the text, shown instead of its error. */
  isAsked?: boolean;
  className?: string;
}

type ResumeInputProps = ResumeFieldProps & { input?: ComponentProps<'input'> };

/** One text of the resume's form. Only this field rerenders while the user types in it. */
export const ResumeField = ({ input = {}, ...rest }: ResumeInputProps) => {
  const { register, setValue } = useFormContext<FormContent>();
  const { name, field } = rest;
  const registered = register(name);
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    const typed = event.target.value;
    const normal = field.normalize?.(typed) ?? typed;
    if (normal !== typed) setValue(name, normal, { shouldDirty: true });
    void registered.onBlur(event);
    input.onBlur?.(event);
  };
  return (
    <LabelledField {...rest}>
      {(control) => <Input {...control} {...input} {...registered} onBlur={leave} />}
    </LabelledField>
  );
};

/** Like ResumeField, for text of several lines. */
export const ResumeTextField = ({
  input = {},
  ...rest
}: ResumeFieldProps & { input?: ComponentProps<'textarea'> }) => {
  const { register } = useFormContext<FormContent>();
  return (
    <LabelledField {...rest}>
      {(control) => <GrowingTextarea {...control} {...input} {...register(rest.name)} />}
    </LabelledField>
  );
};

export const LabelledField = ({
  name,
  field,
  label = field.label,
  hint,
  notice,
  isAsked = false,
  counted = false,
  className = '',
  children,
}: ResumeFieldProps & Pick<ComponentProps<typeof Field>, 'children'>) => {
  const { control, getFieldState } = useFormContext<FormContent>();
  const formState = useFormState({ control, name, exact: true });
  const value = useWatch({ control, name });
  const unprintable = useUnprintable(value ?? '');
  const notices = [notice, unprintable].filter(Boolean).join(' ');
  return (
    <Field
      label={label}
      hint={hint}
      error={isAsked ? undefined : getFieldState(name, formState).error?.message}
      className={className}
      {...((notice !== undefined || unprintable) && { notice: notices })}
      {...(counted && { counter: { length: value?.length ?? 0, max: field.max } })}
    >
      {children}
    </Field>
  );
};
