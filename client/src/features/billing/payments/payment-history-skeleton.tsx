import { Loading, Skeleton } from '../../../ui/feedback/skeleton';

/** Three payments' worth of grey. */
export const PaymentHistorySkeleton = () => (
  <Loading label="Loading your payments" className="divide-y">
    {[1, 2, 3].map((row) => (
      <div key={row} className="flex items-center gap-4 py-3">
        <div className="flex-1 space-y-2">
          <Skeleton className="h-5 w-20" />
          <Skeleton className="h-4 w-28" />
        </div>
        <Skeleton className="h-5 w-16 rounded-full" />
        <Skeleton className="h-8 w-24" />
      </div>
    ))}
  </Loading>
);
