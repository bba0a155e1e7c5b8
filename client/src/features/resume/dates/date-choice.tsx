import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { FormContent } from '../form/form-content';
import type { ResumeFieldProps } from '../form/resume-field';
import { dateOf, existingDate, partialDateOf, type DatePoint } from './partial-date-choice';
import { PointSelect } from './point-select';
import { dateWords as words } from '../words';

/** Year, month and day under a date, which write it. */
export const DateChoice = ({ name, label }: Pick<ResumeFieldProps, 'name'> & { label: string }) => {
  const { control, setValue } = useFormContext<FormContent>();
  const text = String(useWatch({ control, name }) ?? '').trim();
  // What is chosen may not be written yet, such as a month without its year.
  const [chosen, setChosen] = useState<DatePoint>({});
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
