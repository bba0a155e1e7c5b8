import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { PaymentProvider } from '../../integrations/maya/maya';
import { newPayer } from '../../testing/billing/payer';
import { findPerson } from '../../testing/content/people';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { billingDepsOf } from './billing-deps';
import { cancelPayment, closePending } from './checkout/cancel-payment';
import { beginCheckout } from './checkout/checkout';
import { cleanUpPending } from './checkout/clean-up';
import { settleNews } from './settling/settle-news';
import { checkPayments } from './subscription-service';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(() => app.maya.reset());

const never = () => new Promise<never>(() => {});

/** Billing with a provider that never answers. */
const hanging = (payments: Partial<PaymentProvider> = {}) => ({
  ...billingDepsOf({
    ...app.deps,
    payments: {
      ...app.deps.payments,
      createCheckout: never,
      paymentsByReference: never,
      cancel: never,
      reversalsOf: never,
      ...payments,
    },
  }),
  // Long enough for the queries before the first question on a busy machine.
  maxCallMs: 1500,
});

let count = 0;
const payer = () => newPayer(app, `waits-${(count += 1)}@example.com`);

test('a check of several open payments asks a provider that hangs once, and ends in time', async () => {
  const ana = await payer();
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const referenceNumber = await ana.begin();
    // By its number: payments of the same moment have no newest one.
    const { payments } = await ana.overview();
    const { id } = payments.find((payment) => payment.referenceNumber === referenceNumber)!;
    await ana.browser.send('POST', '/api/payments/cancel', { paymentId: id });
  }
  const paymentsByReference = vi.fn(never);
  expect(await checkPayments(hanging({ paymentsByReference }), ana.id)).toMatchObject({ plan: 'free' });
  expect(paymentsByReference).toHaveBeenCalledOnce();
});

test.each([
  [
    'a checkout over an old payment',
    async (deps: ReturnType<typeof hanging>, id: string) => {
      const user = await findPerson(app, id);
      app.clock.set(new Date(app.clock.now().getTime() + 31 * 60_000));
      return beginCheckout(deps, user!);
    },
    'UNAVAILABLE',
  ],
  [
    'a cancellation',
    (deps: ReturnType<typeof hanging>, id: string, paymentId: string) =>
      cancelPayment(deps, id, { paymentId }),
    'UNAVAILABLE',
  ],
] as const)('%s ends in time with words', async (_what, call, code) => {
  const ana = await payer();
  await ana.begin();
  const { id } = await ana.newest();
  await expect(call(hanging(), ana.id, id)).rejects.toMatchObject({ code });
});

test('a deletion, an administrator and an event end in time as well', async () => {
  const ana = await payer();
  const referenceNumber = await ana.begin();
  expect(await closePending(hanging(), ana.id)).toBe(false);
  expect(await cleanUpPending(hanging(), ana.id, { adminId: ana.id, reason: 'test' })).toMatchObject([
    { outcome: 'unavailable' },
  ]);
  const news = { referenceNumber, paymentId: null, checkoutId: null };
  await expect(settleNews(hanging(), news)).rejects.toThrow('did not answer in time');
});

test('so does a call that waits for the question of another one', async () => {
  const ana = await payer();
  await ana.begin();
  expect(await checkPayments({ ...hanging(), settling: never }, ana.id)).toMatchObject({ plan: 'free' });
});
