import type { AppDeps } from '../app-deps';
import { announceEnds, deleteEnded, tellOfPlanEnds, tellPeople } from '../features/candidates/jobs';
import { every } from './every';

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

/** Mails people and agencies about records, where e-mail is sent; any number of processes may. Returns how to stop. */
export const startMailingCandidates = (
  deps: Pick<AppDeps, 'database' | 'clock' | 'clockCheck' | 'logger' | 'mail' | 'config' | 'outgoing'>,
) => {
  const { database, clock, clockCheck, logger, mail, config, outgoing } = deps;
  if (!mail) return () => Promise.resolve();
  const mailDeps = { db: database.db, clock, logger, mail, publicUrl: config.publicUrl };
  return every({
    name: 'candidate mail',
    failure: 'candidates or agencies were not mailed',
    everyMs: 60_000,
    logger,
    mayRun: async () => !outgoing.isHeld() && (await clockCheck.mayEnd()),
    run: async (stopping) => {
      await tellPeople(mailDeps, stopping);
      await tellOfPlanEnds(mailDeps, stopping);
      await announceEnds(mailDeps, stopping);
    },
  });
};
