import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { candidateNumber } from '#shared/candidates/number';
import type { Candidate } from '#shared/candidates/schema';
import { blindSource } from '#shared/document/blind/blind-source';
import type { BlindChoices } from '#shared/document/blind/hidden-of';
import { fullSource, sourceOf } from '#shared/document/presented/candidate-source';
import { findTemplate } from '#shared/document/templates';
import { printedContact, printedLetterhead, type StoredLetterhead } from '#shared/letterheads/schema';
import { completeContent } from '#shared/resume/stored-content';
import { ResumePreview } from '../../../features/document/preview/resume-preview';
import { letterheadQuery } from '../../../features/letterheads/api';
import { Loaded } from '../../../ui/feedback/loaded';
import { SkeletonRows } from '../../../ui/feedback/skeleton';
import type { Team } from '../../layout/team-frame';
import { teamPageWords } from './words';

interface PresentedProps {
  team: Team;
  candidate: Candidate;
  blind: BlindChoices | null;
  /** Null for the letterhead's own. */
  templateId: string | null;
}

/** The candidate's document under the letterhead, full or blind. */
export const PresentedPreview = (props: PresentedProps) => (
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
