import { useLocation } from 'wouter';
import type { CurrentUser } from '#shared/accounts/schema';
import { pages } from '#shared/pages/page-table';
import { readStored } from '../lib/typed-text/draft-list';
import { Skeleton } from '../ui/feedback/skeleton';
import { Card } from '../ui/layout/card';
import { PageSpinner } from '../ui/spinner';
import { uiWords } from '../ui/words';

/** Where this browser remembers that a user has a resume. */
export const hasResumeKey = (userId: string) => `husay.has-resume.${userId}`;

/** In place of a page whose code is on its way. As high as a page, so that the footer does not jump down when it arrives. */
export const PageOutline = ({ user }: { user: CurrentUser | null }) => {
  const [path] = useLocation();
  // Visitors see it on no page that the server renders.
  if (!user)
    return (
      <div className="min-h-dvh">
        <PageSpinner />
      </div>
    );
  const isWorkspace = path === pages.dashboard && readStored('localStorage', hasResumeKey(user.id)) === true;
  return (
    <div role="status" aria-label={uiWords.loading} className="min-h-dvh">
      {isWorkspace ? <WorkspaceOutline /> : <ListOutline />}
    </div>
  );
};

/** The welcome with the four figures, the tabs, and the form beside the page. */
const WorkspaceOutline = () => (
  <div className="mx-auto max-w-workspace px-4 py-2 sm:px-6 sm:py-3">
    <div className="flex items-center justify-between gap-4">
      <Skeleton className="h-6 w-44" />
      <Skeleton className="h-10 w-36 sm:w-72" />
    </div>
    <div className="mt-2 grid grid-cols-4 gap-1.5 sm:gap-2 lg:gap-3">
      {[1, 2, 3, 4].map((figure) => (
        <Skeleton key={figure} className="h-12 rounded-card" />
      ))}
    </div>
    <Skeleton className="mt-3 h-8 max-w-md" />
    <div className="mt-4 grid gap-4 lg:grid-cols-[minmax(0,1fr)_min(calc(45vw+3.25rem),58rem)] xl:gap-6">
      <Card>
        <Skeleton className="h-5 w-32" />
        {[1, 2, 3, 4].map((field) => (
          <Skeleton key={field} className="mt-6 h-10" />
        ))}
      </Card>
      <Skeleton className="hidden aspect-[210/297] lg:block" />
    </div>
  </div>
);

/** A heading with what follows it. */
const ListOutline = () => (
  <div className="mx-auto max-w-page px-4 py-8 sm:px-6">
    <Skeleton className="h-8 w-56 max-w-full" />
    <Skeleton className="mt-3 h-4 w-80 max-w-full" />
    <Card className="mt-6">
      {[1, 2, 3].map((line) => (
        <Skeleton key={line} className="mb-4 h-10" />
      ))}
    </Card>
  </div>
);
