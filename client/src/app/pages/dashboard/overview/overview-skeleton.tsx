import type { CurrentUser } from '#shared/accounts/schema';
import { Skeleton } from '../../../../ui/feedback/skeleton';

/** As high as the offer of a free plan and the figures, so that their arrival moves nothing below. */
export const OverviewSkeleton = ({ user }: { user: CurrentUser }) => (
  <>
    {user.plan === 'free' && <Skeleton className="mb-4 h-32 rounded-card sm:h-18" />}
    <div className="grid grid-cols-4 gap-2 sm:grid-cols-2 sm:gap-4 lg:grid-cols-4">
      {['views', 'downloads', 'credentials', 'plan'].map((figure) => (
        <Skeleton key={figure} className="h-18 rounded-card sm:h-27" />
      ))}
    </div>
  </>
);
