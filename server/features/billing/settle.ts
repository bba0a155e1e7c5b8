import type { Db } from '../../db/client';
import type { PaymentRow } from '../../db/schema/payments';
import type { User } from '../../db/schema/users';
import type { ProviderPayment } from '../../integrations/maya/maya';
import { nextAskAt } from './ask-schedule';
import type { BillingParts } from './billing-parts';
import { lockPayment, moveLaterPeriods, updatePayment } from './payment-repository';
import { insertBillingLog, lockSubscriber, updateSubscription } from './subscriber-repository';
import { grant, takeBack } from './subscription-change';
import { judge, type Verdict } from './verdict';

/** What came of asking the provider about a payment. */
export type Settlement = 'granted' | 'already_granted' | 'refunded' | 'mismatch' | 'failed' | 'pending';

/**
 * Asks the provider about a payment and records what it says: the one way in which anybody becomes Pro by paying, however
 * the news arrived. Throws MayaUnavailable when the provider cannot be asked; nothing has changed then.
 */
export const settle = (parts: BillingParts, payment: PaymentRow): Promise<Settlement> =>
  parts.settling(payment.id, async () => {
    const asked = await parts.payments.paymentsByReference(payment.referenceNumber);
    const verdict = judge(payment, asked, parts.clock.now());
    if (verdict.outcome === 'mismatch') {
      parts.logger.error(
        { referenceNumber: payment.referenceNumber, reason: verdict.reason },
        'a person has to look at this payment',
      );
    }
    return record(parts, payment, verdict);
  });

/** One transaction per verdict. The subscriber is locked before the payment, in every transaction, so that none wait in a circle. */
const record = ({ db, clock }: BillingParts, { id, userId }: PaymentRow, verdict: Verdict) =>
  db.transaction(async (tx): Promise<Settlement> => {
    const now = clock.now();
    const subscriber = userId ? await lockSubscriber(tx, userId) : undefined;
    const payment = await lockPayment(tx, id);
    const scene = { tx, now, subscriber, payment };
    switch (verdict.outcome) {
      case 'paid':
        return recordPaid(scene, verdict.payment);
      case 'reversed':
        return recordReversed(scene, verdict.payment);
      case 'mismatch':
      case 'failed':
        return recordFailed(scene, verdict.reason, verdict.outcome);
      case 'pending':
        await putOff(scene, payment.status);
        return payment.status === 'paid' ? 'already_granted' : payment.status;
    }
  });

interface Scene {
  tx: Db;
  now: Date;
  /** Undefined once the account is gone. */
  subscriber: User | undefined;
  /** As it stands in the database now, locked. */
  payment: PaymentRow;
}

const putOff = ({ tx, now, payment }: Scene, status: PaymentRow['status']) =>
  updatePayment(tx, payment.id, { nextAskAt: nextAskAt({ ...payment, status }, now) });

const recordPaid = async (scene: Scene, paid: ProviderPayment): Promise<Settlement> => {
  const { tx, now, subscriber, payment } = scene;
  if (payment.status === 'paid' || payment.status === 'refunded') {
    await putOff(scene, payment.status);
    return payment.status === 'paid' ? 'already_granted' : 'refunded';
  }
  const granted = subscriber && grant(subscriber, payment.periodDays, now);
  const paidAt = paid.updatedAt ?? now;
  await updatePayment(tx, payment.id, {
    ...{ status: 'paid', paidAt, failureReason: null },
    ...{ providerPaymentId: paid.id, receiptNumber: paid.receiptNumber, fundSource: paid.fundSource },
    ...{ periodStart: granted?.period.start ?? null, periodEnd: granted?.period.end ?? null },
    nextAskAt: nextAskAt({ ...payment, status: 'paid', paidAt }, now),
  });
  if (granted) {
    await changeSubscription(scene, granted.subscriber, 'payment', 'Paid for 30 days of Pro with Maya');
  }
  return 'granted';
};

const recordReversed = async (scene: Scene, reversed: ProviderPayment): Promise<Settlement> => {
  const { tx, now, subscriber, payment } = scene;
  if (payment.status === 'refunded') return 'refunded';
  await updatePayment(tx, payment.id, {
    ...{ status: 'refunded', providerPaymentId: reversed.id, nextAskAt: null },
    failureReason: reversed.status === 'VOIDED' ? 'The payment was voided' : 'The payment was refunded',
  });
  const { periodStart: start, periodEnd: end } = payment;
  if (payment.status !== 'paid' || !subscriber || !start || !end) return 'refunded';
  const taken = takeBack(subscriber, { start, end }, now);
  if (taken.unusedMs > 0) {
    await moveLaterPeriods(tx, subscriber.id, end, taken.unusedMs);
    await changeSubscription(scene, taken.subscriber, 'refund', 'The payment was given back at Maya');
  }
  return 'refunded';
};

const recordFailed = async (
  scene: Scene,
  reason: string,
  outcome: 'failed' | 'mismatch',
): Promise<Settlement> => {
  const { tx, now, payment } = scene;
  // A failure never takes back a paid period.
  if (payment.status === 'paid' || payment.status === 'refunded') {
    await putOff(scene, payment.status);
    return payment.status === 'paid' ? 'already_granted' : 'refunded';
  }
  await updatePayment(tx, payment.id, {
    ...{ status: 'failed', failureReason: reason },
    nextAskAt: nextAskAt({ ...payment, status: 'failed' }, now),
  });
  return outcome;
};

const changeSubscription = async (
  { tx, now, subscriber, payment }: Scene,
  after: Pick<User, 'plan' | 'subscriptionExpiresAt'>,
  cause: 'payment' | 'refund',
  reason: string,
) => {
  if (!subscriber) return;
  await updateSubscription(tx, subscriber.id, after);
  await insertBillingLog(tx, {
    ...{ userId: subscriber.id, cause, paymentId: payment.id, reason, createdAt: now },
    ...{ oldStatus: subscriber.plan, newStatus: after.plan },
    ...{ oldExpiresAt: subscriber.subscriptionExpiresAt, newExpiresAt: after.subscriptionExpiresAt },
    transactionReference: payment.referenceNumber,
  });
};
