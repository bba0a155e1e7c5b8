import { useState } from 'react';
import { lazyComponent } from '../../../ui/lazy';
import { ResumeField, type ResumeFieldProps } from '../form/resume-field';
import { DatePicker } from './date-picker';
import type { Span } from './duration-text';
import type { SpanUnit } from './span-choice';
import { dateWords as words } from '../words';

const SpanChoice = lazyComponent(() => import('./span-choice'), 'SpanChoice');

/** A duration in the user's own words, and months to choose that write it: 'June 2020 – Present'. */
export const DurationField = (props: ResumeFieldProps) => <SpanField {...props} unit="months" />;

/** The same for years: '2012-2016'. */
export const YearsField = (props: ResumeFieldProps) => <SpanField {...props} unit="years" />;

const SpanField = ({ unit, className, ...props }: ResumeFieldProps & { unit: SpanUnit }) => {
  // The text may say less than was chosen: a month without its year is not written yet. A picker that is opened again
  // shows the choice.
  const [chosen, setChosen] = useState<Span>({ from: {}, to: {} });
  return (
    <div className={className} onFocus={() => void SpanChoice.preload()}>
      <ResumeField {...props} />
      <DatePicker label={words.choose[unit]}>
        {() => <SpanChoice name={props.name} unit={unit} chosen={chosen} setChosen={setChosen} />}
      </DatePicker>
    </div>
  );
};
