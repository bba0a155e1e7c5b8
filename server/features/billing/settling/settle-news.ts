import type { BillingDeps } from '../billing-deps';
import { askBy, findByProviderId, findByReference } from '../payment-repository';
import { withinOneDeadline } from '../one-deadline';
import { settle, type Settlement } from './settle';

/** A delivery's claims. Each may be missing, and none is trusted. */
export interface PaymentNews {
  referenceNumber: string | null;
  paymentId: string | null;
  checkoutId: string | null;
}

export interface NewsOutcome {
  result: Settlement | 'unknown_payment';
  referenceNumber: string | null;
  userId: string | null;
}

// Maya's events may arrive before its own API knows of them.
const soonMs = 30_000;

/**
 * An event about a payment only triggers a query, whatever it claims. Throws MayaUnavailable when Maya cannot be queried:
 * the event has to be delivered again.
 */
export const settleNews = async (deps: BillingDeps, news: PaymentNews): Promise<NewsOutcome> => {
  const payment = await findPayment(deps, news);
  if (!payment) return { result: 'unknown_payment', referenceNumber: news.referenceNumber, userId: null };
  const result = await settle(withinOneDeadline(deps), payment);
  if (result === 'pending' || result === 'failed') {
    await askBy(deps.db, payment.id, new Date(deps.clock.now().getTime() + soonMs));
  }
  return { result, referenceNumber: payment.referenceNumber, userId: payment.userId };
};

/** The reference number of the event's payment; null if it is not ours. Does not call the provider. */
export const findReference = async (deps: BillingDeps, news: PaymentNews): Promise<string | null> =>
  (await findPayment(deps, news))?.referenceNumber ?? null;

const findPayment = async ({ db }: BillingDeps, { referenceNumber, paymentId, checkoutId }: PaymentNews) => {
  if (referenceNumber) return findByReference(db, referenceNumber);
  for (const id of [paymentId, checkoutId]) {
    const payment = id ? await findByProviderId(db, id) : undefined;
    if (payment) return payment;
  }
  return undefined;
};
