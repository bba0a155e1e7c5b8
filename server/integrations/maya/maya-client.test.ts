import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  sampleCheckout,
  startMayaSandbox,
  type MayaSandboxServer,
} from '../../testing/billing/maya-sandbox-server';
import { classOf, paymentStatuses, reversalOpen } from './maya';

let server: MayaSandboxServer;
beforeAll(async () => {
  server = await startMayaSandbox();
});
afterAll(() => server.stop());
beforeEach(() => server.controls.reset());

let count = 0;
const begin = async () => {
  const referenceNumber = `reference-${++count}`;
  const checkout = await server.maya.createCheckout(sampleCheckout(referenceNumber));
  return { referenceNumber, ...checkout };
};
const paid = async () => {
  const { referenceNumber } = await begin();
  const { id } = server.controls.finish(referenceNumber, 'paid');
  return { referenceNumber, id };
};

test('a checkout has an address to pay at, and no attempts at first', async () => {
  for (const beforeFirstAttempt of ['not-found', 'empty'] as const) {
    server.controls.switches.beforeFirstAttempt = beforeFirstAttempt;
    const { checkoutId, redirectUrl, referenceNumber } = await begin();
    expect(redirectUrl).toBe(`${server.origin}/maya-sandbox/v2/checkout?id=${checkoutId}`);
    expect(await server.maya.paymentsByReference(referenceNumber)).toEqual([]);
  }
  server.controls.switches.beforeFirstAttempt = 'pending-token';
  const { referenceNumber } = await begin();
  expect(await server.maya.paymentsByReference(referenceNumber)).toMatchObject([
    { status: 'PENDING_TOKEN', isPaid: false, amountCentavos: 9900 },
  ]);
});

test.each(['string', 'number'] as const)(
  'a paid payment is read, its amount being a %s',
  async (amountAs) => {
    server.controls.switches.amountAs = amountAs;
    const { referenceNumber, id } = await paid();
    const [payment] = await server.maya.paymentsByReference(referenceNumber);
    expect(payment).toEqual({
      id,
      referenceNumber,
      status: 'PAYMENT_SUCCESS',
      rawStatus: 'PAYMENT_SUCCESS',
      isPaid: true,
      amountCentavos: 9900,
      currency: 'PHP',
      createdAt: server.clock.now(),
      updatedAt: server.clock.now(),
      receiptNumber: expect.stringMatching(/^[0-9a-f]{12}$/),
      fundSource: null,
      canVoid: true,
      canRefund: false,
    });
    expect(await server.maya.paymentById(id)).toEqual(payment);
  },
);

test('amounts keep their centavos both ways', async () => {
  for (const amountCentavos of [1, 10, 9999, 123456789]) {
    const referenceNumber = `amount-${amountCentavos}`;
    await server.maya.createCheckout({ ...sampleCheckout(referenceNumber), amountCentavos });
    server.controls.finish(referenceNumber, 'paid');
    expect(await server.maya.paymentsByReference(referenceNumber)).toMatchObject([{ amountCentavos }]);
  }
});

test('several attempts under one reference come all, oldest first', async () => {
  const { referenceNumber } = await begin();
  for (const outcome of ['declined', 'authentication-failed', 'paid'] as const) {
    server.controls.finish(referenceNumber, outcome);
  }
  const payments = await server.maya.paymentsByReference(referenceNumber);
  expect(payments.map(({ status }) => status)).toEqual(['PAYMENT_FAILED', 'AUTH_FAILED', 'PAYMENT_SUCCESS']);
});

test('a payment that Maya does not know is none', async () => {
  expect(await server.maya.paymentsByReference('nobody')).toEqual([]);
  expect(await server.maya.paymentsByReference('../payments/x?y=1#z')).toEqual([]);
  expect(await server.maya.paymentById('nobody')).toBeNull();
});

test('a payment is cancelled until the person has chosen how to pay', async () => {
  server.controls.switches.beforeFirstAttempt = 'pending-token';
  const { referenceNumber } = await begin();
  const [payment] = await server.maya.paymentsByReference(referenceNumber);
  expect(await server.maya.cancel(payment!.id)).toMatchObject({ status: 'PAYMENT_CANCELLED', isPaid: false });
  await expect(server.maya.cancel(payment!.id)).rejects.toMatchObject({
    name: 'MayaRefused',
    code: 'PY0093',
  });
});

test('money goes back by a void on its day and by refunds from the next', async () => {
  const first = await paid();
  const voidable = (await server.maya.paymentById(first.id))!;
  expect(reversalOpen(voidable)).toBe('void');
  await expect(server.maya.refund(first.id, { amountCentavos: 100, reason: 'Sorry' })).rejects.toMatchObject({
    code: 'PY0072',
  });
  expect(await server.maya.voidPayment(first.id, 'Sorry')).toMatchObject({ kind: 'void', status: 'SUCCESS' });
  await expect(server.maya.voidPayment(first.id, 'Sorry')).rejects.toMatchObject({
    status: 409,
    code: 'PY0093',
  });
  const voided = (await server.maya.paymentById(first.id))!;
  expect(voided.status).toBe('VOIDED');
  expect(reversalOpen(voided)).toBeNull();

  const second = await paid();
  // 09:00 in Manila; the day ends in 15 hours.
  server.clock.pass(15 * 60);
  await expect(server.maya.voidPayment(second.id, 'Sorry')).rejects.toMatchObject({ code: 'PY0073' });
  expect(reversalOpen((await server.maya.paymentById(second.id))!)).toBe('refund');
  await server.maya.refund(second.id, { amountCentavos: 1050, reason: 'A part' });
  server.clock.pass(1);
  expect((await server.maya.paymentById(second.id))?.status).toBe('REFUNDED');
  await expect(
    server.maya.refund(second.id, { amountCentavos: 9000, reason: 'Too much' }),
  ).rejects.toMatchObject({
    code: '2553',
    parameters: [{ field: 'totalAmount.amount' }],
  });
  await server.maya.refund(second.id, { amountCentavos: 8850, reason: 'The rest' });
  expect(await server.maya.reversalsOf(second.id)).toMatchObject([
    { kind: 'refund', amountCentavos: 1050 },
    { kind: 'refund', amountCentavos: 8850 },
  ]);
  expect(await server.maya.reversalsOf(first.id)).toMatchObject([{ kind: 'void', amountCentavos: null }]);
});

test('a refund is possible for 180 days', async () => {
  const { id } = await paid();
  server.clock.pass(180 * 24 * 60);
  expect(await server.maya.paymentById(id)).toMatchObject({ canVoid: false, canRefund: true });
  server.clock.pass(1);
  expect(await server.maya.paymentById(id)).toMatchObject({ canVoid: false, canRefund: false });
  await expect(server.maya.refund(id, { amountCentavos: 1, reason: 'Late' })).rejects.toThrow(/180 days/);
});

test('what a payment page prefills is left out where Maya would refuse it', async () => {
  for (const buyer of [
    {},
    { firstName: '', lastName: ' ', email: '' },
    { name: 'Ana', email: 'no address' },
  ]) {
    const request = { ...sampleCheckout(`buyer-${++count}`), buyer };
    await expect(server.maya.createCheckout(request)).resolves.toHaveProperty('checkoutId');
  }
});

test('a refused checkout says which field, and why', async () => {
  await expect(
    server.maya.createCheckout({ ...sampleCheckout(''), amountCentavos: 0 }),
  ).rejects.toMatchObject({
    name: 'MayaRefused',
    status: 400,
    code: '2553',
    message: expect.stringContaining('requestReferenceNumber: must not be empty') as string,
    parameters: expect.arrayContaining([
      { field: 'totalAmount.value', description: 'must be from 0.01 to 9999999, with two decimals at most' },
    ]) as unknown,
  });
});

describe('webhooks', () => {
  test.each(['/payments/v1/webhooks', '/checkout/v1/webhooks'] as const)(
    'are managed at %s',
    async (path) => {
      const other = await startMayaSandbox();
      const { openMaya } = await import('./maya-client');
      const maya = openMaya({ ...other.connection, webhookPath: path });
      expect(await maya.listWebhooks()).toEqual([]);
      const made = await maya.registerWebhook({
        name: 'PAYMENT_SUCCESS',
        callbackUrl: 'https://a.example/x',
      });
      await expect(
        maya.registerWebhook({ name: 'PAYMENT_SUCCESS', callbackUrl: 'https://b.example/x' }),
      ).rejects.toMatchObject({ status: 400, code: 'PY0039' });
      const moved = await maya.updateWebhook(made.id, 'https://b.example/x');
      expect(moved).toEqual({ id: made.id, name: 'PAYMENT_SUCCESS', callbackUrl: 'https://b.example/x' });
      expect(await maya.listWebhooks()).toEqual([moved]);
      await maya.removeWebhook(made.id);
      await maya.removeWebhook(made.id);
      expect(await maya.listWebhooks()).toEqual([]);
      await expect(maya.updateWebhook(made.id, 'https://c.example/')).rejects.toMatchObject({
        code: 'PY0038',
      });
      expect(other.calls.every((call) => call.includes(path))).toBe(true);
      await other.stop();
    },
  );
});

test('every status has a class, and only one is paid', () => {
  const classes = paymentStatuses.map(classOf);
  expect(classes).not.toContain(undefined);
  expect(paymentStatuses.filter((status) => classOf(status) === 'paid')).toEqual(['PAYMENT_SUCCESS']);
  expect(paymentStatuses.filter((status) => classOf(status) === 'failed')).toEqual([
    'PAYMENT_FAILED',
    'PAYMENT_EXPIRED',
    'PAYMENT_CANCELLED',
    'CAPTURE_HOLD_EXPIRED',
  ]);
  expect(classOf('AUTH_FAILED')).toBe('askAgain');
  expect(classOf('OTHER')).toBe('person');
});
