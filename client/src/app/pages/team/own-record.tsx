import { useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useLocation } from 'wouter';
import type { CurrentUser } from '#shared/accounts/schema';
import { signInPath } from '#shared/accounts/endpoints';
import { ownRecordPath } from '#shared/candidates/paths';
import { pages } from '#shared/pages/page-table';
import { listDocuments } from '#shared/resume/documents/endpoints';
import { completeContent } from '#shared/resume/stored-content';
import { OwnRecord } from '../../../features/candidates/own-record';
import { ownRecordWords as words } from '../../../features/candidates/words';
import { resumeQuery } from '../../../features/resume/api';
import { SkeletonRows } from '../../../ui/feedback/skeleton';
import { lazyComponent } from '../../../ui/lazy';
import { PageHeader } from '../../layout/page-header';
import { usePageTitle } from '../../page-title';

// With the layout of documents: what the record says and what can be done with it is there before.
const CandidatePreview = lazyComponent(() => import('./candidate-preview'), 'CandidatePreview');

/** /candidate/{token}: what an agency stores about the person who has this link. */
export const OwnRecordPage = ({ user, token }: { user: CurrentUser | null; token: string }) => {
  usePageTitle(words.title);
  const [, navigate] = useLocation();
  const queryClient = useQueryClient();
  return (
    <div className="mx-auto max-w-3xl px-4 py-8 sm:px-6">
      <PageHeader title={words.title} />
      <OwnRecord
        token={token}
        isSignedIn={user !== null}
        signInPath={signInPath(ownRecordPath(token))}
        renderPreview={({ name, email, content }) => (
          <Suspense fallback={<SkeletonRows label={words.loading} rows={1} className="h-96" />}>
            <CandidatePreview name={name} email={email} content={completeContent(content)} />
          </Suspense>
        )}
        onClaimed={(documentId) => {
          // What was known of the account has no such resume yet: the dashboard would start with an empty one.
          void queryClient.invalidateQueries({ queryKey: [listDocuments.path] });
          const fresh = queryClient.fetchQuery({ ...resumeQuery(), staleTime: 0 });
          const goOn = () =>
            navigate(documentId === null ? pages.dashboard : pages.document.replace(':id', documentId));
          fresh.then(goOn, goOn);
        }}
      />
    </div>
  );
};
