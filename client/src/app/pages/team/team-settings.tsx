import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import type { CurrentUser } from '#shared/accounts/schema';
import type { Organization } from '#shared/organizations/schema';
import { pages } from '#shared/pages/page-table';
import {
  organizationQuery,
  useRememberOrganization,
  useUpdateOrganization,
} from '../../../features/organizations/api';
import { OrganizationForm } from '../../../features/organizations/organization-form';
import { teamPath } from '../../../features/organizations/team-path';
import { organizationWords } from '../../../features/organizations/words';
import { Loaded } from '../../../ui/feedback/loaded';
import { SkeletonRows } from '../../../ui/feedback/skeleton';
import { toast } from '../../../ui/feedback/toast';
import { Card, CardHeader } from '../../../ui/layout/card';
import { TeamFrame } from '../../layout/team-frame';
import { toSignIn } from '../../layout/sign-in-required';
import { teamPageWords } from './words';

const words = teamPageWords.settings;

/** What the owner and admins of a team can change about it. */
export const TeamSettingsPage = ({ user, slug }: { user: CurrentUser; slug: string }) => (
  <TeamFrame slug={slug} title={words.title} permission="manageOrganization">
    {({ id }) => <Settings user={user} organizationId={id} />}
  </TeamFrame>
);

const Settings = ({ user, organizationId }: { user: CurrentUser; organizationId: string }) => {
  const query = useQuery(organizationQuery(organizationId));
  return (
    <Loaded
      query={query}
      failed={organizationWords.list.failed}
      skeleton={<SkeletonRows label={organizationWords.list.loading} className="h-48 rounded-card" />}
    >
      {(organization) => <Details user={user} organization={organization} />}
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
