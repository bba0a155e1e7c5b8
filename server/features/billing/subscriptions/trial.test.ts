import { beforeEach, expect, test } from 'vitest';
import type { SubscriptionStatus } from '#shared/billing/schema';
import { usedTrials } from '../../../db/schema/users';
import { pruneUsedTrials } from '../../../jobs/pruning';
import { minutesOfDays, type Payer } from '../../../testing/billing/payer';
import { app, payer, usePaymentApp, world } from '../../../testing/billing/payment-app';
import { setPlan } from '../../../testing/billing/subscriptions';
import { refusal } from '../../../testing/requests/refusal';

usePaymentApp();
beforeEach(() => app.clock.set(new Date('2026-11-20T01:00:00Z')));

const dayMs = 24 * 3600_000;
const inDays = (days: number) => new Date(app.clock.now().getTime() + days * dayMs);
const start = ({ browser }: Pick<Payer, 'browser'>) => browser.send('POST', '/api/trial');
const begin = async (user: Payer) => expect((await start(user)).status).toBe(200);
const statusOf = async ({ browser, id }: Payer) =>
  (await (await browser.get(`/api/user/${id}/subscription-status`)).json()) as SubscriptionStatus;
const changes = async (user: Payer) =>
  (await user.logs()).map(({ cause, oldStatus, newStatus }) => [cause, oldStatus, newStatus]);

test('signed out: 401, and nothing starts', async () => {
  expect(await refusal(await app.visitor().send('POST', '/api/trial'))).toMatchObject({
    status: 401,
    message: 'Unauthorized',
  });
});

test('a page of another site cannot start it', async () => {
  const ana = await payer();
  const answer = await ana.browser.send('POST', '/api/trial', undefined, {
    'sec-fetch-site': 'cross-site',
  });
  expect(answer.status).toBe(403);
  expect(await ana.plan()).toBe('free');
});

test('a free user has Pro for seven days, without a payment, and the log says why', async () => {
  const ana = await payer();
  const end = inDays(7);
  const answer = await start(ana);
  expect(await answer.json()).toEqual({
    plan: 'pro',
    status: 'expiring',
    isExpired: false,
    endedPlan: null,
    subscriptionExpiresAt: end.toISOString(),
    daysUntilExpiry: 7,
    isTrial: true,
  });
  expect(await ana.browser.currentUser()).toMatchObject({
    plan: 'pro',
    subscriptionExpiresAt: end.toISOString(),
    trial: { startedAt: app.clock.now().toISOString(), endsAt: end.toISOString() },
  });
  expect(await ana.logs()).toMatchObject([
    {
      cause: 'trial',
      oldStatus: 'free',
      newStatus: 'pro',
      newExpiresAt: end,
      paymentId: null,
      adminId: null,
      reason: 'Started the free trial of 7 days',
    },
  ]);
  expect((await ana.overview()).payments).toEqual([]);
});

test('twenty presses at once start one', async () => {
  const ana = await payer();
  const answers = await Promise.all(Array.from({ length: 20 }, () => start(ana)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = answers.filter(({ status }) => status === 409);
  expect(refused).toHaveLength(19);
  for (const answer of refused) {
    expect((await refusal(answer)).message).toBe('Your free Pro trial is active until Nov 27, 2026.');
  }
  expect(await changes(ana)).toEqual([['trial', 'free', 'pro']]);
});

test('it ends by itself, with a log of its own, and there is no second one', async () => {
  const ana = await payer();
  await begin(ana);
  world.pass(minutesOfDays(7) - 1);
  await ana.signInAgain();
  expect(await ana.plan()).toBe('pro');
  expect(await world.expire()).toBe(0);
  world.pass(1);
  expect(await ana.plan()).toBe('free');
  expect(await statusOf(ana)).toMatchObject({
    plan: 'free',
    isExpired: true,
    endedPlan: 'pro',
    isTrial: true,
  });
  // Before the expiry job has recorded it, and after.
  for (const logs of [1, 2]) {
    expect(await refusal(await start(ana))).toMatchObject({
      status: 409,
      message: 'You already used your free trial on Nov 20, 2026. Pro is ₱99 for 30 days.',
    });
    expect(await ana.logs()).toHaveLength(logs);
    if (logs === 1) expect(await world.expire()).toBe(1);
  }
  expect((await ana.logs()).at(-1)).toMatchObject({ cause: 'expiry', reason: 'The free trial has ended' });
});

test('buying Pro during the trial adds 30 days to its end, and a refund gives the trial back', async () => {
  const ana = await payer();
  await begin(ana);
  const end = inDays(7);
  world.pass(minutesOfDays(2));
  const reference = await ana.begin();
  world.finish(reference);
  await world.deliver();
  expect(await ana.expiresAt()).toEqual(new Date(end.getTime() + 30 * dayMs));
  expect(await ana.newest()).toMatchObject({ periodStart: end.toISOString() });
  expect(await statusOf(ana)).toMatchObject({ isTrial: false, status: 'active' });

  app.maya.giveBack(reference, 'refund');
  world.pass(minutesOfDays(1));
  await world.reconcile();
  expect(await ana.expiresAt()).toEqual(end);
  expect(await statusOf(ana)).toMatchObject({ plan: 'pro', isTrial: true });
  expect(await changes(ana)).toEqual([
    ['trial', 'free', 'pro'],
    ['payment', 'pro', 'pro'],
    ['refund', 'pro', 'pro'],
  ]);
});

test('a trial during a pending payment loses none of the paid days', async () => {
  const ana = await payer();
  const reference = await ana.begin();
  await begin(ana);
  world.finish(reference);
  await world.deliver();
  expect(await ana.expiresAt()).toEqual(inDays(37));
});

test('a paid plan that has ended does not use up the trial', async () => {
  const ana = await payer();
  await setPlan(app, ana.id, 'pro', inDays(-1));
  await begin(ana);
  expect(await ana.expiresAt()).toEqual(inDays(7));
});

test.each([
  ['pro', 20, 'Your Pro plan is active until Dec 10, 2026. There is nothing to try.'],
  ['pro', null, 'Your Pro plan has no end. There is nothing to try.'],
  ['agency', null, 'Your Agency plan includes everything in Pro. There is nothing to try.'],
] as const)('a %s plan has nothing to try', async (plan, days, message) => {
  const ana = await payer();
  const expiresAt = days === null ? null : inDays(days);
  await setPlan(app, ana.id, plan, expiresAt);
  expect(await refusal(await start(ana))).toMatchObject({ status: 409, code: 'CONFLICT', message });
  expect(await ana.expiresAt()).toEqual(expiresAt);
  expect((await ana.browser.currentUser()).trial).toBeNull();
});

test('an administrator who ends the trial, or moves its end, gives no second one', async () => {
  const ana = await payer();
  await begin(ana);
  const admin = await app.signedIn({ email: 'admin@husay.test' });
  const update = (newStatus: string, newExpiryDate: string | null) =>
    admin.send('POST', '/api/admin/update-billing', {
      userId: ana.id,
      newStatus,
      newExpiryDate,
      reason: 'Asked for by phone',
    });
  // The day of the end keeps its time: the trial stays one.
  expect((await update('pro', '2026-11-27')).status).toBe(200);
  expect(await statusOf(ana)).toMatchObject({ isTrial: true });
  expect((await update('pro', '2026-11-29')).status).toBe(200);
  expect(await statusOf(ana)).toMatchObject({ isTrial: false, plan: 'pro' });
  expect((await update('free', null)).status).toBe(200);
  expect(await statusOf(ana)).toMatchObject({ isTrial: false, plan: 'free' });
  expect((await refusal(await start(ana))).message).toContain('You already used your free trial');
});

test('administrators see the trial among users and changes', async () => {
  const ana = await payer();
  await begin(ana);
  const admin = await app.signedIn({ email: 'admin@husay.test' });
  const rows = (await (await admin.get(`/api/admin/users-billing?search=${ana.id}`)).json()) as object[];
  expect(rows).toMatchObject([
    { plan: 'pro', trial: { startedAt: app.clock.now().toISOString(), endsAt: inDays(7).toISOString() } },
  ]);
  const logs = (await (await admin.get('/api/admin/billing-logs?cause=trial&limit=1')).json()) as object[];
  expect(logs).toMatchObject([{ cause: 'trial', admin: null, newStatus: 'pro' }]);
});

const leave = async (user: Payer) => {
  await app.freshSignIns();
  const { username } = await user.browser.currentUser();
  expect((await user.browser.send('DELETE', '/api/account', { username })).status).toBe(204);
};

test('a person has one trial, also after deleting the account and signing in again, any number of times', async () => {
  const ana = await payer();
  await begin(ana);
  for (let round = 0; round < 3; round++) {
    await leave(ana);
    await ana.signInAgain();
    expect((await ana.browser.currentUser()).trial).toMatchObject({
      startedAt: app.clock.now().toISOString(),
    });
    const answers = await Promise.all(Array.from({ length: 5 }, () => start(ana)));
    for (const answer of answers) {
      expect(await refusal(answer)).toMatchObject({
        status: 409,
        message: 'You already used your free trial on Nov 20, 2026. Pro is ₱99 for 30 days.',
      });
    }
  }
  expect((await ana.browser.currentUser()).plan).toBe('free');
});

test('an account that was made while the former one was deleted has none either', async () => {
  const ana = await payer();
  await begin(ana);
  await leave(ana);
  await ana.signInAgain();
  await app.deps.database.query('update users set trial_started_at = null, trial_ends_at = null');
  expect((await start(ana)).status).toBe(409);
});

test('the used trial has no name, survives a new session secret, and is forgotten after 400 days', async () => {
  const ana = await payer();
  await begin(ana);
  await leave(ana);
  const kept = JSON.stringify(await app.db.select().from(usedTrials));
  for (const trace of ['ana', 'example.com', ana.id]) expect(kept.toLowerCase()).not.toContain(trace);
  app.deps.config.sessionSecret = 'another secret that only tests know';
  app.restart();
  await ana.signInAgain();
  expect((await ana.browser.currentUser()).trial).not.toBeNull();
  await leave(ana);

  world.pass(minutesOfDays(400));
  await pruneUsedTrials(app.deps);
  await ana.signInAgain();
  expect((await ana.browser.currentUser()).trial).not.toBeNull();
  await leave(ana);
  world.pass(minutesOfDays(400) + 1);
  await pruneUsedTrials(app.deps);
  expect(await app.db.select().from(usedTrials)).toEqual([]);
  await ana.signInAgain();
  expect((await ana.browser.currentUser()).trial).toBeNull();
  expect((await start(ana)).status).toBe(200);
});

test('an account that never had a trial leaves nothing behind', async () => {
  const ana = await payer();
  await leave(ana);
  await ana.signInAgain();
  expect((await start(ana)).status).toBe(200);
});
