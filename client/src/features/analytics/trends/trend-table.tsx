import { useId, useState } from 'react';
import type { TrendDay } from '#shared/analytics/schema';
import { formatDay } from '../../../lib/format';
import { Button } from '../../../ui/button';
import { formatCount } from '../format-count';
import { series } from './trend-chart';
import { trendWords } from '../words';

const { table: words } = trendWords;

/** The days as a table, the newest first: always there for screen readers, and for everyone on request. */
export const TrendTable = ({ days }: { days: readonly TrendDay[] }) => {
  const [isShown, setIsShown] = useState(false);
  const tableId = useId();
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        className="mt-3 -ms-3"
        aria-expanded={isShown}
        aria-controls={tableId}
        onClick={() => setIsShown(!isShown)}
      >
        {isShown ? words.hide : words.show}
      </Button>
      <div
        id={tableId}
        {...(isShown
          ? // Focusable, because it scrolls.
            { tabIndex: 0, role: 'region', 'aria-label': words.label }
          : {})}
        className={isShown ? 'mt-2 max-h-96 overflow-auto rounded-control border' : 'sr-only'}
      >
        <table className="w-full text-sm">
          <caption className="sr-only">{words.caption}</caption>
          <thead className="sticky top-0 bg-subtle text-xs text-muted">
            <tr>
              <th scope="col" className="px-3 py-2 text-start font-medium">
                {words.day}
              </th>
              {series.map(({ of, name }) => (
                <th key={of} scope="col" className="px-3 py-2 text-end font-medium">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...days].reverse().map((day) => (
              <tr key={day.day} className="border-t">
                <th scope="row" className="px-3 py-2 text-start font-normal whitespace-nowrap">
                  {formatDay(day.day)}
                </th>
                {series.map(({ of }) => (
                  <td key={of} className="px-3 py-2 text-end">
                    {formatCount(day[of])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
};
