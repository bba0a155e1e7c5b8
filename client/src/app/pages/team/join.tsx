import { useLocation } from 'wouter';
import type { CurrentUser } from '#shared/accounts/schema';
import { pages } from '#shared/pages/page-table';
import { useRefreshCurrentUser } from '../../../features/accounts/api';
import { useForgetOrganization } from '../../../features/organizations/api';
import { JoinCard } from '../../../features/organizations/join-card';
import { teamPath } from '../../../features/organizations/team-path';
import { organizationWords } from '../../../features/organizations/words';
import { toast } from '../../../ui/feedback/toast';
import { Card } from '../../../ui/layout/card';
import { toSignIn } from '../../layout/sign-in-required';
import { usePageTitle } from '../../page-title';

const words = organizationWords.join;

/** /join/{token}: an invitation to a team. */
export const JoinPage = ({ user, token }: { user: CurrentUser | null; token: string }) => {
  usePageTitle(words.tab);
  const [, navigate] = useLocation();
  const forget = useForgetOrganization();
  const refreshUser = useRefreshCurrentUser();
  return (
    <div className="mx-auto max-w-2xl px-4 py-8 sm:px-6">
      <Card>
        <JoinCard
          user={user}
          token={token}
          onJoined={(slug, team) => {
            toast({ title: words.joined(team), variant: 'success' });
            // The list of teams is known to be old before the team's page reads it.
            void forget();
            refreshUser().catch(() => {});
            navigate(teamPath(pages.team, slug));
          }}
          onUnauthorized={toSignIn}
        />
      </Card>
    </div>
  );
};
