import { useQuery } from '@tanstack/react-query';
import { BriefcaseBusiness } from 'lucide-react';
import { Link } from 'wouter';
import { jobOrderPath, jobOrdersPath } from '#shared/job-orders/paths';
import { filledOf, jobStages } from '#shared/job-orders/schema';
import { buttonClass } from '../../ui/button';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Loaded } from '../../ui/feedback/loaded';
import { SkeletonRows } from '../../ui/feedback/skeleton';
import { Card, CardHeader } from '../../ui/layout/card';
import { jobOrdersQuery } from './api';
import { Deadline } from './deadline';
import { jobOrderCardWords as words, jobOrdersWords } from './words';

/** So many are shown; the others are a press away. */
const shown = 8;

/** The open job orders of a team, the nearest deadline first. */
export const OpenJobOrders = ({ organizationId, slug }: { organizationId: string; slug: string }) => {
  const query = useQuery(jobOrdersQuery(organizationId, {}));
  const toAll = (
    <Link href={jobOrdersPath(slug)} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
      {words.all}
    </Link>
  );
  return (
    <Card aria-label={words.open}>
      <CardHeader title={words.open} action={toAll} />
      <Loaded
        query={query}
        failed={jobOrdersWords.failed}
        skeleton={<SkeletonRows label={jobOrdersWords.loading} className="h-16" />}
      >
        {({ jobOrders, total }) =>
          jobOrders.length === 0 ? (
            <EmptyState icon={BriefcaseBusiness} title={words.noneOpen} description={words.noneOpenText} />
          ) : (
            <>
              <ul className="divide-y">
                {jobOrders.slice(0, shown).map(({ id, position, client, people, deadline, stages }) => (
                  <li key={id} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 py-3">
                    <div className="min-w-0 flex-1 basis-56 wrap-anywhere">
                      <Link
                        href={jobOrderPath(slug, id)}
                        className="inline-flex items-center font-semibold text-primary-text hover:underline pointer-coarse:min-h-11"
                      >
                        {position}
                      </Link>
                      <p className="text-sm text-muted">{client}</p>
                      <p className="mt-1 text-sm">
                        {jobOrdersWords.stages(stages, jobStages, words.noCandidates)}
                      </p>
                    </div>
                    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm sm:flex-col sm:items-end">
                      <Deadline day={deadline} isOpen />
                      <p className="text-muted tabular-nums">{words.filled(filledOf(stages), people)}</p>
                    </div>
                  </li>
                ))}
              </ul>
              {total > shown && <p className="mt-2 text-sm text-muted">{words.more(total - shown)}</p>}
            </>
          )
        }
      </Loaded>
    </Card>
  );
};
