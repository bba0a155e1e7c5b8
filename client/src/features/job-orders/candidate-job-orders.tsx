import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { jobOrderPath, jobOrdersPath } from '#shared/job-orders/paths';
import { jobStageNames } from '#shared/job-orders/schema';
import { Loaded } from '../../ui/feedback/loaded';
import { SkeletonRows } from '../../ui/feedback/skeleton';
import { Badge } from '../../ui/layout/badge';
import { Card, CardHeader } from '../../ui/layout/card';
import { AddToJobOrder } from './add-to-job-order';
import { jobOrdersQuery } from './api';
import { jobOrderCardWords as words, jobOrdersWords, statusNames } from './words';

interface CandidateJobOrdersProps {
  organizationId: string;
  slug: string;
  candidateId: string;
  mayManage: boolean;
  onUnauthorized: () => void;
}

/** The job orders that a candidate is in, with the stage in each. */
export const CandidateJobOrders = ({
  organizationId,
  slug,
  candidateId,
  mayManage,
  onUnauthorized,
}: CandidateJobOrdersProps) => {
  const query = useQuery(jobOrdersQuery(organizationId, { status: '', candidateId }));
  return (
    <Card aria-label={words.ofCandidate}>
      <CardHeader title={words.ofCandidate} />
      <Loaded
        query={query}
        failed={jobOrdersWords.failed}
        skeleton={<SkeletonRows label={jobOrdersWords.loading} rows={1} className="h-12" />}
      >
        {({ jobOrders, total }) =>
          jobOrders.length === 0 ? (
            <p className="text-sm text-muted">{words.noneOfCandidate}</p>
          ) : (
            <ul className="grid gap-3 text-sm">
              {jobOrders.map(({ id, position, client, status, candidateStage }) => (
                <li key={id} className="flex flex-wrap items-start justify-between gap-2">
                  <span className="min-w-0 wrap-anywhere">
                    <Link
                      href={jobOrderPath(slug, id)}
                      className="inline-flex items-center font-medium text-primary-text hover:underline pointer-coarse:min-h-11"
                    >
                      {position}
                    </Link>
                    <span className="block text-muted">{client}</span>
                  </span>
                  <span className="flex gap-1">
                    {status !== 'open' && <Badge>{statusNames[status]}</Badge>}
                    {candidateStage && <Badge tone="primary">{jobStageNames[candidateStage]}</Badge>}
                  </span>
                </li>
              ))}
              {total > jobOrders.length && (
                <li>
                  <Link href={jobOrdersPath(slug)} className="text-primary-text hover:underline">
                    {words.more(total - jobOrders.length)}
                  </Link>
                </li>
              )}
            </ul>
          )
        }
      </Loaded>
      {mayManage && (
        <div className="mt-4">
          <AddToJobOrder
            organizationId={organizationId}
            slug={slug}
            candidateIds={[candidateId]}
            onUnauthorized={onUnauthorized}
          />
        </div>
      )}
    </Card>
  );
};
