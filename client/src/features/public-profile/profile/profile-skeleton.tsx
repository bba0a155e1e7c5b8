import { Card } from '../../../ui/layout/card';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton';
import { profileWords } from '../words';

/** Placeholder of the loading profile. */
export const ProfileSkeleton = () => (
  <Loading label={profileWords.loading} className="space-y-4">
    <Card className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 sm:gap-x-6">
      <Skeleton className="size-20 rounded-full sm:row-span-3 sm:size-28" />
      <div className="self-center sm:self-auto">
        <Skeleton className="h-8 w-56 max-w-full sm:h-9" />
        <Skeleton className="mt-2 h-6 w-40 max-w-full" />
      </div>
      <Skeleton className="col-span-2 mt-4 h-20 max-w-md sm:col-span-1 sm:col-start-2 sm:h-5" />
      <div className="col-span-2 mt-4 flex flex-wrap gap-2 sm:col-span-1 sm:col-start-2 sm:mt-5">
        <Skeleton className="h-10 grow sm:w-52 sm:grow-0 pointer-coarse:h-11" />
        <Skeleton className="h-10 grow sm:w-36 sm:grow-0 pointer-coarse:h-11" />
      </div>
    </Card>
    <Card className="space-y-8 pb-10">
      {['w-full', 'w-5/6', 'w-2/3'].map((width) => (
        <div key={width} className="max-w-reading space-y-3">
          <Skeleton className="h-6 w-36" />
          <Skeleton className={`h-4 ${width}`} />
          <Skeleton className="h-4 w-11/12" />
          <Skeleton className="h-4 w-1/2" />
        </div>
      ))}
    </Card>
  </Loading>
);
