import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ExpiredUser, ExpiringUser } from '#shared/test-tools/schema';
import { billingLogs } from '../../db/schema/billing';
import type { Browser } from '../../testing/requests/browser';
import { addPayment, addPerson, removeOthers } from '../../testing/content/people';
import { newPayer, paymentWorld } from '../../testing/billing/payer';
import { refusal } from '../../testing/requests/refusal';
import { billingLogsOf, expiryOf, insertAdminLog } from '../../testing/billing/subscriptions';
import { startTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
let admin: Browser;
let adminId: string;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signedIn({ email: 'admin@husay.test' });
  adminId = (await admin.currentUser()).id;
});
afterAll(() => app.stop());
beforeEach(() => removeOthers(app, 'admin@husay.test'));

const hour = 3600_000;
const inHours = (hours: number) => new Date(app.clock.now().getTime() + hours * hour);
const expired = async () =>
  (await (await admin.get('/api/admin/expired-subscriptions')).json()) as {
    count: number;
    users: ExpiredUser[];
  };
const expiring = async (days = 1) =>
  (await (await admin.get(`/api/admin/expiring-subscriptions/${days}`)).json()) as {
    count: number;
    users: ExpiringUser[];
  };
const process = async () =>
  (await (await admin.send('POST', '/api/admin/process-expired-subscriptions', {})).json()) as {
    downgraded: number;
  };
const expireNow = (userId: string) => admin.send('POST', '/api/test/expire-user-now', { userId });
const createExpiring = (userId: string, minutesUntilExpiry: unknown = 2) =>
  admin.send('POST', '/api/test/create-expiring-user', { userId, minutesUntilExpiry });

test('the lists tell who has ended and who will, to the moment', async () => {
  const add = (name: string, hours: number | null, plan: 'free' | 'pro' | 'agency' = 'pro') =>
    addPerson(app, {
      email: `${name}@example.com`,
      plan,
      subscriptionExpiresAt: hours === null ? null : inHours(hours),
    });
  await add('now', 0);
  await add('three-days-ago', -80, 'agency');
  await add('soon', 1);
  await add('in-a-day', 24);
  await add('in-a-day-and-more', 24.001);
  await add('written-down', -5, 'free');
  await add('endless', null);
  expect(await expired()).toMatchObject({
    count: 2,
    users: [
      { email: 'now@example.com', plan: 'pro', daysExpired: 0 },
      { email: 'three-days-ago@example.com', plan: 'agency', daysExpired: 3 },
    ],
  });
  expect(await expiring()).toMatchObject({
    count: 2,
    users: [
      { email: 'soon@example.com', daysUntilExpiry: 1, subscriptionExpiresAt: inHours(1).toISOString() },
      { email: 'in-a-day@example.com', daysUntilExpiry: 1 },
    ],
  });
  expect((await expiring(2)).users.map(({ daysUntilExpiry }) => daysUntilExpiry)).toEqual([1, 1, 2]);
});

test.each(['0', '366', 'x', '1.5'])('%s days are refused', async (days) => {
  expect((await admin.get(`/api/admin/expiring-subscriptions/${days}`)).status).toBe(400);
});

test('processing records all ended subscriptions as Free, once', async () => {
  const ana = await addPerson(app, { plan: 'pro', subscriptionExpiresAt: inHours(-1) });
  await addPerson(app, { plan: 'agency', subscriptionExpiresAt: inHours(-1) });
  const [first, second] = await Promise.all([process(), process()]);
  expect(first.downgraded + second.downgraded).toBe(2);
  expect(await process()).toEqual({ downgraded: 0 });
  expect(await expired()).toEqual({ count: 0, users: [] });
  expect(await billingLogsOf(app, ana.id)).toMatchObject([{ cause: 'expiry', newStatus: 'free' }]);
});

test('an expiring user is Pro for so many minutes, and then is not', async () => {
  const ana = await addPerson(app, { email: 'ana@example.com' });
  const answer = await createExpiring(ana.id, 3);
  expect(await answer.json()).toEqual({
    user: {
      id: ana.id,
      email: 'ana@example.com',
      plan: 'pro',
      willExpireAt: inHours(0.05).toISOString(),
    },
  });
  expect((await expiring()).users).toMatchObject([{ id: ana.id, plan: 'pro' }]);
  expect(await billingLogsOf(app, ana.id)).toMatchObject([
    {
      cause: 'test',
      adminId,
      oldStatus: 'free',
      newStatus: 'pro',
      newExpiresAt: inHours(0.05),
      reason: 'Subscription test: Pro for 3 minutes',
    },
  ]);
  app.clock.set(inHours(0.05));
  expect((await expiring()).users).toEqual([]);
  expect((await expired()).users).toMatchObject([{ id: ana.id }]);
  expect(await process()).toEqual({ downgraded: 1 });
});

test('what a test has set, another test may set anew', async () => {
  const ana = await addPerson(app);
  expect((await createExpiring(ana.id, 60)).status).toBe(200);
  expect((await createExpiring(ana.id, 1)).status).toBe(200);
  expect(await expiryOf(app, ana.id)).toEqual(inHours(1 / 60));
});

test.each([0, 61, 1.5, -1, '2', null])('%j minutes are refused', async (minutes) => {
  const ana = await addPerson(app);
  expect(await refusal(await createExpiring(ana.id, minutes))).toMatchObject({ status: 400 });
  expect(await expiryOf(app, ana.id)).toBeNull();
});

test.each(['free', 'pro', 'agency'] as const)('a %s user expired now ended an hour ago', async (plan) => {
  const end = plan === 'free' ? null : inHours(5);
  const ana = await addPerson(app, { plan, subscriptionExpiresAt: end });
  // There has to be something to end.
  const held = plan === 'free' ? 'pro' : plan;
  expect(await (await expireNow(ana.id)).json()).toEqual({
    user: { id: ana.id, email: ana.email, plan: held, subscriptionExpiresAt: inHours(-1).toISOString() },
  });
  expect((await expired()).users).toMatchObject([{ id: ana.id, plan: held, daysExpired: 0 }]);
  expect(await billingLogsOf(app, ana.id)).toMatchObject([
    { cause: 'test', adminId, oldStatus: plan, newStatus: held, oldExpiresAt: end },
  ]);
  expect(await process()).toEqual({ downgraded: 1 });
});

test('a trial that is expired now ends as a trial', async () => {
  const ana = await addPerson(app, {
    plan: 'pro',
    subscriptionExpiresAt: inHours(5),
    trialStartedAt: inHours(-2),
    trialEndsAt: inHours(5),
  });
  const end = (await (await expireNow(ana.id)).json()) as { user: { subscriptionExpiresAt: string } };
  expect(end.user.subscriptionExpiresAt).toBe(inHours(-1).toISOString());
  expect(await process()).toEqual({ downgraded: 1 });
  expect((await billingLogsOf(app, ana.id)).map(({ cause, reason }) => [cause, reason])).toEqual([
    ['test', 'Subscription test: ended an hour ago'],
    ['expiry', 'The free trial has ended'],
  ]);
});

describe('a test takes nothing away that was paid for:', () => {
  const refusedBoth = async (userId: string, words: string) => {
    const before = await expiryOf(app, userId);
    const logs = (await billingLogsOf(app, userId)).length;
    for (const answer of [await expireNow(userId), await createExpiring(userId)]) {
      const { status, code, message } = await refusal(answer);
      expect([status, code]).toEqual([409, 'CONFLICT']);
      expect(message).toContain(words);
    }
    expect(await expiryOf(app, userId)).toEqual(before);
    expect(await billingLogsOf(app, userId)).toHaveLength(logs);
  };

  test('a user who has paid', async () => {
    const ana = await newPayer(app, 'ana@example.com');
    const world = paymentWorld(app);
    world.finish(await ana.begin());
    await world.deliver();
    expect(await ana.plan()).toBe('pro');
    await refusedBoth(ana.id, 'ana@example.com has paid for time still ahead.');
  });

  test('days that start after the current plan', async () => {
    const ana = await addPerson(app, { plan: 'pro', subscriptionExpiresAt: inHours(1) });
    await addPayment(app, ana.id, { status: 'paid', periodStart: inHours(1), periodEnd: inHours(721) });
    await refusedBoth(ana.id, 'has paid for time still ahead');
  });

  test.each(['pro', 'agency'] as const)('%s with no end', async (plan) => {
    const ana = await addPerson(app, { plan });
    await refusedBoth(ana.id, 'with no end');
  });

  test('an end that an administrator set for a payment by other ways', async () => {
    const ana = await addPerson(app);
    const set = (transactionReference: string | null) =>
      admin.send('POST', '/api/admin/update-billing', {
        userId: ana.id,
        newStatus: 'pro',
        newExpiryDate: '2026-12-24',
        transactionReference,
        reason: 'Bank transfer',
      });
    await set('BPI 42');
    await refusedBoth(ana.id, 'has paid for time still ahead');
    await app.db.delete(billingLogs);
    await set(null);
    expect((await expireNow(ana.id)).status).toBe(200);
  });

  test('the same once its end was moved without a reference, until the plan is set to free', async () => {
    const ana = await addPerson(app);
    const set = (change: object) =>
      admin.send('POST', '/api/admin/update-billing', {
        userId: ana.id,
        newStatus: 'pro',
        reason: 'Asked for by phone',
        ...change,
      });
    await set({ newExpiryDate: '2026-12-24', transactionReference: 'BPI 42' });
    await set({ newExpiryDate: '2026-12-28' });
    await refusedBoth(ana.id, 'has paid for time still ahead');
    await set({ newStatus: 'free' });
    expect((await createExpiring(ana.id)).status).toBe(200);
    expect((await expireNow(ana.id)).status).toBe(200);
  });

  test('an ended manual payment does not block either', async () => {
    const ana = await addPerson(app, { plan: 'pro', subscriptionExpiresAt: inHours(1) });
    await insertAdminLog(app, ana.id, {
      oldStatus: 'free',
      newStatus: 'pro',
      newExpiresAt: app.clock.now(),
      transactionReference: 'BPI 41',
    });
    expect((await expireNow(ana.id)).status).toBe(200);
  });

  test('the refusal says which account a test may use', async () => {
    const ana = await addPerson(app, { plan: 'agency' });
    await refusedBoth(
      ana.id,
      'Please choose a free account, or the test account test-10000001@husay.invalid, which the Payment Debug Centre creates.',
    );
  });

  test.each([720, null])('but a test account is no person: paid for %s hours', async (hours) => {
    const end = hours === null ? null : inHours(hours);
    const account = await addPerson(app, {
      issuer: 'husay:test',
      subject: String(hours),
      plan: 'pro',
      subscriptionExpiresAt: end,
    });
    await addPayment(app, account.id, { status: 'paid', periodStart: inHours(0), periodEnd: inHours(720) });
    expect((await createExpiring(account.id)).status).toBe(200);
    expect(await expiryOf(app, account.id)).toEqual(inHours(1 / 30));
    expect((await expireNow(account.id)).status).toBe(200);
    expect(await expiryOf(app, account.id)).toEqual(inHours(-1));
  });

  test('but an ended paid period does not block', async () => {
    const ana = await addPerson(app, { plan: 'pro', subscriptionExpiresAt: inHours(-1) });
    await addPayment(app, ana.id, { status: 'paid', periodStart: inHours(-721), periodEnd: inHours(-1) });
    await addPayment(app, ana.id, { status: 'refunded', periodStart: inHours(1), periodEnd: inHours(721) });
    expect((await createExpiring(ana.id)).status).toBe(200);
  });
});

test('an unknown user is 404 in a sentence', async () => {
  const unknown = '00000000-0000-4000-8000-000000000000';
  for (const answer of [await expireNow(unknown), await createExpiring(unknown)]) {
    expect(await refusal(answer)).toMatchObject({
      status: 404,
      message: 'This user could not be found. Please choose another one.',
    });
  }
  expect((await refusal(await expireNow('10000001'))).fields).toEqual({ userId: 'Please choose a user' });
});
