import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  sampleCheckout,
  startMayaSandbox,
  type MayaSandboxServer,
} from '../../../testing/billing/maya-sandbox-server';

let server: MayaSandboxServer;
beforeAll(async () => {
  server = await startMayaSandbox();
});
afterAll(() => server.stop());
beforeEach(() => server.controls.reset());

const basic = (key: string) => `Basic ${Buffer.from(`${key}:`).toString('base64')}`;
const call = async (method: string, path: string, authorization: string | undefined, body?: string) => {
  const response = await fetch(`${server.connection.baseUrl as string}${path}`, {
    method,
    headers: { ...(authorization !== undefined && { authorization }) },
    ...(body !== undefined && { body }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};
const create = (body: unknown) =>
  call(
    ...(['POST', '/checkout/v1/checkouts', basic(server.sandbox.publicKey)] as const),
    typeof body === 'string' ? body : JSON.stringify(body),
  );
const good = {
  totalAmount: { value: '99.00', currency: 'PHP' },
  requestReferenceNumber: 'r-1',
  items: [{ name: 'Pro', quantity: '1', totalAmount: { value: 99 } }],
};

test('keys are refused in the way that Maya refuses them', async () => {
  const { publicKey, secretKey } = server.sandbox;
  const ask = (authorization?: string) => call('GET', '/payments/v1/payment-rrns/x', authorization);
  const wanted = [
    [undefined, 'K001'],
    ['Basic', 'K006'],
    ['Basic !!!', 'K006'],
    ['Bearer abc', 'K006'],
    [basic('sk-nobody'), 'K003'],
    [basic(''), 'K003'],
    [basic(publicKey), 'K005'],
  ] as const;
  for (const [authorization, code] of wanted) {
    const { status, body } = await ask(authorization);
    expect({ status, ...body }, String(authorization)).toEqual({
      status: 401,
      code,
      error: expect.any(String) as string,
      reference: expect.any(String) as string,
    });
  }
  const wrongKind = await call('POST', '/checkout/v1/checkouts', basic(secretKey), JSON.stringify(good));
  expect(wrongKind).toMatchObject({ status: 401, body: { code: 'K004' } });
  expect((await ask(basic(secretKey))).body).toMatchObject({ code: 'PY0009' });
  server.controls.faults.expiredKeys = true;
  expect((await ask(basic(secretKey))).body).toMatchObject({ code: 'K002' });
});

test('the key is checked before the body is read', async () => {
  expect((await call('POST', '/checkout/v1/checkouts', undefined, '{')).body).toMatchObject({ code: 'K001' });
  expect((await call('POST', '/payments/v1/webhooks', undefined, '{')).body).toMatchObject({ code: 'K001' });
});

test.each([
  ['totalAmount', { ...good, totalAmount: undefined }],
  ['totalAmount.value', { ...good, totalAmount: { currency: 'PHP' } }],
  ['totalAmount.value', { ...good, totalAmount: { value: 0, currency: 'PHP' } }],
  ['totalAmount.value', { ...good, totalAmount: { value: 10_000_000, currency: 'PHP' } }],
  ['totalAmount.value', { ...good, totalAmount: { value: '99.001', currency: 'PHP' } }],
  ['totalAmount.value', { ...good, totalAmount: { value: -99, currency: 'PHP' } }],
  ['totalAmount.currency', { ...good, totalAmount: { value: 99, currency: 'USD' } }],
  ['totalAmount.currency', { ...good, totalAmount: { value: 99 } }],
  ['requestReferenceNumber', { ...good, requestReferenceNumber: '' }],
  ['requestReferenceNumber', { ...good, requestReferenceNumber: 'x'.repeat(37) }],
  ['requestReferenceNumber', { ...good, requestReferenceNumber: 5 }],
  ['items.0.name', { ...good, items: [{ totalAmount: { value: 99 } }] }],
  ['items.0.totalAmount', { ...good, items: [{ name: 'Pro' }] }],
  ['redirectUrl.success', { ...good, redirectUrl: { success: 'javascript:alert(1)' } }],
  ['redirectUrl.cancel', { ...good, redirectUrl: { cancel: '/billing' } }],
  ['buyer.firstName', { ...good, buyer: { firstName: '' } }],
  ['buyer.contact.email', { ...good, buyer: { contact: { email: 'nobody' } } }],
])('a checkout with a wrong %s is refused with 2553', async (field, body) => {
  const answer = await create(body);
  expect(answer).toMatchObject({
    status: 400,
    body: { code: '2553', message: 'Missing/invalid parameters.' },
  });
  expect(answer.body.parameters).toEqual([{ field, description: expect.any(String) as string }]);
});

test.each(['{', 'nonsense', '"'.repeat(3), `"${'x'.repeat(70_000)}"`])('%.10s is no JSON', async (body) => {
  expect(await create(body)).toMatchObject({ status: 400, body: { code: 'PY0064' } });
});

test.each(['', '[]', 'null', '5', '{"__proto__":{"totalAmount":1}}'])('%s lacks everything', async (body) => {
  expect(await create(body)).toMatchObject({ status: 400, body: { code: '2553' } });
});

test('the smallest and the largest amount pass', async () => {
  for (const value of [0.01, '9999999']) {
    expect((await create({ ...good, totalAmount: { value, currency: 'PHP' } })).status).toBe(200);
  }
});

test('a reference may come again, unless the switch says otherwise', async () => {
  await server.maya.createCheckout(sampleCheckout('again'));
  await server.maya.createCheckout(sampleCheckout('again'));
  expect(server.controls.payments('again')).toHaveLength(2);
  server.controls.switches.uniqueReferences = true;
  await expect(server.maya.createCheckout(sampleCheckout('again'))).rejects.toMatchObject({ code: 'PY0104' });
});

test('unknown addresses, payments and events are refused plainly', async () => {
  const key = basic(server.sandbox.secretKey);
  for (const path of ['', '/status', '/voids', '/refunds']) {
    const answer = await call('GET', `/payments/v1/payments/nobody${path}`, key);
    expect(answer).toMatchObject({ status: 404, body: { code: 'PY0009' } });
  }
  expect(await call('GET', '/checkout/v1/checkouts/nobody', key)).toMatchObject({ status: 404 });
  expect(await call('GET', '/payments/v2/anything', key)).toMatchObject({ status: 404 });
  for (const webhook of [
    { name: 'PAYMENT_REFUNDED', callbackUrl: 'https://a.example' },
    { name: 'PAYMENT_SUCCESS', callbackUrl: 'ftp://a.example' },
  ]) {
    const answer = await call('POST', '/payments/v1/webhooks', key, JSON.stringify(webhook));
    expect(answer).toMatchObject({ status: 400, body: { code: '2553' } });
  }
});
