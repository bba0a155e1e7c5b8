import { Suspense } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import type { CurrentUser } from '#shared/accounts/schema';
import { maxCompared } from '#shared/candidates/comparison';
import { jobOrdersPath } from '#shared/job-orders/paths';
import { CompareButton } from '../../../features/candidates/compare-button';
import { JobOrderView } from '../../../features/job-orders/job-order-view';
import { jobOrderWords as words } from '../../../features/job-orders/words';
import { copyText } from '../../../features/sharing/copy-text';
import { SkeletonRows } from '../../../ui/feedback/skeleton';
import { lazyComponent } from '../../../ui/lazy';
import { toSignIn } from '../../layout/sign-in-required';
import { TeamFrame, type Team } from '../../layout/team-frame';
import { DocumentsButton } from './documents-button';
import { PresentButton } from './present-button';

const PresentationsList = lazyComponent(
  () => import('../../../features/presentations/presentations-list'),
  'PresentationsList',
);
const Comparison = lazyComponent(() => import('../../../features/candidates/comparison'), 'Comparison');

/** One job order of a team, or some of its candidates side by side. */
export const TeamJobPage = ({ user, slug, id }: { user: CurrentUser; slug: string; id: string }) => (
  <TeamFrame slug={slug} title={words.title} permission="readJobOrders" isRecord>
    {(team) => <JobOrder key={id} team={team} id={id} userId={user.id} />}
  </TeamFrame>
);

const JobOrder = ({ team, id, userId }: { team: Team; id: string; userId: string }) => {
  const [, navigate] = useLocation();
  const [address, setAddress] = useSearchParams();
  const compared = (address.get('compare') ?? '').split(',').filter(Boolean).slice(0, maxCompared);
  const place = { organizationId: team.id, slug: team.slug };
  if (compared.length > 0)
    return (
      <Suspense fallback={<SkeletonRows label={words.loading} className="h-24" />}>
        <Comparison
          {...place}
          ids={compared}
          backLabel={words.backFromComparison}
          onBack={() => setAddress({})}
          onUnauthorized={toSignIn}
        />
      </Suspense>
    );
  return (
    <div className="grid gap-6">
      <div>
        <JobOrderView
          {...place}
          userId={userId}
          id={id}
          mayManage={team.may('manageJobOrders')}
          actions={(chosen, jobOrder) => (
            <>
              <CompareButton
                ids={chosen.map(({ candidate }) => candidate.id)}
                onCompare={(ids) => setAddress({ compare: ids.join(',') })}
              />
              {team.may('present') && (
                <DocumentsButton
                  organizationId={team.id}
                  candidates={chosen.map(({ candidate }) => candidate)}
                />
              )}
              {team.may('present') && (
                <PresentButton
                  userId={userId}
                  organizationId={team.id}
                  candidates={chosen.map(({ candidate }) => candidate)}
                  jobOrder={jobOrder}
                />
              )}
            </>
          )}
          onDeleted={() => navigate(jobOrdersPath(team.slug))}
          onUnauthorized={toSignIn}
        />
      </div>
      <Suspense fallback={null}>
        <PresentationsList
          organizationId={team.id}
          jobOrderId={id}
          mayPresent={team.may('present')}
          onCopy={copyText}
          onUnauthorized={toSignIn}
        />
      </Suspense>
    </div>
  );
};
