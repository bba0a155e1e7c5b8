import { product } from '#shared/product/product';
import { paymentNotes } from '../../../db/payment-notes';
import type { PaymentRow } from '../../../db/schema/billing';
import { classOf, type ProviderPayment } from '../../../integrations/maya/maya';

/** One attempt to pay, and its refunded amount. */
export interface Attempt extends ProviderPayment {
  givenBackCentavos: number;
}

/** The meaning of the provider's answer for one of our payments. */
export type Verdict =
  /** The whole amount arrived and is not fully refunded: the first attempt counts, further ones are duplicates. */
  | { outcome: 'paid'; kept: readonly [Attempt, ...Attempt[]]; flaw: string | null }
  /** All received money was refunded; the first attempt is reported. */
  | { outcome: 'reversed'; reversed: readonly [Attempt, ...Attempt[]] }
  /** No rule covers it, such as an unexpected amount: nothing is granted, and an operator has to look. */
  | { outcome: 'mismatch'; reason: string }
  | { outcome: 'failed'; reason: string }
  | { outcome: 'pending' };

/** A checkout ends an hour after its creation, an attempt 15 minutes after its start; plus clock drift. */
export const checkoutLifeMs = 80 * 60 * 1000;

const believedAfterMs = 5 * 60 * 1000;

/** Money in processing may arrive long after the checkout's end; the user should not be asked to pay again meanwhile. */
const processingLifeMs = 24 * 60 * 60 * 1000;

/**
 * Judges all attempts that the provider knows under the payment's reference number. Received money outweighs everything, and
 * an attempt in progress outweighs a refunded one. No attempt means that the user has not tried yet, until the checkout has
 * ended.
 */
export const judge = (
  ours: Pick<PaymentRow, 'referenceNumber' | 'amountCentavos' | 'createdAt'>,
  asked: readonly Attempt[],
  now: Date,
): Verdict => {
  const attempts = asked.filter(({ referenceNumber }) => referenceNumber === ours.referenceNumber);
  const kept = attempts.filter(isKept).sort((a, b) => startOf(a) - startOf(b));
  const whole = kept.find((attempt) => isWhole(attempt, ours.amountCentavos));
  if (whole) {
    const others = kept.filter((attempt) => attempt !== whole);
    return { outcome: 'paid', kept: [whole, ...others], flaw: flawOf(whole, others) };
  }
  const [wrong] = kept;
  if (wrong) {
    return {
      outcome: 'mismatch',
      reason: `${paymentNotes.mismatch} ${wrong.currency} ${pesos(wrong.amountCentavos)} instead of PHP ${pesos(ours.amountCentavos)}`,
    };
  }
  const stray = asked.find((attempt) => !attempts.includes(attempt) && isKept(attempt));
  if (stray && attempts.length === 0) {
    return {
      outcome: 'mismatch',
      reason: `${paymentNotes.mismatch} a payment without the reference number of this one`,
    };
  }
  const ageMs = now.getTime() - ours.createdAt.getTime();
  const isUnderWay = attempts.length === 0 || !attempts.every((attempt) => isOver(attempt, now));
  const isMoving = attempts.some(
    ({ status }) => status === 'AUTH_SUCCESS' || status === 'PAYMENT_PROCESSING',
  );
  if (isUnderWay && ageMs < (isMoving ? processingLifeMs : checkoutLifeMs)) return { outcome: 'pending' };
  const [reversed, ...moreReversed] = attempts.filter(({ status }) => classOf(status) === 'reversed');
  if (reversed) return { outcome: 'reversed', reversed: [reversed, ...moreReversed] };
  const odd = attempts.find(({ status }) => ['person', 'paid'].includes(classOf(status)));
  if (odd) return { outcome: 'mismatch', reason: oddity(odd) };
  return { outcome: 'failed', reason: failureReason(attempts) };
};

/** Whether the provider holds money: received and not fully refunded. */
const isKept = ({ status, isPaid, amountCentavos, givenBackCentavos }: Attempt) => {
  const kind = classOf(status);
  return (kind === 'paid' && isPaid) || (kind === 'reversed' && givenBackCentavos < amountCentavos);
};

const startOf = ({ createdAt }: ProviderPayment) => createdAt?.getTime() ?? 0;

/** A failed authentication is trusted only after a while. */
const isOver = ({ status, updatedAt }: ProviderPayment, now: Date) => {
  const kind = classOf(status);
  const isOld = updatedAt !== null && now.getTime() - updatedAt.getTime() >= believedAfterMs;
  return kind === 'failed' || kind === 'reversed' || (kind === 'askAgain' && isOld);
};

/** Whether amount and currency match. */
export const isWhole = ({ amountCentavos, currency }: ProviderPayment, wanted: number) =>
  amountCentavos === wanted && currency === 'PHP';

const pesos = (centavos: number) => (centavos / 100).toFixed(2);

/** The problem with received money, in words for the user; null if there is none. */
const flawOf = (whole: Attempt, others: readonly Attempt[]) => {
  if (others.length > 0) {
    return `${paymentNotes.chargedTwice}. Please write to ${product.supportEmail} to have the rest refunded`;
  }
  return whole.givenBackCentavos > 0 ? `₱${pesos(whole.givenBackCentavos)} of it was refunded` : null;
};

const oddity = ({ rawStatus, status }: ProviderPayment) =>
  classOf(status) === 'paid'
    ? `${paymentNotes.mismatch} ${rawStatus}, but not that it is paid`
    : `${paymentNotes.mismatch} ${rawStatus}`;

const failureReason = (attempts: readonly ProviderPayment[]) => {
  const statuses = new Set(attempts.map(({ status }) => status));
  if (statuses.has('PAYMENT_CANCELLED')) return 'The payment was canceled';
  if (statuses.has('PAYMENT_FAILED')) return 'The payment was declined';
  if (statuses.has('AUTH_FAILED')) return 'The card could not be verified';
  return 'The payment was not completed in time';
};
