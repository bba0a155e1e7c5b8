import { useQuery } from '@tanstack/react-query';
import { ShieldAlert, UsersRound } from 'lucide-react';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { mayNow, type Permission } from '#shared/organizations/policy';
import type { Membership } from '#shared/organizations/schema';
import { pages } from '#shared/pages/page-table';
import { membershipsQuery } from '../../features/organizations/api';
import { teamPath } from '../../features/organizations/team-path';
import { roleWords, stateWords } from '../../features/organizations/words';
import { useSignedOut } from '../../lib/api/use-signed-out';
import { buttonClass } from '../../ui/button';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Loaded } from '../../ui/feedback/loaded';
import { SkeletonRows } from '../../ui/feedback/skeleton';
import { Badge } from '../../ui/layout/badge';
import { Card } from '../../ui/layout/card';
import { centerIn } from '../../ui/layout/center-in';
import { teamPageWords } from '../pages/team/words';
import { usePageTitle } from '../page-title';
import { toSignIn } from './sign-in-required';

const words = teamPageWords.frame;

/** The pages of a team in the order of their links, each with what a member needs for it. */
const links = [
  { page: pages.team, label: words.links.overview, permission: 'readOrganization' },
  { page: pages.teamCandidates, label: words.links.candidates, permission: 'readCandidates' },
  { page: pages.teamJobs, label: words.links.jobs, permission: 'readJobOrders' },
  { page: pages.teamPresentations, label: words.links.presentations, permission: 'readJobOrders' },
  { page: pages.teamMembers, label: words.links.members, permission: 'readOrganization' },
  { page: pages.teamLog, label: words.links.log, permission: 'readAudit' },
  { page: pages.teamBranding, label: words.links.branding, permission: 'manageBranding' },
  { page: pages.teamSettings, label: words.links.settings, permission: 'manageOrganization' },
] as const satisfies readonly {
  page: Parameters<typeof teamPath>[0];
  label: string;
  permission: Permission;
}[];

/** What shows nothing any more 30 days after the plan's end. */
const closedPages: readonly Permission[] = ['readCandidates', 'readJobOrders', 'readAudit', 'manageBranding'];

/** A team as the pages below its frame know it. */
export interface Team extends Membership {
  /** Whether the user's role and the state of the plan allow it now. */
  may: (permission: Permission) => boolean;
}

interface TeamFrameProps {
  slug: string;
  /** The page's `h1`, and its tab. */
  title: string;
  /** What a member needs to see the page at all. */
  permission?: Permission;
  /** Buttons beside the title. */
  actions?: ReactNode;
  /** Whether the page shows a name of its own as the largest thing on it, so that the title is only read out. */
  isRecord?: boolean;
  children: (team: Team) => ReactNode;
}

/** Around every page of a team: its name, its other pages, and the states of loading it. */
export const TeamFrame = ({
  slug,
  title,
  permission = 'readOrganization',
  actions,
  isRecord = false,
  children,
}: TeamFrameProps) => {
  const query = useQuery(membershipsQuery());
  useSignedOut(query.data === null, toSignIn);
  const membership = query.data?.organizations.find((one) => one.slug === slug);
  usePageTitle(membership ? `${title} – ${membership.name}` : title);
  return (
    <div className="mx-auto max-w-workspace px-4 py-6 sm:px-6">
      <Loaded query={query} failed={words.failed} skeleton={<Waiting />}>
        {() =>
          membership ? (
            <>
              <TeamHead team={membership} />
              {membership.state === 'closed' && closedPages.includes(permission) ? (
                <Refused
                  title={words.closed}
                  description={words.closedText}
                  back={teamPath(pages.team, slug)}
                  backLabel={words.links.overview}
                />
              ) : mayNow({ role: membership.role, state: 'active' }, permission) ? (
                <>
                  {isRecord ? (
                    <h1 className="sr-only">{title}</h1>
                  ) : (
                    <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
                      <h1 className="text-xl font-semibold">{title}</h1>
                      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
                    </div>
                  )}
                  {children({
                    ...membership,
                    may: (asked) => mayNow(membership, asked),
                  })}
                </>
              ) : (
                <Refused
                  title={words.notAllowed}
                  description={words.notAllowedText}
                  back={teamPath(pages.team, slug)}
                  backLabel={words.links.overview}
                />
              )}
            </>
          ) : query.isFetching ? (
            // A team that was joined a moment ago is not in an older list.
            <Waiting />
          ) : (
            <Refused title={words.missing} description={words.missingText} />
          )
        }
      </Loaded>
    </div>
  );
};

const Waiting = () => <SkeletonRows label={words.loading} className="h-24 rounded-card" />;

const TeamHead = ({ team }: { team: Membership }) => {
  const [path] = useLocation();
  const row = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    centerIn(row.current, row.current?.querySelector<HTMLElement>('[aria-current]'));
  }, [path]);
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="min-w-0 text-sm font-semibold wrap-anywhere">{team.name}</p>
        <Badge>{roleWords[team.role].name}</Badge>
        {team.state !== 'active' && (
          // The overview says until when, and how to go on.
          <Link href={teamPath(pages.team, team.slug)}>
            <Badge tone="warning">{stateWords[team.state]}</Badge>
          </Link>
        )}
      </div>
      {/* One row: on a phone it scrolls sideways, and fades where there is more. */}
      <nav
        ref={row}
        aria-label={words.navigation}
        className="relative mt-2 mb-6 flex scroll-px-8 overflow-x-auto border-b [scrollbar-width:none] max-md:pr-8 max-md:[mask-image:linear-gradient(to_right,black_calc(100%-2rem),transparent)] lg:gap-x-1 [&::-webkit-scrollbar]:hidden"
      >
        {links
          .filter(({ permission }) => mayNow({ ...team, state: 'active' }, permission))
          .map(({ page, label }) => {
            const href = teamPath(page, team.slug);
            const isCurrent = path === href || (page !== pages.team && path.startsWith(`${href}/`));
            return (
              <Link
                key={page}
                href={href}
                aria-current={isCurrent ? 'page' : undefined}
                className="inline-flex min-h-11 shrink-0 items-center border-b-2 border-transparent px-2 text-sm font-medium whitespace-nowrap text-muted hover:text-ink focus-visible:-outline-offset-2 lg:px-3 aria-[current=page]:border-primary-text aria-[current=page]:text-primary-text forced-colors:not-aria-[current=page]:border-[Canvas]"
              >
                {label}
              </Link>
            );
          })}
      </nav>
    </>
  );
};

const Refused = ({
  title,
  description,
  back = pages.teams,
  backLabel = words.back,
}: {
  title: string;
  description: string;
  back?: string;
  backLabel?: string;
}) => (
  <Card>
    <h1 className="sr-only">{title}</h1>
    <EmptyState
      icon={title === words.missing ? UsersRound : ShieldAlert}
      title={title}
      description={description}
      action={
        <Link href={back} className={buttonClass({ variant: 'secondary' })}>
          {backLabel}
        </Link>
      }
    />
  </Card>
);
