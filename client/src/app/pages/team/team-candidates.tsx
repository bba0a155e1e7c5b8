import { candidatePath } from '#shared/candidates/paths';
import { Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import type { ReadCandidateFile } from '../../../features/candidates/import-candidates';
import { NewCandidateDialog } from '../../../features/candidates/new-candidate-dialog';
import { Roster } from '../../../features/candidates/roster';
import { rosterWords as words } from '../../../features/candidates/words';
import { DocumentSets } from '../../../features/letterheads/document-sets';
import { documentsWords } from '../../../features/letterheads/documents-words';
import { AddToJobOrder } from '../../../features/job-orders/add-to-job-order';
import { copyText } from '../../../features/sharing/copy-text';
import { Button } from '../../../ui/button';
import { SkeletonRows } from '../../../ui/feedback/skeleton';
import { lazyComponent, lazyDialog } from '../../../ui/lazy';
import { toSignIn } from '../../layout/sign-in-required';
import { TeamFrame, type Team } from '../../layout/team-frame';
import { teamPageWords } from './words';

/** With what reads the files, which the roster does without. */
const readCandidateFile: ReadCandidateFile = async (...file) =>
  (await import('./read-candidate-file')).readCandidateFile(...file);

// The table of an import is needed by few.
const ImportCandidates = lazyDialog(
  () => import('../../../features/candidates/import-candidates'),
  'ImportCandidates',
);

const DocumentsDialog = lazyDialog(
  () => import('../../../features/letterheads/documents-dialog'),
  'DocumentsDialog',
);

const AskCard = lazyComponent(() => import('../../../features/consents/ask-card'), 'AskCard');

/** The roster of a team. */
export const TeamCandidatesPage = ({ slug }: { slug: string }) => (
  <TeamFrame slug={slug} title={words.title} permission="readCandidates">
    {(team) => <Candidates team={team} />}
  </TeamFrame>
);

const Candidates = ({ team: { id, slug, may } }: { team: Team }) => {
  const [, navigate] = useLocation();
  const [isAdding, setIsAdding] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [isImporting, setIsImporting] = useState(false);
  const [isMaking, setIsMaking] = useState(false);
  // Those of the last press, also while the dialog closes.
  const [chosen, setChosen] = useState<readonly { id: string; name: string }[]>([]);
  const mayManage = may('manageCandidates');
  return (
    <>
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
            {may('present') && (
              <Button
                variant="secondary"
                onClick={() => {
                  setChosen(selected);
                  setIsMaking(true);
                }}
              >
                {documentsWords.action}
              </Button>
            )}
          </>
        )}
      />
      {may('present') && (
        <div className="mt-6">
          <DocumentSets organizationId={id} onUnauthorized={toSignIn} />
        </div>
      )}
      <DocumentsDialog
        open={isMaking}
        onOpenChange={setIsMaking}
        organizationId={id}
        candidates={chosen}
        onUnauthorized={toSignIn}
      />
      {isAdding && (
        <NewCandidateDialog
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
          organizationId={id}
          readFile={readCandidateFile}
          onUnauthorized={toSignIn}
        />
      )}
    </>
  );
};
