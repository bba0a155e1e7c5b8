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
