import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { MayaUnknownOutcome, type PaymentProvider } from '../../../integrations/maya/maya';
import { minutesOfDays, newPayer, paymentWorld, type Payer } from '../../../testing/billing/payer';
import { refusal } from '../../../testing/requests/refusal';
import { paymentsOf, setPlan } from '../../../testing/billing/subscriptions';
import { findPerson } from '../../../testing/content/people';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { billingDepsOf } from '../billing-deps';
import { beginCheckout } from './checkout';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

let count = 0;
const payer = () => newPayer(app, `payer-${(count += 1)}@example.com`);
beforeEach(() => app.maya.reset());

test('stores the payment before calling Maya, and returns the checkout’s address', async () => {
  const ana = await payer();
  const answer = await ana.checkout();
  expect(answer.status).toBe(200);
  const { checkout_url: url } = (await answer.json()) as { checkout_url: string };
  expect(url).toContain(`${app.origin}/maya-sandbox/`);
  expect(await ana.newest()).toMatchObject({
    status: 'pending',
    amount: 9900,
    paidAt: null,
    checkoutUrl: url,
  });
  expect(await ana.plan()).toBe('free');
});

test('signed out: 401', async () => {
  expect(await refusal(await app.visitor().send('POST', '/api/create-checkout-session'))).toMatchObject({
    status: 401,
    message: 'Unauthorized',
  });
});

test('a second one within 30 minutes is 409 and mentions the pending payment', async () => {
  const ana = await payer();
  await ana.begin();
  paymentWorld(app).pass(29);
  const refused = await refusal(await ana.checkout());
  expect(refused).toMatchObject({ status: 409, code: 'PENDING_PAYMENT' });
  expect(refused.message).toContain('pending payment');
});

test('ten concurrent ones of one user become one', async () => {
  const ana = await payer();
  const answers = await Promise.all(Array.from({ length: 10 }, () => ana.checkout()));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(409)]);
  expect((await ana.overview()).payments).toHaveLength(1);
  const { referenceNumber } = await ana.newest();
  expect(app.maya.payments(referenceNumber)).toHaveLength(1);
});

test('after 30 minutes the old one is queried, canceled and replaced', async () => {
  const ana = await payer();
  const old = await ana.begin();
  paymentWorld(app).pass(31);
  app.maya.switches.beforeFirstAttempt = 'pending-token';
  const next = await ana.begin();
  expect(next).not.toBe(old);
  const { payments: all } = await ana.overview();
  expect(all.map(({ status }) => status)).toEqual(['pending', 'failed']);
  expect(app.maya.payments(old)[0]?.status).toBe('PAYMENT_CANCELLED');
});

test('after 30 minutes a paid old one is granted, and no new one starts', async () => {
  const ana = await payer();
  const old = await ana.begin();
  const world = paymentWorld(app);
  world.finish(old);
  world.pass(31);
  expect(await refusal(await ana.checkout())).toMatchObject({ status: 409, code: 'CONFLICT' });
  expect(await ana.plan()).toBe('pro');
  expect((await ana.overview()).payments).toHaveLength(1);
});

test('after 30 minutes, while Maya is unavailable: 503, and the old one stays', async () => {
  const ana = await payer();
  await ana.begin();
  paymentWorld(app).pass(31);
  app.maya.failNext({ as: 503, times: 5 });
  const refused = await refusal(await ana.checkout());
  expect(refused).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
  // The earlier one may have been paid.
  expect(refused.message).not.toContain('Nothing was charged');
  expect(refused.message).toContain('Maya does not answer at the moment. Your earlier payment could not be');
  expect((await ana.overview()).payments.map(({ status }) => status)).toEqual(['pending']);
});

test('a create that times out after succeeding is settled by a query, never repeated blindly', async () => {
  const ana = await payer();
  app.maya.switches.beforeFirstAttempt = 'pending-token';
  app.maya.failNext({ as: 'reset', when: 'after', method: 'POST', path: '/checkouts' });
  expect(await refusal(await ana.checkout())).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
  const first = await ana.newest();
  expect(first.status).toBe('failed');
  expect(app.maya.payments(first.referenceNumber).map(({ status }) => status)).toEqual(['PAYMENT_CANCELLED']);
  // A payment that the user never saw does not block for 30 minutes.
  const next = await ana.begin();
  expect(app.maya.payments(next)).toHaveLength(1);
});

test('a create that times out while Maya cannot be queried stays pending, and is settled later', async () => {
  const ana = await payer();
  const world = paymentWorld(app);
  app.maya.failNext({ as: 'reset', when: 'after', method: 'POST', path: '/checkouts' });
  app.maya.failNext({ as: 503, method: 'GET', times: 10 });
  expect((await ana.checkout()).status).toBe(503);
  const { referenceNumber, status } = await ana.newest();
  expect(status).toBe('pending');
  app.maya.reset();
  world.finish(referenceNumber);
  world.pass(2);
  await world.reconcile();
  expect(await ana.plan()).toBe('pro');
});

/** A pending payment whose checkout was lost while Maya was unavailable. */
const loseCheckout = async (ana: Payer) => {
  app.maya.failNext({ as: 'reset', when: 'after', method: 'POST', path: '/checkouts' });
  app.maya.failNext({ as: 503, method: 'GET', times: 10 });
  expect((await ana.checkout()).status).toBe(503);
  app.maya.reset();
  const lost = await ana.newest();
  expect(lost).toMatchObject({ status: 'pending', checkoutUrl: null });
  return lost.referenceNumber;
};

test('a create that times out while queries hang does not keep the user waiting for them', async () => {
  const ana = await payer();
  const user = await findPerson(app, ana.id);
  const payments: PaymentProvider = {
    ...app.deps.payments,
    createCheckout: () => Promise.reject(new MayaUnknownOutcome('no answer in time')),
    paymentsByReference: () => new Promise(() => {}),
  };
  const deps = { ...billingDepsOf({ ...app.deps, payments }), maxCallMs: 100 };
  await expect(beginCheckout(deps, user!)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(await ana.newest()).toMatchObject({ status: 'pending', checkoutUrl: null });
});

test('a payment whose page was never shown is replaced at the next attempt, at once', async () => {
  const ana = await payer();
  const lost = await loseCheckout(ana);
  const next = await ana.begin();
  expect(next).not.toBe(lost);
  expect((await ana.overview()).payments.map(({ status }) => status).sort()).toEqual(['failed', 'pending']);
});

test('one that was paid anyway is granted, not replaced', async () => {
  const ana = await payer();
  const lost = await loseCheckout(ana);
  paymentWorld(app).finish(lost);
  expect(await refusal(await ana.checkout())).toMatchObject({ status: 409, code: 'CONFLICT' });
  expect(await ana.plan()).toBe('pro');
});

test('a payment without a page stays for a minute, as another request may still be in progress', async () => {
  const ana = await payer();
  await ana.begin();
  // As after a process that died before it received the page's address.
  await app.deps.database.query('update payments set checkout_url = null where user_id = $1', [ana.id]);
  expect(await refusal(await ana.checkout())).toMatchObject({ status: 409, code: 'PENDING_PAYMENT' });
  paymentWorld(app).pass(1);
  expect((await ana.checkout()).status).toBe(200);
});

test('all attempts of an abandoned payment are canceled, although one of them fails', async () => {
  const ana = await payer();
  await ana.begin();
  const { payments: provider } = app.deps;
  const { paymentsByReference, cancel } = provider;
  const cancelled: string[] = [];
  provider.paymentsByReference = async (reference) => {
    const [attempt] = await paymentsByReference(reference);
    return ['one', 'two', 'three'].map((id) => ({ ...attempt!, id }));
  };
  provider.cancel = (id) => {
    cancelled.push(id);
    return Promise.reject(new Error('it has been chosen how to pay'));
  };
  app.maya.switches.beforeFirstAttempt = 'pending-token';
  paymentWorld(app).pass(31);
  expect((await ana.checkout()).status).toBe(200);
  expect(cancelled).toEqual(['one', 'two', 'three']);
  Object.assign(provider, { paymentsByReference, cancel });
});

test('a refusal by Maya charges nothing, says so, and does not block the next attempt', async () => {
  const ana = await payer();
  app.maya.failNext({ as: 400, method: 'POST', path: '/checkouts' });
  const refused = await refusal(await ana.checkout());
  expect(refused).toMatchObject({ status: 502, code: 'PAYMENT_REFUSED' });
  expect(refused.message).toContain('Nothing was charged');
  expect((await ana.newest()).status).toBe('failed');
  expect((await ana.checkout()).status).toBe(200);
});

test('users with nothing to pay get a message: Agency, and Pro without an end', async () => {
  for (const plan of ['agency', 'pro'] as const) {
    const ana = await payer();
    await setPlan(app, ana.id, plan);
    expect(await refusal(await ana.checkout())).toMatchObject({ status: 409, code: 'CONFLICT' });
    expect(await paymentsOf(app, ana.id)).toEqual([]);
  }
});

test('renewing before the end adds 30 days to the end', async () => {
  const ana = await payer();
  const world = paymentWorld(app);
  world.finish(await ana.begin());
  await world.deliver();
  const first = await ana.expiresAt();
  world.pass(minutesOfDays(25));
  await ana.signInAgain();
  world.finish(await ana.begin());
  await world.deliver();
  const second = await ana.expiresAt();
  expect((second?.getTime() ?? 0) - (first?.getTime() ?? 0)).toBe(30 * 24 * 3600_000);
});

test('subscriptions are visible to their owner and administrators, and 404 to others', async () => {
  const ana = await payer();
  const ben = await payer();
  const admin = await app.signedIn({ email: 'admin@husay.test' });
  for (const path of ['subscription', 'subscription-status']) {
    const address = `/api/user/${ana.id}/${path}`;
    expect((await ana.browser.get(address)).status).toBe(200);
    expect((await admin.get(address)).status).toBe(200);
    expect((await refusal(await ben.browser.get(address))).status).toBe(404);
    expect((await refusal(await app.visitor().get(address))).status).toBe(401);
    expect((await refusal(await admin.get(`/api/user/10000001/${path}`))).status).toBe(404);
  }
});
