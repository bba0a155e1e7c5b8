import { useLocation } from 'wouter';
import type { CurrentUser } from '#shared/accounts/schema';
import { pages } from '#shared/pages/page-table';
import { useRefreshCurrentUser } from '../../../features/accounts/api';
import { useForgetOrganization } from '../../../features/organizations/api';
import { InviteCard } from '../../../features/organizations/invite-card';
import { MembersList } from '../../../features/organizations/members-list';
import { organizationWords } from '../../../features/organizations/words';
import { copyText } from '../../../features/sharing/copy-text';
import { toast } from '../../../ui/feedback/toast';
import { TeamFrame } from '../../layout/team-frame';
import { toSignIn } from '../../layout/sign-in-required';
import { teamPageWords } from './words';

const words = teamPageWords.members;

/** Who is in a team, and who is invited. */
export const TeamMembersPage = ({ user, slug }: { user: CurrentUser; slug: string }) => {
  const [, navigate] = useLocation();
  const forget = useForgetOrganization();
  const refreshUser = useRefreshCurrentUser();
  return (
    <TeamFrame slug={slug} title={words.title}>
      {(team) => (
        <div className="grid gap-4">
          {team.may('manageMembers') && (
            <InviteCard
              team={team}
              isActive={team.state === 'active'}
              onCopy={(text) => copyText(text)}
              onUnauthorized={toSignIn}
            />
          )}
          <MembersList
            team={team}
            userId={user.id}
            onUnauthorized={toSignIn}
            onLeft={() => {
              toast({ title: organizationWords.members.left(team.name), variant: 'success' });
              navigate(pages.teams);
              void forget();
              refreshUser().catch(() => {});
            }}
          />
        </div>
      )}
    </TeamFrame>
  );
};
