import { expect, test } from 'vitest';
import type { SubscriptionStatus } from '#shared/billing/schema';
import { minutesOfDays } from '../../../testing/billing/payer';
import { setPlan } from '../../../testing/billing/subscriptions';
import { app, payer, world, usePaymentApp } from '../../../testing/billing/payment-app';

usePaymentApp();

const dayMs = 24 * 3600_000;

test('a refund in Maya’s dashboard is found without an event: the plan ends and the history says refunded', async () => {
  const ana = await payer();
  const reference = await ana.begin();
  world.finish(reference);
  await world.deliver();
  world.pass(minutesOfDays(3));
  await world.reconcile();
  expect(await ana.plan()).toBe('pro');
  app.maya.giveBack(reference, 'refund');
  world.pass(minutesOfDays(1));
  await world.reconcile();
  expect(await ana.plan()).toBe('free');
  expect(await ana.newest()).toMatchObject({ status: 'refunded', failureReason: 'The payment was refunded' });
  expect((await ana.logs()).map(({ cause, newStatus }) => [cause, newStatus])).toEqual([
    ['payment', 'pro'],
    ['refund', 'free'],
  ]);
});

test('a void on the same day is found within hours', async () => {
  const ana = await payer();
  const reference = await ana.begin();
  world.finish(reference);
  await world.deliver();
  app.maya.giveBack(reference, 'void');
  world.pass(6 * 60 + 1);
  await world.reconcile();
  expect(await ana.plan()).toBe('free');
  expect((await ana.newest()).failureReason).toBe('The payment was voided');
});

test('a refund of the first of two payments leaves the second its 30 days', async () => {
  const ana = await payer();
  const first = await ana.begin();
  world.finish(first);
  await world.deliver();
  world.pass(minutesOfDays(10));
  world.finish(await ana.begin());
  await world.deliver();
  const before = await ana.expiresAt();
  app.maya.giveBack(first, 'refund');
  world.pass(minutesOfDays(1));
  const refundedAt = app.clock.now();
  await world.reconcile();
  expect((await ana.expiresAt())?.getTime()).toBe(refundedAt.getTime() + 30 * dayMs);
  expect(before?.getTime()).toBeGreaterThan(refundedAt.getTime() + 30 * dayMs);
  expect(await ana.newest()).toMatchObject({
    periodStart: refundedAt.toISOString(),
    periodEnd: new Date(refundedAt.getTime() + 30 * dayMs).toISOString(),
  });
});

test('Pro that has ended counts as free at once, and three expiry jobs record it once', async () => {
  const people = await Promise.all([payer(), payer(), payer()]);
  for (const ana of people) {
    world.finish(await ana.begin());
  }
  await world.deliver();
  world.pass(minutesOfDays(30) - 1);
  for (const ana of people) await ana.signInAgain();
  expect(await people[0]?.plan()).toBe('pro');
  expect(await world.expire()).toBe(0);
  world.pass(1);
  expect(await people[0]?.plan()).toBe('free');
  const counts = await Promise.all([world.expire(), world.expire(), world.expire()]);
  expect(counts.reduce((sum, downgraded) => sum + downgraded, 0)).toBe(3);
  for (const ana of people) {
    expect((await ana.logs()).map(({ cause }) => cause)).toEqual(['payment', 'expiry']);
    const status = await (await ana.browser.get(`/api/user/${ana.id}/subscription-status`)).json();
    expect(status).toMatchObject({ plan: 'free', status: 'expired', isExpired: true, daysUntilExpiry: 0 });
  }
});

test.each(['pro', 'agency'] as const)(
  'a %s plan that ended is named, before the expiry job and after',
  async (plan) => {
    const ana = await payer();
    const status = async () =>
      (await (await ana.browser.get(`/api/user/${ana.id}/subscription-status`)).json()) as SubscriptionStatus;
    await setPlan(app, ana.id, plan, new Date(app.clock.now().getTime() + dayMs));
    expect(await status()).toMatchObject({ plan, endedPlan: null });
    world.pass(minutesOfDays(1));
    expect(await status()).toMatchObject({ plan: 'free', endedPlan: plan });
    expect(await world.expire()).toBe(1);
    expect(await status()).toMatchObject({ plan: 'free', endedPlan: plan });
  },
);

test('a payment at the moment of expiry loses nothing', async () => {
  const ana = await payer();
  world.finish(await ana.begin());
  await world.deliver();
  world.pass(minutesOfDays(30));
  await ana.signInAgain();
  world.finish(await ana.begin());
  await Promise.all([world.deliver(), world.expire(), world.expire()]);
  await world.expire();
  expect(await ana.plan()).toBe('pro');
  expect((await ana.expiresAt())?.getTime()).toBe(app.clock.now().getTime() + 30 * dayMs);
});
