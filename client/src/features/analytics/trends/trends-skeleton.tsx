import { Card } from '../../../ui/layout/card';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton';
import { trendWords } from '../words';

/** Placeholder of the loading chart. */
export const ChartSkeleton = () => (
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

/** Placeholder of the chart's card and the three cards below it. */
export const TrendsSkeleton = () => (
  <div className="grid gap-4 lg:grid-cols-3">
    <Card className="lg:col-span-3">
      <Skeleton className="mb-6 h-6 w-32" />
      <ChartSkeleton />
    </Card>
    {[1, 2, 3].map((ranking) => (
      <Skeleton key={ranking} className="h-48 rounded-card" />
    ))}
  </div>
);
