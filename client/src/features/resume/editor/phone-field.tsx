import { useState, type FocusEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import { withoutSeparators } from '#shared/resume/phone';
import { resumeFields } from '#shared/resume/resume-fields';
import { CappedInput, restNotice } from '../../../ui/forms/capped-input';
import type { FormContent } from '../form/form-content';
import { LabelledField } from '../form/resume-field';
import { formWords } from '../words';

const { maxTyped, normalize } = resumeFields.phone;

/** The phone number. Where it would pass the cap, its separators leave before any digit does. */
export const PhoneField = () => {
  const { register, setValue } = useFormContext<FormContent>();
  const registered = register('phone');
  const [rest, setRest] = useState('');
  const limit = formWords.details.phoneTooLong(maxTyped);
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    const typed = event.target.value;
    const normal = normalize(typed);
    if (normal !== typed) setValue('phone', normal, { shouldDirty: true });
    void registered.onBlur(event);
  };
  return (
    <LabelledField name="phone" field={resumeFields.phone} notice={restNotice(rest, limit)}>
      {(control) => (
        <CappedInput
          {...control}
          {...registered}
          onBlur={leave}
          type="tel"
          autoComplete="tel"
          maxLength={maxTyped}
          shrink={withoutSeparators}
          onRest={setRest}
        />
      )}
    </LabelledField>
  );
};
