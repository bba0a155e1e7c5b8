import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { mayaWebhookPath } from '#shared/billing/endpoints';
import type { WebhookLog } from '#shared/webhooks/schema';
import { webhookDeliveries } from '../../../db/schema/billing';
import { pruneWebhooks } from '../../../jobs/pruning';
import { breakable } from '../../../testing/postgres/breakable-database';
import type { Browser } from '../../../testing/requests/browser';
import { paymentWorld } from '../../../testing/billing/payer';
import { refusal } from '../../../testing/requests/refusal';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { openTestDatabase } from '../../../testing/postgres/test-database';

// The caller's address is the last one that a proxy adds.
const environment = { MAYA_WEBHOOK_ADDRESSES: '203.0.113.1', TRUST_PROXY: '1' };
const provider = { 'x-forwarded-for': '203.0.113.1', 'user-agent': 'Maya' };
const stranger = (address = '192.0.2.7') => ({ 'x-forwarded-for': address, 'user-agent': 'Stranger' });

let app: TestApp;
let admin: Browser;
let state: { isAway: boolean };
beforeAll(async () => {
  const breaking = breakable(await openTestDatabase());
  state = breaking.state;
  app = await startTestApp({ environment, overrides: { database: breaking.database } });
  admin = await app.signedIn({ email: 'admin@husay.test' });
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.db.delete(webhookDeliveries);
  // A new minute with unused limits.
  app.clock.set(new Date(app.clock.now().getTime() + 60_000));
});

const post = (body: unknown, headers: Record<string, string>) => paymentWorld(app).post(body, headers);
const logs = async () =>
  ((await (await admin.get('/api/admin/webhook-logs?limit=100')).json()) as { logs: WebhookLog[] }).logs;

test('one from another address is in the monitor with sender and reason, without its body', async () => {
  const answer = await refusal(await post({ status: 'PAID', secret: 'x' }, stranger()));
  expect(answer).toMatchObject({ status: 403, code: 'FORBIDDEN' });
  expect(await logs()).toMatchObject([
    {
      success: false,
      upgradeResult: 'refused',
      webhook: '',
      isTest: false,
      timestamp: app.clock.now().toISOString(),
      processingTimeMs: 0,
      error: 'Deliveries are accepted from the payment provider only.',
      requestInfo: { ip: '192.0.2.7', userAgent: 'Stranger', contentType: 'application/json' },
    },
  ]);
});

test('the provider is known by its IPv4 address on an IPv6 socket too, and only by all of it', async () => {
  const statusFrom = async (address: string) =>
    (await post({ status: 'PAID' }, { 'x-forwarded-for': address })).status;
  expect(await statusFrom('::ffff:203.0.113.1')).toBe(200);
  expect(await statusFrom('::ffff:203.0.113.11')).toBe(403);
  expect(await statusFrom('::203.0.113.1')).toBe(403);
});

test('one that is too large is in the monitor', async () => {
  expect((await post({ filler: 'x'.repeat(64 * 1024) }, provider)).status).toBe(413);
  expect(await logs()).toMatchObject([
    {
      success: false,
      upgradeResult: 'refused',
      webhook: '',
      error: 'This is larger than 64 KB, which is the most that the handler takes.',
      requestInfo: { ip: '203.0.113.1', userAgent: 'Maya' },
    },
  ]);
});

test.each([
  ['in an unknown encoding', { 'content-encoding': 'x-unknown' }, '{}', ' (encoding.unsupported)'],
  ['in an unknown charset', { 'content-type': 'text/plain; charset=x-9' }, '{}', ' (charset.unsupported)'],
  ['whose packing breaks off', { 'content-encoding': 'gzip' }, gzipSync('{"a":1}').subarray(0, 12), ''],
])('one %s is in the monitor', async (_name, headers, body, why) => {
  const answer = await fetch(app.origin + mayaWebhookPath, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...provider, ...headers },
  });
  expect(answer.status).toBe(400);
  expect(await logs()).toMatchObject([
    { upgradeResult: 'refused', webhook: '', error: `The body could not be read${why}.` },
  ]);
});

test('a refusal by the handler is recorded once, with its body', async () => {
  expect((await post('status=PAID', provider)).status).toBe(400);
  expect(await logs()).toMatchObject([{ upgradeResult: 'refused', webhook: 'status=PAID' }]);
});

test('30 a minute per network are recorded; all are refused the same way', async () => {
  const send = async (times: number, address?: string) => {
    const answers = await Promise.all(Array.from({ length: times }, () => post({}, stranger(address))));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([403]));
  };
  const count = () => app.db.$count(webhookDeliveries);
  await send(40);
  expect(await count()).toBe(30);
  await send(1, '198.51.100.9');
  expect(await count()).toBe(31);
  app.clock.set(new Date(app.clock.now().getTime() + 60_000));
  await send(1);
  expect(await count()).toBe(32);
});

test('from many networks, 120 a minute are recorded', async () => {
  for (let network = 0; network < 5; network++) {
    await Promise.all(Array.from({ length: 30 }, () => post({}, stranger(`198.51.100.${network}`))));
  }
  expect(await app.db.$count(webhookDeliveries)).toBe(120);
});

test('long headers are truncated', async () => {
  await post({}, { ...stranger(), 'user-agent': 'x'.repeat(5000) });
  expect((await logs())[0]?.requestInfo.userAgent).toBe('x'.repeat(500));
});

test('they are removed after a day, like all unmatched deliveries', async () => {
  await post({}, stranger());
  const { clock } = app;
  clock.set(new Date(clock.now().getTime() + 25 * 3600_000));
  expect(await pruneWebhooks(app.deps)).toBe(1);
});

test('an unavailable database does not change the response', async () => {
  onTestFinished(() => {
    state.isAway = false;
  });
  state.isAway = true;
  expect(await refusal(await post({}, stranger()))).toMatchObject({
    status: 403,
    message: 'Deliveries are accepted from the payment provider only.',
  });
  expect((await post({ filler: 'x'.repeat(64 * 1024) }, provider)).status).toBe(413);
  state.isAway = false;
  // The administrator's session is a day old.
  await admin.signIn({ email: 'admin@husay.test' });
  expect(await logs()).toEqual([]);
});
