import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { PaymentProvider, ProviderPayment } from '../../../integrations/maya/maya';
import { newPayer, paymentWorld, minutesOfDays, type Payer } from '../../../testing/billing/payer';
import { insertAdminLog, paymentsOf, setPlan } from '../../../testing/billing/subscriptions';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { billingDepsOf } from '../billing-deps';
import { recordVerdict } from './record-verdict';

// Payments that were refunded, fully or partly, or made twice.

let app: TestApp;
let world: ReturnType<typeof paymentWorld>;
let ask: PaymentProvider['paymentsByReference'];
const concerns: Record<string, unknown>[] = [];
beforeAll(async () => {
  const write = (line: string) => void concerns.push(JSON.parse(line) as Record<string, unknown>);
  app = await startTestApp({ overrides: { logger: pino({ level: 'error' }, { write }) } });
  world = paymentWorld(app);
  ask = app.deps.payments.paymentsByReference;
});
afterAll(() => app.stop());

let count = 0;
beforeEach(() => {
  app.maya.reset();
  app.deps.payments.paymentsByReference = ask;
  concerns.length = 0;
});

const dayMs = 24 * 3600_000;

/** A user who has paid, and the reference number. */
const paidUp = async () => {
  const ana = await newPayer(app, `back-${(count += 1)}@example.com`);
  const reference = await ana.begin();
  world.finish(reference);
  await world.deliver();
  return { ana, reference };
};

/** Changes Maya's answer about the attempts under this reference number. */
const answering = (reference: string, change: (attempts: ProviderPayment[]) => ProviderPayment[]) => {
  app.deps.payments.paymentsByReference = async (asked) => {
    const attempts = await ask(asked);
    return asked === reference ? change(attempts) : attempts;
  };
};
const again = async () => {
  world.pass(minutesOfDays(1));
  await world.reconcile();
};
const causes = async (ana: Payer) => (await ana.logs()).map(({ cause }) => cause);

test('a partial refund keeps the plan and is logged for an operator once', async () => {
  const { ana, reference } = await paidUp();
  const end = await ana.expiresAt();
  app.maya.giveBack(reference, 'refund', 1000);
  await again();
  await again();
  expect(await ana.plan()).toBe('pro');
  expect(await ana.expiresAt()).toEqual(end);
  expect(await ana.newest()).toMatchObject({ status: 'paid', failureReason: '₱10.00 of it was refunded' });
  expect(concerns).toMatchObject([{ referenceNumber: reference, reason: '₱10.00 of it was refunded' }]);
});

test('partial refunds that add up to the whole amount are a refund', async () => {
  const { ana, reference } = await paidUp();
  app.maya.giveBack(reference, 'refund', 5000);
  await again();
  expect(await ana.plan()).toBe('pro');
  app.maya.giveBack(reference, 'refund', 4900);
  await again();
  expect(await ana.plan()).toBe('free');
  expect(await ana.newest()).toMatchObject({ status: 'refunded', failureReason: 'The payment was refunded' });
  expect(await causes(ana)).toEqual(['payment', 'refund']);
});

test('a partial refund before we heard of the payment does not prevent the grant', async () => {
  const ana = await newPayer(app, 'back-early@example.com');
  const reference = await ana.begin();
  world.finish(reference);
  app.maya.faults.drop = true;
  await world.deliver();
  app.maya.giveBack(reference, 'refund', 100);
  world.pass(2);
  await world.reconcile();
  expect(await ana.plan()).toBe('pro');
  expect((await ana.newest()).status).toBe('paid');
});

test('a full refund before we heard of the payment grants nothing', async () => {
  const ana = await newPayer(app, 'back-whole@example.com');
  const reference = await ana.begin();
  world.finish(reference);
  app.maya.faults.drop = true;
  await world.deliver();
  app.maya.giveBack(reference, 'refund');
  world.pass(2);
  await world.reconcile();
  expect(await ana.plan()).toBe('free');
  expect((await ana.newest()).status).toBe('refunded');
  expect(await ana.logs()).toEqual([]);
});

test('a refund without partial amounts is a full refund', async () => {
  const { ana, reference } = await paidUp();
  app.maya.giveBack(reference, 'refund', 1000);
  app.maya.failNext({ as: 404, path: `${app.maya.payments(reference)[0]!.id}/refunds` });
  await again();
  expect((await ana.newest()).status).toBe('refunded');
});

test('a partial refund stays partial when Maya refuses to list voids', async () => {
  const { ana, reference } = await paidUp();
  app.maya.giveBack(reference, 'refund', 1000);
  app.maya.failNext({ as: 404, path: `${app.maya.payments(reference)[0]!.id}/voids` });
  await again();
  expect(await ana.newest()).toMatchObject({ status: 'paid', failureReason: '₱10.00 of it was refunded' });
});

test.each(['PENDING', 'FAILED'])('a refund that is %s has given nothing back yet', async (status) => {
  const { ana, reference } = await paidUp();
  app.maya.giveBack(reference, 'refund');
  const reversalsOf = vi.spyOn(app.deps.payments, 'reversalsOf');
  const tell = (as: string) =>
    reversalsOf.mockResolvedValue([
      { kind: 'refund', id: 'one', status: as, amountCentavos: 9900, createdAt: app.clock.now() },
    ]);
  tell(status);
  await again();
  expect(await ana.plan()).toBe('pro');
  expect(await ana.newest()).toMatchObject({ status: 'paid', failureReason: null });
  tell('SUCCESS');
  await again();
  reversalsOf.mockRestore();
  expect(await ana.plan()).toBe('free');
  expect((await ana.newest()).status).toBe('refunded');
});

test('an outdated refund does not affect an attempt paid since', async () => {
  const { ana, reference } = await paidUp();
  const [payment] = await paymentsOf(app, ana.id);
  const [given] = await app.deps.payments.paymentsByReference(reference);
  const earlier = { ...given!, id: 'earlier', status: 'VOIDED' as const, givenBackCentavos: 9900 };
  const { settlement } = await recordVerdict(billingDepsOf(app.deps), payment!, {
    outcome: 'reversed',
    reversed: [earlier],
  });
  expect(settlement).toBe('already_granted');
  expect(await ana.plan()).toBe('pro');
  // It is queried again soon, like a pending one, and a run does not query it forever.
  const askedAgain = (await paymentsOf(app, ana.id))[0]?.nextAskAt?.getTime() ?? NaN;
  expect(askedAgain - app.clock.now().getTime()).toBe(60_000);
});

test('a refund that Maya reverts is logged for an operator once', async () => {
  const { ana, reference } = await paidUp();
  app.maya.giveBack(reference, 'void');
  await world.post({ requestReferenceNumber: reference });
  expect((await ana.newest()).status).toBe('refunded');
  answering(reference, ([first]) => [{ ...first!, status: 'PAYMENT_SUCCESS', isPaid: true }]);
  for (let time = 0; time < 2; time++) await world.post({ requestReferenceNumber: reference });
  expect(await ana.newest()).toMatchObject({
    status: 'refunded',
    failureReason: expect.stringContaining('Please write to') as string,
  });
  expect(concerns).toMatchObject([{ referenceNumber: reference }]);
});

test('charged twice: granted once, and both are logged for an operator', async () => {
  const { ana, reference } = await paidUp();
  answering(reference, ([first]) => [first!, { ...first!, id: 'second' }]);
  await again();
  await again();
  expect(await causes(ana)).toEqual(['payment']);
  const { id } = app.maya.payments(reference)[0]!;
  expect(concerns).toMatchObject([{ referenceNumber: reference, paymentIds: [id, 'second'] }]);
  expect(await ana.newest()).toMatchObject({
    status: 'paid',
    failureReason: expect.stringContaining('charged more than once') as string,
  });

  // The granted one is refunded: the other one replaces it, and the plan stays.
  answering(reference, ([first]) => [
    { ...first!, status: 'VOIDED' },
    { ...first!, id: 'second' },
  ]);
  await again();
  expect(await ana.plan()).toBe('pro');
  expect(await ana.newest()).toMatchObject({ status: 'paid', failureReason: null });
  expect((await paymentsOf(app, ana.id))[0]?.providerPaymentId).toBe('second');
  answering(reference, ([first]) => [
    { ...first!, status: 'VOIDED' },
    { ...first!, id: 'second', status: 'VOIDED' },
  ]);
  await again();
  expect(await ana.plan()).toBe('free');
  expect(await causes(ana)).toEqual(['payment', 'refund']);
});

test('paid again after a refund under the same reference number: granted again, and only then', async () => {
  const { ana, reference } = await paidUp();
  app.maya.giveBack(reference, 'void');
  const { checkoutId } = app.maya.payments(reference)[0]!;
  await world.post({ id: checkoutId, requestReferenceNumber: reference });
  expect(await ana.plan()).toBe('free');
  // The same payment is not granted again.
  answering(reference, ([first]) => [{ ...first!, status: 'PAYMENT_SUCCESS', isPaid: true }]);
  await world.post({ requestReferenceNumber: reference });
  expect((await ana.newest()).status).toBe('refunded');

  answering(reference, ([first]) => [
    first!,
    { ...first!, id: 'anew', status: 'PAYMENT_SUCCESS', isPaid: true },
  ]);
  // Its event is lost: while the checkout is open, it is queried.
  world.pass(6);
  await world.reconcile();
  expect(await ana.plan()).toBe('pro');
  expect((await ana.expiresAt())?.getTime()).toBe(app.clock.now().getTime() + 30 * dayMs);
  expect(await causes(ana)).toEqual(['payment', 'refund', 'payment']);
  await world.post({ requestReferenceNumber: reference });
  expect(await causes(ana)).toHaveLength(3);
});

test('a refund after an administrator’s change removes nothing and says so', async () => {
  const { ana, reference } = await paidUp();
  const end = new Date(app.clock.now().getTime() + 300 * dayMs);
  await setPlan(app, ana.id, 'pro', end);
  await insertAdminLog(app, ana.id, { oldStatus: 'pro', newStatus: 'pro', newExpiresAt: end });
  app.maya.giveBack(reference, 'refund');
  await again();
  expect(await ana.expiresAt()).toEqual(end);
  expect((await ana.newest()).status).toBe('refunded');
  expect((await ana.logs()).at(-1)).toMatchObject({
    cause: 'refund',
    oldStatus: 'pro',
    newStatus: 'pro',
    oldExpiresAt: end,
    newExpiresAt: end,
    reason: expect.stringContaining('An administrator has set the plan since') as string,
  });
  expect(concerns).toMatchObject([{ referenceNumber: reference }]);
});

test('an administrator’s change before the payment, or not of the plan, does not prevent a refund', async () => {
  const ana = await newPayer(app, 'back-admin@example.com');
  await insertAdminLog(app, ana.id, { oldStatus: 'pro', newStatus: 'free' });
  const reference = await ana.begin();
  world.finish(reference);
  await world.deliver();
  const end = await ana.expiresAt();
  const asItWas = { oldStatus: 'pro', newStatus: 'pro', oldExpiresAt: end, newExpiresAt: end } as const;
  await insertAdminLog(app, ana.id, asItWas);
  app.maya.giveBack(reference, 'refund');
  await again();
  expect(await ana.plan()).toBe('free');
});

test('money for a deleted account is recorded and logged for an operator', async () => {
  const ana = await newPayer(app, 'back-gone@example.com');
  const reference = await ana.begin();
  await app.deps.database.query('delete from users where id = $1', [ana.id]);
  world.finish(reference);
  await world.deliver();
  const { rows } = await app.deps.database.query('select status from payments where reference_number = $1', [
    reference,
  ]);
  expect(rows).toEqual([{ status: 'paid' }]);
  expect(concerns).toMatchObject([
    { referenceNumber: reference, reason: 'It was paid, and the account is gone' },
  ]);
  await again();
  expect(concerns).toHaveLength(1);
});

test('unexpected money is logged for an operator once, however often it is queried', async () => {
  const ana = await newPayer(app, 'back-amount@example.com');
  const reference = await ana.begin();
  world.finish(reference);
  answering(reference, ([first]) => [{ ...first!, amountCentavos: 100 }]);
  await world.deliver();
  await again();
  expect(await ana.newest()).toMatchObject({ status: 'failed' });
  expect(concerns).toMatchObject([
    { referenceNumber: reference, reason: 'Maya reports PHP 1.00 instead of PHP 99.00' },
  ]);
});

test('a refunded payment that Maya later reports as failed stays refunded', async () => {
  const { ana, reference } = await paidUp();
  app.maya.giveBack(reference, 'void');
  await world.post({ requestReferenceNumber: reference });
  const refunded = await ana.newest();
  answering(reference, ([first]) => [{ ...first!, status: 'PAYMENT_FAILED', isPaid: false }]);
  await world.post({ requestReferenceNumber: reference });
  expect(await ana.newest()).toEqual({ ...refunded, status: 'refunded' });
  expect(await causes(ana)).toEqual(['payment', 'refund']);
});
