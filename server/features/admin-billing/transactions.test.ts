import { expect, test, vi } from 'vitest';
import type { CleanedTransaction, PendingTransaction } from '#shared/admin-billing/schema';
import { newPayer, type Payer } from '../../testing/billing/payer';
import { admin, app, usePaymentAppWithAdmin, world } from '../../testing/billing/payment-app';
import { refusal } from '../../testing/requests/refusal';

usePaymentAppWithAdmin();

let count = 0;
const payer = () => newPayer(app, `tidy-${(count += 1)}@example.com`);
const reason = 'Manual cleanup for user x - removing redundant pending transactions';
const call = (userId: string, more: object = {}) =>
  admin.send('POST', '/api/admin/cleanup-transactions', { userId, reason, ...more });
const cleanUp = async ({ id }: Payer, more?: object) => {
  const answer = await call(id, more);
  expect(answer.status).toBe(200);
  return (await answer.json()) as { message: string; transactions: CleanedTransaction[] };
};
const pending = async () =>
  (await (await admin.get('/api/admin/pending-transactions')).json()) as PendingTransaction[];

test('an unpaid one is canceled at Maya and abandoned, with the reason in the log', async () => {
  // Maya may not know a payment before the first attempt; then there is nothing to cancel.
  app.maya.switches.beforeFirstAttempt = 'pending-token';
  const ana = await payer();
  const reference = await ana.begin();
  expect((await pending()).find(({ userId }) => userId === ana.id)).toMatchObject({
    user: { firstName: 'Ana', lastName: 'Cruz', email: 'tidy-1@example.com', contactEmail: null },
    referenceNumber: reference,
    amount: 9900,
    createdAt: app.clock.now().toISOString(),
  });
  const [checkout] = app.maya.payments(reference);
  expect((await pending()).map(({ mayaCheckoutId }) => mayaCheckoutId)).toContain(checkout?.checkoutId);

  expect(await cleanUp(ana)).toEqual({
    message: `Payment ${reference} of tidy-1@example.com had not been paid and was removed.`,
    transactions: [{ referenceNumber: reference, outcome: 'removed' }],
  });
  // The customer reads this: the administrator's words are only in the log.
  const failureReason = 'Removed by our support before it was paid';
  expect(await ana.newest()).toMatchObject({ status: 'failed', failureReason });
  expect(JSON.stringify(await ana.overview())).not.toContain('redundant');
  expect(app.maya.payments(reference)).toMatchObject([{ status: 'PAYMENT_CANCELLED' }]);
  expect((await pending()).map(({ userId }) => userId)).not.toContain(ana.id);
  const { id: adminId } = await admin.currentUser();
  expect(await ana.logs()).toMatchObject([
    {
      cause: 'admin',
      adminId,
      reason,
      transactionReference: reference,
      oldStatus: 'free',
      newStatus: 'free',
    },
  ]);
  // The user can start a new payment at once.
  expect((await ana.checkout()).status).toBe(200);
});

test('a paid one is granted instead of removed', async () => {
  const ana = await payer();
  const reference = await ana.begin();
  world.finish(reference);
  const { message, transactions } = await cleanUp(ana);
  expect(transactions).toEqual([{ referenceNumber: reference, outcome: 'granted' }]);
  expect(message).toContain('had been paid at Maya, so it was granted instead of removed.');
  expect(await ana.plan()).toBe('pro');
  expect(await ana.logs()).toMatchObject([{ cause: 'payment' }]);
});

test('one that failed at Maya is reported as failed, without a log entry', async () => {
  const ana = await payer();
  world.finish(await ana.begin(), 'declined');
  expect((await cleanUp(ana)).transactions).toMatchObject([{ outcome: 'failed' }]);
  expect((await ana.newest()).failureReason).toBe('The payment was declined');
  expect(await ana.logs()).toEqual([]);
});

test('one with another amount is reported as a mismatch and grants nothing', async () => {
  const ana = await payer();
  world.finish(await ana.begin());
  app.maya.faults.payment = { amount: '1.00' };
  expect((await cleanUp(ana)).transactions).toMatchObject([{ outcome: 'mismatch' }]);
  expect(await ana.plan()).toBe('free');
});

test('it stays while Maya is unavailable', async () => {
  const ana = await payer();
  await ana.begin();
  app.maya.failNext({ as: 503, method: 'GET', times: 10 });
  const { message, transactions } = await cleanUp(ana);
  expect(transactions).toMatchObject([{ outcome: 'unavailable' }]);
  expect(message).toContain('please try again in a few minutes');
  expect((await ana.newest()).status).toBe('pending');
  expect(await ana.logs()).toEqual([]);
});

test('a refusal by Maya differs from no answer', async () => {
  const ana = await payer();
  await ana.begin();
  app.maya.faults.expiredKeys = true;
  const { message, transactions } = await cleanUp(ana);
  expect(transactions).toMatchObject([{ outcome: 'refused' }]);
  expect(message).toContain('Maya refused the question: check the keys and the base URL.');
  expect((await ana.newest()).status).toBe('pending');
});

test('our own failure is not blamed on Maya', async () => {
  const ana = await payer();
  const reference = await ana.begin();
  vi.spyOn(app.deps.payments, 'paymentsByReference').mockRejectedValueOnce(new TypeError('broken'));
  const { message, transactions } = await cleanUp(ana);
  expect(transactions).toEqual([{ referenceNumber: reference, outcome: 'error' }]);
  expect(message).toContain('something went wrong on our side');
  expect(message).not.toContain('Maya');
});

test('only the chosen payment: a newer one stays and is reported', async () => {
  const ana = await payer();
  const chosen = await ana.begin();
  expect((await cleanUp(ana, { referenceNumber: chosen })).transactions).toMatchObject([
    { outcome: 'removed' },
  ]);
  const later = await ana.begin();
  const { message, transactions } = await cleanUp(ana, { referenceNumber: chosen });
  expect(transactions).toEqual([{ referenceNumber: later, outcome: 'kept' }]);
  expect(message).toBe(
    `Payment ${later} of tidy-${count}@example.com was started in the meantime and was kept. The one you chose is no longer pending.`,
  );
  // The test clock gives both the same time.
  const { payments } = await ana.overview();
  expect(payments.find(({ status }) => status === 'pending')?.referenceNumber).toBe(later);
  expect(app.maya.payments(later)).not.toMatchObject([{ status: 'PAYMENT_CANCELLED' }]);
  expect(await ana.logs()).toHaveLength(1);
});

test('a failed cancellation at Maya is harmless: money that arrives is granted', async () => {
  const ana = await payer();
  const reference = await ana.begin();
  app.maya.failNext({ as: 503, method: 'POST', path: '/cancel', times: 5 });
  app.maya.failNext({ as: 503, method: 'DELETE', times: 5 });
  expect((await cleanUp(ana)).transactions).toMatchObject([{ outcome: 'removed' }]);
  app.maya.reset();
  world.finish(reference, 'late-success');
  await world.deliver();
  expect(await ana.plan()).toBe('pro');
});

test('paid during the cleanup, it ends paid and granted once', async () => {
  for (let round = 0; round < 5; round++) {
    const ana = await payer();
    const reference = await ana.begin();
    const [answer] = await Promise.all([cleanUp(ana), Promise.resolve().then(() => world.finish(reference))]);
    await world.deliver();
    expect(['granted', 'removed']).toContain(answer.transactions[0]?.outcome);
    expect(await ana.plan()).toBe('pro');
    expect((await ana.logs()).filter(({ cause }) => cause === 'payment')).toHaveLength(1);
  }
});

test('twice at once: removed once, logged once', async () => {
  const ana = await payer();
  await ana.begin();
  const answers = await Promise.all([cleanUp(ana), cleanUp(ana), cleanUp(ana)]);
  const outcomes = answers.flatMap(({ transactions }) => transactions.map(({ outcome }) => outcome));
  expect(outcomes.filter((outcome) => outcome === 'removed')).toHaveLength(1);
  expect(await ana.logs()).toHaveLength(1);
});

test('without a pending payment nothing is removed, and the message says so', async () => {
  const ana = await payer();
  expect(await cleanUp(ana)).toEqual({
    message: `tidy-${count}@example.com has no pending payment any more. Nothing was removed.`,
    transactions: [],
  });
});

test('an unknown user is 404; a reason of spaces is refused', async () => {
  expect(await refusal(await call('00000000-0000-4000-8000-000000000000'))).toMatchObject({ status: 404 });
  const ana = await payer();
  await ana.begin();
  const spaces = await admin.send('POST', '/api/admin/cleanup-transactions', { userId: ana.id, reason: ' ' });
  expect((await refusal(spaces)).fields).toEqual({ reason: 'Please give a reason' });
  expect((await ana.newest()).status).toBe('pending');
});
