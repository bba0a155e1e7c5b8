import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import type { CurrentUser } from '#shared/accounts/schema';
import { candidateNumber } from '#shared/candidates/number';
import { rosterPath } from '#shared/candidates/paths';
import type { Candidate } from '#shared/candidates/schema';
import { blindSource } from '#shared/document/blind/blind-source';
import type { BlindChoices } from '#shared/document/blind/hidden-of';
import { fullSource, sourceOf } from '#shared/document/presented/candidate-source';
import { findTemplate } from '#shared/document/templates';
import { printedContact, printedLetterhead, type StoredLetterhead } from '#shared/letterheads/schema';
import { completeContent } from '#shared/resume/stored-content';
import { CandidateEditor } from '../../../features/candidates/candidate-editor';
import { candidateWords as words } from '../../../features/candidates/words';
import { ResumePreview } from '../../../features/document/preview/resume-preview';
import { letterheadQuery } from '../../../features/letterheads/api';
import { documentsWords } from '../../../features/letterheads/documents-words';
import { CandidateJobOrders } from '../../../features/job-orders/candidate-job-orders';
import { copyText } from '../../../features/sharing/copy-text';
import { Button } from '../../../ui/button';
import { Loaded } from '../../../ui/feedback/loaded';
import { SkeletonRows } from '../../../ui/feedback/skeleton';
import { lazyDialog } from '../../../ui/lazy';
import { toSignIn } from '../../layout/sign-in-required';
import { TeamFrame, type Team } from '../../layout/team-frame';
import { CandidatePreview } from './candidate-preview';
import { teamPageWords } from './words';

const DocumentsDialog = lazyDialog(
  () => import('../../../features/letterheads/documents-dialog'),
  'DocumentsDialog',
);

/** One candidate of a team. */
export const TeamCandidatePage = ({ user, slug, id }: { user: CurrentUser; slug: string; id: string }) => {
  const [, navigate] = useLocation();
  return (
    <TeamFrame slug={slug} title={words.title} permission="readCandidates">
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
            <CandidatePreview name={name} email={email} content={completeContent(content)} />
          )}
          actions={(candidate) => team.may('present') && <Documents team={team} candidate={candidate} />}
          onCopy={(text) => copyText(text)}
          onDeleted={() => navigate(rosterPath(slug))}
          onUnauthorized={toSignIn}
        >
          {() => (
            <CandidateJobOrders
              organizationId={team.id}
              slug={slug}
              candidateId={id}
              mayManage={team.may('manageJobOrders')}
              onUnauthorized={toSignIn}
            />
          )}
        </CandidateEditor>
      )}
    </TeamFrame>
  );
};

/** The candidate's document under the letterhead, full or blind. */
const Documents = ({ team, candidate }: { team: Team; candidate: Candidate }) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        {documentsWords.actionOne}
      </Button>
      <DocumentsDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        organizationId={team.id}
        candidates={[candidate]}
        renderPreview={(look) => <PresentedPreview {...look} team={team} candidate={candidate} />}
        onUnauthorized={toSignIn}
      />
    </>
  );
};

interface PresentedProps {
  team: Team;
  candidate: Candidate;
  blind: BlindChoices | null;
  /** Null for the letterhead's own. */
  templateId: string | null;
}

const PresentedPreview = (props: PresentedProps) => (
  <Loaded
    query={useQuery(letterheadQuery(props.team.id))}
    failed={teamPageWords.branding.failed}
    skeleton={<SkeletonRows label={teamPageWords.branding.loading} rows={1} className="h-96" />}
  >
    {(letterhead) => <PresentedPages {...props} letterhead={letterhead} />}
  </Loaded>
);

/** The document as the server draws it. */
const PresentedPages = ({
  team,
  candidate: { number, name, email, content },
  blind,
  templateId,
  letterhead,
}: PresentedProps & { letterhead: StoredLetterhead }) => {
  const source = useMemo(() => {
    const candidate = sourceOf({
      number: candidateNumber(number),
      name,
      email,
      content: completeContent(content),
    });
    const contact = printedContact(letterhead);
    return blind ? blindSource(candidate, blind, contact).source : fullSource(candidate, contact);
  }, [number, name, email, content, blind, letterhead]);
  const printed = useMemo(() => printedLetterhead(team.name, letterhead), [team.name, letterhead]);
  return (
    <ResumePreview
      source={source}
      template={findTemplate(templateId ?? letterhead.templateId)}
      paper={letterhead.paper}
      letterhead={printed}
      watermark={false}
      warnings
    />
  );
};
