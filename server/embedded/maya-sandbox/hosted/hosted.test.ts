import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  sampleCheckout,
  startMayaSandbox,
  type MayaSandboxServer,
} from '../../../testing/billing/maya-sandbox-server';

const shop = 'https://shop.example';
const card = { cardNumber: '5123456789012346', expiry: '12/2030', cvv: '111' };
const cardThatAsks = { cardNumber: '4123450131001381', expiry: '12/2030', cvv: '123' };
const wallet = { walletNumber: '09193890579', walletPassword: 'Password@1' };

let server: MayaSandboxServer;
beforeAll(async () => {
  server = await startMayaSandbox();
  await server.maya.registerWebhook({ name: 'PAYMENT_SUCCESS', callbackUrl: server.webhookUrl });
});
afterAll(() => server.stop());
beforeEach(() => server.controls.reset());

let count = 0;
/** A person with the payment page of a new checkout. */
const openPage = async (change: Partial<ReturnType<typeof sampleCheckout>> = {}) => {
  const request = { ...sampleCheckout(`hosted-${++count}`, shop), ...change };
  const { redirectUrl } = await server.maya.createCheckout(request);
  const at = (step: string) => {
    const url = new URL(redirectUrl);
    if (step) url.pathname += `/${step}`;
    return url.href;
  };
  return {
    reference: request.referenceNumber,
    get: (step = '', query = '') => fetch(`${at(step)}${query}`, { redirect: 'manual' }),
    post: (step: string, form: Record<string, string> | string = {}) =>
      fetch(at(step), { method: 'POST', redirect: 'manual', body: new URLSearchParams(form) }),
    status: () => server.controls.payments(request.referenceNumber).map(({ status }) => status),
    to: (step: string) => at(step).replace(server.origin, ''),
  };
};

/** Where the answer sends the browser. */
const target = (response: Response) => {
  expect(response.status).toBe(303);
  return response.headers.get('location')?.replace(server.origin, '');
};
const backAt = (status: string) => `${shop}/billing?status=${status}`;

test('the page says what is paid for, and that no money moves', async () => {
  const page = await openPage({ itemName: 'Husay <Pro> & "more"', amountCentavos: 123456 });
  const response = await page.get();
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^text\/html/);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const html = await response.text();
  expect(html).toContain('Sandbox: no real money');
  expect(html).toContain('₱1,234.56');
  expect(html).toContain(page.reference);
  expect(html).toContain('Husay &lt;Pro&gt; &amp; &quot;more&quot;');
  expect(html).not.toContain('<script');
});

test('the policy lets forms go here and then to the shop, and nothing else', async () => {
  const policy = (await (await openPage()).get()).headers.get('content-security-policy');
  expect(policy).toContain(`form-action 'self' ${shop};`);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
});

test.each(['5123456789012346', '4123450131000508'])('card %s pays at once', async (cardNumber) => {
  const page = await openPage();
  expect(target(await page.post('card', { ...card, cardNumber }))).toBe(backAt('success'));
  expect(page.status()).toEqual(['PAYMENT_SUCCESS']);
  const [payment] = await server.maya.paymentsByReference(page.reference);
  const scheme = cardNumber.startsWith('4') ? 'Visa' : 'Mastercard';
  expect(payment?.fundSource).toBe(`${scheme} •••• ${cardNumber.slice(-4)}`);
});

test.each([
  ['5453010000064154', '111', 'secbarry1'],
  ['4123450131001381', '123', 'mctest1'],
])('card %s pays after its password', async (cardNumber, cvv, password) => {
  const page = await openPage();
  const spaced = cardNumber.replace(/(.{4})/g, '$1 ');
  expect(target(await page.post('card', { cardNumber: spaced, expiry: '12/30', cvv }))).toBe(
    page.to('authenticate'),
  );
  expect(page.status()).toEqual(['AUTHENTICATING']);
  expect(await (await page.get('authenticate')).text()).toContain('3-D Secure password');
  expect(target(await page.post('authenticate', { password }))).toBe(backAt('success'));
  expect(page.status()).toEqual(['PAYMENT_SUCCESS']);
});

test.each([
  ['authenticate', { password: 'wrong' }],
  ['authenticate', {}],
  ['fail-authentication', {}],
])('a bank that is not convinced (%s, %j) ends the attempt', async (step, form: Record<string, string>) => {
  const page = await openPage();
  await page.post('card', cardThatAsks);
  expect(target(await page.post(step, form))).toBe(backAt('failure'));
  expect(page.status()).toEqual(['AUTH_FAILED']);
});

test('the wallet pays after its PIN, which may be mistyped', async () => {
  const page = await openPage();
  expect(target(await page.post('wallet', { ...wallet, walletNumber: '0919 389 0579' }))).toBe(
    page.to('authenticate'),
  );
  const mistyped = await page.post('authenticate', { password: '111111' });
  expect(mistyped.status).toBe(400);
  expect(await mistyped.text()).toContain('This PIN is not right');
  expect(target(await page.post('authenticate', { password: '123456' }))).toBe(backAt('success'));
  const [payment] = await server.maya.paymentsByReference(page.reference);
  expect(payment).toMatchObject({ isPaid: true, fundSource: 'Maya wallet' });
});

test.each([
  ['decline', {}],
  ['card', { ...card, cardNumber: '4111111111111111' }],
  ['card', { ...card, cvv: '999' }],
  ['card', { ...card, expiry: '01/2031' }],
])('a payment is declined by %s %j', async (step, form: Record<string, string>) => {
  const page = await openPage();
  expect(target(await page.post(step, form))).toBe(backAt('failure'));
  expect(page.status()).toEqual(['PAYMENT_FAILED']);
});

test('after a decline the same page takes another card', async () => {
  const page = await openPage();
  await page.post('decline');
  expect(await (await page.get()).text()).toContain('The payment was declined. You can try again.');
  expect(target(await page.post('card', card))).toBe(backAt('success'));
  expect(page.status()).toEqual(['PAYMENT_FAILED', 'PAYMENT_SUCCESS']);
});

test('cancelling ends the checkout, closing the page leaves it open', async () => {
  const closed = await openPage();
  const html = await (await closed.post('close')).text();
  expect(html).toContain('Nothing was paid');
  expect(html).toContain('10:00');
  expect(html).toContain(`href="${shop}/"`);
  expect(closed.status()).toEqual(['PENDING_TOKEN']);
  expect((await closed.get()).status).toBe(200);

  const cancelled = await openPage();
  expect(target(await cancelled.post('cancel'))).toBe(backAt('cancelled'));
  expect(cancelled.status()).toEqual(['PAYMENT_CANCELLED']);
  const again = await cancelled.post('card', card);
  expect(await again.text()).toContain('This payment was cancelled');
  expect(cancelled.status()).toEqual(['PAYMENT_CANCELLED']);
});

test.each([
  ['cardNumber', { ...card, cardNumber: '12' }],
  ['cardNumber', { ...card, cardNumber: '"><script>' }],
  ['expiry', { ...card, expiry: '13/2030' }],
  ['cvv', { ...card, cvv: 'abc' }],
  ['walletPassword', { ...wallet, walletPassword: 'no' }],
])('a mistyped %s is said at its field and costs nothing', async (field, form: Record<string, string>) => {
  const page = await openPage();
  const response = await page.post('walletNumber' in form ? 'wallet' : 'card', form);
  expect(response.status).toBe(400);
  const html = await response.text();
  expect(html).toMatch(
    new RegExp(`id="${field}"[^>]*aria-invalid="true" aria-describedby="${field}-problem"`),
  );
  expect(html).toContain(`id="${field}-problem"`);
  expect(html).not.toContain('<script');
  expect(page.status()).toEqual(['PENDING_TOKEN']);
});

test('one click fills in a card or the wallet', async () => {
  const page = await openPage();
  const html = await (await page.get('', '&fill=1381')).text();
  expect(html).toMatch(/id="cardNumber"[^>]*value="4123450131001381"/);
  expect(html).toMatch(/id="cvv"[^>]*value="123"/);
  expect(await (await page.get('', '&fill=wallet')).text()).toMatch(
    /id="walletNumber"[^>]*value="09193890579"/,
  );
  expect(await (await page.get('', '&fill=x')).text()).toMatch(/id="cardNumber"[^>]*value=""/);
});

test('two clicks at once pay once', async () => {
  const page = await openPage();
  const answers = await Promise.all(Array.from({ length: 5 }, () => page.post('card', card)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 303]);
  expect(page.status()).toEqual(['PAYMENT_SUCCESS']);
  await server.controls.deliverDue();
  expect(server.received.filter(({ body }) => body.includes(page.reference))).toHaveLength(1);
});

test('a reopened checkout shows its state', async () => {
  const page = await openPage();
  await page.post('card', cardThatAsks);
  expect(target(await page.get())).toBe(page.to('authenticate'));
  expect(target(await page.post('cancel'))).toBe(page.to('authenticate'));
  await page.post('authenticate', { password: 'mctest1' });
  const html = await (await page.get()).text();
  expect(html).toContain('Paid already');
  expect(html).toContain(`href="${backAt('success')}"`);
  expect(await (await page.post('decline')).text()).toContain('Paid already');
  expect(page.status()).toEqual(['PAYMENT_SUCCESS']);

  const fresh = await openPage();
  expect(target(await fresh.get('authenticate'))).toBe(fresh.to(''));
});

describe('the news comes', () => {
  beforeEach(async () => {
    // Pending events of other tests.
    await server.controls.deliverDue();
    server.received.length = 0;
  });

  test('after the user is back, by default', async () => {
    await (await openPage()).post('card', card);
    expect(server.received).toEqual([]);
    await server.controls.deliverDue();
    expect(server.received).toHaveLength(1);
  });

  test('before, where the switch says so', async () => {
    server.controls.switches.deliverBeforeRedirect = true;
    const page = await openPage();
    await page.post('card', card);
    expect(server.received.map(({ body }) => JSON.parse(body) as unknown)).toMatchObject([
      { requestReferenceNumber: page.reference },
    ]);
  });
});

test('a checkout without addresses to return to ends on a page', async () => {
  const { publicKey } = server.sandbox;
  const response = await fetch(`${server.connection.baseUrl as string}/checkout/v1/checkouts`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`${publicKey}:`).toString('base64')}` },
    body: JSON.stringify({
      totalAmount: { value: 99, currency: 'PHP' },
      requestReferenceNumber: 'no-return',
    }),
  });
  const { redirectUrl } = (await response.json()) as { redirectUrl: string };
  const paid = await fetch(redirectUrl.replace('?', '/card?'), {
    method: 'POST',
    body: new URLSearchParams(card),
  });
  expect(await paid.text()).toContain('The payment went through');
});

test.each(['', '?id=', '?id=nobody', '?id=a&id=b', '/nowhere?id=x', '/card'])(
  'an unknown page (%s) says so',
  async (rest) => {
    const response = await fetch(`${server.origin}/maya-sandbox/v2/checkout${rest}`);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('Please begin again in the shop');
  },
);

test('odd forms are no fault of ours', async () => {
  const page = await openPage();
  const twice = new URLSearchParams([...Object.entries(card), ['cardNumber', '1']]);
  expect((await page.post('card', twice.toString())).status).toBe(400);
  const tooMuch = await page.post('card', { cardNumber: '1'.repeat(20_000) });
  expect(tooMuch.status).toBe(400);
  expect(await tooMuch.text()).not.toMatch(/Error|node_modules/);
  expect(page.status()).toEqual(['PENDING_TOKEN']);
});
