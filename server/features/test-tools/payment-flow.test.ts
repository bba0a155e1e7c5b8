import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { builtInTestUserId, flowStepNames, type PaymentFlowResult } from '#shared/test-tools/schema';
import { users } from '../../db/schema/users';
import { webhookDeliveries } from '../../db/schema/billing';
import type { Browser } from '../../testing/requests/browser';
import { paymentFlowDepsOf } from '../../testing/billing/payment-flow-deps';
import { addPerson, findBySubject } from '../../testing/content/people';
import { refusal } from '../../testing/requests/refusal';
import { billingLogsOf, paymentsOf, setPlan } from '../../testing/billing/subscriptions';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { paymentFlowTest } from './payment-flow';

let app: TestApp;
let admin: Browser;
const start = async (options?: Parameters<typeof startTestApp>[0]) => {
  app = await startTestApp(options);
  admin = await app.signedIn({ email: 'admin@husay.test' });
};
beforeEach(() => app.maya.reset());

const post = (testUserId: unknown = builtInTestUserId) =>
  admin.send('POST', '/api/test/maya-payment-flow', { testUserId });
const run = async (testUserId?: unknown) => {
  // Payments of one moment have no order.
  app.clock.set(new Date(app.clock.now().getTime() + 1000));
  const answer = await post(testUserId);
  expect(answer.status).toBe(200);
  return (await answer.json()) as PaymentFlowResult;
};
const statuses = ({ steps }: PaymentFlowResult) => Object.values(steps).map(({ status }) => status);
const account = async (subject = builtInTestUserId) => {
  const row = await findBySubject(app, subject);
  if (!row) throw new Error('there is no test account');
  return row;
};
const passed = flowStepNames.map(() => 'passed');

describe('with play money', () => {
  beforeAll(() => start());
  afterAll(() => app.stop());

  test('every step passes, by the way that payments take, and the account ends as it began', async () => {
    const result = await run();
    expect(statuses(result)).toEqual(passed);
    expect(Object.keys(result.steps)).toEqual([...flowStepNames]);
    expect(result).toMatchObject({
      success: true,
      error: null,
      message: 'The complete payment flow works, with play money.',
      results: {
        payment: { status: 'paid', paidAt: app.clock.now().toISOString() },
        user: {
          plan: 'pro',
          subscriptionExpiresAt: new Date(app.clock.now().getTime() + 30 * 24 * 3600_000).toISOString(),
        },
      },
    });
    expect(result.results.payment?.receiptNumber).toBeTruthy();
    expect(result.testId).toMatch(/^[0-9a-f-]{36}$/);
    for (const { durationMs } of Object.values(result.steps)) expect(durationMs).toBeGreaterThanOrEqual(0);

    const tested = await account();
    expect(tested).toMatchObject({
      issuer: 'husay:test',
      username: 'test-10000001',
      email: 'test-10000001@husay.invalid',
      plan: 'free',
      subscriptionExpiresAt: null,
      userType: 'user',
      firstName: '',
      lastName: '',
    });
    expect((await billingLogsOf(app, tested.id)).map(({ cause }) => cause)).toEqual([
      'payment',
      'test',
      'expiry',
      'test',
    ]);
    const deliveries = await app.db.select().from(webhookDeliveries);
    const delivery = deliveries.find(({ userId }) => userId === tested.id);
    expect(delivery).toMatchObject({ processed: true, upgradeResult: 'success', isTest: false });
  });

  test('it passes repeatedly, with a new payment each time', async () => {
    for (let round = 0; round < 3; round++) expect(statuses(await run())).toEqual(passed);
    const paid = (await paymentsOf(app, (await account()).id)).map(({ status }) => status);
    expect(new Set(paid)).toEqual(new Set(['paid']));
  });

  test('two at once: one passes, the other has to wait', async () => {
    let goOn = () => {};
    const mayGoOn = new Promise<void>((resolve) => (goOn = resolve));
    const deps = paymentFlowDepsOf(app);
    const flow = paymentFlowTest({
      ...deps,
      beginCheckout: async (user) => {
        await mayGoOn;
        return deps.beginCheckout(user);
      },
    });
    const adminId = (await admin.currentUser()).id;
    const first = flow(adminId, builtInTestUserId);
    expect(await flow(adminId, builtInTestUserId)).toMatchObject({
      success: false,
      message: 'This test is running already. Please wait until it has ended, and run it again.',
      results: { payment: null, user: null },
    });
    goOn();
    expect((await first).success).toBe(true);
    expect((await run()).success).toBe(true);
  });

  test('another id is another account', async () => {
    expect((await run('77')).success).toBe(true);
    expect((await account('77')).id).not.toBe((await account()).id);
  });

  test('an existing username is not taken', async () => {
    const ana = await addPerson(app, { username: 'test-88' });
    expect((await run('88')).success).toBe(true);
    expect((await account('88')).username).toBe('test-88-2');
    expect(ana.username).toBe('test-88');
  });

  test.each([
    ['a person’s id', async () => (await admin.currentUser()).id],
    ['letters', async () => 'admin'],
    ['too many digits', async () => '1'.repeat(21)],
    ['digits of another script', async () => '١٢٣'],
  ])('%s is no test account: nothing is done, and that is said', async (_name, id) => {
    const before = await app.db.select().from(users);
    const result = await run(await id());
    expect(result).toMatchObject({ success: false, results: { payment: null, user: null } });
    expect(result.message).toContain('digits only');
    expect(new Set(statuses(result))).toEqual(new Set(['skipped']));
    expect(await app.db.select().from(users)).toEqual(before);
  });

  test('an empty id is refused', async () => {
    expect((await refusal(await post('  '))).fields).toEqual({ testUserId: 'Please enter a test user ID' });
  });

  test('the account cannot be signed in to, and has no profile', async () => {
    await run();
    expect((await app.visitor().get('/api/profile/test-10000001')).status).toBe(404);
    const listed = await admin.get('/api/admin/users-billing?search=test-10000001');
    expect(await listed.json()).toMatchObject([{ email: 'test-10000001@husay.invalid' }]);
  });

  test('a run starts as Free, whatever plan was set', async () => {
    await run();
    await setPlan(app, (await account()).id, 'agency');
    expect(statuses(await run())).toEqual(passed);
  });

  test.each([
    ['Maya does not answer', () => app.maya.failNext({ as: 503, path: '/checkouts' }), 'checkout'],
    ['Maya refuses the keys', () => (app.maya.faults.expiredKeys = true), 'checkout'],
    ['deliveries are lost', () => (app.maya.faults.drop = true), 'delivery'],
    ['Maya reports another amount', () => (app.maya.faults.payment = { amount: '1' }), 'verification'],
  ])('%s: that step fails, what follows is skipped, and the next run passes', async (_name, fault, step) => {
    fault();
    const result = await run();
    expect(result).toMatchObject({
      success: false,
      message: `The payment flow test failed at the step '${step}'.`,
    });
    const at = flowStepNames.indexOf(step as 'checkout');
    expect(statuses(result)).toEqual(
      flowStepNames.map((_, index) => (index < at ? 'passed' : index === at ? 'failed' : 'skipped')),
    );
    expect(result.error).toBe(result.steps[step]?.message);
    expect(result.error).not.toMatch(/undefined|\[object|Error:/);
    app.maya.reset();
    expect(statuses(await run())).toEqual(passed);
  });

  test('what a run left that broke off once it had paid is settled, and the next one begins anew', async () => {
    await run();
    const { id } = await account();
    app.maya.faults.drop = true;
    expect((await run()).success).toBe(false);
    app.maya.reset();
    const before = await paymentsOf(app, id);
    expect(before.at(-1)?.status).toBe('pending');
    expect(statuses(await run())).toEqual(passed);
    const after = await paymentsOf(app, id);
    expect(after).toHaveLength(before.length + 1);
    expect(after.slice(-2).map(({ status }) => status)).toEqual(['paid', 'paid']);
  });
});

describe('with a real Maya', () => {
  beforeAll(() => start({ overrides: { playMoney: undefined } }));
  afterAll(() => app.stop());

  test('what takes a person is said; once paid, the same payment is verified, granted and ended', async () => {
    const first = await run();
    const [payment] = await paymentsOf(app, (await account()).id);
    expect(statuses(first)).toEqual([
      'passed',
      'passed',
      'needs_person',
      'skipped',
      'passed',
      'skipped',
      'skipped',
      'skipped',
    ]);
    expect(first).toMatchObject({
      success: true,
      error: null,
      results: { payment: { status: 'pending', receiptNumber: null, paidAt: null }, user: { plan: 'free' } },
    });
    expect(first.message).toBe(
      `The checkout works. Please pay at ${payment?.checkoutUrl}. Then run this test again to go on.`,
    );
    expect(first.message).toMatch(/ at http\S+id=/);

    const second = await run();
    expect(second.steps.checkout?.message).toContain('is continued');
    expect(await paymentsOf(app, (await account()).id)).toHaveLength(1);

    app.maya.finish(payment?.referenceNumber ?? '', 'paid');
    const third = await run();
    expect(third).toMatchObject({ success: true, message: 'The complete payment flow works.' });
    expect(third.results).toMatchObject({ payment: { status: 'paid' }, user: { plan: 'pro' } });
    expect(statuses(third).filter((status) => status !== 'passed')).toEqual(['skipped']);
    expect((await account()).plan).toBe('free');
  });

  test('what Maya’s event has granted since the last run is gone on with, too', async () => {
    await run();
    const { id } = await account();
    const [payment] = (await paymentsOf(app, id)).filter(({ status }) => status === 'pending');
    app.maya.finish(payment?.referenceNumber ?? '', 'paid');
    await app.maya.deliverDue();
    expect((await account()).plan).toBe('pro');
    const count = (await paymentsOf(app, id)).length;
    const result = await run();
    expect(result).toMatchObject({ success: true, results: { user: { plan: 'pro' } } });
    expect(result.steps.expiry?.status).toBe('passed');
    expect(await paymentsOf(app, id)).toHaveLength(count);
    // And then it is over.
    expect((await run()).steps.payment?.status).toBe('needs_person');
    expect(await paymentsOf(app, id)).toHaveLength(count + 1);
  });

  test('one that was not paid in time is replaced', async () => {
    await run();
    app.clock.set(new Date(app.clock.now().getTime() + 2 * 3600_000));
    await admin.signIn({ email: 'admin@husay.test' });
    const result = await run();
    expect(result.steps.checkout?.message).toContain('Checkout created');
    const all = await paymentsOf(app, (await account()).id);
    expect(all.map(({ status }) => status).slice(-2)).toEqual(['failed', 'pending']);
  });
});
