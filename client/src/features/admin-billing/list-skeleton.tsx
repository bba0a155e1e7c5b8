import { Loading, Skeleton } from '../../ui/feedback/skeleton';

/** Placeholder of a loading list. */
export const ListSkeleton = ({ label, rows }: { label: string; rows: number }) => (
  <Loading label={label} className="divide-y">
    {Array.from({ length: rows }, (_, row) => (
      <div key={row} className="flex items-center gap-4 py-3">
        <div className="flex-1 space-y-1.5">
          {/* No fixed width, which would widen the page on a phone. */}
          <Skeleton className="h-4 w-full max-w-32" />
          <Skeleton className="h-4 w-full max-w-48" />
        </div>
        <Skeleton className="h-5 w-14 rounded-full max-md:hidden" />
        <Skeleton className="h-4 w-24 max-md:hidden" />
        <Skeleton className="h-5 w-20" />
        <Skeleton className="h-8 w-20" />
      </div>
    ))}
  </Loading>
);
