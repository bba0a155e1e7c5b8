import { Loading, Skeleton } from '../../ui/feedback/skeleton';

/** The shape of the deliveries while they are on their way. */
export const DeliveriesSkeleton = () => (
  <Loading label="Loading webhook logs" className="divide-y">
    {[1, 2, 3].map((place) => (
      <div key={place} className="space-y-2.5 py-4 first:pt-0">
        <div className="flex gap-3">
          <Skeleton className="h-5 w-20 rounded-full" />
          <Skeleton className="h-5 w-40" />
        </div>
        <Skeleton className="h-4 w-full max-w-lg" />
        <Skeleton className="h-5 w-28" />
      </div>
    ))}
  </Loading>
);
