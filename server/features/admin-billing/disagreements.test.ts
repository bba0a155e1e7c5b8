import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Disagreement } from '#shared/admin-billing/user-schema';
import { payments } from '../../db/schema/billing/payments';
import { minutesOfDays, newPayer, paymentWorld } from '../../testing/billing/payer';
import { removeOthers, removePerson } from '../../testing/content/people';
import type { Browser } from '../../testing/requests/browser';
import { startTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
let admin: Browser;
let world: ReturnType<typeof paymentWorld>;
beforeAll(async () => {
  app = await startTestApp();
  world = paymentWorld(app);
});
afterAll(() => app.stop());
beforeEach(async () => {
  app.maya.reset();
  await app.db.delete(payments);
  await removeOthers(app, 'admin@husay.test');
  admin = await app.signedIn({ email: 'admin@husay.test' });
});

const disagreements = async () => {
  const answer = await admin.get('/api/admin/disagreements');
  expect(answer.status).toBe(200);
  return (await answer.json()) as Disagreement[];
};
const found = async () =>
  (await disagreements()).map(({ kind, advice, payment }) => [kind, advice, payment.referenceNumber]);

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
  const [entry] = await disagreements();
  expect(entry).toMatchObject({
    kind: 'pending',
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
  const [entry] = await disagreements();
  expect(entry).toMatchObject({
    kind: 'notGranted',
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
