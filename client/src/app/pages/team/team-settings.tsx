import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import type { CurrentUser } from '#shared/accounts/schema';
import type { Organization } from '#shared/organizations/schema';
import { pages } from '#shared/pages/page-table';
import { useRefreshCurrentUser } from '../../../features/accounts/api';
import {
  organizationQuery,
  useForgetOrganization,
  useRememberOrganization,
  useUpdateOrganization,
} from '../../../features/organizations/api';
import { OrganizationForm } from '../../../features/organizations/organization-form';
import { EndCard, ExportCard, HandOverCard } from '../../../features/organizations/owner-cards';
import { teamPath } from '../../../features/organizations/team-path';
import { TermsCard } from '../../../features/organizations/terms-card';
import { organizationWords } from '../../../features/organizations/words';
import { Loaded } from '../../../ui/feedback/loaded';
import { SkeletonRows } from '../../../ui/feedback/skeleton';
import { toast } from '../../../ui/feedback/toast';
import { Card, CardHeader } from '../../../ui/layout/card';
import { TeamFrame, type Team } from '../../layout/team-frame';
import { toSignIn } from '../../layout/sign-in-required';
import { teamPageWords } from './words';

const words = teamPageWords.settings;

/** What the owner and admins of a team can change about it. */
export const TeamSettingsPage = ({ user, slug }: { user: CurrentUser; slug: string }) => (
  <TeamFrame slug={slug} title={words.title} permission="manageOrganization">
    {(team) => <Settings user={user} team={team} />}
  </TeamFrame>
);

const Settings = ({ user, team }: { user: CurrentUser; team: Team }) => {
  const query = useQuery(organizationQuery(team.id));
  const remember = useRememberOrganization();
  const forget = useForgetOrganization();
  const refreshUser = useRefreshCurrentUser();
  const [, navigate] = useLocation();
  // The plan, and whether there is a team at all, are the user's too.
  const refresh = () => {
    refreshUser().catch(() => {});
    void forget();
  };
  return (
    <Loaded
      query={query}
      failed={teamPageWords.frame.failed}
      skeleton={<SkeletonRows label={organizationWords.list.loading} className="h-48 rounded-card" />}
    >
      {(organization) => (
        <div className="grid gap-4">
          {team.may('manageOrganization') && <Details user={user} organization={organization} />}
          <TermsCard organization={organization} onAccepted={remember} onUnauthorized={toSignIn} />
          {team.may('exportOrganization') && <ExportCard organizationId={team.id} />}
          {team.may('endOrganization') && (
            <>
              <HandOverCard team={team} onDone={refresh} onUnauthorized={toSignIn} />
              <EndCard
                team={team}
                onDone={() => {
                  navigate(pages.teams);
                  refresh();
                }}
                onUnauthorized={toSignIn}
              />
            </>
          )}
        </div>
      )}
    </Loaded>
  );
};

const Details = ({ user, organization }: { user: CurrentUser; organization: Organization }) => {
  const [, navigate] = useLocation();
  const remember = useRememberOrganization();
  const update = useUpdateOrganization(organization.id);
  const { name, slug, kind, licenseNumber, contact } = organization;
  return (
    <Card>
      <CardHeader title={words.details} />
      <OrganizationForm
        user={user}
        organizationId={organization.id}
        stored={{ name, slug, kind, licenseNumber, contact }}
        mutation={update}
        submitLabel={words.save}
        onSaved={(saved) => {
          toast({ title: words.saved, variant: 'success' });
          remember(saved);
          if (saved.slug !== slug) navigate(teamPath(pages.teamSettings, saved.slug), { replace: true });
        }}
        onUnauthorized={toSignIn}
      />
    </Card>
  );
};
