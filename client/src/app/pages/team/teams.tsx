import { useQuery } from '@tanstack/react-query';
import { ChevronRight, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { CurrentUser } from '#shared/accounts/schema';
import { organizationKindNames, type ReceivedInvitation } from '#shared/organizations/schema';
import { pages } from '#shared/pages/page-table';
import { useRefreshCurrentUser } from '../../../features/accounts/api';
import {
  membershipsQuery,
  useAcceptReceived,
  useCreateOrganization,
  useForgetOrganization,
  useRememberOrganization,
} from '../../../features/organizations/api';
import { emptyOrganization, OrganizationForm } from '../../../features/organizations/organization-form';
import { teamPath } from '../../../features/organizations/team-path';
import { organizationWords, roleWords, stateWords } from '../../../features/organizations/words';
import { useSignedOut } from '../../../lib/api/use-signed-out';
import { formatDate } from '../../../lib/format';
import { Button, buttonClass } from '../../../ui/button';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { Loaded } from '../../../ui/feedback/loaded';
import { refusedAs } from '../../../ui/feedback/refused-as';
import { SkeletonRows } from '../../../ui/feedback/skeleton';
import { toast } from '../../../ui/feedback/toast';
import { Badge } from '../../../ui/layout/badge';
import { Card, CardHeader } from '../../../ui/layout/card';
import { PageHeader } from '../../layout/page-header';
import { toSignIn } from '../../layout/sign-in-required';
import { usePageTitle } from '../../page-title';
import { teamPageWords } from './words';

const { teams: words, create } = teamPageWords;
const list = organizationWords.list;

/** The user's teams, and the form of a new one for who is on the Agency plan and owns none. */
export const TeamsPage = ({ user }: { user: CurrentUser }) => {
  usePageTitle(words.title);
  const query = useQuery(membershipsQuery());
  useSignedOut(query.data === null, toSignIn);
  const [isCreating, setIsCreating] = useState(false);
  return (
    <div className="mx-auto max-w-page px-4 py-8 sm:px-6">
      <PageHeader title={words.title} description={words.description} />
      <Loaded
        query={query}
        failed={list.failed}
        skeleton={<SkeletonRows label={list.loading} className="h-20 rounded-card" />}
      >
        {({ organizations, invitations }) => {
          const mayCreate = user.plan === 'agency' && organizations.every(({ role }) => role !== 'owner');
          return (
            <div className="grid gap-6">
              {invitations.length > 0 && (
                <ul aria-label={organizationWords.received.label} className="grid gap-3">
                  {invitations.map((invitation) => (
                    <ReceivedRow key={invitation.id} invitation={invitation} />
                  ))}
                </ul>
              )}
              {organizations.length > 0 && (
                <ul aria-label={list.label} className="grid gap-3">
                  {organizations.map(({ id, slug, name, kind, role, state }) => (
                    <li key={id}>
                      <Link
                        href={teamPath(pages.team, slug)}
                        className="flex items-center gap-4 rounded-card border bg-surface p-4 hover:bg-subtle"
                      >
                        <span className="min-w-0 flex-1">
                          <span className="block font-semibold wrap-anywhere">{name}</span>
                          <span className="block text-sm text-muted">{organizationKindNames[kind]}</span>
                          <span className="mt-1 flex flex-wrap gap-1">
                            <Badge>{roleWords[role].name}</Badge>
                            {state !== 'active' && <Badge tone="warning">{stateWords[state]}</Badge>}
                          </span>
                        </span>
                        <ChevronRight aria-hidden className="size-4 shrink-0 text-muted" />
                      </Link>
                    </li>
                  ))}
                </ul>
              )}
              {isCreating && mayCreate ? (
                <CreateTeam user={user} />
              ) : mayCreate && organizations.length > 0 ? (
                <Button className="justify-self-start" onClick={() => setIsCreating(true)}>
                  {list.create}
                </Button>
              ) : (
                organizations.length === 0 &&
                (mayCreate || invitations.length === 0) && (
                  <Card>
                    <EmptyState
                      icon={UsersRound}
                      title={list.none}
                      description={mayCreate ? list.noneMayCreate : list.noneText}
                      action={
                        mayCreate ? (
                          <Button onClick={() => setIsCreating(true)}>{list.create}</Button>
                        ) : (
                          <Link href={pages.talkToUs} className={buttonClass()}>
                            {list.talk}
                          </Link>
                        )
                      }
                    />
                  </Card>
                )
              )}
            </div>
          );
        }}
      </Loaded>
    </div>
  );
};

const CreateTeam = ({ user }: { user: CurrentUser }) => {
  const [, navigate] = useLocation();
  const creation = useCreateOrganization();
  const remember = useRememberOrganization();
  const refreshUser = useRefreshCurrentUser();
  return (
    <Card>
      <CardHeader title={create.title} description={create.description} />
      <OrganizationForm
        user={user}
        organizationId=""
        stored={emptyOrganization}
        mutation={creation}
        submitLabel={create.submit}
        onSaved={(created) => {
          remember(created);
          // The navigation shows teams from now on.
          refreshUser().catch(() => {});
          navigate(teamPath(pages.team, created.slug));
        }}
        onUnauthorized={toSignIn}
      />
    </Card>
  );
};

const ReceivedRow = ({ invitation }: { invitation: ReceivedInvitation }) => {
  const { received } = organizationWords;
  const [, navigate] = useLocation();
  const acceptance = useAcceptReceived();
  const forget = useForgetOrganization();
  const refreshUser = useRefreshCurrentUser();
  const { id, organization, role, expiresAt } = invitation;
  const join = () =>
    acceptance.mutate(id, {
      onSuccess: ({ slug }) => {
        toast({ title: organizationWords.join.joined(organization), variant: 'success' });
        void forget();
        refreshUser().catch(() => {});
        navigate(teamPath(pages.team, slug));
      },
      onError: refusedAs(received.notJoined, toSignIn),
    });
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-accent-line bg-accent-soft p-4">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-semibold wrap-anywhere">{received.title(organization)}</p>
        <p className="text-sm text-muted">{received.about(roleWords[role].name, formatDate(expiresAt))}</p>
      </div>
      <Button loading={acceptance.isPending} aria-label={received.joinTeam(organization)} onClick={join}>
        {received.join}
      </Button>
    </li>
  );
};
