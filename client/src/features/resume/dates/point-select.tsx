import { monthNames } from '#shared/resume/partial-date';
import { Select } from '../../../ui/forms/select';
import { fullMonthNames, selectableYears } from './duration-text';
import { daysIn, type DatePoint } from './partial-date-choice';
import { dateWords } from '../words';

interface PointSelectProps {
  /** 'From', 'To', 'Date': names the group. */
  legend: string;
  point: DatePoint;
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

const optionsOf = (unit: 'month' | 'day' | 'year', point: DatePoint, months: readonly string[]) => {
  if (unit === 'month') return months.map((text, index) => ({ value: index + 1, text }));
  const numbers =
    unit === 'day'
      ? Array.from({ length: daysIn(point) }, (_, index) => index + 1)
      : selectableYears(new Date(), point.year);
  return numbers.map((value) => ({ value, text: String(value) }));
};
