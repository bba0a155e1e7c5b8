import type { AppDeps } from '../app-deps';
import { bulkDepsOf, presentationsDepsOf } from '../bulk-deps';
import { announceEnds, deleteEnded, tellOfPlanEnds, tellPeople } from '../features/candidates/jobs';
import { runBulkFiles } from '../features/letterheads/bulk';
import { followPlans } from '../features/organizations/ending';
import { tellTeamsOfPlanEnds } from '../features/organizations/notices';
import { deleteInvitationsBefore } from '../features/organizations/repository';
import { drawPresented } from '../features/presentations/drawing';
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

/** Deletes candidates’ records whose time is over, every hour; any number of processes may. Returns how to stop. */
export const startEndingCandidates = (deps: Pick<AppDeps, 'database' | 'clock' | 'clockCheck' | 'logger'>) =>
  every({
    name: 'candidate retention',
    failure: 'candidates whose time is over were not deleted; they cannot be read',
    everyMs: 60 * 60 * 1000,
    logger: deps.logger,
    mayRun: deps.clockCheck.mayEnd,
    run: async (stopping) => {
      const deleted = await deleteEnded({ db: deps.database.db, clock: deps.clock }, stopping);
      if (deleted > 0) deps.logger.info({ deleted }, 'deleted candidates whose time is over');
    },
  });

/** Mails people, agencies and their members about records and plans, where e-mail is sent; any number of processes may. Returns how to stop. */
export const startMailingCandidates = (
  deps: Pick<AppDeps, 'database' | 'clock' | 'clockCheck' | 'logger' | 'mail' | 'config' | 'outgoing'>,
) => {
  const { database, clock, clockCheck, logger, mail, config, outgoing } = deps;
  if (!mail) return () => Promise.resolve();
  const mailDeps = { db: database.db, clock, logger, mail, publicUrl: config.publicUrl };
  return every({
    name: 'candidate mail',
    failure: 'candidates or teams were not mailed',
    everyMs: 60_000,
    logger,
    mayRun: async () => !outgoing.isHeld() && (await clockCheck.mayEnd()),
    run: async (stopping) => {
      await tellPeople(mailDeps, stopping);
      await tellOfPlanEnds(mailDeps, stopping);
      await tellTeamsOfPlanEnds(mailDeps, stopping);
      await announceEnds(mailDeps, stopping);
    },
  });
};

/** Draws the documents of presentations and sets that wait, and deletes those that are over; any number of processes may. Returns how to stop. */
export const startDrawingBulkFiles = (
  deps: Pick<AppDeps, 'database' | 'clock' | 'clockCheck' | 'logger' | 'pdfDrawing'>,
) =>
  every({
    name: 'documents of teams',
    failure: 'documents of teams were not drawn',
    everyMs: 5000,
    logger: deps.logger,
    mayRun: deps.clockCheck.mayEnd,
    recovery: 'documents of teams are drawn again',
    run: async (stopping) => {
      // A client may be waiting for a presentation.
      await drawPresented(presentationsDepsOf(deps), stopping);
      await runBulkFiles(bulkDepsOf(deps), stopping);
    },
  });
