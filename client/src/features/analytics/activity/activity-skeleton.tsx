import { Loading, Skeleton } from '../../../ui/feedback/skeleton';

/** The shape of a list's rows while they are on their way. */
export const ActivitySkeleton = ({ label, rows = 5 }: { label: string; rows?: number }) => (
  <Loading label={label} className="divide-y">
    {Array.from({ length: rows }, (_, row) => (
      <div key={row} className="flex items-center gap-3 py-2.5">
        <Skeleton className="size-9 shrink-0 rounded-full" />
        <div className="min-w-0 flex-1 space-y-2">
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="h-3 w-1/4" />
        </div>
        <Skeleton className="h-3 w-16" />
      </div>
    ))}
  </Loading>
);
