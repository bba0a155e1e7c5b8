import { useState } from 'react';
import { useLocation } from 'wouter';
import type { CurrentUser } from '#shared/accounts/schema';
import { jobOrderPath } from '#shared/job-orders/paths';
import { jobOrderDraft, JobOrderDialog } from '../../../features/job-orders/job-order-dialog';
import { JobOrdersList } from '../../../features/job-orders/job-orders-list';
import { jobOrdersWords as words } from '../../../features/job-orders/words';
import { Button } from '../../../ui/button';
import { toSignIn } from '../../layout/sign-in-required';
import { TeamFrame, type Team } from '../../layout/team-frame';

/** The job orders of a team. */
export const TeamJobsPage = ({ user, slug }: { user: CurrentUser; slug: string }) => (
  <TeamFrame slug={slug} title={words.title} permission="readJobOrders">
    {(team) => <JobOrders key={team.id} team={team} userId={user.id} />}
  </TeamFrame>
);

const JobOrders = ({ team: { id, slug, may }, userId }: { team: Team; userId: string }) => {
  const [, navigate] = useLocation();
  const [isAdding, setIsAdding] = useState(() => jobOrderDraft(id).read(userId) !== null);
  const mayManage = may('manageJobOrders');
  return (
    <>
      {mayManage && (
        <Button className="mb-4" onClick={() => setIsAdding(true)}>
          {words.add}
        </Button>
      )}
      <JobOrdersList
        organizationId={id}
        slug={slug}
        mayManage={mayManage}
        onAdd={() => setIsAdding(true)}
        onUnauthorized={toSignIn}
      />
      {isAdding && (
        <JobOrderDialog
          userId={userId}
          organizationId={id}
          onClose={() => setIsAdding(false)}
          onSaved={(jobOrder) => {
            setIsAdding(false);
            navigate(jobOrderPath(slug, jobOrder.id));
          }}
          onUnauthorized={toSignIn}
        />
      )}
    </>
  );
};
