import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import type { CurrentUser } from '#shared/accounts/schema';
import { planNow } from '#shared/billing/plans';
import { pages } from '#shared/pages/page-table';
import { professionOf } from '#shared/resume/examples/professions';
import { letterPath, letterQuery } from '../../features/letters/api';
import { LettersList } from '../../features/letters/letters-list';
import { NewLetterDialog } from '../../features/letters/new-letter-dialog';
import { lettersWords as words } from '../../features/letters/words';
import { pdfDataQuery } from '../../features/public-profile/api';
import { Button } from '../../ui/button';
import { Skeleton } from '../../ui/feedback/skeleton';
import { lazyComponent } from '../../ui/lazy';
import { useOnceSeen } from '../../ui/use-once';
import { toSignIn } from '../layout/sign-in-required';
import { usePageTitle } from '../page-title';
import { DocumentsHeader } from './documents/documents-header';

// The layout of pages.
const LetterThumb = lazyComponent(
  () => import('./documents/letter-thumb'),
  'LetterThumb',
  () => null,
);

/** The user's letters to employers. */
export const LettersPage = ({ user }: { user: CurrentUser }) => {
  usePageTitle(words.title);
  const [isAdding, setIsAdding] = useState(false);
  const [, navigate] = useLocation();
  const own = useQuery(pdfDataQuery(user.id));
  return (
    <div className="mx-auto max-w-workspace px-4 py-8 sm:px-6">
      <DocumentsHeader
        open={pages.letters}
        description={words.description}
        actions={<Button onClick={() => setIsAdding(true)}>{words.add}</Button>}
      />
      <LettersList
        renderThumb={(id) => <Thumb user={user} id={id} />}
        isFree={planNow(user) === 'free'}
        onUnauthorized={toSignIn}
      />
      {isAdding && (
        <NewLetterDialog
          profession={professionOf(own.data?.resume.title ?? '')}
          onClose={() => setIsAdding(false)}
          onCreated={({ id }) => {
            setIsAdding(false);
            navigate(letterPath(id));
          }}
          onUnauthorized={toSignIn}
        />
      )}
    </div>
  );
};

const Blank = () => <Skeleton className="aspect-[210/297] w-full rounded-sm" />;

/** Loaded and drawn once it is scrolled to. */
const Thumb = ({ user, id }: { user: CurrentUser; id: string }) => {
  const [place, isSeen] = useOnceSeen();
  const { data, isError } = useQuery({ ...letterQuery(id), enabled: isSeen });
  return (
    <div ref={place}>
      {data ? (
        <Suspense fallback={<Blank />}>
          <LetterThumb user={user} letter={data} />
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
