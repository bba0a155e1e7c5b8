import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newPayer, paymentWorld } from '../../testing/payer';
import { refusal } from '../../testing/refusal';
import { startTestApp, type TestApp } from '../../testing/test-app';

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

const cancel = ({ browser }: Pick<Awaited<ReturnType<typeof payer>>, 'browser'>) =>
  browser.send('POST', '/api/payments/cancel');

test('a pending payment is cancelled here and at Maya, and another can be begun at once', async () => {
  const ana = await payer();
  app.maya.switches.beforeFirstAttempt = 'pending-token';
  const reference = await ana.begin();
  const answer = await cancel(ana);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ plan: 'free', status: 'free' });
  expect(await ana.newest()).toMatchObject({ status: 'failed', failureReason: 'You cancelled the payment' });
  expect(app.maya.payments(reference).map(({ status }) => status)).toEqual(['PAYMENT_CANCELLED']);
  expect((await ana.checkout()).status).toBe(200);
});

test('one that was paid is granted instead', async () => {
  const ana = await payer();
  world.finish(await ana.begin());
  expect(await (await cancel(ana)).json()).toMatchObject({ plan: 'pro', status: 'active' });
  expect((await ana.newest()).status).toBe('paid');
});

test('money that comes for a cancelled one all the same is granted', async () => {
  const ana = await payer();
  const reference = await ana.begin();
  await cancel(ana);
  world.finish(reference, 'late-success');
  await world.deliver();
  expect(await ana.plan()).toBe('pro');
});

test('while Maya is away nothing is cancelled', async () => {
  const ana = await payer();
  await ana.begin();
  app.maya.failNext({ as: 503, method: 'GET', times: 3 });
  const refused = await refusal(await cancel(ana));
  expect(refused).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
  expect(refused.message).toContain('so it was not cancelled');
  expect((await ana.newest()).status).toBe('pending');
});

test('with nothing to cancel, or twice at once, nothing breaks', async () => {
  const ana = await payer();
  expect((await cancel(ana)).status).toBe(200);
  await ana.begin();
  const answers = await Promise.all([cancel(ana), cancel(ana)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect((await ana.overview()).payments.map(({ status }) => status)).toEqual(['failed']);
});

test('signed out: 401; and nobody cancels what is somebody else’s', async () => {
  expect(await refusal(await cancel({ browser: app.visitor() }))).toMatchObject({
    status: 401,
    message: 'Unauthorized',
  });
  const ana = await payer();
  await ana.begin();
  expect((await cancel(await payer())).status).toBe(200);
  expect((await ana.newest()).status).toBe('pending');
});
