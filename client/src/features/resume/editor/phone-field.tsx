import { useState, type FocusEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import { withoutSeparators } from '#shared/resume/phone';
import { resumeLimits } from '#shared/resume/schema';
import { normalizePhone } from '#shared/resume/typed-fields';
import { CappedInput } from '../../../ui/forms/capped-input';
import { restNotice } from '../../../ui/forms/rest-notice';
import type { FormContent } from './form-content';
import { LabelledField } from './resume-field';

/** The phone number. Where it would pass the cap, its separators leave before any digit does. */
export const PhoneField = () => {
  const { register, setValue } = useFormContext<FormContent>();
  const registered = register('phone');
  const [rest, setRest] = useState('');
  const limit = `A phone number has at most ${resumeLimits.phoneInput} characters.`;
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    const typed = event.target.value;
    const normal = normalizePhone(typed);
    if (normal !== typed) setValue('phone', normal, { shouldDirty: true });
    void registered.onBlur(event);
  };
  return (
    <LabelledField name="phone" label="Phone" notice={restNotice(rest, limit)}>
      {(control) => (
        <CappedInput
          {...control}
          {...registered}
          onBlur={leave}
          type="tel"
          autoComplete="tel"
          maxLength={resumeLimits.phoneInput}
          shrink={withoutSeparators}
          onRest={setRest}
        />
      )}
    </LabelledField>
  );
};
