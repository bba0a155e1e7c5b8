import { product } from '#shared/product/product';
import type { Db } from '../../../db/client';
import { paymentNotes } from '../../../db/payment-notes';
import type { PaymentRow } from '../../../db/schema/billing';
import type { User } from '../../../db/schema/users';
import {
  changeSubscription,
  lockUser,
  noteOnSubscription,
  notePaidWithoutUser,
  type Subscription,
} from '../../../db/subscriptions';
import { withoutCardDigits } from '../../../db/without-card-digits';
import { nextAskAt } from './ask-schedule';
import type { BillingDeps } from '../billing-deps';
import { lockPayment, moveLaterPeriods, updatePayment } from '../payment-repository';
import { wasSetByHandSince } from '../subscriptions/subscriber-repository';
import { grant, takeBack } from '../subscriptions/subscription-change';
import { isWhole, type Attempt, type Verdict } from './verdict';

/** The result of querying the provider about a payment. */
export type Settlement = 'granted' | 'already_granted' | 'refunded' | 'mismatch' | 'failed' | 'pending';

/** The change of a verdict, and its concern for an operator. */
interface Recorded {
  settlement: Settlement;
  concern?: { reason: string; paymentIds?: string[] };
}

interface Scene {
  tx: Db;
  now: Date;
  /** Undefined once the account is deleted. */
  subscriber: User | undefined;
  /** The current row, locked. */
  payment: PaymentRow;
}

/** One transaction per verdict. Every transaction locks the subscriber before the payment, which prevents deadlocks. */
export const recordVerdict = ({ db, clock }: BillingDeps, { id, userId }: PaymentRow, verdict: Verdict) =>
  db.transaction(async (tx): Promise<Recorded> => {
    const subscriber = userId ? await lockUser(tx, userId) : undefined;
    const payment = await lockPayment(tx, id);
    const scene = { tx, now: clock.now(), subscriber, payment };
    switch (verdict.outcome) {
      case 'paid':
        return recordPaid(scene, verdict);
      case 'reversed':
        return recordReversed(scene, verdict.reversed);
      case 'mismatch':
      case 'failed':
        return recordFailed(scene, verdict);
      case 'pending':
        // Also after an earlier payment or refund: the attempt in progress decides.
        await askAgain(scene, { ...payment, status: 'pending', paidAt: null });
        return asItStands(payment.status);
    }
  });

const askAgain = ({ tx, now, payment }: Scene, as: PaymentRow) =>
  updatePayment(tx, payment.id, { nextAskAt: nextAskAt(as, now) });

const asItStands = (status: PaymentRow['status']): Recorded => ({
  settlement: status === 'paid' ? 'already_granted' : status,
});

/** A note and since when the payment has it, by which an administrator's later change is known to be about it. */
const noteOf = (payment: PaymentRow, failureReason: string | null, now: Date) => ({
  failureReason,
  ...(failureReason !== payment.failureReason && { notedAt: now }),
});

type Paid = Extract<Verdict, { outcome: 'paid' }>;

const recordPaid = async (scene: Scene, verdict: Paid): Promise<Recorded> => {
  const { payment } = scene;
  switch (payment.status) {
    case 'paid':
      return recordStillPaid(scene, verdict);
    case 'refunded': {
      // A refunded attempt stays refunded; money of a later attempt counts.
      const since = verdict.kept.find(
        (attempt) => attempt.id !== payment.providerPaymentId && isWhole(attempt, payment.amountCentavos),
      );
      if (since) return recordGrant(scene, since, verdict);
      return recordBackAgain(scene, verdict);
    }
    case 'pending':
    case 'failed':
      return recordGrant(scene, verdict.kept[0], verdict);
  }
};

/** Maya reported a refund and now reports the money: an operator has to find out which is right. */
const recordBackAgain = async ({ tx, now, payment }: Scene, { kept }: Paid): Promise<Recorded> => {
  const reason = `${paymentNotes.backAgain}. Please write to ${product.supportEmail}`;
  await updatePayment(tx, payment.id, {
    ...noteOf(payment, reason, now),
    nextAskAt: nextAskAt(payment, now),
  });
  if (reason === payment.failureReason) return asItStands(payment.status);
  return { ...asItStands(payment.status), concern: { reason, paymentIds: kept.map(({ id }) => id) } };
};

const recordStillPaid = async ({ tx, now, payment }: Scene, { kept, flaw }: Paid): Promise<Recorded> => {
  const [first] = kept;
  const isKnown = kept.some(({ id }) => id === payment.providerPaymentId);
  await updatePayment(tx, payment.id, {
    ...noteOf(payment, flaw, now),
    nextAskAt: nextAskAt(payment, now),
    // Of two paid attempts the granted one was refunded: the other one replaces it.
    ...(!isKnown && { providerPaymentId: first.id, receiptNumber: first.receiptNumber }),
  });
  return { settlement: 'already_granted', ...(flaw !== payment.failureReason && concernOf(kept, flaw)) };
};

const recordGrant = async (scene: Scene, paid: Attempt, { kept, flaw }: Paid): Promise<Recorded> => {
  const { tx, now, subscriber, payment } = scene;
  const granted = subscriber && grant(subscriber, payment.periodDays, now);
  const paidAt = paid.updatedAt ?? now;
  await updatePayment(tx, payment.id, {
    status: 'paid',
    paidAt,
    ...noteOf(payment, flaw, now),
    providerPaymentId: paid.id,
    receiptNumber: paid.receiptNumber,
    fundSource: subscriber ? paid.fundSource : withoutCardDigits(paid.fundSource),
    periodStart: granted?.period.start ?? null,
    periodEnd: granted?.period.end ?? null,
    nextAskAt: nextAskAt({ ...payment, status: 'paid', paidAt }, now),
  });
  if (!granted) {
    await notePaidWithoutUser(tx, {
      cause: 'payment',
      paymentId: payment.id,
      createdAt: now,
      reason: 'Paid after the account was deleted. Please refund it at Maya',
      transactionReference: payment.referenceNumber,
    });
    return {
      settlement: 'granted',
      concern: { reason: 'It was paid, and the account is gone', paymentIds: [paid.id] },
    };
  }
  await change(scene, granted.subscriber, 'payment', 'Paid for 30 days of Pro with Maya');
  return { settlement: 'granted', ...concernOf(kept, flaw) };
};

const concernOf = (kept: Paid['kept'], flaw: string | null): Pick<Recorded, 'concern'> =>
  flaw === null ? {} : { concern: { reason: flaw, paymentIds: kept.map(({ id }) => id) } };

const recordReversed = async (
  scene: Scene,
  reversed: Extract<Verdict, { outcome: 'reversed' }>['reversed'],
): Promise<Recorded> => {
  const { tx, now, subscriber, payment } = scene;
  const { providerPaymentId } = payment;
  if (
    payment.status === 'paid' &&
    providerPaymentId &&
    !reversed.some(({ id }) => id === providerPaymentId)
  ) {
    // Another attempt was paid since the query: the answer is outdated.
    await askAgain(scene, { ...payment, status: 'pending', paidAt: null });
    return asItStands(payment.status);
  }
  const [first] = reversed;
  await updatePayment(tx, payment.id, {
    status: 'refunded',
    providerPaymentId: providerPaymentId ?? first.id,
    ...noteOf(
      payment,
      first.status === 'VOIDED' ? 'The payment was voided' : 'The payment was refunded',
      now,
    ),
    nextAskAt: nextAskAt({ ...payment, status: 'refunded' }, now),
  });
  const { periodStart: start, periodEnd: end } = payment;
  if (payment.status !== 'paid' || !subscriber || !start || !end) return { settlement: 'refunded' };
  if (await wasSetByHandSince(tx, subscriber.id, payment.id)) return recordNothingTaken(scene);
  const taken = takeBack(subscriber, { start, end }, now);
  if (taken.unusedMs > 0) {
    await moveLaterPeriods(tx, subscriber.id, end, taken.unusedMs);
    await change(scene, taken.subscriber, 'refund', 'The payment was refunded at Maya');
  }
  return { settlement: 'refunded' };
};

/** A refund does not undo an administrator's later change: an operator decides whether it still fits. */
const recordNothingTaken = async (scene: Scene): Promise<Recorded> => {
  const { tx, subscriber } = scene;
  if (subscriber) {
    const reason = 'The payment was refunded at Maya. An administrator has set the plan since, so it stays';
    await noteOnSubscription(tx, subscriber, whyOf(scene, 'refund', reason));
  }
  return {
    settlement: 'refunded',
    concern: {
      reason: 'It was refunded, and an administrator has set the plan since, which stays as it is',
    },
  };
};

const recordFailed = async (
  scene: Scene,
  { outcome, reason }: Extract<Verdict, { outcome: 'failed' | 'mismatch' }>,
): Promise<Recorded> => {
  const { tx, now, payment } = scene;
  const concern = outcome === 'mismatch' && reason !== payment.failureReason && { concern: { reason } };
  // A failure never removes a paid period.
  if (payment.status === 'paid' || payment.status === 'refunded') {
    const note = payment.status === 'paid' && outcome === 'mismatch' && noteOf(payment, reason, now);
    await updatePayment(tx, payment.id, { nextAskAt: nextAskAt(payment, now), ...note });
    return { ...asItStands(payment.status), ...concern };
  }
  await updatePayment(tx, payment.id, {
    status: 'failed',
    ...noteOf(payment, reason, now),
    nextAskAt: nextAskAt({ ...payment, status: 'failed' }, now),
  });
  return { settlement: outcome, ...concern };
};

const change = async (scene: Scene, after: Subscription, cause: 'payment' | 'refund', reason: string) => {
  const { tx, subscriber } = scene;
  if (subscriber) await changeSubscription(tx, subscriber, after, whyOf(scene, cause, reason));
};

const whyOf = ({ now, payment }: Scene, cause: 'payment' | 'refund', reason: string) => ({
  cause,
  reason,
  paymentId: payment.id,
  createdAt: now,
  transactionReference: payment.referenceNumber,
});
