import type { AppDeps } from '../app-deps';
import { followPlans } from '../features/organizations/ending';
import { deleteInvitationsBefore } from '../features/organizations/repository';
import { organizationParts } from '../organization-parts';
import { every } from './every';

const dayMs = 24 * 60 * 60 * 1000;

/** How long ended invitations are kept, so that a visitor who opens one late reads why it does not work. */
const endedInvitationDays = 30;

type Deps = Pick<AppDeps, 'database' | 'clock' | 'logger' | 'storage'>;

export const runOrganizationPlans = async (
  { database: { db }, clock, logger, storage }: Deps,
  stopping?: AbortSignal,
): Promise<number> => {
  await deleteInvitationsBefore(db, new Date(clock.now().getTime() - endedInvitationDays * dayMs));
  return followPlans({ db, clock, logger, storage, parts: organizationParts }, stopping);
};

/** Follows the plans of organizations' owners every hour; any number of processes may. Returns how to stop. */
export const startFollowingPlans = (deps: Deps & Pick<AppDeps, 'clockCheck'>) =>
  every({
    name: 'plans of teams',
    failure: 'plans of teams were not followed',
    everyMs: 60 * 60 * 1000,
    logger: deps.logger,
    mayRun: deps.clockCheck.mayEnd,
    run: (stopping) => runOrganizationPlans(deps, stopping),
  });
