import { useQuery } from '@tanstack/react-query';
import { ChartNoAxesColumn } from 'lucide-react';
import type { ReactNode } from 'react';
import { fewApplications, type ApplicationInsights } from '#shared/applications/insights';
import { fixedStages } from '#shared/applications/stages';
import { useSignedOut } from '../../lib/api/use-signed-out';
import { formatDay } from '../../lib/format';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Loaded } from '../../ui/feedback/loaded';
import { Loading, Skeleton } from '../../ui/feedback/skeleton';
import { Cell, HeaderCell, Row, Table } from '../../ui/layout/table';
import { insightsQuery } from './api';
import { insightsWords as words } from './words';

/** What became of all applications, in counts. */
export const Insights = ({ onUnauthorized }: { onUnauthorized: () => void }) => {
  const query = useQuery(insightsQuery());
  useSignedOut(query.data === null, onUnauthorized);
  return (
    <Loaded query={query} failed={words.failed} skeleton={<Skeletons />}>
      {(data) => <Figures data={data} />}
    </Loaded>
  );
};

/** The funnel's bars, and the answers below. */
const Skeletons = () => (
  <Loading label={words.loading} className="grid gap-3">
    <Skeleton className="h-6 w-40" />
    {[0, 1, 2, 3, 4].map((row) => (
      <Skeleton key={row} className="h-5 w-full" />
    ))}
    <Skeleton className="mt-5 h-6 w-40" />
    <Skeleton className="h-24 w-full" />
  </Loading>
);

const Figures = ({ data }: { data: ApplicationInsights }) => {
  if (data.total === 0)
    return <EmptyState icon={ChartNoAxesColumn} title={words.emptyTitle} description={words.empty} />;
  const { applied, answered, daysToAnswer, funnel, total } = data;
  return (
    <div className="grid gap-8">
      {applied < fewApplications && (
        <p className="rounded-control bg-subtle px-3 py-2 text-sm">{words.few(applied)}</p>
      )}
      <Part title={words.funnel} about={words.funnelAbout(total)}>
        <ol aria-label={words.funnel} className="grid gap-2">
          {funnel.map(({ stage, reached, stopped }) => (
            <li
              key={stage}
              className="grid items-center gap-x-3 gap-y-1 text-sm sm:grid-cols-[6rem_1fr_16rem]"
            >
              <span className="font-medium">{fixedStages[stage]}</span>
              <Bar part={reached / total} />
              <span className="text-muted tabular-nums">{words.reached(reached, stopped)}</span>
            </li>
          ))}
        </ol>
      </Part>
      <Part title={words.answers} about={words.answersOf(answered, applied)}>
        <p className="text-sm">
          {daysToAnswer.median === null ? words.noMedian : words.median(daysToAnswer.median, daysToAnswer.of)}
        </p>
        <div className="mt-4 grid gap-6 lg:grid-cols-2">
          <Groups title={words.bySource} groups={data.bySource} unnamed={words.noSource} />
          {data.byVersion.length > 0 ? (
            <Groups title={words.byVersion} groups={data.byVersion} unnamed="" />
          ) : (
            <div>
              <h3 className="text-sm font-medium">{words.byVersion}</h3>
              <p className="mt-2 text-sm text-muted">{words.noVersion}</p>
            </div>
          )}
        </div>
      </Part>
      <Part title={words.weeks}>
        <Weeks weeks={data.weeks} />
      </Part>
    </div>
  );
};

const Part = ({ title, about, children }: { title: string; about?: string; children: ReactNode }) => (
  <section aria-label={title}>
    <h2 className="text-base font-semibold tracking-tight">{title}</h2>
    {about && <p className="mt-0.5 text-sm text-muted">{about}</p>}
    <div className="mt-3">{children}</div>
  </section>
);

/** The text beside it says the same in numbers. */
const Bar = ({ part }: { part: number }) => (
  <svg aria-hidden className="h-3 w-full rounded-full bg-subtle">
    <rect width={`${part * 100}%`} height="100%" className="fill-primary" />
  </svg>
);

const maxGroups = 20;

const Groups = ({
  title,
  groups,
  unnamed,
}: {
  title: string;
  groups: ApplicationInsights['bySource'];
  unnamed: string;
}) => (
  <div>
    <h3 className="text-sm font-medium">{title}</h3>
    <ul aria-label={title} className="mt-2 grid gap-2 text-sm">
      {groups.slice(0, maxGroups).map(({ name, applied, answered }) => (
        <li key={name} className="grid gap-1">
          <span className="flex flex-wrap justify-between gap-x-3">
            <span className="wrap-anywhere">{name || unnamed}</span>
            <span className="text-muted tabular-nums">{words.ofGroup(answered, applied)}</span>
          </span>
          {/* A share of few would look like a chance. */}
          {applied >= fewApplications && <Bar part={answered / applied} />}
        </li>
      ))}
    </ul>
    {groups.length > maxGroups && (
      <p className="mt-2 text-sm text-muted">{words.moreGroups(groups.length - maxGroups)}</p>
    )}
  </div>
);

const Weeks = ({ weeks }: { weeks: ApplicationInsights['weeks'] }) => (
  <Table
    label={words.weeks}
    head={
      <>
        <HeaderCell>{words.weeks}</HeaderCell>
        <HeaderCell>{words.applied}</HeaderCell>
        <HeaderCell>{words.answered}</HeaderCell>
      </>
    }
  >
    {weeks.toReversed().map(({ monday, applied, answered }) => (
      <Row key={monday}>
        <Cell>{words.week(formatDay(monday))}</Cell>
        <Cell label={words.applied}>{applied}</Cell>
        <Cell label={words.answered}>{answered}</Cell>
      </Row>
    ))}
  </Table>
);
