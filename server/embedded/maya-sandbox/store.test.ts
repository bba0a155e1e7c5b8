import { appendFileSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleCheckout, startMayaSandbox } from '../../testing/billing/maya-sandbox-server';
import { fileStore, memoryStore } from './store';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'husay-maya-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe.each([
  ['a file', (name: string) => () => fileStore(join(folder, name, 'ledger.jsonl'))],
  [
    'memory',
    () => {
      const store = memoryStore();
      return () => store;
    },
  ],
])('with %s', (_kind, storeOf) => {
  test('what was paid, registered and due is there after the process was killed', async () => {
    const open = storeOf('killed');
    const first = await startMayaSandbox({ store: open() });
    await first.maya.registerWebhook({ name: 'PAYMENT_SUCCESS', callbackUrl: 'http://127.0.0.1:1/hook' });
    const removed = await first.maya.registerWebhook({
      name: 'PAYMENT_FAILED',
      callbackUrl: first.webhookUrl,
    });
    await first.maya.removeWebhook(removed.id);
    await first.maya.createCheckout(sampleCheckout('paid'));
    await first.maya.createCheckout(sampleCheckout('declined-then-paid'));
    await first.maya.createCheckout(sampleCheckout('open'));
    first.controls.finish('paid', 'paid');
    first.controls.finish('declined-then-paid', 'declined');
    const payments = await first.maya.paymentsByReference('paid');
    await first.controls.deliverDue();

    // Another one on the same file, which the first one still has open.
    const second = await startMayaSandbox({ store: open(), clock: first.clock });
    expect(await second.maya.paymentsByReference('paid')).toEqual(payments);
    const [webhook, ...others] = await second.maya.listWebhooks();
    expect(others).toEqual([]);
    await second.maya.updateWebhook(webhook!.id, second.webhookUrl);
    second.controls.finish('open', 'paid');
    second.controls.finish('declined-then-paid', 'paid');
    first.clock.pass(5);
    expect((await second.controls.deliverDue()).map(({ outcome }) => outcome)).toEqual([200, 200, 200]);

    const third = await startMayaSandbox({ store: open(), clock: first.clock });
    expect(third.controls.payments('declined-then-paid').map(({ status }) => status)).toEqual([
      'PAYMENT_FAILED',
      'PAYMENT_SUCCESS',
    ]);
    expect(await third.controls.deliverDue()).toEqual([]);
    for (const server of [third, second, first]) await server.stop();
  });

  test('what ran out of time while nothing ran has ended', async () => {
    const open = storeOf('expired');
    const first = await startMayaSandbox({ store: open() });
    await first.maya.registerWebhook({ name: 'PAYMENT_EXPIRED', callbackUrl: first.webhookUrl });
    await first.maya.createCheckout(sampleCheckout('asleep'));
    await first.stop();
    first.clock.pass(61);
    const second = await startMayaSandbox({ store: open(), clock: first.clock });
    expect(await second.controls.deliverDue()).toMatchObject([{ event: 'PAYMENT_EXPIRED' }]);
    await second.stop();
  });
});

test('a line cut short by a full disk costs that line alone', async () => {
  const path = join(folder, 'cut.jsonl');
  const first = await startMayaSandbox({ store: fileStore(path) });
  await first.maya.createCheckout(sampleCheckout('whole'));
  await first.stop();
  appendFileSync(path, '{"kind":"payment","record":{"id":"ha');
  const second = await startMayaSandbox({ store: fileStore(path) });
  await second.maya.createCheckout(sampleCheckout('after'));
  await second.stop();
  const third = await startMayaSandbox({ store: fileStore(path) });
  expect(third.controls.payments().map(({ referenceNumber }) => referenceNumber)).toEqual(['whole', 'after']);
  await third.stop();
});

test('the file holds each record once after a start, and no key ever', async () => {
  const path = join(folder, 'compact.jsonl');
  const first = await startMayaSandbox({ store: fileStore(path) });
  await first.maya.registerWebhook({ name: 'PAYMENT_SUCCESS', callbackUrl: first.webhookUrl });
  await first.maya.createCheckout(sampleCheckout('long-story'));
  first.controls.finish('long-story', 'paid');
  await first.controls.deliverDue();
  await first.stop();
  const linesOf = () => readFileSync(path, 'utf8').trim().split('\n').length;
  const before = linesOf();
  // After a week old deliveries are dropped; payments stay.
  first.clock.pass(8 * 24 * 60);
  const second = await startMayaSandbox({ store: fileStore(path), clock: first.clock });
  expect(before).toBeGreaterThan(6);
  expect(linesOf()).toBe(3);
  expect(second.controls.payments('long-story')).toMatchObject([{ status: 'PAYMENT_SUCCESS' }]);
  const text = readFileSync(path, 'utf8');
  for (const { publicKey, secretKey } of [first.sandbox, second.sandbox]) {
    expect(text).not.toContain(publicKey);
    expect(text).not.toContain(secretKey);
  }
  await second.stop();
});
