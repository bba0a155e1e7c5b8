import type { AppDeps } from '../app-deps';
import { sendDigests } from '../features/applications/digest/send';
import { mailInquiries } from '../features/inquiries/service';
import { startJobs } from './every';

/**
 * Mails support about new inquiries, and users who asked about their applications, where e-mail is sent; any number of processes
 * may. Returns how to stop.
 */
export const startMailing = (
  deps: Pick<AppDeps, 'database' | 'clock' | 'clockCheck' | 'logger' | 'mail' | 'config' | 'outgoing'>,
) => {
  const { clock, clockCheck, logger, mail, outgoing } = deps;
  const { publicUrl, sessionSecret: secret } = deps.config;
  const mailDeps = mail && { db: deps.database.db, clock, logger, mail, publicUrl };
  return startJobs([
    mailDeps && {
      name: 'inquiry mail',
      failure: 'inquiries were not mailed',
      everyMs: 60_000,
      logger,
      mayRun: () => Promise.resolve(!outgoing.isHeld()),
      run: (stopping) => mailInquiries(mailDeps, stopping),
    },
    mailDeps && {
      name: 'reminder mail',
      failure: 'reminders were not emailed',
      everyMs: 15 * 60_000,
      logger,
      mayRun: async () => !outgoing.isHeld() && (await clockCheck.mayEnd()),
      run: (stopping) => sendDigests({ ...mailDeps, secret }, stopping),
    },
  ]);
};
