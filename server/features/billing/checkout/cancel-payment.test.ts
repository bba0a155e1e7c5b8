import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newPayer, paymentWorld, type Payer } from '../../../testing/billing/payer';
import { refusal } from '../../../testing/requests/refusal';
import { startTestApp, type TestApp } from '../../../testing/test-app';

let app: TestApp;
let world: ReturnType<typeof paymentWorld>;
beforeAll(async () => {
  app = await startTestApp();
  world = paymentWorld(app);
});
afterAll(() => app.stop());

let count = 0;
const payer = () => newPayer(app, `cancels-${(count += 1)}@example.com`);
beforeEach(() => app.maya.reset());

const cancelThis = ({ browser }: Pick<Payer, 'browser'>, paymentId: unknown) =>
  browser.send('POST', '/api/payments/cancel', { paymentId });
const pendingId = async ({ overview }: Payer) =>
  (await overview()).payments.find(({ status }) => status === 'pending')?.id ?? unknownId;
const unknownId = '00000000-0000-4000-8000-000000000000';
/** As from a page that shows the current pending payment. */
const cancel = async (person: Payer) => cancelThis(person, await pendingId(person));

test('a pending payment is canceled here and at Maya, and another can start at once', async () => {
  const ana = await payer();
  app.maya.switches.beforeFirstAttempt = 'pending-token';
  const reference = await ana.begin();
  const answer = await cancel(ana);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ plan: 'free', status: 'free' });
  expect(await ana.newest()).toMatchObject({ status: 'failed', failureReason: 'You canceled the payment' });
  expect(app.maya.payments(reference).map(({ status }) => status)).toEqual(['PAYMENT_CANCELLED']);
  expect((await ana.checkout()).status).toBe(200);
});

test('a paid one is granted instead', async () => {
  const ana = await payer();
  world.finish(await ana.begin());
  expect(await (await cancel(ana)).json()).toMatchObject({ plan: 'pro', status: 'active' });
  expect((await ana.newest()).status).toBe('paid');
});

test('money that arrives for a canceled one is granted', async () => {
  const ana = await payer();
  const reference = await ana.begin();
  await cancel(ana);
  world.finish(reference, 'late-success');
  await world.deliver();
  expect(await ana.plan()).toBe('pro');
});

test('nothing is canceled while Maya is unavailable', async () => {
  const ana = await payer();
  await ana.begin();
  app.maya.failNext({ as: 503, method: 'GET', times: 3 });
  const refused = await refusal(await cancel(ana));
  expect(refused).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
  expect(refused.message).toContain('so it was not canceled');
  expect((await ana.newest()).status).toBe('pending');
});

test('canceling without a payment, or twice at once, is harmless', async () => {
  const ana = await payer();
  expect((await cancel(ana)).status).toBe(200);
  await ana.begin();
  const answers = await Promise.all([cancel(ana), cancel(ana)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect((await ana.overview()).payments.map(({ status }) => status)).toEqual(['failed']);
});

test('signed out: 401; another user’s payment cannot be canceled', async () => {
  expect(await refusal(await cancelThis({ browser: app.visitor() }, unknownId))).toMatchObject({
    status: 401,
    message: 'Unauthorized',
  });
  const ana = await payer();
  await ana.begin();
  expect((await cancelThis(await payer(), await pendingId(ana))).status).toBe(200);
  expect((await ana.newest()).status).toBe('pending');
});

test('a tab with an older payment does not cancel the newer one and says so', async () => {
  const ana = await payer();
  await ana.begin();
  const older = await pendingId(ana);
  await cancel(ana);
  const newer = await ana.begin();
  for (const stale of [older, unknownId]) {
    expect(await refusal(await cancelThis(ana, stale))).toMatchObject({
      status: 409,
      code: 'CONFLICT',
      message:
        'Another payment was started in the meantime and was kept. The one you chose is no longer pending.',
    });
  }
  // The test clock gives both the same time.
  const { payments } = await ana.overview();
  expect(payments.find(({ status }) => status === 'pending')?.referenceNumber).toBe(newer);
  expect(app.maya.payments(newer)).not.toMatchObject([{ status: 'PAYMENT_CANCELLED' }]);
  world.finish(newer);
  await world.deliver();
  expect(await ana.plan()).toBe('pro');
});

test.each([[undefined], ['5'], [null]])('a payment %j is refused and cancels nothing', async (paymentId) => {
  const ana = await payer();
  await ana.begin();
  expect((await refusal(await cancelThis(ana, paymentId))).fields).toEqual({
    paymentId: 'Please choose a payment from your history',
  });
  expect((await ana.newest()).status).toBe('pending');
});
