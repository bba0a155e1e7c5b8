import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { webhookDeliveries } from '../../db/schema/billing';
import { createLogger } from '../../logging/logger';
import { newPayer, paymentWorld } from '../../testing/billing/payer';
import { refusal } from '../../testing/requests/refusal';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { receiveDelivery } from './receive';

let app: TestApp;
let world: ReturnType<typeof paymentWorld>;
beforeAll(async () => {
  app = await startTestApp();
  world = paymentWorld(app);
});
afterAll(() => app.stop());

let count = 0;
const payer = () => newPayer(app, `hook-${(count += 1)}@example.com`);
beforeEach(async () => {
  app.maya.reset();
  await app.db.delete(webhookDeliveries);
});

const success = (requestReferenceNumber: string, more = {}) => ({
  id: 'x',
  isPaid: true,
  status: 'PAYMENT_SUCCESS',
  amount: '99',
  currency: 'PHP',
  requestReferenceNumber,
  ...more,
});
const deliveries = () => app.db.select().from(webhookDeliveries).orderBy(webhookDeliveries.receivedAt);

test('a delivery of a paid payment grants 30 days, and is logged with body and result', async () => {
  const ana = await payer();
  const reference = await ana.begin();
  world.finish(reference);
  const attempts = await world.deliver();
  expect(attempts.map(({ outcome }) => outcome)).toEqual([200]);
  expect(await ana.plan()).toBe('pro');
  expect((await ana.expiresAt())?.getTime()).toBe(app.clock.now().getTime() + 30 * 24 * 3600_000);
  expect(await ana.newest()).toMatchObject({ status: 'paid', referenceNumber: reference });
  expect((await ana.newest()).receiptNumber).toBeTruthy();
  const [delivery] = await deliveries();
  expect(delivery).toMatchObject({
    processed: true,
    upgradeResult: 'success',
    userId: ana.id,
    referenceNumber: reference,
    isTest: false,
    contentType: 'application/json',
  });
  expect(delivery?.processingTimeMs).toBeGreaterThanOrEqual(0);
  expect(JSON.parse(delivery?.payload ?? '')).toMatchObject({ requestReferenceNumber: reference });
  expect(await ana.logs()).toMatchObject([
    { cause: 'payment', oldStatus: 'free', newStatus: 'pro', transactionReference: reference },
  ]);
});

test('the same delivery 10 times at once grants once and logs the change once', async () => {
  const ana = await payer();
  const reference = await ana.begin();
  world.finish(reference);
  const answers = await Promise.all(Array.from({ length: 10 }, () => world.post(success(reference))));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await ana.logs()).toHaveLength(1);
  expect((await ana.expiresAt())?.getTime()).toBe(app.clock.now().getTime() + 30 * 24 * 3600_000);
  expect(await deliveries()).toHaveLength(10);
  expect((await ana.overview()).payments.map(({ status }) => status)).toEqual(['paid']);
});

test.each([
  [
    'paid flag plus COMPLETED',
    (reference: string, id: string) => ({
      id,
      isPaid: true,
      status: 'COMPLETED',
      requestReferenceNumber: reference,
    }),
  ],
  [
    'PAID status',
    (reference: string, id: string) => ({ id, status: 'PAID', requestReferenceNumber: reference }),
  ],
  [
    'SUCCESS status',
    (reference: string, id: string) => ({ id, status: 'SUCCESS', requestReferenceNumber: reference }),
  ],
  ['minimal, with a reference number', (reference: string) => ({ requestReferenceNumber: reference })],
  ['minimal, with the checkout’s id', (_reference: string, id: string) => ({ checkoutId: id })],
  [
    'the checkout object',
    (reference: string, id: string) => ({
      id,
      status: 'COMPLETED',
      paymentStatus: 'PAYMENT_SUCCESS',
      requestReferenceNumber: reference,
      totalAmount: { value: 99, currency: 'PHP' },
    }),
  ],
])('understands the format: %s', async (_name, bodyOf) => {
  const ana = await payer();
  const reference = await ana.begin();
  const { checkoutId } = world.finish(reference);
  expect((await world.post(bodyOf(reference, checkoutId))).status).toBe(200);
  expect(await ana.plan()).toBe('pro');
});

test('the response does not reveal the result', async () => {
  const ana = await payer();
  const reference = await ana.begin();
  for (const body of [success(reference), success('no-such-payment')]) {
    expect(await (await world.post(body)).json()).toEqual({ received: true });
  }
});

test('a forged success for an unpaid payment grants nothing', async () => {
  const ana = await payer();
  const reference = await ana.begin();
  expect((await world.post(success(reference))).status).toBe(200);
  expect(await ana.plan()).toBe('free');
  expect((await ana.newest()).status).toBe('pending');
  expect((await deliveries())[0]).toMatchObject({ processed: true, upgradeResult: 'pending' });
});

test('a forged success for an unknown reference, or with another user’s id, grants nothing', async () => {
  const [ana, ben] = [await payer(), await payer()];
  const [anas, bens] = [await ana.begin(), await ben.begin()];
  const { id } = world.finish(bens);
  expect((await world.post(success('no-such-payment'))).status).toBe(200);
  expect((await world.post(success(anas, { id, paymentId: id }))).status).toBe(200);
  expect(await ana.plan()).toBe('free');
  expect((await deliveries()).map(({ upgradeResult }) => upgradeResult).sort()).toEqual([
    'pending',
    'unknown_payment',
  ]);
  // A claim about a user's payment only triggers a query.
  await world.post(success(bens));
  expect([await ana.plan(), await ben.plan()]).toEqual(['free', 'pro']);
});

test.each([
  ['another amount', { amount: '1.00' }],
  ['a hundred times the amount', { amount: 9900 }],
  ['another currency', { currency: 'USD' }],
  ['another reference number', { requestReferenceNumber: 'someone-else' }],
  ['no word of being paid', { isPaid: false }],
])('what Maya reports with %s grants nothing', async (_name, payment) => {
  const ana = await payer();
  const reference = await ana.begin();
  world.finish(reference);
  app.maya.faults.payment = payment;
  await world.post(success(reference));
  expect(await ana.plan()).toBe('free');
  expect(await ana.logs()).toHaveLength(0);
});

test('a false body is logged unchanged, and Maya’s answer counts', async () => {
  const ana = await payer();
  const reference = await ana.begin();
  world.finish(reference);
  await world.post({ ...success(reference), isPaid: false, status: 'PAYMENT_FAILED' });
  expect(await ana.plan()).toBe('pro');
});

test('success after failure, and failure after success, both leave the user Pro', async () => {
  const [ana, ben] = [await payer(), await payer()];
  const anas = await ana.begin();
  world.finish(anas, 'declined');
  await world.deliver();
  expect((await ana.newest()).status).toBe('failed');
  expect((await ana.newest()).failureReason).toBe('The payment was declined');
  world.finish(anas, 'late-success');
  await world.deliver();
  expect(await ana.plan()).toBe('pro');

  const bens = await ben.begin();
  world.finish(bens, 'declined');
  world.finish(bens, 'late-success');
  app.maya.faults.reversedOrder = true;
  await world.deliver();
  await world.post({ ...success(bens), isPaid: false, status: 'PAYMENT_FAILED' });
  expect(await ben.plan()).toBe('pro');
  expect(await ben.logs()).toHaveLength(1);
});

test('a delivery before the API knows is accepted, and the payment is queried soon after', async () => {
  const ana = await payer();
  const reference = await ana.begin();
  world.finish(reference);
  app.maya.faults.apiLagMs = 20_000;
  const [attempt] = await world.deliver();
  expect(attempt?.outcome).toBe(200);
  expect(await ana.plan()).toBe('free');
  world.pass(0.55);
  await world.reconcile();
  expect(await ana.plan()).toBe('pro');
});

test('while Maya is unavailable the response is 503, and the next delivery grants', async () => {
  const ana = await payer();
  world.finish(await ana.begin());
  app.maya.failNext({ as: 503, method: 'GET', times: 3 });
  expect((await world.deliver()).map(({ outcome }) => outcome)).toEqual([503]);
  expect((await deliveries())[0]).toMatchObject({ processed: false, upgradeResult: 'unavailable' });
  world.pass(6);
  expect((await world.deliver()).map(({ outcome }) => outcome)).toEqual([200]);
  expect(await ana.plan()).toBe('pro');
});

test.each([
  ['no JSON', 'status=PAID', 400],
  ['nothing', '', 400],
  ['an array', '[1,2]', 200],
  ['null', 'null', 200],
  ['a number', '42', 200],
  ['deep nesting', '['.repeat(20_000) + ']'.repeat(20_000), 200],
  [
    '__proto__',
    '{"__proto__":{"requestReferenceNumber":"x","isPaid":true},"constructor":{"prototype":{}}}',
    200,
  ],
  ['a raw NUL', '{"requestReferenceNumber":"a\0b"}', 400],
  ['NUL', '{"requestReferenceNumber":"a\\u0000b"}', 200],
  ['10 MB', `{"a":"${'x'.repeat(10 * 1024 * 1024)}"}`, 413],
])('a body that is %s does no harm', async (_name, body, status) => {
  const answer = await world.post(body);
  expect(answer.status).toBe(status);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  if (status !== 200) await refusal(answer);
  expect(({} as { isPaid?: boolean }).isPaid).toBeUndefined();
});

test('invalid JSON never reaches the server’s log', async () => {
  let written = '';
  const logger = createLogger('trace', { write: (line) => (written += line) });
  const logging = await startTestApp({ overrides: { logger } });
  const answer = await paymentWorld(logging).post('pwd=hunter2');
  await logging.stop();
  expect(answer.status).toBe(400);
  expect(written).toContain('request refused');
  expect(written).not.toMatch(/pwd|hunter2/);
});

test('the sender’s content type does not matter', async () => {
  const ana = await payer();
  const reference = await ana.begin();
  world.finish(reference);
  expect((await world.post(success(reference), { 'content-type': 'text/plain' })).status).toBe(200);
  expect(await ana.plan()).toBe('pro');
});

test('a delivery is linked to its payment from the start, so that an unfinished one can be found', async () => {
  const unfinished: unknown[] = [];
  const settleNews = async () => {
    unfinished.push(...(await deliveries()));
    return { result: 'ignored', referenceNumber: 'ours-1', userId: null };
  };
  const { db, clock } = app;
  const { logger } = app.deps;
  await receiveDelivery(
    {
      db,
      clock,
      logger,
      settleNews,
      counts: { limited: 0 },
      isSigned: () => true,
      findReference: () => Promise.resolve(null),
    },
    {
      body: JSON.stringify(success('ours-1')),
      headers: {},
      isTest: false,
      ip: null,
      userAgent: null,
      contentType: null,
    },
  );
  expect(unfinished).toMatchObject([{ referenceNumber: 'ours-1', upgradeResult: null }]);
});
