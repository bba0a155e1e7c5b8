import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { organizationKindNames, type Organization } from '#shared/organizations/schema';
import { pages } from '#shared/pages/page-table';
import { AttentionCard, RosterCard } from '../../../features/candidates/overview-cards';
import { OpenJobOrders } from '../../../features/job-orders/job-order-cards';
import { organizationQuery } from '../../../features/organizations/api';
import { organizationWords, roleWords } from '../../../features/organizations/words';
import { formatDate } from '../../../lib/format';
import { buttonClass } from '../../../ui/button';
import { Loaded } from '../../../ui/feedback/loaded';
import { SkeletonRows } from '../../../ui/feedback/skeleton';
import { Card, CardHeader } from '../../../ui/layout/card';
import { Fact } from '../../../ui/layout/fact';
import { TeamFrame, type Team } from '../../layout/team-frame';
import { TermsFirst } from './terms-first';
import { teamPageWords } from './words';

const words = teamPageWords.overview;

/** What a team is, at a glance. */
export const TeamPage = ({ slug }: { slug: string }) => (
  <TeamFrame slug={slug} title={words.title}>
    {(team) => <Overview key={team.id} team={team} />}
  </TeamFrame>
);

const Overview = ({ team }: { team: Team }) => {
  const place = { organizationId: team.id, slug: team.slug };
  const query = useQuery(organizationQuery(team.id));
  return (
    <div className="grid items-start gap-4 lg:grid-cols-3">
      {query.data && (
        <div className="grid gap-4 empty:hidden lg:col-span-3">
          <Ending {...query.data} />
          <TermsFirst {...query.data} />
        </div>
      )}
      {team.may('readJobOrders') && (
        <div className="lg:col-span-2">
          <OpenJobOrders {...place} />
        </div>
      )}
      <div className="grid gap-4">
        {team.may('readCandidates') && (
          <>
            <AttentionCard {...place} />
            <RosterCard {...place} />
          </>
        )}
        <Card aria-label={words.team}>
          <CardHeader title={words.team} />
          <Loaded
            query={query}
            failed={teamPageWords.frame.failed}
            skeleton={
              <SkeletonRows
                label={organizationWords.list.loading}
                rows={2}
                className="h-10 rounded-control"
              />
            }
          >
            {({ role, members, seats, kind, licenseNumber }) => (
              <dl className="grid gap-3 text-sm sm:grid-cols-2 lg:grid-cols-1">
                <Fact name={words.role}>{roleWords[role].name}</Fact>
                <Fact name={words.members}>{words.seats(members, seats)}</Fact>
                <Fact name={words.kind}>{organizationKindNames[kind]}</Fact>
                <Fact name={words.license}>{licenseNumber || words.noLicense}</Fact>
              </dl>
            )}
          </Loaded>
        </Card>
      </div>
    </div>
  );
};

const Ending = ({ ending, state, role }: Organization) =>
  state !== 'active' && (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-transparent bg-warning-soft p-4 sm:p-6"
    >
      <p className="min-w-0 flex-1 basis-64 text-sm">
        {!ending
          ? words.endedJustNow
          : state === 'readOnly'
            ? words.readOnly(formatDate(ending.closesAt), formatDate(ending.deletedAt))
            : words.closed(formatDate(ending.deletedAt))}{' '}
        {role !== 'owner' && words.askOwner}
      </p>
      {role === 'owner' && (
        <Link href={pages.talkToUs} className={buttonClass()}>
          {words.talk}
        </Link>
      )}
    </div>
  );
