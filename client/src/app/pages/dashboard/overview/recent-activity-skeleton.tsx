import { Loading, Skeleton } from '../../../../ui/feedback/skeleton';
import { dashboardWords } from '../words';

/** Placeholder of the two lists while their chunk loads. */
export const RecentActivitySkeleton = () => (
  <Loading label={dashboardWords.loading.activity} className="grid gap-4 lg:grid-cols-2">
    <Skeleton className="h-80 rounded-card" />
    <Skeleton className="h-80 rounded-card" />
  </Loading>
);
