import { Loading, Skeleton } from '../../../../ui/feedback/skeleton';

/** Placeholder of the two lists while their chunk loads. */
export const RecentActivitySkeleton = () => (
  <Loading label="Loading recent activity" className="grid gap-4 lg:grid-cols-2">
    <Skeleton className="h-80 rounded-card" />
    <Skeleton className="h-80 rounded-card" />
  </Loading>
);
