import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { paymentStatuses } from '../../../integrations/maya/maya';
import {
  sampleCheckout,
  startMayaSandbox,
  type MayaSandboxServer,
} from '../../../testing/billing/maya-sandbox-server';

// What Maya's published description (Maya Checkout 1.0.0) says of the answers that we read: names, kinds, which of them are
// always there. Its examples give amounts as texts where the description says numbers, so both are right.

const moment = z.iso.datetime();
const amount = z.union([z.number(), z.string().regex(/^\d+(\.\d\d?)?$/)]);
const currency = z.string().length(3);
const status = z.enum(paymentStatuses);

const fundSource = z.object({
  type: z.string(),
  id: z.string().nullable(),
  description: z.string(),
  details: z.object({
    scheme: z.enum(['visa', 'jcb', 'master-card']),
    last4: z.string().regex(/^\d{4}$/),
    first6: z.string().regex(/^\d{6}$/),
    masked: z.string(),
    issuer: z.string(),
  }),
});

const payment = z.object({
  id: z.uuid(),
  isPaid: z.boolean(),
  status,
  amount,
  currency,
  canVoid: z.boolean(),
  canRefund: z.boolean(),
  canCapture: z.boolean(),
  createdAt: moment,
  updatedAt: moment,
  requestReferenceNumber: z.string().max(36),
  description: z.string(),
  paymentTokenId: z.string(),
});

const paidPayment = payment.extend({
  fundSource,
  receipt: z.object({
    transactionId: z.string(),
    receiptNo: z.string().max(12),
    approvalCode: z.string(),
    approval_code: z.string(),
  }),
  approvalCode: z.string(),
  receiptNumber: z.string().max(12),
});

const failedPayment = payment.extend({
  errorCode: z.string().regex(/^PY\d{4}$/),
  errorMessage: z.string(),
});

const checkout = z.object({
  id: z.uuid(),
  items: z.array(z.object({ name: z.string(), totalAmount: z.object({ value: z.number() }) })),
  requestReferenceNumber: z.string().max(36),
  receiptNumber: z.string().nullable(),
  createdAt: moment,
  updatedAt: moment,
  expiredAt: moment,
  paymentScheme: z.enum(['master-card', 'visa', 'jcb']).nullable(),
  expressCheckout: z.boolean(),
  refundedAmount: amount,
  canPayPal: z.boolean(),
  status: z.enum(['CREATED', 'PROCESSING', 'EXPIRED', 'COMPLETED']),
  paymentStatus: status,
  paymentDetails: z.unknown(),
  buyer: z.object({ firstName: z.string(), contact: z.object({ email: z.string() }) }),
  merchant: z.object({ name: z.string(), currency }),
  totalAmount: z.object({ value: z.number(), currency }),
  redirectUrl: z.object({ success: z.url(), failure: z.url(), cancel: z.url() }),
});

const reversal = z.object({
  id: z.uuid(),
  payment: z.uuid(),
  status: z.enum(['PENDING', 'SUCCESS', 'FAILED']),
  reason: z.string(),
  createdAt: moment,
  updatedAt: moment,
});
const refund = reversal.extend({ amount, currency });

const webhook = z.object({
  id: z.uuid(),
  name: z.string(),
  callbackUrl: z.url(),
  createdAt: moment,
  updatedAt: moment,
});

let server: MayaSandboxServer;
beforeAll(async () => {
  server = await startMayaSandbox();
});
afterAll(() => server.stop());
beforeEach(() => server.controls.reset());

const call = async (method: string, path: string, body?: unknown) => {
  const response = await fetch(`${server.connection.baseUrl as string}${path}`, {
    method,
    headers: { authorization: `Basic ${Buffer.from(`${server.sandbox.secretKey}:`).toString('base64')}` },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  return (await response.json()) as unknown;
};

/** Pays on the page by card, so that everything about the payment is there. */
const payByCard = async (checkoutId: string, cardNumber = '5123456789012346') => {
  const form = new URLSearchParams({ cardNumber, expiry: '12/2030', cvv: '111' });
  await fetch(`${server.origin}/maya-sandbox/v2/checkout/card?id=${checkoutId}`, {
    method: 'POST',
    body: form,
    redirect: 'manual',
  });
};

let count = 0;
const begin = async () => {
  const referenceNumber = `shape-${++count}`;
  return { referenceNumber, ...(await server.maya.createCheckout(sampleCheckout(referenceNumber))) };
};

test.each(['string', 'number'] as const)(
  'payments are as published, with amounts as a %s',
  async (amountAs) => {
    server.controls.switches.amountAs = amountAs;
    const { referenceNumber, checkoutId } = await begin();
    await payByCard(checkoutId);
    const [paid] = z
      .array(paidPayment)
      .parse(await call('GET', `/payments/v1/payment-rrns/${referenceNumber}`));
    expect(paid).toMatchObject({
      isPaid: true,
      status: 'PAYMENT_SUCCESS',
      amount: amountAs === 'string' ? '99' : 99,
    });
    expect(await call('GET', `/payments/v1/payments/${paid!.id}`)).toMatchObject({ id: paid!.id });
    const short = await call('GET', `/payments/v1/payments/${paid!.id}/status`);
    expect(short).toEqual({ id: paid!.id, status: 'PAYMENT_SUCCESS' });
  },
);

test('a failed payment has an error and no receipt, a cancelled one neither', async () => {
  const failed = await begin();
  await payByCard(failed.checkoutId, '4111111111111111');
  const [answer] = (await call('GET', `/payments/v1/payment-rrns/${failed.referenceNumber}`)) as unknown[];
  expect(failedPayment.parse(answer)).toMatchObject({ isPaid: false, errorCode: 'PY0120' });
  expect(answer).not.toHaveProperty('receipt');

  const cancelled = await begin();
  server.controls.finish(cancelled.referenceNumber, 'cancelled');
  const [none] = (await call('GET', `/payments/v1/payment-rrns/${cancelled.referenceNumber}`)) as unknown[];
  expect(payment.parse(none)).toMatchObject({ status: 'PAYMENT_CANCELLED' });
  for (const name of ['receipt', 'fundSource', 'errorCode']) expect(none).not.toHaveProperty(name);
});

test('checkouts are as published, before and after they are paid', async () => {
  const { checkoutId, referenceNumber } = await begin();
  const created = checkout.parse(await call('GET', `/checkout/v1/checkouts/${checkoutId}`));
  expect(created).toMatchObject({ status: 'CREATED', requestReferenceNumber: referenceNumber });
  expect(Date.parse(created.expiredAt) - Date.parse(created.createdAt)).toBe(60 * 60 * 1000);
  await payByCard(checkoutId);
  const paid = checkout.parse(await call('GET', `/checkout/v1/checkouts/${checkoutId}`));
  expect(paid).toMatchObject({
    status: 'COMPLETED',
    paymentStatus: 'PAYMENT_SUCCESS',
    paymentScheme: 'master-card',
    totalAmount: { value: 99, currency: 'PHP' },
  });
  server.controls.switches.totalAmountField = 'amount';
  expect(await call('GET', `/checkout/v1/checkouts/${checkoutId}`)).toMatchObject({
    totalAmount: { amount: 99, currency: 'PHP' },
  });
});

test('voids, refunds and webhooks are as published', async () => {
  const first = await begin();
  const { id } = server.controls.finish(first.referenceNumber, 'paid');
  reversal.parse(await call('POST', `/payments/v1/payments/${id}/voids`, { reason: 'Sorry' }));
  z.array(reversal)
    .length(1)
    .parse(await call('GET', `/payments/v1/payments/${id}/voids`));

  const second = await begin();
  const { id: other } = server.controls.finish(second.referenceNumber, 'paid');
  server.clock.pass(24 * 60);
  const totalAmount = { amount: 99, currency: 'PHP' };
  refund.parse(
    await call('POST', `/payments/v1/payments/${other}/refunds`, { totalAmount, reason: 'Sorry' }),
  );
  z.array(refund)
    .length(1)
    .parse(await call('GET', `/payments/v1/payments/${other}/refunds`));

  const callbackUrl = 'https://a.example/x';
  const made = webhook.parse(
    await call('POST', '/payments/v1/webhooks', { name: 'PAYMENT_FAILED', callbackUrl }),
  );
  webhook.parse(await call('GET', `/payments/v1/webhooks/${made.id}`));
  webhook.parse(await call('PUT', `/payments/v1/webhooks/${made.id}`, { callbackUrl }));
  z.array(webhook)
    .length(1)
    .parse(await call('GET', '/payments/v1/webhooks'));
  webhook.parse(await call('DELETE', `/payments/v1/webhooks/${made.id}`));
});

test('what is delivered is as published', async () => {
  const bodies: Record<string, unknown> = {};
  const deliver = async (name: string) => {
    await server.maya.registerWebhook({ name, callbackUrl: server.webhookUrl });
  };
  for (const name of ['PAYMENT_SUCCESS', 'CHECKOUT_SUCCESS', 'PAYMENT_FAILED', 'CHECKOUT_FAILURE']) {
    await deliver(name);
  }
  await payByCard((await begin()).checkoutId, '4111111111111111');
  await payByCard((await begin()).checkoutId);
  await server.controls.deliverDue();
  for (const { event, body } of server.controls.deliveries()) bodies[event] = body;
  expect(server.received.map(({ body }) => JSON.parse(body) as unknown)).toEqual([
    bodies.PAYMENT_FAILED,
    bodies.CHECKOUT_FAILURE,
    bodies.PAYMENT_SUCCESS,
    bodies.CHECKOUT_SUCCESS,
  ]);
  paidPayment.parse(bodies.PAYMENT_SUCCESS);
  failedPayment.parse(bodies.PAYMENT_FAILED);
  // Complete says nothing about money.
  expect(checkout.parse(bodies.CHECKOUT_FAILURE)).toMatchObject({
    status: 'COMPLETED',
    paymentStatus: 'PAYMENT_FAILED',
  });
  expect(checkout.parse(bodies.CHECKOUT_SUCCESS)).toMatchObject({ paymentStatus: 'PAYMENT_SUCCESS' });
});
