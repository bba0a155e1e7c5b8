import { expect, test } from 'vitest';
import type { WebhookLog } from '#shared/webhooks/schema';
import { readConfig } from '../../../config/config';
import { webhookDeliveries } from '../../../db/schema/billing';
import { createLogger } from '../../../logging/logger';
import { newPayer, paymentWorld } from '../../../testing/billing/payer';
import { app, world } from '../../../testing/billing/payment-app';
import { refusal } from '../../../testing/requests/refusal';
import { warnOfOpenWebhooks } from '../open-webhooks';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { useWebhookApp, webhookLogs } from '../testing/webhook-app';

useWebhookApp({ TRUST_PROXY: '1' });

const from = (address: string) => ({ 'x-forwarded-for': address });
const invented = (number: number) => ({ requestReferenceNumber: `invented-${number}`, status: 'PAID' });
const flood = (count: number, address: string) =>
  Promise.all(Array.from({ length: count }, (_, number) => world.post(invented(number), from(address))));
const statuses = (answers: Response[], status: number) =>
  answers.filter((answer) => answer.status === status).length;
const recorded = () => app.db.$count(webhookDeliveries);

test('unmatched deliveries are limited, and genuine ones are still accepted', async () => {
  const ana = await newPayer(app, 'ana@example.com');
  const reference = await ana.begin();
  world.finish(reference);

  const answers = await flood(40, '203.0.113.1');
  expect([statuses(answers, 200), statuses(answers, 429)]).toEqual([30, 10]);
  expect(await recorded()).toBe(30);
  const refused = answers.find(({ status }) => status === 429)!;
  expect(refused.headers.get('retry-after')).toBe('60');
  expect(await refusal(refused)).toMatchObject({ code: 'TOO_MANY' });

  // From many networks.
  for (let network = 2; network < 8; network += 1) await flood(30, `203.0.113.${network}`);
  expect(await recorded()).toBe(120);
  expect((await world.post('no JSON', from('203.0.113.9'))).status).toBe(429);

  // Also from the flooding network.
  const genuine = { requestReferenceNumber: reference, status: 'PAYMENT_SUCCESS', isPaid: true };
  expect((await world.post(genuine, from('203.0.113.1'))).status).toBe(200);
  expect(await ana.plan()).toBe('pro');

  world.pass(1);
  expect((await world.post(invented(1), from('203.0.113.1'))).status).toBe(200);
});

test('the monitor lists only the newest ten of them, and every genuine one', async () => {
  const ben = await newPayer(app, 'ben@example.com');
  const reference = await ben.begin();
  const genuine = (n: number) => ({ requestReferenceNumber: reference, n });
  for (let n = 1; n <= 3; n += 1) await world.post(genuine(n), from('198.51.100.1'));
  for (let network = 1; network <= 3; network += 1) await flood(30, `203.0.113.${network}`);
  await world.post(genuine(4), from('198.51.100.1'));

  const markers = (logs: WebhookLog[]) =>
    logs.map(({ webhook, upgradeResult }) =>
      upgradeResult === 'unknown_payment' ? 'stranger' : (webhook as { n: number }).n,
    );
  const strangers = Array<string>(10).fill('stranger');
  expect(markers(await webhookLogs())).toEqual([4, ...strangers, 3, 2, 1]);
  const first = await webhookLogs('?limit=6');
  expect(markers(first)).toEqual([4, ...strangers.slice(5)]);
  expect(markers(await webhookLogs(`?limit=100&before=${first.at(-1)?.id}`))).toEqual([
    ...strangers.slice(5),
    3,
    2,
    1,
  ]);
});

test('deliveries about one payment are limited too', async () => {
  const carla = await newPayer(app, 'carla@example.com');
  const reference = await carla.begin();
  const post = () => world.post({ requestReferenceNumber: reference });
  const answers = await Promise.all(Array.from({ length: 25 }, post));
  expect([statuses(answers, 200), statuses(answers, 429)]).toEqual([20, 5]);
  world.pass(1);
  expect((await post()).status).toBe(200);
});

test('metrics show whether anyone may deliver, and how many were limited', async () => {
  const metrics = async (one: TestApp, token: string) =>
    (await one.visitor().get('/metrics', { authorization: `Bearer ${token}` })).text();
  const token = 'a token of a monitor';
  const open = await startTestApp({ environment: { METRICS_TOKEN: token } });
  const closed = await startTestApp({
    environment: { METRICS_TOKEN: token, MAYA_WEBHOOK_ADDRESSES: '203.0.113.1' },
  });
  for (let count = 0; count < 32; count += 1) await paymentWorld(open).post(invented(count));
  expect(await metrics(open, token)).toMatch(/^husay_webhooks_open_to_anyone 1$/m);
  expect(await metrics(open, token)).toMatch(/^husay_webhooks_limited_total 2$/m);
  expect(await metrics(closed, token)).toMatch(/^husay_webhooks_open_to_anyone 0$/m);
  await open.stop();
  await closed.stop();
});

test('production warns at start if anyone may deliver', () => {
  const production = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://husay.example',
    ALLOW_EMBEDDED: 'true',
    MAYA_PUBLIC_KEY: 'pk-x',
    MAYA_SECRET_KEY: 'sk-x',
  };
  const warnings = (environment: Record<string, string>) => {
    const lines: string[] = [];
    const logger = createLogger('warn', { write: (line: string) => void lines.push(line) });
    warnOfOpenWebhooks(readConfig(environment), logger);
    return lines.join('');
  };
  expect(warnings(production)).toContain('anyone may post payment webhooks: set MAYA_WEBHOOK_ADDRESSES');
  expect(warnings({ ...production, MAYA_WEBHOOK_ADDRESSES: '203.0.113.1' })).toBe('');
  expect(warnings({ ...production, NODE_ENV: 'development' })).toBe('');
});
