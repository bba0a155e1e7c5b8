import { randomBytes } from 'node:crypto';
import { Router, type ErrorRequestHandler } from 'express';
import type { Clock } from '../../clock';
import type { PlayMoney } from '../../integrations/maya/maya';
import { checkoutAnswer, paymentAnswer } from './api/answers';
import { apiFaults } from './api/api-guards';
import { apiRoutes } from './api/api-routes';
import {
  defaultSwitches,
  noFaults,
  type SandboxControls,
  type SandboxOutcome,
  type SandboxPayment,
} from './controls';
import { sandboxDeliveries } from './deliveries';
import { hostedRoutes } from './hosted/hosted-routes';
import { Ledger } from './ledger';
import { hostedPath, hostedStep, mayaSandboxPath } from './paths';
import { sandboxPayments, type SandboxPayments } from './payments';
import { statusOf, type PaymentRecord } from './records';
import { sandboxReversals } from './reversals';
import type { SandboxStore } from './store';

interface Settings {
  clock: Clock;
  store: SandboxStore;
  /** The address people open: they pay below it. */
  publicUrl: string;
  /** How long a receiver of a delivery may take. */
  deliveryTimeoutMs?: number;
}

export interface MayaSandbox {
  /** To be mounted before body parsers and the content policy. */
  routes: Router;
  publicKey: string;
  secretKey: string;
  controls: SandboxControls;
  /** Lets go of calls that hang, and of the store. */
  stop(): void;
}

const events: Partial<Record<string, readonly [payment: string, checkout: string]>> = {
  PAYMENT_SUCCESS: ['PAYMENT_SUCCESS', 'CHECKOUT_SUCCESS'],
  PAYMENT_FAILED: ['PAYMENT_FAILED', 'CHECKOUT_FAILURE'],
  AUTH_FAILED: ['PAYMENT_FAILED', 'CHECKOUT_FAILURE'],
  PAYMENT_EXPIRED: ['PAYMENT_EXPIRED', 'CHECKOUT_DROPOUT'],
  PAYMENT_CANCELLED: ['PAYMENT_CANCELLED', 'CHECKOUT_CANCELLED'],
};

/**
 * Stands in for Maya on our own server: the same routes, keys, refusals, times, pages and deliveries, so that only base URL
 * and keys differ. Time is the clock's; nothing is delivered until `controls.deliverDue` is called.
 */
export const createMayaSandbox = (settings: Settings): MayaSandbox => {
  const { clock, store, publicUrl, deliveryTimeoutMs = 10_000 } = settings;
  const keys = {
    publicKey: `pk-sandbox-${randomBytes(18).toString('base64url')}`,
    secretKey: `sk-sandbox-${randomBytes(18).toString('base64url')}`,
  };
  const state = { switches: defaultSwitches(), faults: noFaults() };
  const settable = { switches: () => state.switches, faults: () => state.faults };
  const ledger = new Ledger(store, clock.now().getTime());
  const deliveries = sandboxDeliveries({ ledger, clock, ...settable, timeoutMs: deliveryTimeoutMs });

  const announce = (payment: PaymentRecord) => {
    const [paymentEvent, checkoutEvent] = events[statusOf(payment)] ?? [];
    const checkout = ledger.get('checkout', payment.checkoutId);
    if (!paymentEvent || !checkoutEvent || !checkout) return;
    const now = payment.history.at(-1)?.at ?? clock.now().getTime();
    const view = { ...state, now, reversals: [] };
    deliveries.announce(paymentEvent, paymentAnswer(payment, view));
    deliveries.announce(checkoutEvent, checkoutAnswer(checkout, payment, view));
  };

  const payments = sandboxPayments({ ledger, clock, switches: settable.switches, announce });
  const reversals = sandboxReversals({ ledger, clock, payments });
  const faults = apiFaults();
  const deliverDue = () => {
    payments.expireDue();
    return deliveries.deliverDue();
  };

  const routes = Router();
  const pages = hostedRoutes({
    ledger,
    payments,
    beforeRedirect: async () => state.switches.deliverBeforeRedirect && deliverDue(),
  });
  routes.use(hostedPath, pages);
  const pageOf = (checkoutId: string) => publicUrl + hostedStep(checkoutId);
  routes.use(mayaSandboxPath, faults.handler);
  routes.use(mayaSandboxPath, apiRoutes({ ledger, clock, payments, reversals, ...settable, keys, pageOf }));
  routes.use(mayaSandboxPath, broken);

  const latestUnder = (referenceNumber: string): PaymentRecord => {
    const payment = payments.byReference(referenceNumber).at(-1);
    if (!payment) throw new Error(`The sandbox has no payment ${referenceNumber}`);
    return payment;
  };

  const controls: SandboxControls = {
    get switches() {
      return state.switches;
    },
    set switches(switches) {
      state.switches = switches;
    },
    get faults() {
      return state.faults;
    },
    set faults(next) {
      state.faults = next;
    },
    failNext: faults.failNext,
    reset() {
      state.switches = defaultSwitches();
      state.faults = noFaults();
      faults.clear();
    },
    deliverDue,
    async forge(body, headers = {}) {
      const url = ledger.all('webhook').find(({ name }) => name === 'PAYMENT_SUCCESS')?.callbackUrl;
      if (!url) throw new Error('PAYMENT_SUCCESS is not registered');
      const status = await deliveries.post(url, body, { 'content-type': 'application/json', ...headers });
      if (status === null) throw new Error(`${url} does not answer`);
      return status;
    },
    finish: (referenceNumber, outcome) =>
      summary(finish(payments, ledger, latestUnder(referenceNumber), outcome)),
    giveBack(referenceNumber, kind, amountCentavos) {
      const payment = latestUnder(referenceNumber);
      reversals.giveBack(payment, {
        kind,
        reason: 'Given back in the dashboard',
        ...(amountCentavos !== undefined && { amountCentavos }),
      });
      return summary(latestUnder(referenceNumber));
    },
    payments: (referenceNumber) =>
      (referenceNumber === undefined ? ledger.all('payment') : payments.byReference(referenceNumber)).map(
        summary,
      ),
    deliveries: () => ledger.all('delivery'),
    signingPublicKey: deliveries.signingPublicKey,
  };

  return {
    routes,
    ...keys,
    controls,
    stop() {
      faults.stop();
      store.close();
    },
  };
};

const summary = (payment: PaymentRecord): SandboxPayment => {
  const { id, checkoutId, referenceNumber, amountCentavos } = payment;
  return { id, checkoutId, referenceNumber, amountCentavos, status: statusOf(payment) };
};

const finish = (
  payments: SandboxPayments,
  ledger: Ledger,
  payment: PaymentRecord,
  outcome: SandboxOutcome,
): PaymentRecord => {
  const checkout = ledger.get('checkout', payment.checkoutId);
  if (!checkout) throw new Error('A payment without a checkout');
  if (outcome === 'late-success') return payments.force(payment, 'PAYMENT_SUCCESS');
  const state = payments.stateOf(checkout);
  if (state !== 'open') throw new Error(`The checkout is ${state}`);
  const attempt = payments.attempt(checkout);
  const begun = statusOf(attempt) === 'PENDING_TOKEN' ? (['PENDING_PAYMENT'] as const) : [];
  if (outcome === 'cancelled') return payments.move(attempt, ['PAYMENT_CANCELLED']);
  if (outcome === 'authentication-failed') {
    return payments.move(attempt, [...begun, 'FOR_AUTHENTICATION', 'AUTHENTICATING', 'AUTH_FAILED']);
  }
  const end = outcome === 'paid' ? 'PAYMENT_SUCCESS' : 'PAYMENT_FAILED';
  return payments.move(attempt, [
    ...begun,
    ...(['FOR_AUTHENTICATION', 'AUTH_NOT_ENROLLED', 'PAYMENT_PROCESSING', end] as const),
  ]);
};

const broken: ErrorRequestHandler = (error: unknown, _req, res, next) => {
  if (res.headersSent) return next(error);
  res.status(500).json({ code: 'PY0000', message: error instanceof Error ? error.message : 'Broken' });
};

/** What the payment flow test may do at the sandbox. */
export const playMoneyOf = (
  controls: Pick<SandboxControls, 'finish' | 'deliverDue' | 'deliveries'>,
): PlayMoney => ({
  pay: (referenceNumber) => void controls.finish(referenceNumber, 'paid'),
  deliver: async (referenceNumber) => {
    // The loop that delivers in time may be faster, so what became of the event is read from the record of it.
    await controls.deliverDue();
    const event = controls
      .deliveries()
      .findLast(
        (delivery) => delivery.event === 'PAYMENT_SUCCESS' && speaksOf(delivery.body, referenceNumber),
      );
    return event?.attempts.at(-1)?.outcome ?? 'not sent';
  },
});

const speaksOf = (body: unknown, referenceNumber: string) =>
  typeof body === 'object' &&
  body !== null &&
  'requestReferenceNumber' in body &&
  body.requestReferenceNumber === referenceNumber;
