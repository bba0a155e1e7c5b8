import { randomBytes, randomUUID } from 'node:crypto';
import type { Clock } from '../../clock';
import type { PaymentStatus } from '../../integrations/maya/maya';
import type { SandboxSwitches } from './controls';
import type { Ledger } from './ledger';
import { authenticationLifeMs, checkoutLifeMs, isUnfinished, mayMove } from './payment-machine';
import { statusOf, type CheckoutRecord, type PaymentRecord } from './records';

interface PaymentsDeps {
  ledger: Ledger;
  clock: Clock;
  switches: () => SandboxSwitches;
  /** A payment has come to an end, or to money. */
  announce: (payment: PaymentRecord) => void;
}

type Details = Partial<Pick<PaymentRecord, 'fundSource' | 'problem'>>;

/** The state of a checkout: 'open' also after a failed attempt. */
export type CheckoutState = 'open' | 'authenticating' | 'paid' | 'cancelled' | 'expired';

const announced: readonly PaymentStatus[] = [
  'PAYMENT_SUCCESS',
  'PAYMENT_FAILED',
  'AUTH_FAILED',
  'PAYMENT_EXPIRED',
  'PAYMENT_CANCELLED',
];

/** Checkouts and the attempts to pay them, by Maya's rules and a clock of its own choice. */
export const sandboxPayments = ({ ledger, clock, switches, announce }: PaymentsDeps) => {
  const now = () => clock.now().getTime();
  const unfinished = new Set(
    ledger
      .all('payment')
      .filter((payment) => isUnfinished(statusOf(payment)))
      .map(({ id }) => id),
  );

  const save = (payment: PaymentRecord) => {
    ledger.put('payment', payment);
    if (isUnfinished(statusOf(payment))) unfinished.add(payment.id);
    else unfinished.delete(payment.id);
    return payment;
  };

  const addAttempt = (checkout: CheckoutRecord, isFirst: boolean) =>
    save({
      id: isFirst && switches().paymentIdIsCheckoutId ? checkout.id : randomUUID(),
      checkoutId: checkout.id,
      referenceNumber: checkout.referenceNumber,
      amountCentavos: checkout.amountCentavos,
      currency: checkout.currency,
      history: [{ status: 'PENDING_TOKEN', at: now() }],
      authenticationEndsAt: null,
      fundSource: null,
      receipt: null,
      problem: null,
      paymentTokenId: randomBytes(24).toString('base64url'),
    });

  /** Sets a status unconditionally and sends its events. */
  const force = (payment: PaymentRecord, status: PaymentStatus, at = now(), details: Details = {}) => {
    const saved = save({
      ...payment,
      ...details,
      history: [...payment.history, { status, at }],
      ...(status === 'AUTHENTICATING' && { authenticationEndsAt: at + authenticationLifeMs }),
      ...(status === 'PAYMENT_SUCCESS' && { receipt: newReceipt(), problem: null }),
    });
    if (announced.includes(status)) announce(saved);
    return saved;
  };

  /** Goes from status to status, as far as the rules of the machine let it. */
  const move = (payment: PaymentRecord, path: readonly PaymentStatus[], details: Details = {}) =>
    path.reduce((current, status) => {
      const from = statusOf(current);
      if (!mayMove(from, status)) throw new Error(`A payment cannot go from ${from} to ${status}`);
      return force(current, status, now(), details);
    }, payment);

  /** The payment's current state: one read late has still ended at the right time. */
  const current = (payment: PaymentRecord): PaymentRecord => {
    if (!isUnfinished(statusOf(payment))) return payment;
    const checkout = ledger.get('checkout', payment.checkoutId);
    const endsAt = Math.min(checkout?.expiresAt ?? 0, payment.authenticationEndsAt ?? Infinity);
    return now() < endsAt ? payment : force(payment, 'PAYMENT_EXPIRED', endsAt);
  };

  const attempts = (checkoutId: string) => ledger.paymentsByCheckout(checkoutId).map(current);

  const latest = (checkout: CheckoutRecord): PaymentRecord =>
    attempts(checkout.id).at(-1) ?? addAttempt(checkout, true);

  const stateOf = (checkout: CheckoutRecord): CheckoutState => {
    const status = statusOf(latest(checkout));
    if (['FOR_AUTHENTICATION', 'AUTHENTICATING'].includes(status)) return 'authenticating';
    if (status === 'PAYMENT_CANCELLED') return 'cancelled';
    const mayTryAgain = isUnfinished(status) || status === 'PAYMENT_FAILED' || status === 'AUTH_FAILED';
    if (!mayTryAgain && status !== 'PAYMENT_EXPIRED') return 'paid';
    return mayTryAgain && now() < checkout.expiresAt ? 'open' : 'expired';
  };

  return {
    move,
    force,
    stateOf,
    latest,
    create(checkout: Omit<CheckoutRecord, 'id' | 'createdAt' | 'expiresAt'>): CheckoutRecord {
      const [id, createdAt] = [randomUUID(), now()];
      const saved = ledger.put('checkout', {
        ...checkout,
        id,
        createdAt,
        expiresAt: createdAt + checkoutLifeMs,
      });
      addAttempt(saved, true);
      return saved;
    },
    /** The attempt that a person makes now: a new one after one that failed. */
    attempt: (checkout: CheckoutRecord): PaymentRecord => {
      const payment = latest(checkout);
      return isUnfinished(statusOf(payment)) ? payment : addAttempt(checkout, false);
    },
    byId: (id: string) => {
      const payment = ledger.get('payment', id);
      return payment && current(payment);
    },
    byReference: (referenceNumber: string) => ledger.paymentsByReference(referenceNumber).map(current),
    /** Ends what has timed out, also without a reader. */
    expireDue() {
      for (const id of [...unfinished]) {
        const payment = ledger.get('payment', id);
        if (payment) current(payment);
      }
    },
  };
};

export type SandboxPayments = ReturnType<typeof sandboxPayments>;

const newReceipt = () => ({
  transactionId: randomUUID(),
  receiptNo: randomBytes(6).toString('hex'),
  approvalCode: '00001234',
});
