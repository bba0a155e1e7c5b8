import type { AppDeps } from '../app-deps';
import { bulkDepsOf, presentationsDepsOf } from '../bulk-deps';
import { announceEnds, deleteEnded, tellOfPlanEnds, tellPeople } from '../features/candidates/jobs';
import { runBulkFiles } from '../features/letterheads/bulk';
import { followPlans } from '../features/organizations/ending';
import { sendTeamMails, tellTeamsOfPlanEnds } from '../features/organizations/notices';
import { deleteInvitationsBefore } from '../features/organizations/repository';
import { drawPresented } from '../features/presentations/drawing';
import { organizationParts } from '../organization-parts';
import { startJobs } from './every';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

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

/** Runs what teams need on a schedule; any number of processes may. Returns how to stop. */
export const startOrganizationJobs = (
  deps: Deps & Pick<AppDeps, 'clockCheck' | 'config' | 'mail' | 'outgoing' | 'pdfDrawing'>,
) => {
  const { database, clock, clockCheck, logger, mail, config, outgoing } = deps;
  const mailDeps = mail && { db: database.db, clock, logger, mail, publicUrl: config.publicUrl };
  return startJobs([
    {
      name: 'plans of teams',
      failure: 'plans of teams were not followed',
      everyMs: hourMs,
      logger,
      mayRun: clockCheck.mayEnd,
      run: (stopping) => runOrganizationPlans(deps, stopping),
    },
    {
      name: 'candidate retention',
      failure: 'candidates whose time is over were not deleted; they cannot be read',
      everyMs: hourMs,
      logger,
      mayRun: clockCheck.mayEnd,
      run: async (stopping) => {
        const deleted = await deleteEnded({ db: database.db, clock }, stopping);
        if (deleted > 0) logger.info({ deleted }, 'deleted candidates whose time is over');
      },
    },
    {
      name: 'documents of teams',
      failure: 'documents of teams were not drawn',
      everyMs: 5000,
      logger,
      mayRun: clockCheck.mayEnd,
      recovery: 'documents of teams are drawn again',
      // A client may be waiting for a presentation.
      run: (stopping) =>
        runBulkFiles(bulkDepsOf(deps), stopping, () => drawPresented(presentationsDepsOf(deps), stopping)),
    },
    mailDeps && {
      name: 'candidate mail',
      failure: 'candidates or teams were not mailed',
      everyMs: 60_000,
      logger,
      mayRun: async () => !outgoing.isHeld() && (await clockCheck.mayEnd()),
      run: async (stopping) => {
        await sendTeamMails(mailDeps, stopping);
        await tellPeople(mailDeps, stopping);
        await tellOfPlanEnds(mailDeps, stopping);
        await tellTeamsOfPlanEnds(mailDeps, stopping);
        await announceEnds(mailDeps, stopping);
      },
    },
  ]);
};
