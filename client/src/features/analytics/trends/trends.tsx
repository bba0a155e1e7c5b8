import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { AnalyticsTrends, TrendRange } from '#shared/analytics/schema';
import { ApiError } from '../../../lib/api/api-error';
import { classNames } from '../../../lib/class-names';
import { Card, CardHeader } from '../../../ui/layout/card';
import { FailedState } from '../../../ui/feedback/failed-state';
import { trendsQuery } from '../api';
import { placeOf } from '../place';
import { Ranking } from './ranking';
import { viewsByName } from '../referrer';
import { TrendChart } from './trend-chart';
import { TrendLegend } from './trend-legend';
import { TrendRangePicker } from './trend-range';
import { TrendTable } from './trend-table';
import { ChartSkeleton } from './trends-skeleton';
import { analyticsWords, trendWords } from '../words';

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
