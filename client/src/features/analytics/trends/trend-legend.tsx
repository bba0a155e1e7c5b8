import type { TrendDay } from '#shared/analytics/schema';
import { formatCount } from '../format-count';
import { series, totalOf, type Series } from './trend-series';

const marks: Record<Series, string> = {
  views: 'border-t-2 border-primary-text',
  visitors: 'h-3 rounded-[2px] bg-primary/20 dark:bg-primary/40 forced-colors:border',
  downloads: 'border-t-2 border-dashed border-purple-700 dark:border-purple-300',
};

/** How a series is drawn. */
export const SeriesMark = ({ of }: { of: Series }) => (
  <span aria-hidden className={`inline-block w-4 shrink-0 ${marks[of]}`} />
);

/** The legend, with each series' total. */
export const TrendLegend = ({ days }: { days: readonly TrendDay[] }) => (
  <dl className="mb-4 flex flex-wrap gap-x-8 gap-y-2">
    {series.map(({ of, name }) => (
      <div key={of}>
        <dt className="flex items-center gap-2 text-xs text-muted">
          <SeriesMark of={of} />
          {name}
        </dt>
        <dd className="text-lg font-semibold tabular-nums">{formatCount(totalOf(days, of))}</dd>
      </div>
    ))}
  </dl>
);
