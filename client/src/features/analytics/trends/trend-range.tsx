import { useId } from 'react';
import type { TrendRange } from '#shared/analytics/schema';
import { trendWords } from '../words';

const ranges = Object.keys(trendWords.ranges) as TrendRange[];

/** The range in the URL, else 30 days. */
export const rangeOf = (value: string | null): TrendRange => ranges.find((range) => range === value) ?? '30';

/** Selects the chart's range. */
export const TrendRangePicker = ({
  value,
  onChange,
}: {
  value: TrendRange;
  onChange: (range: TrendRange) => void;
}) => {
  const name = useId();
  return (
    <fieldset className="flex rounded-control bg-subtle p-1">
      <legend className="sr-only">{trendWords.range}</legend>
      {ranges.map((range) => (
        <label
          key={range}
          className="grid min-h-8 cursor-pointer place-items-center rounded-[0.3rem] px-3 text-sm font-medium whitespace-nowrap text-muted transition-colors hover:text-ink has-checked:bg-surface has-checked:text-ink has-checked:ring-1 has-checked:ring-line has-focus-visible:outline-2 has-focus-visible:outline-focus max-sm:px-2.5 pointer-coarse:min-h-11"
        >
          <input
            type="radio"
            name={name}
            value={range}
            checked={range === value}
            onChange={() => onChange(range)}
            className="sr-only"
          />
          {trendWords.ranges[range]}
        </label>
      ))}
    </fieldset>
  );
};
