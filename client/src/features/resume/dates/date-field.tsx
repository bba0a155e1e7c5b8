import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { normalizeDate, printedDate } from '#shared/resume/partial-date';
import { Input } from '../../../ui/forms/input';
import { lazyComponent } from '../../../ui/lazy';
import type { FormContent } from '../form/form-content';
import { LabelledField, type ResumeFieldProps } from '../form/resume-field';
import { DatePicker } from './date-picker';
import { dateWords as words } from '../words';

const DateChoice = lazyComponent(() => import('./date-choice'), 'DateChoice');

interface DateFieldProps extends ResumeFieldProps {
  disabled?: boolean;
}

/** A year, a month or a day. The form holds '2024-05-31'; the field shows 'May 31, 2024'. */
export const DateField = ({ disabled = false, className, ...props }: DateFieldProps) => {
  const { control } = useFormContext<FormContent>();
  const { field } = useController({ control, name: props.name });
  const { label = props.field.label } = props;
  const value = String(field.value ?? '');
  // As it is typed, until the field is left.
  const [typed, setTyped] = useState<string | null>(null);

  return (
    <div className={className} onFocus={() => void DateChoice.preload()}>
      <LabelledField {...props} notice={ambiguousNotice(typed ?? value)}>
        {(labelled) => (
          <Input
            {...labelled}
            ref={field.ref}
            name={field.name}
            disabled={disabled}
            autoComplete="off"
            value={typed ?? printedDate(value)}
            onChange={({ target }) => {
              setTyped(target.value);
              field.onChange(target.value);
            }}
            onBlur={() => {
              if (typed !== null) field.onChange(normalizeDate(typed));
              setTyped(null);
              field.onBlur();
            }}
          />
        )}
      </LabelledField>
      <DatePicker label={words.choose.date} about={label} disabled={disabled}>
        {() => <DateChoice name={props.name} label={label} />}
      </DatePicker>
    </div>
  );
};

/** Which number of '05/04/2024' is the month is not guessed. */
const ambiguousNotice = (text: string) => {
  const isNumeric = /^\d{1,2}[/.-]\d{1,2}[/.-]\d{4}$/.test(text.trim());
  return isNumeric && normalizeDate(text) === text ? words.ambiguous : '';
};
