import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { signatureCheck } from '../../integrations/maya/signature';
import { readWebhookPayload } from '../../integrations/maya/webhook-payload';
import {
  sampleCheckout,
  startMayaSandbox,
  type MayaSandboxServer,
} from '../../testing/billing/maya-sandbox-server';
import type { SandboxOutcome } from './controls';
import { startDelivering } from './deliveries';

let server: MayaSandboxServer;
beforeEach(async () => {
  server = await startMayaSandbox();
});
afterEach(() => server.stop());

const register = async (...names: string[]) => {
  for (const name of names) await server.maya.registerWebhook({ name, callbackUrl: server.webhookUrl });
};
const make = async (referenceNumber: string, outcome: SandboxOutcome = 'paid') => {
  await server.maya.createCheckout(sampleCheckout(referenceNumber));
  return server.controls.finish(referenceNumber, outcome);
};
const references = () =>
  server.received.map(({ body }) => readWebhookPayload(JSON.parse(body)).referenceNumber);

test.each([
  ['paid', 'PAYMENT_SUCCESS', 'CHECKOUT_SUCCESS'],
  ['declined', 'PAYMENT_FAILED', 'CHECKOUT_FAILURE'],
  ['authentication-failed', 'PAYMENT_FAILED', 'CHECKOUT_FAILURE'],
  ['cancelled', 'PAYMENT_CANCELLED', 'CHECKOUT_CANCELLED'],
] as const)('%s is told as %s and as %s, each where it is registered', async (outcome, ...events) => {
  await make('nobody-listens', outcome);
  expect(await server.controls.deliverDue()).toEqual([]);
  await register(...events);
  await make('both', outcome);
  const made = await server.controls.deliverDue();
  expect(made.map(({ event }) => event)).toEqual(events);
  const read = server.received.map(({ body }) => readWebhookPayload(JSON.parse(body)));
  expect(read.map(({ format }) => format)).toEqual(['payment', 'checkout']);
  expect(references()).toEqual(['both', 'both']);
  expect(read[0]?.claimedStatus).toBe(read[1]?.claimedStatus);
});

test('what is refused comes at once, then after 5, 15 and 45 minutes, and then no more', async () => {
  await register('PAYMENT_SUCCESS');
  await make('refused');
  server.receiver.status = 503;
  let minutes = 0;
  const cameAt: number[] = [];
  for (; minutes < 200; minutes++) {
    const made = await server.controls.deliverDue();
    for (const attempt of made) {
      expect(attempt.outcome).toBe(503);
      cameAt.push(minutes);
    }
    server.clock.pass(1);
  }
  expect(cameAt).toEqual([0, 5, 20, 65]);
  expect(new Set(server.received.map(({ body }) => body)).size).toBe(1);
  expect(server.controls.deliveries()).toMatchObject([{ nextAt: null, attempts: { length: 4 } }]);
});

test.each([200, 204, 299])('%i ends it', async (status) => {
  server.receiver.status = status;
  await register('PAYMENT_SUCCESS');
  await make('taken');
  await server.controls.deliverDue();
  server.clock.pass(1000);
  expect(await server.controls.deliverDue()).toEqual([]);
});

test.each([302, 400, 404, 500])('%i has it come again', async (status) => {
  server.receiver.status = status;
  await register('PAYMENT_SUCCESS');
  await make('again');
  await server.controls.deliverDue();
  server.clock.pass(5);
  server.receiver.status = 200;
  expect(await server.controls.deliverDue()).toMatchObject([{ outcome: 200 }]);
});

test('a receiver that is away is tried again, wherever it is by then', async () => {
  const webhook = await server.maya.registerWebhook({
    name: 'PAYMENT_SUCCESS',
    callbackUrl: 'http://127.0.0.1:1/hook',
  });
  await make('away');
  expect(await server.controls.deliverDue()).toMatchObject([{ outcome: 'no answer' }]);
  await server.maya.updateWebhook(webhook.id, server.webhookUrl);
  server.clock.pass(5);
  expect(await server.controls.deliverDue()).toMatchObject([{ outcome: 200 }]);
});

test('two rounds at once deliver nothing twice', async () => {
  await register('PAYMENT_SUCCESS');
  await make('one');
  await Promise.all([server.controls.deliverDue(), server.controls.deliverDue()]);
  expect(references()).toEqual(['one']);
});

test('voids and refunds send no event', async () => {
  await make('given-back');
  await make('part');
  await register('PAYMENT_SUCCESS', 'PAYMENT_FAILED', 'PAYMENT_CANCELLED', 'CHECKOUT_SUCCESS');
  expect(server.controls.giveBack('given-back', 'void').status).toBe('VOIDED');
  expect(server.controls.giveBack('part', 'refund', 100).status).toBe('REFUNDED');
  expect(await server.controls.deliverDue()).toEqual([]);
  expect(await server.maya.paymentsByReference('part')).toMatchObject([{ status: 'REFUNDED' }]);
  expect(await server.maya.reversalsOf(server.controls.payments('part')[0]!.id)).toMatchObject([
    { kind: 'refund', amountCentavos: 100 },
  ]);
});

describe('faults', () => {
  beforeEach(() => register('PAYMENT_SUCCESS'));

  test('a taken delivery comes again', async () => {
    server.controls.faults.duplicates = 3;
    await make('duplicate');
    await server.controls.deliverDue();
    expect(references()).toEqual(Array(4).fill('duplicate'));
  });

  test('the last comes first', async () => {
    server.controls.faults.reversedOrder = true;
    for (const name of ['a', 'b', 'c']) await make(name);
    await server.controls.deliverDue();
    expect(references()).toEqual(['c', 'b', 'a']);
  });

  test('a delivery is late', async () => {
    server.controls.faults.delayMs = 10 * 60_000;
    await make('delayed');
    server.clock.pass(9);
    expect(await server.controls.deliverDue()).toEqual([]);
    server.clock.pass(1);
    expect(await server.controls.deliverDue()).toHaveLength(1);
  });

  test('a delivery is lost', async () => {
    server.controls.faults.drop = true;
    await make('lost');
    expect(await server.controls.deliverDue()).toMatchObject([{ outcome: 'dropped' }]);
    server.controls.reset();
    server.clock.pass(1000);
    expect(await server.controls.deliverDue()).toEqual([]);
    expect(server.received).toEqual([]);
  });

  test('the news is there before the API knows', async () => {
    server.controls.faults.apiLagMs = 60_000;
    const { id } = await make('early');
    await server.controls.deliverDue();
    expect(references()).toEqual(['early']);
    expect(await server.maya.paymentsByReference('early')).toEqual([]);
    expect(await server.maya.paymentById(id)).toBeNull();
    server.clock.pass(1);
    expect(await server.maya.paymentsByReference('early')).toMatchObject([{ isPaid: true }]);
  });

  test('a payment has a wrong amount, currency or reference', async () => {
    await make('wrong');
    const wrong = { amount: '1', currency: 'USD', requestReferenceNumber: 'other' };
    server.controls.faults.payment = wrong;
    expect(await server.maya.paymentsByReference('wrong')).toMatchObject([
      { amountCentavos: 100, currency: 'USD', referenceNumber: 'other' },
    ]);
    await make('also-wrong');
    await server.controls.deliverDue();
    expect(JSON.parse(server.received.at(-1)!.body)).toMatchObject(wrong);
    server.controls.reset();
    expect(await server.maya.paymentsByReference('wrong')).toMatchObject([{ amountCentavos: 9900 }]);
  });

  test('a body is forged, on its way or from nowhere', async () => {
    server.controls.faults.forgeBody = (body) => ({ ...(body as object), requestReferenceNumber: 'forged' });
    await make('honest');
    await server.controls.deliverDue();
    expect(references()).toEqual(['forged']);
    server.receiver.status = 418;
    expect(await server.controls.forge({ id: 'x', status: 'PAID' }, { 'user-agent': 'Nobody' })).toBe(418);
    expect(await server.controls.forge('{ no JSON')).toBe(418);
    expect(server.received.at(-2)).toMatchObject({ headers: { 'user-agent': 'Nobody' } });
    expect(server.received.at(-1)?.body).toBe('{ no JSON');
  });
});

test('deliveries are signed where the switch says so, and only they fit the key', async () => {
  await register('PAYMENT_SUCCESS', 'CHECKOUT_SUCCESS');
  server.controls.switches.signedDeliveries = true;
  await make('signed');
  await server.controls.deliverDue();
  const isSigned = signatureCheck({ publicKeys: [server.controls.signingPublicKey()], required: true });
  expect(server.received.map(isSigned)).toEqual([true, true]);
  const [first] = server.received;
  expect(isSigned({ ...first!, body: first!.body.replace('99', '1') })).toBe(false);
  await server.controls.forge(first!.body);
  expect(isSigned(server.received.at(-1)!)).toBe(false);
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const logger = pino({ level: 'silent' });

test('rounds follow each other and never overlap; stopping waits for the last', async () => {
  const rounds: (() => void)[] = [];
  const deliverDue = () => new Promise<[]>((resolve) => rounds.push(() => resolve([])));
  const stop = startDelivering({ deliverDue }, logger);
  await vi.advanceTimersByTimeAsync(5000);
  expect(rounds).toHaveLength(1);
  rounds[0]!();
  await vi.advanceTimersByTimeAsync(1000);
  expect(rounds).toHaveLength(2);

  let stopped = false;
  const stopping = stop().then(() => {
    stopped = true;
  });
  await vi.advanceTimersByTimeAsync(5000);
  expect(stopped).toBe(false);
  rounds[1]!();
  await stopping;
  expect(rounds).toHaveLength(2);
});

test('a round that fails is followed by another', async () => {
  let count = 0;
  const deliverDue = () => Promise.reject<[]>(new Error(`round ${++count}`));
  const stop = startDelivering({ deliverDue }, logger);
  await vi.advanceTimersByTimeAsync(3000);
  expect(count).toBe(3);
  await stop();
});
