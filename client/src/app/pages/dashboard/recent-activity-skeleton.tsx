import { Loading, Skeleton } from '../../../ui/feedback/skeleton';

/** The shape of the two lists while their code is on the way. */
export const RecentActivitySkeleton = () => (
  <Loading label="Loading recent activity" className="grid gap-4 lg:grid-cols-2">
    <Skeleton className="h-80 rounded-card" />
    <Skeleton className="h-80 rounded-card" />
  </Loading>
);
