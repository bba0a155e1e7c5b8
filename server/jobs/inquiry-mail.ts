import type { AppDeps } from '../app-deps';
import { mailInquiries } from '../features/inquiries/service';
import { every } from './every';

/** Mails support about new inquiries, where e-mail is sent; any number of processes may. Returns how to stop. */
export const startMailingInquiries = (
  deps: Pick<AppDeps, 'database' | 'clock' | 'logger' | 'mail' | 'config' | 'outgoing'>,
) => {
  const { database, clock, logger, mail, config, outgoing } = deps;
  if (!mail) return () => Promise.resolve();
  const { publicUrl } = config;
  return every({
    name: 'inquiry mail',
    failure: 'inquiries were not mailed',
    everyMs: 60_000,
    logger,
    mayRun: () => Promise.resolve(!outgoing.isHeld()),
    run: (stopping) => mailInquiries({ db: database.db, clock, logger, mail, publicUrl }, stopping),
  });
};
