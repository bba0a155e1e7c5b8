import { useQueries, useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { Link } from 'wouter';
import { rosterPath } from '#shared/candidates/paths';
import { buttonClass } from '../../ui/button';
import { FailedState } from '../../ui/feedback/failed-state';
import { Loaded } from '../../ui/feedback/loaded';
import { SkeletonRows } from '../../ui/feedback/skeleton';
import { Card, CardHeader } from '../../ui/layout/card';
import { choicesQuery, rosterQuery } from './api';
import { firstView, writeView } from './roster-view';
import { overviewWords as words, rosterWords } from './words';

interface OverviewCardProps {
  organizationId: string;
  slug: string;
}

/** What a recruiter should look at, each as a selection of the roster. */
const selections = [
  { consent: 'objected', mentioned: '', text: words.objected },
  { consent: 'ending', mentioned: '', text: words.ending },
  { consent: 'untold', mentioned: '', text: words.untold },
  { consent: '', mentioned: 'me', text: words.mentioned },
] as const;

/** The candidates that need attention; each line leads to them. */
export const AttentionCard = ({ organizationId, slug }: OverviewCardProps) => {
  const { compare: _compare, ...whole } = firstView;
  const queries = useQueries({
    queries: selections.map(({ consent, mentioned }) =>
      // As the roster asks, so that its page is there at once.
      rosterQuery(organizationId, { ...whole, consent, mentioned }),
    ),
  });
  const lines = selections.map((selection, index) => ({
    ...selection,
    total: queries[index]?.data?.total ?? 0,
  }));
  const found = lines.filter(({ total }) => total > 0);
  const refetch = () => {
    for (const query of queries) if (query.isError) void query.refetch();
  };
  return (
    <Card aria-label={words.attention}>
      <CardHeader title={words.attention} />
      {queries.some(({ data, isError }) => isError && !data) ? (
        <FailedState
          title={words.failed}
          onRetry={refetch}
          retrying={queries.some(({ isFetching }) => isFetching)}
        />
      ) : queries.some(({ data }) => !data) ? (
        <SkeletonRows label={words.loading} rows={2} className="h-8" />
      ) : found.length === 0 ? (
        <p className="text-sm text-muted">{words.nothing}</p>
      ) : (
        <ul className="-my-2 divide-y text-sm">
          {found.map(({ consent, mentioned, text, total }) => (
            <li key={consent || mentioned}>
              <Link
                href={`${rosterPath(slug)}?${writeView({ ...firstView, consent, mentioned }).toString()}`}
                className="flex min-h-11 items-center justify-between gap-2 py-2 font-medium text-primary-text hover:underline"
              >
                {text(total)} <ChevronRight aria-hidden className="size-4 shrink-0" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
};

/** How many candidates the team has, and the way to them. */
export const RosterCard = ({ organizationId, slug }: OverviewCardProps) => (
  <Card aria-label={words.candidates}>
    <CardHeader title={words.candidates} />
    <Loaded
      query={useQuery(choicesQuery(organizationId))}
      failed={rosterWords.failed}
      skeleton={<SkeletonRows label={rosterWords.loading} rows={1} className="h-14" />}
    >
      {({ candidates, limit }) => (
        <p className="tabular-nums">
          <span className="block text-2xl font-semibold tracking-tight">{words.count(candidates)}</span>
          <span className="text-sm text-muted">{words.limit(limit)}</span>
        </p>
      )}
    </Loaded>
    <Link href={rosterPath(slug)} className={`${buttonClass({ variant: 'secondary' })} mt-4`}>
      {words.open}
    </Link>
  </Card>
);
