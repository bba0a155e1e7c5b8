import { billingDepsOf } from '../features/billing/billing-deps';
import { expireSubscriptions } from '../features/billing/subscriptions/expire';
import { sendNotices } from '../features/billing/subscriptions/notices';
import { reconcileDue } from '../features/billing/settling/reconcile';
import type { AppDeps } from '../app-deps';
import { startJobs } from './every';

const second = 1000;
const minute = 60 * second;

/** Settles payments, ends subscriptions and writes about that on a schedule; any number of processes may. Returns how to stop. */
export const startBillingJobs = (deps: AppDeps) => {
  const { logger, mail } = deps;
  const mayRun = deps.clockCheck.mayEnd;
  const isAllowed = () => !deps.outgoing.isHeld();
  const billing = billingDepsOf(deps);
  return startJobs([
    {
      name: 'payment reconciliation',
      failure: 'payments were not reconciled',
      everyMs: 30 * second,
      logger,
      mayRun: () => Promise.resolve(isAllowed()),
      run: (stopping) => reconcileDue(billing, stopping),
    },
    {
      name: 'subscription expiry',
      failure: 'ended subscriptions were not recorded',
      everyMs: minute,
      logger,
      mayRun,
      run: () => expireSubscriptions(billing),
    },
    mail && {
      name: 'notices',
      failure: 'notices were not sent',
      everyMs: 15 * minute,
      logger,
      mayRun: async () => isAllowed() && (await mayRun()),
      run: (stopping) => sendNotices({ ...billing, mail }, stopping),
    },
  ]);
};
