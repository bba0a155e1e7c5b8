import { Card } from '../../../ui/layout/card';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton';
import { credentialPageWords } from '../words';

/** Placeholder of the loading credential page. */
export const CredentialSkeleton = () => (
  <Loading label={credentialPageWords.loading} className="space-y-4">
    <Card>
      <Skeleton className="h-6 w-28 rounded-full" />
      <Skeleton className="mt-3 h-8 w-80 max-w-full" />
      <Skeleton className="mt-3 h-5 w-64 max-w-full" />
      <div className="mt-6 flex items-center gap-3 border-t pt-4">
        <Skeleton className="size-10 rounded-full" />
        <div className="space-y-2">
          <Skeleton className="h-4 w-36" />
          <Skeleton className="h-4 w-28" />
        </div>
      </div>
    </Card>
    <Skeleton className="aspect-square rounded-card sm:aspect-[4/3]" />
    <Card className="space-y-3">
      <Skeleton className="h-6 w-44" />
      <Skeleton className="h-4 w-full max-w-reading" />
      <Skeleton className="h-4 w-2/3" />
    </Card>
  </Loading>
);
