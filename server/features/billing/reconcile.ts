import type { BillingParts } from './billing-parts';
import { claimDue } from './payment-repository';
import { settle, type Settlement } from './settle';

// Until when others leave a claimed payment alone; also how long one waits whose process died with it.
const leaseMs = 2 * 60_000;
const batch = 20;

/**
 * Asks about every payment that is due: pending ones, so that a lost webhook costs minutes; failed ones, as money may come
 * late; and paid ones, as refunds send no event. Safe in many processes. Answers how often each settlement came out.
 */
export const reconcileDue = async (
  parts: BillingParts,
): Promise<Partial<Record<Settlement | 'unavailable', number>>> => {
  const counts: Partial<Record<Settlement | 'unavailable', number>> = {};
  for (;;) {
    const now = parts.clock.now();
    const due = await claimDue(parts.db, now, new Date(now.getTime() + leaseMs), batch);
    for (const payment of due) {
      const outcome = await settle(parts, payment).catch((error: unknown) => {
        parts.logger.warn(
          { err: error, referenceNumber: payment.referenceNumber },
          'a payment could not be settled; it is asked about again',
        );
        return 'unavailable' as const;
      });
      counts[outcome] = (counts[outcome] ?? 0) + 1;
    }
    if (due.length < batch) return counts;
  }
};
