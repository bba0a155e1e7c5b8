import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { withoutSeparators } from '#shared/resume/phone';
import { resumeLimits } from '#shared/resume/schema';
import { CappedInput } from '../../ui/capped-input';
import { restNotice } from '../../ui/rest-notice';
import type { FormContent } from './form-content';
import { LabelledField } from './resume-field';

/** The phone number. Where it would pass the cap, its spaces, hyphens and parentheses leave before any digit does. */
export const PhoneField = () => {
  const { register } = useFormContext<FormContent>();
  const [rest, setRest] = useState('');
  const limit = `A phone number has at most ${resumeLimits.phoneInput} characters.`;
  return (
    <LabelledField name="phone" label="Phone" notice={restNotice(rest, limit)}>
      {(control) => (
        <CappedInput
          {...control}
          {...register('phone')}
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
