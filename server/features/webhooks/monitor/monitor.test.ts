import { describe, expect, test } from 'vitest';
import type { WebhookLog } from '#shared/webhooks/schema';
import { webhookDeliveries } from '../../../db/schema/billing';
import { newPayer } from '../../../testing/billing/payer';
import { admin, app, world } from '../../../testing/billing/payment-app';
import { refusal } from '../../../testing/requests/refusal';
import { useWebhookApp, webhookLogs } from '../testing/webhook-app';

useWebhookApp();

const clear = async (body: object = {}) => {
  await app.freshSignIns();
  const answer = await admin.send('POST', '/api/admin/webhook-logs/clear', body);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { cleared: number }).cleared;
};
const post = (body: unknown) => world.post(body, { 'user-agent': 'Maya' });
const markers = (found: WebhookLog[]) => found.map(({ webhook }) => (webhook as { n?: number }).n);

test('a delivery with its body, result and sender', async () => {
  const ana = await newPayer(app, 'ana@example.com');
  const reference = await ana.begin();
  world.finish(reference);
  const body = { id: 'x', isPaid: true, status: 'PAYMENT_SUCCESS', requestReferenceNumber: reference };
  await post(body);
  const [log, ...more] = await webhookLogs();
  expect(more).toEqual([]);
  expect(log).toMatchObject({
    timestamp: app.clock.now().toISOString(),
    success: true,
    upgradeResult: 'success',
    error: null,
    webhook: body,
    userId: ana.id,
    userName: 'Ana Cruz',
    referenceNumber: reference,
    isTest: false,
    requestInfo: { userAgent: 'Maya', contentType: 'application/json' },
  });
  expect(log?.requestInfo.ip).toMatch(/127\.0\.0\.1$/);
  expect(log?.processingTimeMs).toBeGreaterThanOrEqual(0);
});

test('a user without a name is shown by email, and a missing user as null', async () => {
  const ana = await newPayer(app, 'ana@example.com');
  await app.deps.database.query("update users set first_name = '' where id = $1", [ana.id]);
  const reference = await ana.begin();
  world.finish(reference);
  await post({ isPaid: true, status: 'PAYMENT_SUCCESS', requestReferenceNumber: reference });
  await post({ n: 1 });
  expect((await webhookLogs()).map(({ userId, userName }) => [userId, userName])).toEqual([
    [null, null],
    [ana.id, 'ana@example.com'],
  ]);
});

test('invalid JSON is shown as text, with the reason for the refusal', async () => {
  await post('status=PAID');
  expect(await webhookLogs()).toMatchObject([
    {
      success: false,
      upgradeResult: 'refused',
      webhook: 'status=PAID',
      error: 'The body is not valid JSON.',
    },
  ]);
});

test('secrets and card numbers are masked', async () => {
  await post({ card: '5123 4567 8901 2346', cvv: '111', nested: [{ access_token: 'abc' }] });
  expect((await webhookLogs())[0]?.webhook).toEqual({
    card: '************2346',
    cvv: '***',
    nested: [{ access_token: '***' }],
  });
});

test('__proto__ is shown as plain data', async () => {
  await post('{"n":1,"__proto__":{"isAdmin":true}}');
  const text = await (await admin.get('/api/admin/webhook-logs')).text();
  expect(text).toContain('"__proto__":{"isAdmin":true}');
  expect(({} as { isAdmin?: unknown }).isAdmin).toBeUndefined();
});

test('excessive nesting is shown as text', async () => {
  const ana = await newPayer(app, 'deep@example.com');
  const reference = await ana.begin();
  const deep = `{"requestReferenceNumber":"${reference}","a":${'['.repeat(3500)}${']'.repeat(3500)}}`;
  expect((await post(deep)).status).toBe(200);
  expect((await webhookLogs())[0]?.webhook).toBe(deep);
  // Maya's own events are shown unchanged.
  await post({ requestReferenceNumber: reference, a: { b: { c: { d: [1] } } } });
  expect((await webhookLogs())[0]?.webhook).toMatchObject({ a: { b: { c: { d: [1] } } } });
});

test('only the beginning of unmatched deliveries is stored', async () => {
  await post({ requestReferenceNumber: 'nobody-knows', filler: 'x'.repeat(60_000) });
  await post('y'.repeat(60_000));
  for (const { webhook } of await webhookLogs()) {
    expect((webhook as string).length).toBe(2002);
    expect(webhook).toMatch(/ …$/);
  }
  const ana = await newPayer(app, 'long@example.com');
  const filler = 'x'.repeat(5000);
  await post({ requestReferenceNumber: await ana.begin(), filler });
  expect((await webhookLogs())[0]?.webhook).toMatchObject({ filler });
});

test('only the first 8 KB are stored, also of deliveries about our payments', async () => {
  const ana = await newPayer(app, 'longer@example.com');
  const reference = await ana.begin();
  const bodyOf = (filler: string) => JSON.stringify({ requestReferenceNumber: reference, filler });
  const overhead = bodyOf('').length;
  const largest = bodyOf('x'.repeat(8192 - overhead));
  await post(largest);
  expect((await webhookLogs())[0]?.webhook).toEqual(JSON.parse(largest));
  // Two bytes each, and the last one would be split.
  const larger = bodyOf(`${'x'.repeat((overhead + 1) % 2)}${'é'.repeat(30_000)}`);
  await post(larger);
  const kept = (await webhookLogs())[0]?.webhook as string;
  expect(kept).toMatch(/é …$/);
  expect(larger.startsWith(kept.slice(0, -2))).toBe(true);
  expect(Buffer.byteLength(kept.slice(0, -2))).toBe(8191);
  // Text at the cut is masked too.
  const card = `${'x'.repeat(8192 - overhead - 10)} 5123456789012346`;
  await post(bodyOf(card));
  expect((await webhookLogs())[0]?.webhook).toMatch(/x \*{11} …$/);
});

describe('pages', () => {
  test('newest first, although all have the same time; each once', async () => {
    for (let n = 1; n <= 7; n++) await post({ n });
    const first = await webhookLogs('?limit=3');
    expect(markers(first)).toEqual([7, 6, 5]);
    const second = await webhookLogs(`?limit=3&before=${first.at(-1)?.id}`);
    expect(markers(second)).toEqual([4, 3, 2]);
    // New deliveries move nothing.
    await post({ n: 8 });
    expect(markers(await webhookLogs(`?limit=3&before=${second.at(-1)?.id}`))).toEqual([1]);
    expect(markers(await webhookLogs())).toEqual([8, 7, 6, 5, 4, 3, 2, 1]);
  });

  test('the page before a deleted delivery is empty', async () => {
    await post({ n: 1 });
    expect(await webhookLogs('?before=00000000-0000-4000-8000-000000000000')).toEqual([]);
  });

  test.each(['limit=0', 'limit=101', 'limit=x', 'before=5'])('%s is refused', async (query) => {
    expect(await refusal(await admin.get(`/api/admin/webhook-logs?${query}`))).toMatchObject({ status: 400 });
  });

  test('fifty at a time by default', async () => {
    await app.deps.database.query(
      `insert into webhook_deliveries (received_at, payload) select now(), '{}' from generate_series(1, 120)`,
    );
    expect(await webhookLogs()).toHaveLength(50);
    expect(await webhookLogs('?limit=100')).toHaveLength(100);
  });
});

describe('clearing', () => {
  test('up to the newest seen: later ones stay', async () => {
    for (const n of [1, 2, 3]) await post({ n });
    const seen = (await webhookLogs())[0]?.id;
    await post({ n: 4 });
    expect(await clear({ upTo: seen })).toBe(3);
    expect(markers(await webhookLogs())).toEqual([4]);
  });

  test('one with an earlier sequence that was committed after the newest seen stays', async () => {
    const add = async (n: number, secondsLater: number) => {
      const receivedAt = new Date(app.clock.now().getTime() + secondsLater * 1000);
      const row = { receivedAt, payload: `{"n":${n}}`, upgradeResult: 'pending' };
      const [added] = await app.db.insert(webhookDeliveries).values(row).returning();
      return added?.id;
    };
    await add(1, -1);
    await add(2, 1);
    const seen = await add(3, 0);
    expect(await clear({ upTo: seen })).toBe(2);
    expect(markers(await webhookLogs())).toEqual([2]);
    expect(await clear()).toBe(1);
  });

  test('without an id: all that arrived before the call', async () => {
    for (const n of [1, 2]) await post({ n });
    expect(await clear()).toBe(2);
    expect(await webhookLogs()).toEqual([]);
    expect(await clear()).toBe(0);
  });

  test('up to a deleted one removes nothing', async () => {
    await post({ n: 1 });
    expect(await clear({ upTo: '00000000-0000-4000-8000-000000000000' })).toBe(0);
    expect(await webhookLogs()).toHaveLength(1);
  });

  test('deliveries in progress stay for a minute', async () => {
    const add = (n: number, secondsAgo: number) =>
      app.db.insert(webhookDeliveries).values({
        receivedAt: new Date(app.clock.now().getTime() - secondsAgo * 1000),
        payload: `{"n":${n}}`,
      });
    await add(1, 61);
    await add(2, 59);
    await post({ n: 3 });
    expect(await clear()).toBe(2);
    expect(markers(await webhookLogs())).toEqual([2]);
  });

  test('while deliveries arrive: none after the newest seen is removed', async () => {
    await Promise.all(Array.from({ length: 10 }, () => post({ n: 0 })));
    const seen = (await webhookLogs())[0]?.id;
    await Promise.all([
      ...Array.from({ length: 10 }, (_, n) => post({ n: n + 1 })),
      clear({ upTo: seen }),
      clear({ upTo: seen }),
    ]);
    expect(markers(await webhookLogs('?limit=100')).sort((a = 0, b = 0) => a - b)).toEqual(
      Array.from({ length: 10 }, (_, n) => n + 1),
    );
  });

  test('thousands are removed, also by two administrators at once', async () => {
    await app.deps.database.query(
      `insert into webhook_deliveries (received_at, payload, upgrade_result)
       select now(), '{}', 'pending' from generate_series(1, 4500)`,
    );
    await Promise.all([clear(), clear()]);
    await clear();
    expect(await webhookLogs()).toEqual([]);
  });

  test('an unknown field is refused', async () => {
    await post({ n: 1 });
    await app.freshSignIns();
    const answer = await admin.send('POST', '/api/admin/webhook-logs/clear', { upto: 'x' });
    expect(await refusal(answer)).toMatchObject({ status: 400 });
    expect(await webhookLogs()).toHaveLength(1);
  });
});
