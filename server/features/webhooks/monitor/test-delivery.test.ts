import { describe, expect, test } from 'vitest';
import type { WebhookTestResult } from '#shared/webhooks/schema';
import { webhookDeliveries } from '../../../db/schema/billing';
import { newPayer } from '../../../testing/billing/payer';
import { admin, app, world } from '../../../testing/billing/payment-app';
import { refusal } from '../../../testing/requests/refusal';
import { useWebhookApp, webhookLogs } from '../testing/webhook-app';

useWebhookApp();

const send = (body: unknown) =>
  admin.send('POST', '/api/test/webhook', body, { 'user-agent': 'Administrator' });
const result = async (body: unknown) => {
  const answer = await send(body);
  expect(answer.status).toBe(200);
  return (await answer.json()) as WebhookTestResult;
};

let count = 0;
/** A user with a pending payment, and its checkout's id. */
const begun = async () => {
  const payer = await newPayer(app, `tried-${(count += 1)}@example.com`);
  const reference = await payer.begin();
  const [payment] = app.maya.payments(reference);
  return { payer, reference, checkoutId: payment?.checkoutId ?? '' };
};

describe.each([
  ['default', { isPaid: true, status: 'COMPLETED' }],
  ['paid', { status: 'PAID' }],
  ['success', { status: 'SUCCESS' }],
  ['minimal', {}],
])('the format %s', (format, fields) => {
  test('grants a paid payment through the webhook handler, marked as a test', async () => {
    const { payer, reference, checkoutId } = await begun();
    world.finish(reference);
    const delivered = { id: checkoutId, ...fields };
    expect(await result({ format, checkoutId: ` ${checkoutId} ` })).toMatchObject({
      success: true,
      status: 200,
      result: 'granted',
      delivered,
      message: 'Maya confirms the payment, and its owner is Pro now.',
    });
    expect(await payer.plan()).toBe('pro');
    expect(await webhookLogs()).toMatchObject([
      {
        isTest: true,
        success: true,
        upgradeResult: 'success',
        webhook: delivered,
        userId: payer.id,
        requestInfo: { userAgent: 'Administrator', contentType: 'application/json' },
      },
    ]);
    expect((await webhookLogs())[0]?.requestInfo.ip).toMatch(/127\.0\.0\.1$/);
  });

  test('grants no unpaid payment', async () => {
    const { payer, checkoutId } = await begun();
    expect(await result({ format, checkoutId })).toMatchObject({ success: true, result: 'pending' });
    expect(await payer.plan()).toBe('free');
  });

  test.each([{ checkoutId: '' }, { checkoutId: '   ' }, {}])('%j is no checkout ID', async (given) => {
    expect(await refusal(await send({ format, ...given }))).toMatchObject({
      status: 400,
      code: 'VALIDATION_FAILED',
      message: 'Please provide a checkout ID',
      fields: { checkoutId: 'Please provide a checkout ID' },
    });
    expect(await webhookLogs()).toEqual([]);
  });
});

test.each([
  ['any JSON', { hello: ['world'] }],
  ['a format with more beside it', { format: 'paid', checkoutId: 'x', isPaid: true }],
  ['a format that does not exist', { format: 'custom', checkoutId: '' }],
  ['a list', [1, 2]],
  ['nothing', {}],
  ['a number', 42],
  ['a truth', false],
  ['null', null],
])('%s is delivered as it is', async (_name, body) => {
  expect(await result(body)).toMatchObject({
    success: true,
    status: 200,
    result: 'unknown_payment',
    delivered: body,
    message: 'No payment of ours has this ID, so nothing was done.',
  });
  expect(await webhookLogs()).toMatchObject([{ isTest: true, webhook: body }]);
});

test('text is delivered unchanged', async () => {
  expect(await result('"x"')).toMatchObject({ success: true, result: 'unknown_payment', delivered: 'x' });
  expect(await webhookLogs()).toMatchObject([{ isTest: true, webhook: 'x' }]);
});

test('__proto__ is delivered as plain data', async () => {
  const body = '{"format":"paid","checkoutId":"x","__proto__":{"isAdmin":true}}';
  const answer = await send(body);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain(`"delivered":${body}`);
  const [row] = await app.db.select().from(webhookDeliveries);
  expect(row?.payload).toBe(body);
  expect(({} as { isAdmin?: unknown }).isAdmin).toBeUndefined();
});

test('secrets and card numbers are masked in the log', async () => {
  await result({ cardNumber: 5123456789012346, password: 'hunter2', note: 'card 4123450131001381' });
  const [row] = await app.db.select().from(webhookDeliveries);
  expect(row?.payload).toBe(
    '{"cardNumber":"************2346","password":"***","note":"card ************1381"}',
  );
});

test('an administrator’s long JSON is stored whole', async () => {
  const body = { requestReferenceNumber: 'nobody-knows', filler: 'x'.repeat(10_000) };
  await result(body);
  expect((await webhookLogs())[0]?.webhook).toEqual(body);
});

test('a refusal of the handler is shown as Maya would receive it', async () => {
  const { checkoutId } = await begun();
  app.maya.failNext({ as: 503, method: 'GET', times: 10 });
  expect(await result({ format: 'paid', checkoutId })).toMatchObject({
    success: false,
    status: 503,
    result: null,
    message: 'This could not be checked now. Please deliver it again.',
  });
  expect(await webhookLogs()).toMatchObject([{ success: false, upgradeResult: 'unavailable', isTest: true }]);
});

test('a body over the handler’s limit is 413, as Maya would receive it', async () => {
  const limit = 64 * 1024;
  const bytes = (size: number) => ({ é: 'x'.repeat(size - '{"é":""}'.length - 1) });
  expect(await result(bytes(limit + 1))).toMatchObject({
    success: false,
    status: 413,
    result: null,
    message: 'This is larger than 64 KB, which is the most that the handler takes.',
  });
  expect(await result(bytes(limit))).toMatchObject({ status: 200 });
  // The same body from anyone else.
  expect((await world.post(bytes(limit + 1))).status).toBe(413);
  expect((await world.post(bytes(limit))).status).toBe(200);
});

test('5 MB are refused in plain words', async () => {
  expect(await refusal(await send({ filler: 'x'.repeat(5 * 1024 * 1024) }))).toMatchObject({
    status: 413,
    code: 'TOO_LARGE',
    message: expect.stringContaining('This is larger than 256 KB') as string,
  });
  expect(await webhookLogs()).toEqual([]);
});

test.each([1100, 100_000])('nesting of %i levels is refused in plain words', async (levels) => {
  const deep = `{"a":${'['.repeat(levels)}${']'.repeat(levels)}}`;
  expect(await refusal(await send(deep))).toMatchObject({
    status: 400,
    code: 'VALIDATION_FAILED',
    message: 'This JSON is nested more than 1000 levels deep. Please send something flatter.',
  });
  expect(await webhookLogs()).toEqual([]);
});

test('readable nesting is delivered', async () => {
  const deep = `{"a":${'['.repeat(900)}${']'.repeat(900)}}`;
  expect((await result(deep)).success).toBe(true);
  // Deeper than any real event.
  expect((await webhookLogs())[0]?.webhook).toBe(deep);
});

test.each(['{"broken": ', 'no JSON'])('%s is malformed', async (body) => {
  expect(await refusal(await send(body))).toMatchObject({ status: 400, code: 'MALFORMED_JSON' });
  expect(await webhookLogs()).toEqual([]);
});
