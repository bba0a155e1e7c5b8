import { expect, test, vi } from 'vitest';
import { MayaRefused, MayaUnreadable } from '../../../integrations/maya/maya';
import { minutesOfDays } from '../../../testing/billing/payer';
import { paymentsOf } from '../../../testing/billing/subscriptions';
import { billingDepsOf } from '../billing-deps';
import { claimDue } from '../payment-repository';
import { reconcileDue } from './reconcile';
import { app, payer, world, usePaymentApp } from '../../../testing/billing/payment-app';

usePaymentApp();

test('a lost webhook costs minutes, not money', async () => {
  const ana = await payer();
  world.finish(await ana.begin());
  app.maya.faults.drop = true;
  await world.deliver();
  await world.reconcile();
  expect(await ana.plan()).toBe('free');
  world.pass(1);
  await world.reconcile();
  expect(await ana.plan()).toBe('pro');
});

test('money found late was paid when Maya says, and its days begin when they are granted', async () => {
  const ana = await payer();
  world.pass(5);
  const paidAt = app.clock.now();
  world.finish(await ana.begin());
  app.maya.faults.drop = true;
  await world.deliver();
  world.pass(45);
  await world.reconcile();
  const [payment] = await paymentsOf(app, ana.id);
  expect(payment).toMatchObject({ status: 'paid', paidAt, periodStart: app.clock.now() });
});

test('three reconcilers at once ask once and grant once', async () => {
  const people = await Promise.all([payer(), payer(), payer(), payer(), payer()]);
  for (const ana of people) world.finish(await ana.begin());
  world.pass(2);
  const ask = vi.spyOn(app.deps.payments, 'paymentsByReference');
  const counts = await Promise.all([world.reconcile(), world.reconcile(), world.reconcile()]);
  expect(counts.reduce((sum, { granted = 0 }) => sum + granted, 0)).toBe(5);
  // Who comes second finds the payments claimed, and asks nothing.
  expect(ask).toHaveBeenCalledTimes(5);
  ask.mockRestore();
  for (const ana of people) {
    expect(await ana.plan()).toBe('pro');
    expect(await ana.logs()).toHaveLength(1);
  }
});

test('an unfinished checkout is closed after it has ended at Maya, and late money is granted', async () => {
  const ana = await payer();
  const reference = await ana.begin();
  world.pass(55);
  await world.reconcile();
  expect((await ana.newest()).status).toBe('pending');
  world.pass(30);
  await world.reconcile();
  expect(await ana.newest()).toMatchObject({
    status: 'failed',
    failureReason: 'The payment was not completed in time',
  });

  app.maya.faults.drop = true;
  world.finish(reference, 'late-success');
  await world.deliver();
  world.pass(61);
  await world.reconcile();
  expect(await ana.plan()).toBe('pro');
  expect((await ana.newest()).status).toBe('paid');
  expect(await ana.logs()).toHaveLength(1);
});

test('a declined card may be followed by another under the same reference number', async () => {
  const ana = await payer();
  const reference = await ana.begin();
  world.finish(reference, 'authentication-failed');
  world.pass(1);
  await world.reconcile();
  // A failed authentication is queried again before the payment is closed.
  expect((await ana.newest()).status).toBe('pending');
  world.pass(6);
  await world.reconcile();
  expect(await ana.newest()).toMatchObject({
    status: 'failed',
    failureReason: 'The card could not be verified',
  });
  world.finish(reference, 'late-success');
  world.pass(61);
  await world.reconcile();
  expect(await ana.plan()).toBe('pro');
});

test('while Maya is unavailable nothing is closed or lost', async () => {
  const ana = await payer();
  const reference = await ana.begin();
  world.finish(reference);
  app.maya.failNext({ as: 500, method: 'GET', times: 1000 });
  for (let i = 0; i < 5; i++) {
    world.pass(30);
    expect(await world.reconcile()).toMatchObject({ unavailable: 1 });
  }
  expect((await ana.newest()).status).toBe('pending');
  app.maya.reset();
  world.pass(3);
  await world.reconcile();
  expect(await ana.plan()).toBe('pro');
});

test('payments with unusable answers block no others and are queried less and less often', async () => {
  const broken = await Promise.all(Array.from({ length: 7 }, payer));
  const references = await Promise.all(broken.map((one) => one.begin()));
  const ana = await payer();
  world.finish(await ana.begin());
  app.maya.faults.drop = true;
  await world.deliver();
  const ask = app.deps.payments.paymentsByReference;
  app.deps.payments.paymentsByReference = async (reference) => {
    const index = references.indexOf(reference);
    if (index < 0) return ask(reference);
    throw index % 2 === 0
      ? new MayaUnreadable('amount')
      : new MayaRefused('no', { status: 400, code: 'PY0001', parameters: [] });
  };
  world.pass(1);
  expect(await world.reconcile()).toEqual({ unanswerable: 7, granted: 1 });
  expect(await ana.plan()).toBe('pro');
  world.pass(4);
  expect(await world.reconcile()).toEqual({});
  world.pass(minutesOfDays(10));
  expect(await world.reconcile()).toMatchObject({ unanswerable: 7 });
  world.pass(minutesOfDays(1) - 1);
  expect((await world.reconcile()).unanswerable).toBeUndefined();
  // A late usable answer still counts.
  app.deps.payments.paymentsByReference = ask;
  world.finish(references[0]!, 'late-success');
  world.pass(1);
  await world.reconcile();
  expect(await broken[0]!.plan()).toBe('pro');
});

test('refused keys do not concern one payment: all are queried again soon', async () => {
  const people = await Promise.all(Array.from({ length: 7 }, payer));
  for (const one of people) world.finish(await one.begin());
  app.maya.faults.drop = true;
  await world.deliver();
  app.maya.failNext({ as: 401, method: 'GET', times: 1000 });
  world.pass(1);
  expect(await world.reconcile()).toEqual({ unavailable: 5 });
  app.maya.reset();
  world.pass(2);
  expect(await world.reconcile()).toMatchObject({ granted: 7 });
});

test('paid payments are queried for 180 days, refunded ones never', async () => {
  const ana = await payer();
  world.finish(await ana.begin());
  await world.deliver();
  let asked = 0;
  for (let day = 0; day < 260; day++) {
    world.pass(minutesOfDays(1));
    asked += (await world.reconcile()).already_granted ?? 0;
  }
  expect(asked).toBeGreaterThan(40);
  expect(asked).toBeLessThan(80);
  const [row] = await paymentsOf(app, ana.id);
  expect(row?.nextAskAt).toBeNull();
});

test('the return page’s check queries at once, and does not fail while Maya is unavailable', async () => {
  const ana = await payer();
  world.finish(await ana.begin());
  app.maya.failNext({ as: 503, method: 'GET', times: 3 });
  const away = await ana.browser.send('POST', '/api/payments/check');
  expect(await away.json()).toMatchObject({ plan: 'free', status: 'free' });
  const there = await ana.browser.send('POST', '/api/payments/check');
  expect(await there.json()).toMatchObject({ plan: 'pro', status: 'active', daysUntilExpiry: 30 });
  expect((await app.visitor().send('POST', '/api/payments/check')).status).toBe(401);
});

test('a declined card and then a good one on the same page: the return page queries although the payment had failed', async () => {
  const ana = await payer();
  const reference = await ana.begin();
  world.finish(reference, 'declined');
  await world.deliver();
  expect((await ana.newest()).status).toBe('failed');
  app.maya.faults.drop = true;
  world.finish(reference, 'late-success');
  await world.deliver();
  const answer = await ana.browser.send('POST', '/api/payments/check');
  expect(await answer.json()).toMatchObject({ plan: 'pro' });
});

/** This many users with a due payment. */
const due = async (many: number) => {
  for (let i = 0; i < many; i++) await (await payer()).begin();
  world.pass(2);
};

test('a shutdown stops between two payments, and claimed ones are queried after the lease', async () => {
  await due(4);
  const stopping = new AbortController();
  const { payments: provider } = app.deps;
  const { paymentsByReference } = provider;
  provider.paymentsByReference = (reference) => {
    stopping.abort();
    return paymentsByReference(reference);
  };
  expect(await reconcileDue(billingDepsOf(app.deps), stopping.signal)).toEqual({ pending: 1 });
  provider.paymentsByReference = paymentsByReference;
  world.pass(2);
  expect(await world.reconcile()).toEqual({ pending: 4 });
});

test('without any answer, the rest waits for the next run', async () => {
  await due(8);
  app.maya.failNext({ as: 503, method: 'GET', times: 1000 });
  expect(await world.reconcile()).toEqual({ unavailable: 5 });
  app.maya.reset();
  world.pass(3);
  expect(await world.reconcile()).toEqual({ pending: 8 });
});

test('one payment that cannot be settled does not block the others', async () => {
  await due(8);
  const { payments: provider } = app.deps;
  const { paymentsByReference } = provider;
  let asked = 0;
  provider.paymentsByReference = (reference) =>
    asked++ % 2 === 0 ? Promise.reject(new Error('odd')) : paymentsByReference(reference);
  expect(await world.reconcile()).toEqual({ unavailable: 4, pending: 4 });
  provider.paymentsByReference = paymentsByReference;
});

test('no query plan claims more than the limit', async () => {
  await due(6);
  const now = app.clock.now();
  const claimed = await app.db.transaction(async (tx) => {
    for (const way of ['hashagg', 'hashjoin', 'mergejoin', 'sort', 'material', 'memoize', 'indexscan']) {
      await tx.execute(`set local enable_${way} = off`);
    }
    return claimDue(tx, now, new Date(now.getTime() + 60_000), 2);
  });
  expect(claimed).toHaveLength(2);
});
