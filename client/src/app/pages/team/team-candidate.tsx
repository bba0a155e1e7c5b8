import { useLocation } from 'wouter';
import type { CurrentUser } from '#shared/accounts/schema';
import { rosterPath } from '#shared/candidates/paths';
import { completeContent } from '#shared/resume/stored-content';
import { CandidateEditor } from '../../../features/candidates/candidate-editor';
import { candidateWords as words } from '../../../features/candidates/words';
import { copyText } from '../../../features/sharing/copy-text';
import { toSignIn } from '../../layout/sign-in-required';
import { TeamFrame } from '../../layout/team-frame';
import { CandidatePreview } from './candidate-preview';

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
          onCopy={(text) => copyText(text)}
          onDeleted={() => navigate(rosterPath(slug))}
          onUnauthorized={toSignIn}
        />
      )}
    </TeamFrame>
  );
};
