import { Loading, Skeleton } from '../../../ui/feedback/skeleton';
import { skeletonWords } from '../words';

/** Placeholder of the loading Credentials tab. */
export const CredentialsSkeleton = () => (
  <Loading label={skeletonWords.loading}>
    <div className="mb-4 flex justify-between gap-4">
      <Skeleton className="h-10 w-40" />
      <Skeleton className="h-10 w-44" />
    </div>
    <div className="grid gap-4 md:grid-cols-2">
      {[1, 2].map((place) => (
        <div key={place} className="rounded-card border bg-surface">
          <div className="flex gap-4 p-4">
            <Skeleton className="size-16" />
            <div className="flex-1 space-y-2">
              <Skeleton className="h-5 w-2/3" />
              <Skeleton className="h-4 w-1/2" />
              <Skeleton className="h-3 w-3/5" />
            </div>
          </div>
          <div className="border-t px-4 py-3">
            <Skeleton className="h-6 w-24" />
          </div>
        </div>
      ))}
    </div>
  </Loading>
);
