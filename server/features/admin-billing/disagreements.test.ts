import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Disagreements } from '#shared/admin-billing/user-schema';
import { payments } from '../../db/schema/billing';
import type { PaymentProvider } from '../../integrations/maya/maya';
import { minutesOfDays, newPayer, paymentWorld } from '../../testing/billing/payer';
import { addPayment, removeOthers, removePerson } from '../../testing/content/people';
import type { Browser } from '../../testing/requests/browser';
import { startTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
let admin: Browser;
let world: ReturnType<typeof paymentWorld>;
let ask: PaymentProvider['paymentsByReference'];
beforeAll(async () => {
  app = await startTestApp();
  world = paymentWorld(app);
  ask = app.deps.payments.paymentsByReference;
});
afterAll(() => app.stop());
beforeEach(async () => {
  app.maya.reset();
  app.deps.payments.paymentsByReference = ask;
  await app.db.delete(payments);
  await removeOthers(app, 'admin@husay.test');
  admin = await app.signedIn({ email: 'admin@husay.test' });
});

const disagreements = async () => {
  const answer = await admin.get('/api/admin/disagreements');
  expect(answer.status).toBe(200);
  return (await answer.json()) as Disagreements;
};
const found = async () =>
  Object.entries(await disagreements()).flatMap(([kind, list]) =>
    list.payments.map(({ advice, payment }) => [kind, advice, payment.referenceNumber]),
  );

const newUser = () => newPayer(app, `ana-${randomUUID()}@example.com`);
const paidUp = async () => {
  const ana = await newUser();
  const reference = await ana.begin();
  world.finish(reference);
  await world.deliver();
  return { ana, reference };
};
const reconciled = async () => {
  world.pass(minutesOfDays(1));
  await world.reconcile();
  admin = await app.signedIn({ email: 'admin@husay.test' });
};
/** From now on Maya reports a second charge with each payment. */
const chargeTwice = () => {
  app.deps.payments.paymentsByReference = async (reference) => {
    const attempts = await ask(reference);
    return [...attempts, ...attempts.map((attempt) => ({ ...attempt, id: 'second' }))];
  };
};
const inDays = (days: number) =>
  new Date(app.clock.now().getTime() + minutesOfDays(days) * 60_000).toISOString().slice(0, 10);
const setPlan = async (userId: string, change: object) => {
  const answer = await admin.send('POST', '/api/admin/update-billing', {
    userId,
    newStatus: 'pro',
    reason: 'Compared with Maya',
    ...change,
  });
  expect(answer.status).toBe(200);
};

test('payments that went as they should are no disagreement', async () => {
  await paidUp();
  const failed = await newUser();
  world.finish(await failed.begin(), 'declined');
  await world.deliver();
  const { reference } = await paidUp();
  app.maya.giveBack(reference, 'refund');
  await reconciled();
  expect(await found()).toEqual([]);
});

test('a payment that is pending for over an hour is listed with its user', async () => {
  const ana = await newUser();
  const reference = await ana.begin();
  world.pass(60);
  admin = await app.signedIn({ email: 'admin@husay.test' });
  expect(await found()).toEqual([]);
  world.pass(1);
  const [entry] = (await disagreements()).pending.payments;
  expect(entry).toMatchObject({
    advice: 'checkAgain',
    payment: { referenceNumber: reference, status: 'pending' },
    user: { id: ana.id, firstName: 'Ana' },
  });
});

test('another amount than ours grants nothing, until an administrator deals with it', async () => {
  const ana = await newUser();
  const reference = await ana.begin();
  app.maya.faults.payment = { amount: '50.00' };
  world.finish(reference);
  await world.deliver();
  expect(await ana.plan()).toBe('free');
  expect(await found()).toEqual([['notGranted', 'grantOrRefund', reference]]);
  await setPlan(ana.id, { newExpiryDate: '2026-12-31' });
  expect(await found()).toHaveLength(1);
  await setPlan(ana.id, { newExpiryDate: '2027-01-31', transactionReference: reference });
  expect(await found()).toEqual([]);
});

test('a payment that arrived after its account was deleted is to be refunded', async () => {
  const ana = await newUser();
  const reference = await ana.begin();
  await removePerson(app, ana.id);
  world.finish(reference);
  await world.deliver();
  const [entry] = (await disagreements()).notGranted.payments;
  expect(entry).toMatchObject({
    advice: 'refundDeletedAccount',
    payment: { referenceNumber: reference, status: 'paid' },
    user: null,
  });
  app.maya.giveBack(reference, 'refund');
  await admin.send('POST', `/api/admin/payments/${entry!.payment.id}/check`, {});
  expect(await found()).toEqual([]);
});

test('a partial refund is listed while its paid time runs', async () => {
  const { reference } = await paidUp();
  app.maya.giveBack(reference, 'refund', 1000);
  await reconciled();
  expect(await found()).toEqual([['refunded', 'shortenOrKeepPlan', reference]]);
  world.pass(minutesOfDays(30));
  admin = await app.signedIn({ email: 'admin@husay.test' });
  expect(await found()).toEqual([]);
});

test('a refund of a plan that an administrator had set is listed until one decides', async () => {
  const { ana, reference } = await paidUp();
  await setPlan(ana.id, { newExpiryDate: '2027-03-31' });
  app.maya.giveBack(reference, 'refund');
  await reconciled();
  expect(await ana.plan()).toBe('pro');
  expect(await found()).toEqual([['refunded', 'endOrKeepPlan', reference]]);
  await setPlan(ana.id, { newStatus: 'free' });
  expect(await found()).toEqual([]);
});

test('a refund of a plan that an administrator had set stays listed after a cleanup', async () => {
  const { ana, reference } = await paidUp();
  await setPlan(ana.id, { newExpiryDate: '2027-03-31' });
  app.maya.giveBack(reference, 'refund');
  await reconciled();
  await ana.signInAgain();
  const pending = await ana.begin();
  const cleanup = { userId: ana.id, referenceNumber: pending, reason: 'Started by mistake' };
  expect((await admin.send('POST', '/api/admin/cleanup-transactions', cleanup)).status).toBe(200);
  expect(await found()).toEqual([['refunded', 'endOrKeepPlan', reference]]);
});

test.each([
  ['a partial refund', 'refunded', 'shortenOrKeepPlan'],
  ['a second charge', 'notGranted', 'refundRest'],
])('%s is listed although the plan was extended with its reference before', async (what, kind, advice) => {
  const { ana, reference } = await paidUp();
  await setPlan(ana.id, { newExpiryDate: inDays(60), transactionReference: reference });
  if (what === 'a second charge') chargeTwice();
  else app.maya.giveBack(reference, 'refund', 1000);
  await reconciled();
  expect(await found()).toEqual([[kind, advice, reference]]);
});

test('a partial refund leaves the list with a change of the plan, and comes back with a further one', async () => {
  const { ana, reference } = await paidUp();
  app.maya.giveBack(reference, 'refund', 1000);
  await reconciled();
  await setPlan(ana.id, { newExpiryDate: inDays(20), transactionReference: reference });
  expect(await found()).toEqual([]);
  app.maya.giveBack(reference, 'refund', 1000);
  await reconciled();
  expect(await found()).toEqual([['refunded', 'shortenOrKeepPlan', reference]]);
});

test('a second charge is listed until it is refunded, whatever an administrator changes', async () => {
  const { ana, reference } = await paidUp();
  chargeTwice();
  await reconciled();
  await setPlan(ana.id, { newExpiryDate: inDays(60), transactionReference: reference });
  expect(await found()).toEqual([['notGranted', 'refundRest', reference]]);
  app.deps.payments.paymentsByReference = ask;
  await reconciled();
  expect(await found()).toEqual([]);
});

test('advice about a deleted account needs no user, and nothing is left to take back', async () => {
  const ana = await newUser();
  const reference = await ana.begin();
  app.maya.faults.payment = { amount: '50.00' };
  world.finish(reference);
  await world.deliver();
  app.maya.reset();
  await removePerson(app, ana.id);
  const begun = await newUser();
  const pending = await begun.begin();
  await removePerson(app, begun.id);
  const given = await paidUp();
  app.maya.giveBack(given.reference, 'refund', 1000);
  await reconciled();
  await removePerson(app, given.ana.id);
  await app.deps.database.query("update payments set status = 'pending' where reference_number = $1", [
    pending,
  ]);
  expect(await found()).toEqual([
    ['notGranted', 'refundDeletedAccount', reference],
    ['pending', 'checkDeletedAccount', pending],
  ]);
});

test('of each kind the oldest hundred are listed, and it is known that there are more', async () => {
  const createdAt = (index: number) => new Date(app.clock.now().getTime() - (index + 100) * 60_000);
  for (let index = 0; index < 101; index += 1) {
    await addPayment(app, null, { status: 'paid', createdAt: createdAt(index) });
    await addPayment(app, null, { status: 'pending', createdAt: createdAt(index) });
  }
  const { notGranted, refunded, pending } = await disagreements();
  expect(refunded).toEqual({ payments: [], hasMore: false });
  for (const { payments: listed, hasMore } of [notGranted, pending]) {
    expect(listed).toHaveLength(100);
    expect(hasMore).toBe(true);
    expect(listed[0]?.payment.createdAt).toBe(createdAt(100).toISOString());
    expect(listed.at(-1)?.payment.createdAt).toBe(createdAt(1).toISOString());
  }
});

test.each([
  ['paid', 'You were charged more than once for this. Please write to us', 'notGranted', 'refundRest'],
  ['paid', 'Maya reports PHP 50.00 instead of PHP 99.00', 'refunded', 'compareWithMaya'],
  [
    'refunded',
    'Maya reported a refund, and then that there was none. Please',
    'notGranted',
    'compareWithMaya',
  ],
] as const)(
  'a payment that is %s with the note "%s" is listed',
  async (status, failureReason, kind, advice) => {
    const { reference } = await paidUp();
    await app.db.update(payments).set({ status, failureReason });
    expect(await found()).toEqual([[kind, advice, reference]]);
  },
);
