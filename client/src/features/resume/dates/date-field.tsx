import { useState } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { normalizeDate, printedDate, type Point } from '#shared/text/partial-date';
import { Input } from '../../../ui/forms/input';
import type { FormContent } from '../form/form-content';
import { LabelledField, type ResumeFieldProps } from '../form/resume-field';
import { dateWords as words } from '../words';
import { DatePicker, PointSelect } from './date-picker';
import { dateOf, existingDate, partialDateOf } from './date-text';
import { DayOrderButtons, useDayOrder } from './day-order';

interface DateFieldProps extends ResumeFieldProps {
  disabled?: boolean;
  /** Whether what was typed is no date, but was understood: then the date is emptied. */
  takes?: (typed: string) => boolean;
}

/** A year, a month or a day. The form holds '2024-05-31'; the field shows 'May 31, 2024'. */
export const DateField = ({ disabled = false, takes, className, ...props }: DateFieldProps) => {
  const { control, setValue } = useFormContext<FormContent>();
  const { field } = useController({ control, name: props.name });
  const { label = props.field.label } = props;
  const value = String(field.value ?? '');
  // As it is typed, until the field is left or the typing is undone.
  const [text, setTyped] = useState<string | null>(null);
  const typed = text === value ? text : null;
  const dayOrder = useDayOrder({
    value,
    rewrite: normalizeDate,
    onRewrite: (date) => {
      setTyped(null);
      setValue(props.name, date, { shouldDirty: true, shouldValidate: true, shouldTouch: true });
    },
  });

  return (
    <div className={className}>
      <LabelledField {...props} notice={dayOrder.question} isAsked={dayOrder.isOpen}>
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
              if (typed !== null && !dayOrder.applyRemembered())
                field.onChange(takes?.(typed) ? '' : normalizeDate(typed));
              setTyped(null);
              field.onBlur();
            }}
          />
        )}
      </LabelledField>
      {!disabled && <DayOrderButtons {...dayOrder} />}
      <DatePicker label={words.choose.date} about={label} disabled={disabled}>
        <DateChoice name={props.name} label={label} />
      </DatePicker>
    </div>
  );
};

/** Year, month and day under a date, which write it. */
const DateChoice = ({ name, label }: Pick<ResumeFieldProps, 'name'> & { label: string }) => {
  const { control, setValue } = useFormContext<FormContent>();
  const text = String(useWatch({ control, name }) ?? '').trim();
  // What is chosen may not be written yet, such as a month without its year.
  const [chosen, setChosen] = useState<Point>({});
  const understood = dateOf(text);
  const point = partialDateOf(chosen) === text ? chosen : (understood ?? chosen);

  return (
    <>
      <PointSelect
        legend={label}
        units={['month', 'day', 'year']}
        point={point}
        onChange={(unit, value) => {
          const next = existingDate({ ...point, [unit]: value });
          setChosen(next);
          const written = partialDateOf(next);
          // Emptied choices empty the text, but not words that the choices do not show.
          if (written || understood)
            setValue(name, written, { shouldDirty: true, shouldValidate: true, shouldTouch: true });
        }}
      />
      <p role="status" className="text-xs text-muted">
        {understood === undefined ? words.replaces(text) : words.parts}
      </p>
    </>
  );
};
