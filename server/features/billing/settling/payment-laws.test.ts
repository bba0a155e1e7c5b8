import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { effectivePlan } from '#shared/billing/plans';
import { billingLogs, payments } from '../../../db/schema/billing';
import { users } from '../../../db/schema/users';
import { newPayer, paymentWorld, type Payer } from '../../../testing/billing/payer';
import { paymentsOf, setPlan } from '../../../testing/billing/subscriptions';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { isOnPostgres } from '../../../testing/postgres/test-database';
import { startTwoApps } from '../../../testing/postgres/two-apps';
import { billingDepsOf } from '../billing-deps';
import { cancelPayment } from '../checkout/cancel-payment';
import { beginCheckout } from '../checkout/checkout';
import { startTrial } from '../subscriptions/start-trial';
import { findSubscriber } from '../subscriptions/subscriber-repository';
import { paidTime } from './testing/paid-time';
import { anyStep, unknowns, type Step } from './testing/payment-steps';
import { checkPayments } from '../subscription-service';

// Laws for any sequence of events: each payment is granted once, the trial starts once, and the plan at any time is what was
// paid for or tried.

// The real Postgres releases locks in its own order and is faster: most of the runs use it.
const runs = isOnPostgres ? 1000 : 250;
const seed = 20261121;

let app: TestApp;
/** Both processes of the deployment; on the embedded database, which serves one process, twice the same. */
let apps: readonly TestApp[];
let stop: () => Promise<void>;
let world: ReturnType<typeof paymentWorld>;
let ana: Payer;
beforeAll(async () => {
  if (isOnPostgres) {
    ({ apps, stop } = await startTwoApps());
    app = apps[0]!;
  } else {
    app = await startTestApp();
    apps = [app, app];
    stop = app.stop;
  }
  world = paymentWorld(app);
  ana = await newPayer(app, 'ana@example.com');
  for (const { deps } of new Set(apps)) {
    const { createCheckout } = deps.payments;
    deps.payments.createCheckout = (request) => {
      known.push(request.referenceNumber);
      return createCheckout(request);
    };
  }
});
afterAll(() => stop());

const started = <T>(work: (one: TestApp) => Promise<T>) => apps.map(work);
const inBoth = <T>(work: (one: TestApp) => Promise<T>) => Promise.all(started(work));

/** The reference numbers of this run in creation order: many have the same timestamp. */
let known: string[] = [];

// Sessions and the checkout's route have their own tests; a thousand runs would only be slower with them.
const billing = (one = app) => billingDepsOf(one.deps);

/** Starts a payment like the checkout's route; returns its reference number, or null if refused. */
const begin = async (): Promise<string | null> => {
  const subscriber = await findSubscriber(app.db, ana.id);
  if (!subscriber) throw new Error('no user can pay');
  const checkout = await beginCheckout(billing(), subscriber).catch(() => null);
  return checkout && (known.at(-1) ?? null);
};

/** The sandbox refuses impossible steps, such as refunding an unpaid payment; skip them. */
const attempt = (work: () => unknown) => {
  try {
    work();
  } catch {
    // Nothing has happened.
  }
};

/** A checkout whose payment was refunded has been paid once and cannot be paid again. */
const isPayable = (reference: string) =>
  app.maya.payments(reference).every(({ status }) => status !== 'REFUNDED');

const act = async (step: Step) => {
  // Mostly the newest, as in practice.
  const chosen = 'which' in step && known.length > 0 ? known.at(-1 - (step.which % known.length)) : undefined;
  switch (step.do) {
    case 'begin':
      return begin();
    case 'buy': {
      const reference = await begin();
      return reference && world.finish(reference);
    }
    case 'try':
      return tryPro();
    case 'deliver':
      return world.deliver();
    case 'reconcile':
      return Promise.all([world.reconcile(), inBoth((one) => paymentWorld(one).reconcile())]);
    case 'expire':
      return inBoth((one) => paymentWorld(one).expire());
    case 'check':
      return inBoth((one) => checkPayments(billing(one), ana.id));
    case 'meet':
      return meet();
    case 'restart':
      return apps.forEach((one) => one.restart());
    case 'clear':
      return clearFaults();
    case 'pass':
      return world.pass(step.minutes);
    case 'pay':
      return chosen && isPayable(chosen) && attempt(() => world.finish(chosen, step.outcome));
    case 'refund':
      return chosen && attempt(() => app.maya.giveBack(chosen, 'refund'));
    case 'forge':
      return (
        chosen &&
        Promise.all(
          Array.from({ length: step.at + 1 }, () =>
            world.post({ isPaid: true, status: 'PAYMENT_SUCCESS', requestReferenceNumber: chosen }),
          ),
        )
      );
    case 'fault':
      return break_(step.fault);
  }
};

/** A press in both processes at once: one of them starts the trial where it is open, none where it is not. */
const tryPro = async () => {
  const before = await findSubscriber(app.db, ana.id);
  if (!before) throw new Error('no user can try');
  const isOpen = before.trialStartedAt === null && effectivePlan(before, app.clock.now()) === 'free';
  const tries = await Promise.allSettled(started((one) => startTrial(billing(one), ana.id)));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(isOpen ? 1 : 0);
};

/** A delivery in one process while the other one cancels, and both check every payment that is open. */
const meet = async () => {
  const pending = (await paymentsOf(app, ana.id)).find(({ status }) => status === 'pending');
  const cancel = async () =>
    pending && cancelPayment(billing(apps[1]), ana.id, { paymentId: pending.id }).catch(() => undefined);
  await Promise.all([world.deliver(), cancel(), inBoth((one) => checkPayments(billing(one), ana.id))]);
};

const break_ = (fault: Extract<Step, { do: 'fault' }>['fault']) => {
  const { faults } = app.maya;
  if (fault === 'drop') faults.drop = true;
  if (fault === 'duplicate') faults.duplicates = 2;
  if (fault === 'reverse') faults.reversedOrder = true;
  if (fault === 'lag') faults.apiLagMs = 120_000;
  if (fault === 'away') app.maya.failNext({ as: 503, method: 'GET', times: 4 });
  if (fault === 'lostCreate')
    app.maya.failNext({ as: 'reset', when: 'after', method: 'POST', path: '/checkouts' });
};

const clearFaults = () => {
  const kept = app.maya.switches;
  app.maya.reset();
  app.maya.switches = kept;
};

/**
 * Queries everything that is due without faults: pending payments, those that have ended at Maya meanwhile, and payments of
 * months ago, which are queried once a week.
 */
const settleAll = async () => {
  clearFaults();
  for (const minutes of [3, 90, 8 * 24 * 60]) {
    world.pass(minutes);
    await world.deliver();
    await world.reconcile();
  }
  await world.expire();
};

const checkLaws = async () => {
  const rows = await paymentsOf(app, ana.id);
  const logs = await ana.logs();
  for (const { referenceNumber, status } of rows) {
    const atMaya = app.maya.payments(referenceNumber);
    const isPaid = atMaya.some((payment) => payment.status === 'PAYMENT_SUCCESS');
    const isGivenBack = atMaya.some((payment) => payment.status === 'REFUNDED');
    const grants = logs.filter(
      ({ cause, transactionReference }) => cause === 'payment' && transactionReference === referenceNumber,
    );
    const refunds = logs.filter(
      ({ cause, transactionReference }) => cause === 'refund' && transactionReference === referenceNumber,
    );
    expect(grants.length, `grants of ${referenceNumber}`).toBeLessThanOrEqual(1);
    expect(refunds.length).toBeLessThanOrEqual(grants.length);
    if (isPaid) expect(grants.length, 'paid is granted').toBe(1);
    if (!isPaid && !isGivenBack) expect(grants.length, 'unpaid is not granted').toBe(0);
    expect(status).toBe(isPaid ? 'paid' : isGivenBack ? 'refunded' : 'failed');
  }
  expect(logs.filter(({ cause }) => cause === 'trial').length, 'trials').toBeLessThanOrEqual(1);
  const segments = paidTime(
    logs.map(({ createdAt, cause, transactionReference }) => ({
      at: createdAt.getTime(),
      cause,
      reference: transactionReference,
    })),
  );
  const now = app.clock.now().getTime();
  const end = segments.at(-1)?.to ?? 0;
  const subscriber = await findSubscriber(app.db, ana.id);
  expect(subscriber && effectivePlan(subscriber, app.clock.now())).toBe(end > now ? 'pro' : 'free');
  if (end > now) expect(subscriber?.subscriptionExpiresAt?.getTime()).toBe(end);
};

// Batches, so that none comes near the test timeout.
const runsPerBatch = 25;
const batches = Array.from({ length: Math.ceil(runs / runsPerBatch) }, (_run, batch) => batch);

test.each(batches)(
  `batch %i of ${runsPerBatch} interleavings of payments, trials, deliveries, faults, restarts and time keeps the laws`,
  async (batch) => {
    await fc.assert(
      fc
        .asyncProperty(
          unknowns,
          fc.array(anyStep, { minLength: 3, maxLength: 14 }),
          async (switches, steps) => {
            app.maya.switches = { ...app.maya.switches, ...switches };
            for (const next of steps) await act(next);
            await settleAll();
            await checkLaws();
          },
        )
        .beforeEach(async () => {
          app.maya.reset();
          await world.deliver();
          await app.db.delete(billingLogs);
          await app.db.delete(payments);
          known = [];
          await setPlan(app, ana.id, 'free');
          await app.db.update(users).set({ trialStartedAt: null, trialEndsAt: null });
        }),
      { numRuns: runsPerBatch, seed: seed + batch, endOnFailure: true },
    );
  },
);
