import { useState, type ComponentProps, type ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { emptySpan, withDayOrder, writeDuration, type Span } from '#shared/text/duration';
import type { Point } from '#shared/text/partial-date';
import type { FormContent, TextPath } from '../form/form-content';
import { ResumeField, type ResumeFieldProps } from '../form/resume-field';
import { dateWords as words } from '../words';
import { DatePicker, PointSelect } from './date-picker';
import { endsBeforeStart, isStartAlone, lacksYear, parseMonths, parseYears, writeYears } from './date-text';
import { DayOrderButtons, useDayOrder } from './day-order';

/** A duration in the user's own words, and months to choose that write it: 'June 2020 – Present'. */
export const DurationField = (props: ResumeFieldProps) => {
  const { control, setValue } = useFormContext<FormContent>();
  const value = String(useWatch({ control, name: props.name }) ?? '');
  const dayOrder = useDayOrder({
    value,
    rewrite: withDayOrder,
    onRewrite: (text) =>
      setValue(props.name, text, { shouldDirty: true, shouldValidate: true, shouldTouch: true }),
  });
  return (
    <SpanField
      {...props}
      unit="months"
      notice={dayOrder.question}
      input={{ onBlur: dayOrder.applyRemembered }}
      question={<DayOrderButtons {...dayOrder} />}
    />
  );
};

/** The same for years: '2012-2016'. */
export const YearsField = (props: ResumeFieldProps) => <SpanField {...props} unit="years" />;

interface SpanFieldProps extends ComponentProps<typeof ResumeField> {
  unit: SpanUnit;
  /** About the text, under it. */
  question?: ReactNode;
}

const SpanField = ({ unit, question, className, ...props }: SpanFieldProps) => {
  // The text may say less than was chosen: a month without its year is not written yet. A picker that is opened again
  // shows the choice.
  const [chosen, setChosen] = useState<Span>(emptySpan);
  return (
    <div className={className}>
      <ResumeField {...props} />
      {question}
      <DatePicker label={words.choose[unit]}>
        <SpanChoice name={props.name} unit={unit} chosen={chosen} setChosen={setChosen} />
      </DatePicker>
    </div>
  );
};

/** How a text says a span of time. */
interface SpanFormat {
  units: readonly ('month' | 'year')[];
  parse: (text: string) => Span | undefined;
  write: (span: Span) => string;
  hasPresent: boolean;
  /** About a choice that the text does not say as it is meant. */
  noticeOf: (span: Span) => string;
}

const missingYear = ({ from, to }: Span) =>
  to === 'present' && from.year === undefined ? words.missingStartYear : words.missingYear;

const months: SpanFormat = {
  units: ['month', 'year'],
  parse: parseMonths,
  write: writeDuration,
  hasPresent: true,
  noticeOf: (span) => (lacksYear(span) ? missingYear(span) : ''),
};
const years: SpanFormat = {
  units: ['year'],
  parse: parseYears,
  write: writeYears,
  hasPresent: false,
  noticeOf: (span) => (isStartAlone(span) ? words.startAlone : ''),
};

/** What is chosen: months with their years, or years alone. */
type SpanUnit = 'months' | 'years';

const formats: Record<SpanUnit, SpanFormat> = { months, years };

interface SpanChoiceProps {
  /** Where the text is in the form. */
  name: TextPath;
  unit: SpanUnit;
  chosen: Span;
  setChosen: (span: Span) => void;
}

/** The choices under a text that says a span of time, which write it. */
const SpanChoice = ({ name, unit, chosen, setChosen }: SpanChoiceProps) => {
  const format = formats[unit];
  const { control, setValue } = useFormContext<FormContent>();
  const text = String(useWatch({ control, name }) ?? '').trim();
  const understood = format.parse(text);
  const span = format.write(chosen) === text ? chosen : (understood ?? chosen);

  const choose = (next: Span) => {
    setChosen(next);
    const written = format.write(next);
    // Emptied choices empty the text, but not words that the choices do not show.
    if (written || understood)
      setValue(name, written, { shouldDirty: true, shouldValidate: true, shouldTouch: true });
  };
  const changed = (point: Point, part: string, value: number | undefined) => ({ ...point, [part]: value });
  const to = span.to === 'present' ? {} : span.to;

  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2">
        <PointSelect
          legend={words.from}
          units={format.units}
          point={span.from}
          onChange={(part, value) => choose({ ...span, from: changed(span.from, part, value) })}
        />
        <PointSelect
          legend={words.to}
          units={format.units}
          point={to}
          disabled={span.to === 'present'}
          onChange={(part, value) => choose({ ...span, to: changed(to, part, value) })}
        />
      </div>
      {format.hasPresent && (
        <label className="flex min-h-6 items-center gap-2 text-sm pointer-coarse:min-h-11">
          <input
            type="checkbox"
            className="size-4 accent-primary"
            checked={span.to === 'present'}
            onChange={({ target }) => choose({ ...span, to: target.checked ? 'present' : {} })}
          />
          {words.ongoing}
        </label>
      )}
      {/* Announced when it appears. */}
      <p role="status" className="text-xs text-muted empty:hidden">
        {endsBeforeStart(span)
          ? words.endsBeforeStart
          : understood === undefined
            ? words.replaces(text)
            : format.noticeOf(span)}
      </p>
    </>
  );
};
