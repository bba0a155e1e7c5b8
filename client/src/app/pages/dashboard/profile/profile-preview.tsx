import { useQuery } from '@tanstack/react-query';
import { publicProfileQuery } from '../../../../features/public-profile/api';
import { ProfileHero } from '../../../../features/public-profile/profile/profile-hero';
import { FailedState } from '../../../../ui/feedback/failed-state';
import { Loading, Skeleton } from '../../../../ui/feedback/skeleton';
import { profileTabWords } from '../words';

const { preview: words } = profileTabWords;

/** The top of the user's public profile, refetched each time the tab opens. */
export const ProfilePreview = ({ username }: { username: string }) => {
  const { data, isPending, isFetching, refetch } = useQuery({
    ...publicProfileQuery(username),
    refetchOnMount: 'always',
  });
  if (isPending) {
    return (
      <Loading label={words.loading} className="flex gap-4 rounded-card border p-4">
        <Skeleton className="size-16 shrink-0 rounded-full" />
        <div className="min-w-0 flex-1 space-y-2">
          <Skeleton className="h-6 w-40" />
          <Skeleton className="h-4 w-28" />
          <Skeleton className="h-4 w-52 max-w-full" />
        </div>
      </Loading>
    );
  }
  if (!data) {
    return <FailedState title={words.failed} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  return (
    <div className="rounded-card border bg-page p-4">
      <ProfileHero user={data.user} resume={data.resume} headingLevel={3} />
    </div>
  );
};
