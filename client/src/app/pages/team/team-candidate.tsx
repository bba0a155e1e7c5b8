import { Suspense } from 'react';
import { useLocation } from 'wouter';
import type { CurrentUser } from '#shared/accounts/schema';
import { rosterPath } from '#shared/candidates/paths';
import { completeContent } from '#shared/resume/stored-content';
import { CandidateEditor } from '../../../features/candidates/candidate-editor';
import { candidateWords as words } from '../../../features/candidates/words';
import { AddToJobOrder } from '../../../features/job-orders/add-to-job-order';
import { CandidateJobOrders } from '../../../features/job-orders/job-order-cards';
import { copyText } from '../../../features/sharing/copy-text';
import { SkeletonRows } from '../../../ui/feedback/skeleton';
import { lazyComponent } from '../../../ui/lazy';
import { toSignIn } from '../../layout/sign-in-required';
import { TeamFrame } from '../../layout/team-frame';
import { DocumentsButton } from './documents-button';
import { teamPageWords } from './words';

// With the layout of documents, and the letterhead: the page itself does without.
const CandidatePreview = lazyComponent(() => import('./candidate-preview'), 'CandidatePreview');
const PresentedPreview = lazyComponent(() => import('./presented-preview'), 'PresentedPreview');

/** One candidate of a team. */
export const TeamCandidatePage = ({ user, slug, id }: { user: CurrentUser; slug: string; id: string }) => {
  const [, navigate] = useLocation();
  return (
    <TeamFrame slug={slug} title={words.title} permission="readCandidates" isRecord>
      {(team) => (
        <CandidateEditor
          key={id}
          organizationId={team.id}
          slug={slug}
          id={id}
          userId={user.id}
          mayManage={team.may('manageCandidates')}
          mayDelete={team.may('deleteCandidates')}
          renderPreview={({ name, email, content }) => (
            <Suspense fallback={<SkeletonRows label={words.loading} rows={1} className="h-96" />}>
              <CandidatePreview name={name} email={email} content={completeContent(content)} />
            </Suspense>
          )}
          actions={(candidate) =>
            team.may('present') && (
              <DocumentsButton
                label={teamPageWords.documents.one}
                organizationId={team.id}
                candidates={[candidate]}
                renderPreview={(look) => (
                  <Suspense fallback={<SkeletonRows label={words.loading} rows={1} className="h-96" />}>
                    <PresentedPreview {...look} team={team} candidate={candidate} />
                  </Suspense>
                )}
              />
            )
          }
          onCopy={(text) => copyText(text)}
          onDeleted={() => navigate(rosterPath(slug))}
          onUnauthorized={toSignIn}
        >
          {() => (
            <CandidateJobOrders organizationId={team.id} slug={slug} candidateId={id}>
              {team.may('manageJobOrders') && (
                <AddToJobOrder
                  organizationId={team.id}
                  slug={slug}
                  candidateIds={[id]}
                  onUnauthorized={toSignIn}
                />
              )}
            </CandidateJobOrders>
          )}
        </CandidateEditor>
      )}
    </TeamFrame>
  );
};
