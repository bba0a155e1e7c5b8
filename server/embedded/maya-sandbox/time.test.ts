import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  sampleCheckout,
  startMayaSandbox,
  type MayaSandboxServer,
} from '../../testing/billing/maya-sandbox-server';
import { isUnfinished, mayMove, reversalWindow } from './payment-machine';
import { paymentStatuses, type PaymentStatus } from '../../integrations/maya/maya';

let server: MayaSandboxServer;
beforeEach(async () => {
  server = await startMayaSandbox();
});
afterEach(() => server.stop());

const hosted = (checkoutId: string, step = '', form?: Record<string, string>) =>
  fetch(`${server.origin}/maya-sandbox/v2/checkout${step && `/${step}`}?id=${checkoutId}`, {
    redirect: 'manual',
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
  });
const statuses = async (referenceNumber: string) =>
  (await server.maya.paymentsByReference(referenceNumber)).map(({ status }) => status);

test('a checkout lives for an hour', async () => {
  const { checkoutId } = await server.maya.createCheckout(sampleCheckout('hour'));
  server.clock.pass(59);
  expect((await hosted(checkoutId)).status).toBe(200);
  server.clock.pass(1);
  expect(await (await hosted(checkoutId)).text()).toContain('This payment page has expired');
  expect(await statuses('hour')).toEqual(['PAYMENT_EXPIRED']);
  expect(() => server.controls.finish('hour', 'paid')).toThrow('expired');
  const [payment] = await server.maya.paymentsByReference('hour');
  await expect(server.maya.cancel(payment!.id)).rejects.toMatchObject({ status: 422, code: 'PY0057' });
});

test('an authentication lives for 15 minutes', async () => {
  const { checkoutId } = await server.maya.createCheckout(sampleCheckout('quarter'));
  const card = { cardNumber: '4123450131001381', expiry: '12/2030', cvv: '123' };
  await hosted(checkoutId, 'card', card);
  server.clock.pass(14);
  expect(await statuses('quarter')).toEqual(['AUTHENTICATING']);
  server.clock.pass(1);
  const late = await hosted(checkoutId, 'authenticate', { password: 'mctest1' });
  expect(await late.text()).toContain('This payment page has expired');
  expect(await statuses('quarter')).toEqual(['PAYMENT_EXPIRED']);
});

test('an authentication does not outlive its checkout', async () => {
  const { checkoutId } = await server.maya.createCheckout(sampleCheckout('end'));
  server.clock.pass(55);
  await hosted(checkoutId, 'card', { cardNumber: '4123450131001381', expiry: '12/2030', cvv: '123' });
  server.clock.pass(5);
  expect(await statuses('end')).toEqual(['PAYMENT_EXPIRED']);
});

test('a timeout sends its event in time, also without a reader', async () => {
  await server.maya.registerWebhook({ name: 'PAYMENT_EXPIRED', callbackUrl: server.webhookUrl });
  await server.maya.createCheckout(sampleCheckout('silent'));
  const endsAt = new Date(server.clock.now().getTime() + 60 * 60 * 1000).toISOString();
  server.clock.pass(200);
  expect(await server.controls.deliverDue()).toMatchObject([{ event: 'PAYMENT_EXPIRED', outcome: 200 }]);
  expect(JSON.parse(server.received[0]!.body)).toMatchObject({
    status: 'PAYMENT_EXPIRED',
    updatedAt: endsAt,
  });
  expect(await server.controls.deliverDue()).toEqual([]);
});

test('money that comes late comes all the same', async () => {
  await server.maya.createCheckout(sampleCheckout('late'));
  server.clock.pass(90);
  expect(await statuses('late')).toEqual(['PAYMENT_EXPIRED']);
  server.controls.finish('late', 'late-success');
  expect(await server.maya.paymentsByReference('late')).toMatchObject([
    { status: 'PAYMENT_SUCCESS', isPaid: true },
  ]);
});

test('no walk through the statuses comes back, or gets past an end without money', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...paymentStatuses), { maxLength: 40 }), (wishes) => {
      const walk = wishes.reduce<PaymentStatus[]>(
        (path, wish) => (mayMove(path.at(-1)!, wish) ? [...path, wish] : path),
        ['PENDING_TOKEN'],
      );
      expect(new Set(walk).size).toBe(walk.length);
      const end = walk.findIndex((status) => !isUnfinished(status));
      if (end >= 0 && walk[end] !== 'PAYMENT_SUCCESS') expect(end).toBe(walk.length - 1);
      if (walk.includes('VOIDED')) expect(walk).toContain('PAYMENT_SUCCESS');
    }),
  );
});

test('a day ends in Manila, not in Greenwich', () => {
  const paid = Date.parse('2026-11-20T15:59:00Z');
  expect(reversalWindow(paid, Date.parse('2026-11-20T15:59:59Z'))).toBe('void');
  expect(reversalWindow(paid, Date.parse('2026-11-20T16:00:00Z'))).toBe('refund');
});
