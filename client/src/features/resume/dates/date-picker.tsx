import { CalendarDays } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { fullMonthNames, monthNames, type Point } from '#shared/text/partial-date';
import { Button } from '../../../ui/button';
import { Select } from '../../../ui/forms/select';
import { dateWords } from '../words';
import { daysIn, selectableYears } from './date-text';

interface DatePickerProps {
  /** 'Choose dates': what the button says. */
  label: string;
  /** What is chosen, where an entry has several: completes the label for screen readers. */
  about?: string;
  disabled?: boolean;
  /** The choices. */
  children: ReactNode;
}

/** A button under a text field that opens choices which write the text. */
export const DatePicker = ({ label, about, disabled = false, children }: DatePickerProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <div className="mt-1.5">
      <Button
        variant="ghost"
        size="sm"
        // A color that fades does not get far in an entry that is out of sight.
        className="-ml-3 text-primary-text transition-none!"
        disabled={disabled}
        aria-label={about && `${label}: ${about}`}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <CalendarDays aria-hidden /> {label}
      </Button>
      <div id={id} hidden={!isOpen || disabled} className="mt-2 grid gap-3 rounded-card bg-subtle p-3">
        {isOpen && children}
      </div>
    </div>
  );
};

interface PointSelectProps {
  /** 'From', 'To', 'Date': names the group. */
  legend: string;
  point: Point;
  /** The units to choose. */
  units: readonly ('month' | 'day' | 'year')[];
  disabled?: boolean;
  onChange: (unit: 'month' | 'day' | 'year', value: number | undefined) => void;
}

const { units: unitNames } = dateWords;

/** A point in time in the browser's own lists: quick with a thumb and by keyboard. */
export const PointSelect = ({ legend, point, units, disabled = false, onChange }: PointSelectProps) => (
  <fieldset className="min-w-0">
    <legend className="mb-1 text-xs font-medium text-muted">{legend}</legend>
    <div className="flex flex-wrap gap-1.5 sm:gap-2">
      {units.map((unit) => (
        <Select
          key={unit}
          // Each as wide as its longest option, so that three fit on a phone without being cut off.
          className="min-w-0 flex-auto max-sm:[&>select]:pr-6 max-sm:[&>select]:pl-2 max-sm:[&>svg]:right-1.5"
          aria-label={`${legend}: ${unitNames[unit].toLowerCase()}`}
          disabled={disabled}
          value={point[unit] ?? ''}
          onChange={({ target }) => onChange(unit, target.value ? Number(target.value) : undefined)}
        >
          <option value="">{unitNames[unit]}</option>
          {optionsOf(unit, point, units.includes('day') ? monthNames : fullMonthNames).map(
            ({ value, text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ),
          )}
        </Select>
      ))}
    </div>
  </fieldset>
);

const optionsOf = (unit: 'month' | 'day' | 'year', point: Point, months: readonly string[]) => {
  if (unit === 'month') return months.map((text, index) => ({ value: index + 1, text }));
  const numbers =
    unit === 'day'
      ? Array.from({ length: daysIn(point) }, (_, index) => index + 1)
      : selectableYears(new Date(), point.year);
  return numbers.map((value) => ({ value, text: String(value) }));
};
