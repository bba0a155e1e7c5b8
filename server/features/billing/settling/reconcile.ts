import type { PaymentRow } from '../../../db/schema/payments';
import { MayaRefused, MayaUnreadable } from '../../../integrations/maya/maya';
import { afterNoAnswer } from './ask-schedule';
import type { BillingDeps } from '../billing-deps';
import { claimDue, putOff } from '../payment-repository';
import { settle, type Settlement } from './settle';

// Until when others leave a claimed payment alone; also how long one waits whose process died with it.
const leaseMs = 2 * 60_000;
const batch = 20;

// So many in a row that could not be settled say that it is not the payments: the provider or the database is away.
const patience = 5;

/** `unavailable`: somebody is away, and it is due again after the lease; `unanswerable`: about this one there is no answer. */
type Outcome = Settlement | 'unavailable' | 'unanswerable';
type Counts = Partial<Record<Outcome, number>>;

/**
 * Asks about every payment that is due: pending ones, so that a lost webhook costs minutes; failed ones, as money may come
 * late; and paid ones, as refunds send no event. Safe in many processes. It leaves off between two payments when `stopping`
 * is aborted, and when nobody answers; what it had claimed is due again after the lease. Answers how often each settlement
 * came out.
 */
export const reconcileDue = async (deps: BillingDeps, stopping?: AbortSignal): Promise<Counts> => {
  const counts: Counts = {};
  let unavailableInARow = 0;
  for (;;) {
    const now = deps.clock.now();
    const due = await claimDue(deps.db, now, new Date(now.getTime() + leaseMs), batch);
    // The newest first: somebody is waiting for it.
    due.sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
    for (const payment of due) {
      if (stopping?.aborted || unavailableInARow >= patience) return counts;
      const outcome = await outcomeOf(deps, payment);
      counts[outcome] = (counts[outcome] ?? 0) + 1;
      unavailableInARow = outcome === 'unavailable' ? unavailableInARow + 1 : 0;
    }
    if (due.length < batch) return counts;
  }
};

const outcomeOf = (deps: BillingDeps, payment: PaymentRow): Promise<Outcome> =>
  settle(deps, payment).catch(async (error: unknown) => {
    const about = { err: error, referenceNumber: payment.referenceNumber };
    if (!isAboutOneAlone(error)) {
      deps.logger.warn(about, 'a payment could not be settled; it is asked about again');
      return 'unavailable';
    }
    deps.logger.error(
      about,
      'Maya tells nothing usable about this payment: a person has to look at it there',
    );
    const now = deps.clock.now();
    // If this fails, the lease stands.
    await putOff(deps.db, payment, afterNoAnswer(payment, now)).catch(() => undefined);
    return 'unanswerable';
  });

/** Others can be asked about all the same. Keys that are refused, and too many questions, concern all. */
const isAboutOneAlone = (error: unknown) =>
  error instanceof MayaUnreadable ||
  (error instanceof MayaRefused && ![401, 403, 429].includes(error.status));
