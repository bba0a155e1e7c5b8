import { useQuery } from '@tanstack/react-query';
import { BriefcaseBusiness } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { jobOrderPath, jobOrdersPath } from '#shared/job-orders/paths';
import { filledOf, jobStageNames, jobStages, type JobOrderSummary } from '#shared/job-orders/schema';
import { buttonClass } from '../../ui/button';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Loaded } from '../../ui/feedback/loaded';
import { SkeletonRows } from '../../ui/feedback/skeleton';
import { Badge } from '../../ui/layout/badge';
import { Card, CardHeader } from '../../ui/layout/card';
import { jobOrdersQuery } from './api';
import { Deadline } from './deadline';
import { jobOrderCardWords as words, jobOrdersWords, statusNames } from './words';

interface Place {
  organizationId: string;
  slug: string;
}

/** The position, which leads to the job order, and the client. */
export const JobOrderName = ({ slug, jobOrder }: { slug: string; jobOrder: JobOrderSummary }) => (
  <>
    <Link
      href={jobOrderPath(slug, jobOrder.id)}
      className="inline-flex items-center font-medium text-primary-text wrap-anywhere hover:underline pointer-coarse:min-h-11"
    >
      {jobOrder.position}
    </Link>
    <span className="block text-sm text-muted">{jobOrder.client}</span>
  </>
);

interface JobOrdersCardProps extends Place {
  title: string;
  /** Which job orders. */
  query: Parameters<typeof jobOrdersQuery>[1];
  /** So many are shown; the others are a press away. */
  most?: number;
  /** Beside the title. */
  action?: ReactNode;
  /** In place of the list where there is none. */
  none: ReactNode;
  /** Below the client, and beside it. */
  about?: (jobOrder: JobOrderSummary) => ReactNode;
  facts: (jobOrder: JobOrderSummary) => ReactNode;
  /** Below the list. */
  children?: ReactNode;
}

const JobOrdersCard = ({
  organizationId,
  slug,
  title,
  query,
  most = Infinity,
  action,
  none,
  about,
  facts,
  children,
}: JobOrdersCardProps) => (
  <Card aria-label={title}>
    <CardHeader title={title} action={action} />
    <Loaded
      query={useQuery(jobOrdersQuery(organizationId, query))}
      failed={jobOrdersWords.failed}
      skeleton={<SkeletonRows label={jobOrdersWords.loading} className="h-16" />}
    >
      {({ jobOrders, total }) => {
        const shown = jobOrders.slice(0, most);
        return shown.length === 0 ? (
          none
        ) : (
          <>
            <ul className="-my-3 divide-y">
              {shown.map((one) => (
                <li key={one.id} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 py-3">
                  <div className="min-w-0 flex-1 basis-56 wrap-anywhere">
                    <JobOrderName slug={slug} jobOrder={one} />
                    {about?.(one)}
                  </div>
                  <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">{facts(one)}</div>
                </li>
              ))}
            </ul>
            {total > shown.length && (
              <Link
                href={jobOrdersPath(slug)}
                className="mt-4 inline-flex items-center text-sm text-primary-text hover:underline pointer-coarse:min-h-11"
              >
                {words.more(total - shown.length)}
              </Link>
            )}
          </>
        );
      }}
    </Loaded>
    {children && <div className="mt-4">{children}</div>}
  </Card>
);

/** The open job orders of a team, the nearest deadline first. */
export const OpenJobOrders = (place: Place) => (
  <JobOrdersCard
    {...place}
    title={words.open}
    query={{}}
    most={8}
    action={
      <Link href={jobOrdersPath(place.slug)} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
        {words.all}
      </Link>
    }
    none={<EmptyState icon={BriefcaseBusiness} title={words.noneOpen} description={words.noneOpenText} />}
    about={({ stages }) => (
      <p className="mt-1 text-sm">{jobOrdersWords.stages(stages, jobStages, words.noCandidates)}</p>
    )}
    facts={({ deadline, stages, people }) => (
      <>
        <Deadline day={deadline} isOpen />
        <p className="text-muted tabular-nums">{words.filled(filledOf(stages), people)}</p>
      </>
    )}
  />
);

/** The job orders that a candidate is in, with the stage in each. */
export const CandidateJobOrders = ({
  candidateId,
  ...rest
}: Place & { candidateId: string; children: ReactNode }) => (
  <JobOrdersCard
    {...rest}
    title={words.ofCandidate}
    query={{ status: '', candidateId }}
    none={<p className="text-sm text-muted">{words.noneOfCandidate}</p>}
    facts={({ status, candidateStage }) => (
      <>
        {status !== 'open' && <Badge>{statusNames[status]}</Badge>}
        {candidateStage && <Badge tone="primary">{jobStageNames[candidateStage]}</Badge>}
      </>
    )}
  />
);
