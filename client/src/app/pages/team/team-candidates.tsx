import { useQuery } from '@tanstack/react-query';
import type { CurrentUser } from '#shared/accounts/schema';
import { candidatePath } from '#shared/candidates/paths';
import { Suspense, useState, type ComponentProps } from 'react';
import { useLocation } from 'wouter';
import { importDraft } from '../../../features/candidates/file-rows';
import type { ReadCandidateFile } from '../../../features/candidates/import-candidates';
import { newCandidateDraft, NewCandidateDialog } from '../../../features/candidates/new-candidate-dialog';
import { Roster } from '../../../features/candidates/roster';
import { rosterWords as words } from '../../../features/candidates/words';
import type { DocumentSets as Sets } from '../../../features/letterheads/document-sets';
import { organizationQuery } from '../../../features/organizations/api';
import { AddToJobOrder } from '../../../features/job-orders/add-to-job-order';
import { copyText } from '../../../features/sharing/copy-text';
import { Button } from '../../../ui/button';
import { SkeletonRows } from '../../../ui/feedback/skeleton';
import { lazyComponent, lazyDialog } from '../../../ui/lazy';
import { toSignIn } from '../../layout/sign-in-required';
import { TeamFrame, type Team } from '../../layout/team-frame';
import { DocumentsButton } from './documents-button';
import { PresentButton } from './present-button';
import { TermsFirst } from './terms-first';
import { teamPageWords } from './words';

/** With what reads the files, which the roster does without. */
const readCandidateFile: ReadCandidateFile = async (...file) =>
  (await import('./read-candidate-file')).readCandidateFile(...file);

// The table of an import is needed by few.
const ImportCandidates = lazyDialog(
  () => import('../../../features/candidates/import-candidates'),
  'ImportCandidates',
);

const DocumentSets = lazyComponent<'DocumentSets', ComponentProps<typeof Sets>>(
  () => import('../../../features/letterheads/document-sets'),
  'DocumentSets',
);

const AskCard = lazyComponent(() => import('../../../features/consents/ask-card'), 'AskCard');

/** The roster of a team. */
export const TeamCandidatesPage = ({ user, slug }: { user: CurrentUser; slug: string }) => (
  <TeamFrame slug={slug} title={words.title} permission="readCandidates">
    {(team) => <Candidates team={team} userId={user.id} />}
  </TeamFrame>
);

const Candidates = ({ team: { id, slug, may }, userId }: { team: Team; userId: string }) => {
  const [, navigate] = useLocation();
  const [isAdding, setIsAdding] = useState(() => newCandidateDraft(id).read(userId) !== null);
  const [isAsking, setIsAsking] = useState(false);
  const [isImporting, setIsImporting] = useState(() => importDraft(id).read(userId) !== null);
  const mayManage = may('manageCandidates');
  const organization = useQuery({ ...organizationQuery(id), enabled: mayManage }).data;
  return (
    <>
      {organization && (
        <div className="mb-4 empty:hidden">
          <TermsFirst {...organization} />
        </div>
      )}
      {mayManage && (
        <div className="mb-4 flex flex-wrap gap-2">
          <Button onClick={() => setIsAdding(true)}>{words.add}</Button>
          <Button variant="secondary" onClick={() => setIsImporting(true)}>
            {words.import}
          </Button>
          <Button variant="secondary" aria-expanded={isAsking} onClick={() => setIsAsking(!isAsking)}>
            {teamPageWords.candidates.ask}
          </Button>
        </div>
      )}
      {isAsking && (
        <div className="mb-4">
          <Suspense fallback={<SkeletonRows label={words.loading} rows={1} className="h-64 rounded-card" />}>
            <AskCard organizationId={id} onCopy={copyText} onUnauthorized={toSignIn} />
          </Suspense>
        </div>
      )}
      <Roster
        organizationId={id}
        slug={slug}
        mayManage={mayManage}
        onAdd={() => setIsAdding(true)}
        onUnauthorized={toSignIn}
        actions={(selected) => (
          <>
            {may('manageJobOrders') && (
              <AddToJobOrder
                organizationId={id}
                slug={slug}
                candidateIds={selected.map((one) => one.id)}
                onUnauthorized={toSignIn}
              />
            )}
            {may('present') && <DocumentsButton organizationId={id} candidates={selected} />}
            {may('present') && <PresentButton userId={userId} organizationId={id} candidates={selected} />}
          </>
        )}
      />
      {may('present') && (
        <div className="mt-6">
          <Suspense fallback={null}>
            <DocumentSets organizationId={id} onUnauthorized={toSignIn} />
          </Suspense>
        </div>
      )}
      {isAdding && (
        <NewCandidateDialog
          userId={userId}
          organizationId={id}
          slug={slug}
          onClose={() => setIsAdding(false)}
          onCreated={(candidate) => {
            setIsAdding(false);
            navigate(candidatePath(slug, candidate.id));
          }}
          onUnauthorized={toSignIn}
        />
      )}
      {isImporting && (
        <ImportCandidates
          open
          onOpenChange={setIsImporting}
          userId={userId}
          organizationId={id}
          readFile={readCandidateFile}
          onUnauthorized={toSignIn}
        />
      )}
    </>
  );
};
