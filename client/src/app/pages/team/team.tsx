import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { organizationKindNames, type Organization } from '#shared/organizations/schema';
import { termsVersion } from '#shared/organizations/terms';
import { pages } from '#shared/pages/page-table';
import { may } from '#shared/organizations/policy';
import { AskCard } from '../../../features/consents/ask-card';
import { copyText } from '../../../features/sharing/copy-text';
import { organizationQuery } from '../../../features/organizations/api';
import { teamPath } from '../../../features/organizations/team-path';
import { organizationWords, roleWords } from '../../../features/organizations/words';
import { formatDate } from '../../../lib/format';
import { buttonClass } from '../../../ui/button';
import { Loaded } from '../../../ui/feedback/loaded';
import { SkeletonRows } from '../../../ui/feedback/skeleton';
import { Card } from '../../../ui/layout/card';
import { toSignIn } from '../../layout/sign-in-required';
import { TeamFrame } from '../../layout/team-frame';
import { teamPageWords } from './words';

const words = teamPageWords.overview;

/** What a team is, at a glance. */
export const TeamPage = ({ slug }: { slug: string }) => (
  <TeamFrame slug={slug} title={words.title}>
    {({ id }) => <Overview organizationId={id} />}
  </TeamFrame>
);

const Overview = ({ organizationId }: { organizationId: string }) => {
  const query = useQuery(organizationQuery(organizationId));
  return (
    <Loaded
      query={query}
      failed={organizationWords.list.failed}
      skeleton={<SkeletonRows label={organizationWords.list.loading} className="h-24 rounded-card" />}
    >
      {(organization) => (
        <div className="grid gap-4">
          <Ending {...organization} />
          <FirstSteps {...organization} />
          <Card>
            <dl className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
              <Fact name={words.role}>{roleWords[organization.role].name}</Fact>
              <Fact name={words.members}>{words.seats(organization.members, organization.seats)}</Fact>
              <Fact name={words.kind}>{organizationKindNames[organization.kind]}</Fact>
              <Fact name={words.license}>{organization.licenseNumber || words.noLicense}</Fact>
            </dl>
          </Card>
          {organization.state === 'active' &&
            organization.terms?.version === termsVersion &&
            may(organization.role, 'manageCandidates') && (
              <AskCard organizationId={organizationId} onCopy={copyText} onUnauthorized={toSignIn} />
            )}
        </div>
      )}
    </Loaded>
  );
};

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-sm text-muted">{name}</dt>
    <dd className="mt-0.5 font-semibold wrap-anywhere">{children}</dd>
  </div>
);

const Ending = ({ ending, state, role }: Organization) =>
  ending &&
  state !== 'active' && (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-transparent bg-warning-soft p-4 sm:p-6"
    >
      <p className="min-w-0 flex-1 basis-64 text-sm">
        {state === 'readOnly'
          ? words.readOnly(formatDate(ending.closesAt))
          : words.closed(formatDate(ending.deletedAt))}
      </p>
      {role === 'owner' && (
        <Link href={pages.talkToUs} className={buttonClass()}>
          {words.talk}
        </Link>
      )}
    </div>
  );

/** Before the first candidate: the owner accepts the terms. */
const FirstSteps = ({ terms, role, state, slug }: Organization) =>
  state === 'active' &&
  role === 'owner' &&
  terms?.version !== termsVersion && (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-accent-line bg-accent-soft p-4 sm:p-6">
      <p className="min-w-0 flex-1 basis-64 text-sm">{words.termsFirst}</p>
      <Link href={teamPath(pages.teamSettings, slug)} className={buttonClass()}>
        {words.readTerms}
      </Link>
    </div>
  );
