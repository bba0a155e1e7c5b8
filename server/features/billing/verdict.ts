import type { PaymentRow } from '../../db/schema/payments';
import { classOf, type ProviderPayment } from '../../integrations/maya/maya';

/** What the provider's answer means for one payment of ours. */
export type Verdict =
  | { outcome: 'paid'; payment: ProviderPayment }
  | { outcome: 'reversed'; payment: ProviderPayment }
  /** Something that no rule covers, such as money that was not asked for: nothing is granted, and a person has to look. */
  | { outcome: 'mismatch'; reason: string }
  | { outcome: 'failed'; reason: string }
  | { outcome: 'pending' };

/** A checkout ends an hour after its creation, an attempt 15 minutes after it began; and a little for slow clocks. */
export const checkoutLifeMs = 80 * 60 * 1000;

const believedAfterMs = 5 * 60 * 1000;

/**
 * Judges what the provider knows under the payment's reference number; several attempts may have been made under one.
 * One that succeeded outweighs everything. Nothing at all means that nobody has tried yet, until the checkout has ended.
 */
export const judge = (
  ours: Pick<PaymentRow, 'referenceNumber' | 'amountCentavos' | 'createdAt'>,
  asked: readonly ProviderPayment[],
  now: Date,
): Verdict => {
  const attempts = asked.filter(({ referenceNumber }) => referenceNumber === ours.referenceNumber);
  const succeeded = attempts.filter(({ status, isPaid }) => classOf(status) === 'paid' && isPaid);
  const whole = succeeded.find((attempt) => isWhole(attempt, ours.amountCentavos));
  if (whole) return { outcome: 'paid', payment: whole };
  const [wrong] = succeeded;
  if (wrong) {
    return {
      outcome: 'mismatch',
      reason: `Maya reports ${wrong.currency} ${(wrong.amountCentavos / 100).toFixed(2)} instead of PHP ${(ours.amountCentavos / 100).toFixed(2)}`,
    };
  }
  const reversed = attempts.find(({ status }) => classOf(status) === 'reversed');
  if (reversed) return { outcome: 'reversed', payment: reversed };

  const hasEnded = now.getTime() - ours.createdAt.getTime() >= checkoutLifeMs;
  const isUnderWay = attempts.length === 0 || !attempts.every((attempt) => isOver(attempt, now));
  if (isUnderWay && !hasEnded) return { outcome: 'pending' };
  const odd = attempts.find(({ status }) => classOf(status) === 'person');
  if (odd) return { outcome: 'mismatch', reason: `Maya reports ${odd.rawStatus}` };
  return { outcome: 'failed', reason: failureReason(attempts) };
};

/** Authentication that failed looks final at first, and is believed only a while later. */
const isOver = ({ status, updatedAt }: ProviderPayment, now: Date) => {
  const kind = classOf(status);
  const isOld = updatedAt !== null && now.getTime() - updatedAt.getTime() >= believedAfterMs;
  return kind === 'failed' || (kind === 'askAgain' && isOld);
};

const isWhole = ({ amountCentavos, currency }: ProviderPayment, wanted: number) =>
  amountCentavos === wanted && currency === 'PHP';

const failureReason = (attempts: readonly ProviderPayment[]) => {
  const statuses = new Set(attempts.map(({ status }) => status));
  if (statuses.has('PAYMENT_CANCELLED')) return 'The payment was cancelled';
  if (statuses.has('PAYMENT_FAILED')) return 'The payment was declined';
  if (statuses.has('AUTH_FAILED')) return 'The card could not be verified';
  return 'The payment was not completed in time';
};
