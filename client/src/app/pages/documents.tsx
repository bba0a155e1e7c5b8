import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useLocation } from 'wouter';
import type { CurrentUser } from '#shared/accounts/schema';
import { planNow } from '#shared/billing/plans';
import { pages } from '#shared/pages/page-table';
import { documentPath, documentQuery } from '../../features/resume/documents/document-query';
import { DocumentsList } from '../../features/resume/documents/documents-list';
import { Skeleton } from '../../ui/feedback/skeleton';
import { lazyComponent } from '../../ui/lazy';
import { useOnceSeen } from '../../ui/use-once';
import { toSignIn } from '../layout/sign-in-required';
import { usePageTitle } from '../page-title';
import { DocumentsHeader } from './documents/documents-header';
import { documentsPageWords as words } from './words';

// The layout of pages.
const DocumentThumb = lazyComponent(
  () => import('./documents/document-thumb'),
  'DocumentThumb',
  () => null,
);

/** The user's resumes: the main one and its versions. */
export const DocumentsPage = ({ user }: { user: CurrentUser }) => {
  usePageTitle(words.title);
  const [, navigate] = useLocation();
  return (
    <div className="mx-auto max-w-workspace px-4 py-8 sm:px-6">
      <DocumentsHeader open={pages.documents} description={words.description} />
      <DocumentsList
        renderThumb={(id) => <Thumb user={user} id={id} />}
        isFree={planNow(user) === 'free'}
        onMade={(document) => navigate(documentPath(document))}
        onUnauthorized={toSignIn}
      />
    </div>
  );
};

const Blank = () => <Skeleton className="aspect-[210/297] w-full rounded-sm" />;

/** Loaded and drawn once it is scrolled to. */
const Thumb = ({ user, id }: { user: CurrentUser; id: string }) => {
  const [place, isSeen] = useOnceSeen();
  const { data, isError } = useQuery({ ...documentQuery(id), enabled: isSeen });
  return (
    <div ref={place}>
      {data ? (
        <Suspense fallback={<Blank />}>
          <DocumentThumb user={user} resume={data} />
        </Suspense>
      ) : isError ? (
        // Opening it says why, and asks again.
        <div className="aspect-[210/297] w-full rounded-sm bg-subtle" />
      ) : (
        <Blank />
      )}
    </div>
  );
};
