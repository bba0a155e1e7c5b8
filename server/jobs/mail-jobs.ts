import type { AppDeps } from '../app-deps';
import { sendDigests } from '../features/applications/digest/send';
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

/** E-mails reminders of applications to users who asked, where e-mail is sent; any number of processes may. Returns how to stop. */
export const startMailingReminders = (
  deps: Pick<AppDeps, 'database' | 'clock' | 'clockCheck' | 'logger' | 'mail' | 'config' | 'outgoing'>,
) => {
  const { database, clock, clockCheck, logger, mail, config, outgoing } = deps;
  if (!mail) return () => Promise.resolve();
  const { publicUrl, sessionSecret: secret } = config;
  return every({
    name: 'reminder mail',
    failure: 'reminders were not emailed',
    everyMs: 15 * 60_000,
    logger,
    mayRun: async () => !outgoing.isHeld() && (await clockCheck.mayEnd()),
    run: (stopping) => sendDigests({ db: database.db, clock, logger, mail, publicUrl, secret }, stopping),
  });
};
