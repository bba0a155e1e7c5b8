import { useQuery } from '@tanstack/react-query';
import { CalendarDays, Globe, Link2, Award, Lock, type LucideIcon } from 'lucide-react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import type { AnalyticsTrends, TrendDay, TrendRange } from '#shared/analytics/schema';
import { ApiError } from '../../../lib/api/api-error';
import { classNames } from '../../../lib/class-names';
import { Card, CardHeader } from '../../../ui/layout/card';
import { FailedState } from '../../../ui/feedback/failed-state';
import { trendsQuery } from '../api';
import { placeOf } from '../place';
import { viewsByName } from '../referrer';
import { analyticsWords, trendWords } from '../words';
import { formatCount } from '../format-count';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton';
import { TrendChart, TrendLegend, series } from './trend-chart';
import { formatDay } from '../../../lib/format';
import { Button } from '../../../ui/button';
import { Badge } from '../../../ui/layout/badge';

const ranges = Object.keys(trendWords.ranges) as TrendRange[];

/** The range in the URL, else 30 days. */
export const rangeOf = (value: string | null): TrendRange => ranges.find((range) => range === value) ?? '30';

/** Selects the chart's range. */
const TrendRangePicker = ({
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

/** Placeholder of the loading chart. */
const ChartSkeleton = () => (
  <Loading label={trendWords.loading}>
    <div className="mb-4 flex gap-8">
      {[1, 2, 3].map((figure) => (
        <Skeleton key={figure} className="h-11 w-16" />
      ))}
    </div>
    <Skeleton className="h-56 sm:h-72" />
    <Skeleton className="mt-3 h-8 w-28" />
  </Loading>
);

const { rankings: words } = trendWords;

interface TrendsProps {
  range: TrendRange;
  onRangeChange: (range: TrendRange) => void;
  /** Called when the plan no longer includes trends. */
  onLocked: () => void;
}

/** Daily activity in a range, and its top values. */
export const Trends = ({ range, onRangeChange, onLocked }: TrendsProps) => {
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery({
    ...trendsQuery(range),
    // Keep the previous range until the next is loaded.
    placeholderData: (before) => before,
  });

  const isLocked = error instanceof ApiError && error.code === 'PLAN_LIMIT';
  useEffect(() => {
    if (isLocked) onLocked();
  }, [isLocked, onLocked]);

  return (
    <div className="grid gap-4 lg:grid-cols-3">
      <Card aria-labelledby="trends" className="min-w-0 lg:col-span-3">
        <CardHeader
          title={trendWords.title}
          titleId="trends"
          action={<TrendRangePicker value={range} onChange={onRangeChange} />}
        />
        {data ? (
          <div aria-busy={isPlaceholderData} className={fading(isPlaceholderData)}>
            <TrendLegend days={data.days} />
            <TrendChart days={data.days} />
            <p className="mt-2 text-xs text-muted">
              {data.range === '365' && `${trendWords.weeks} `}
              {trendWords.days}
            </p>
            <TrendTable days={data.days} />
          </div>
        ) : error || data === null ? (
          <FailedState
            title={trendWords.failed(range)}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        ) : (
          <ChartSkeleton />
        )}
      </Card>
      {data && <Rankings trends={data} className={fading(isPlaceholderData)} />}
    </div>
  );
};

const fading = (isPlaceholder: boolean) => classNames('transition-opacity', isPlaceholder && 'opacity-50');

const Rankings = ({ trends, className }: { trends: AnalyticsTrends; className: string }) => {
  return (
    <div className={classNames('grid gap-4 md:grid-cols-3 lg:col-span-3', className)}>
      <Ranking
        title={words.referrers}
        unit={words.views}
        empty={words.empty}
        items={viewsByName(trends.referrers).map(({ name, views }) => ({ key: name, name, count: views }))}
      />
      <Ranking
        title={words.places}
        unit={words.views}
        empty={words.empty}
        items={trends.countries.map(({ country, views }) => {
          const { name, flag } = placeOf(country);
          return { key: country ?? '', name, count: views, ...(flag !== undefined && { mark: flag }) };
        })}
      />
      <Ranking
        title={words.credentials}
        unit={words.times}
        empty={words.empty}
        items={trends.credentials.map(({ id, title, opens }) => ({
          key: id,
          name: title ?? analyticsWords.deletedCredential,
          count: opens,
        }))}
      />
    </div>
  );
};

interface Ranked {
  key: string;
  name: string;
  /** Decoration in front of the name. */
  mark?: ReactNode;
  count: number;
}

interface RankingProps {
  title: string;
  /** The counted noun after a count: 'view', 'views'. */
  unit: (count: number) => string;
  items: readonly Ranked[];
  /** Shown if there are none. */
  empty: string;
}

/** The top values in descending order, each with a bar relative to the first. */
const Ranking = ({ title, unit, items, empty }: RankingProps) => {
  const titleId = useId();
  const most = Math.max(1, ...items.map(({ count }) => count));
  return (
    <Card aria-labelledby={titleId} className="min-w-0">
      <CardHeader title={title} titleId={titleId} level={3} className="mb-3" />
      {items.length === 0 ? (
        <p className="text-sm text-muted">{empty}</p>
      ) : (
        <ol className="grid gap-3 text-sm">
          {items.map(({ key, name, mark, count }) => (
            <li key={key} className="min-w-0">
              <div className="flex items-baseline gap-3">
                <span dir="auto" className="min-w-0 flex-1 truncate" title={name}>
                  {mark !== undefined && (
                    <span aria-hidden className="me-2">
                      {mark}
                    </span>
                  )}
                  {name}
                </span>
                <span className="font-medium tabular-nums">
                  {formatCount(count)}
                  <span className="sr-only">{` ${unit(count)}`}</span>
                </span>
              </div>
              <div aria-hidden data-bar className="mt-1.5 h-1.5 overflow-hidden rounded-full bg-subtle">
                <div
                  className="h-full rounded-full bg-primary"
                  style={{ width: `${(count / most) * 100}%` }}
                />
              </div>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
};

const { table: tableWords } = trendWords;

/** The days as a table, the newest first: always there for screen readers, and for everyone on request. */
const TrendTable = ({ days }: { days: readonly TrendDay[] }) => {
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
        {isShown ? tableWords.hide : tableWords.show}
      </Button>
      <div
        id={tableId}
        {...(isShown
          ? // Focusable, because it scrolls.
            { tabIndex: 0, role: 'region', 'aria-label': tableWords.label }
          : {})}
        className={isShown ? 'mt-2 max-h-96 overflow-auto rounded-control border' : 'sr-only'}
      >
        <table className="w-full text-sm">
          <caption className="sr-only">{tableWords.caption}</caption>
          <thead className="sticky top-0 bg-subtle text-xs text-muted">
            <tr>
              <th scope="col" className="px-3 py-2 text-start font-medium">
                {tableWords.day}
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

const { locked } = trendWords;

const additions: readonly [icon: LucideIcon, text: string][] = [
  [CalendarDays, locked.days],
  [Link2, locked.sites],
  [Globe, locked.countries],
  [Award, locked.credentials],
];

/** Names what a plan with trends adds to this page. `children` links to such a plan. */
export const LockedTrends = ({ children }: { children: ReactNode }) => (
  <section
    aria-labelledby="locked-trends"
    className="grid gap-6 rounded-card border border-accent-line bg-accent-soft p-4 sm:p-6 md:grid-cols-[minmax(0,1fr)_18rem] md:items-center md:gap-10"
  >
    <div>
      <Badge tone="accent">
        <Lock aria-hidden /> {locked.badge}
      </Badge>
      <h2 id="locked-trends" className="mt-2 text-base font-semibold tracking-tight">
        {locked.title}
      </h2>
      <p className="mt-0.5 text-sm text-muted">{locked.why}</p>
      <ul className="mt-4 grid gap-2.5 text-sm sm:grid-cols-2 sm:gap-x-6">
        {additions.map(([Icon, text]) => (
          <li key={text} className="flex gap-2.5">
            <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-warning" />
            <span className="min-w-0">{text}</span>
          </li>
        ))}
      </ul>
    </div>
    <div>{children}</div>
  </section>
);
