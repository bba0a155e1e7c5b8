import type { PaymentRow } from '../../../db/schema/billing';
import { MayaRefused, MayaUnreadable } from '../../../integrations/maya/maya';
import { afterNoAnswer } from './ask-schedule';
import type { BillingDeps } from '../billing-deps';
import { claimDue, putOff } from '../payment-repository';
import { settle, type Settlement } from './settle';

// The lease of a claimed payment; also the delay for those of a process that died.
const leaseMs = 2 * 60_000;
const batch = 20;

// This many failures in a row mean that the provider or the database is unavailable.
const patience = 5;

/** `unavailable`: due again after the lease; `unanswerable`: no usable answer for this payment. */
type Outcome = Settlement | 'unavailable' | 'unanswerable';
type Counts = Partial<Record<Outcome, number>>;

/**
 * Queries every due payment: pending ones, so that a lost webhook costs minutes; failed ones, because money may be late; and
 * paid ones, because refunds send no event. Safe in many processes. Stops between two payments when `stopping` is aborted or
 * there is no answer; claimed payments are due again after the lease. Returns the count of each settlement.
 */
export const reconcileDue = async (deps: BillingDeps, stopping?: AbortSignal): Promise<Counts> => {
  const counts: Counts = {};
  let unavailableInARow = 0;
  for (;;) {
    const now = deps.clock.now();
    const due = await claimDue(deps.db, now, new Date(now.getTime() + leaseMs), batch);
    // Newest first: a user is waiting for it.
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
    // If this fails, the lease applies.
    await putOff(deps.db, payment, afterNoAnswer(payment, now)).catch(() => undefined);
    return 'unanswerable';
  });

/** Other payments can still be queried, except after refused keys or too many requests. */
const isAboutOneAlone = (error: unknown) =>
  error instanceof MayaUnreadable ||
  (error instanceof MayaRefused && ![401, 403, 429].includes(error.status));
