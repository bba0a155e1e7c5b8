import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  sampleCheckout,
  startMayaSandbox,
  type MayaSandboxServer,
} from '../../testing/billing/maya-sandbox-server';
import { MayaUnavailable, MayaUnreadable, type PaymentProvider } from './maya';
import { openMaya } from './maya-client';

let server: MayaSandboxServer;
let pauses: number[] = [];
beforeAll(async () => {
  const pause = (ms: number) => {
    pauses.push(ms);
    return Promise.resolve();
  };
  server = await startMayaSandbox({ connection: { pause } });
});
afterAll(() => server.stop());
beforeEach(() => {
  server.controls.reset();
  server.calls.length = 0;
  pauses = [];
});

let count = 0;
const newReference = () => `fault-${++count}`;
const impatient = () => openMaya({ ...server.connection, timeoutMs: 150 });

/** A client of an address without a listener. */
const toNobody = async () => {
  const closed = createServer().listen(0, '127.0.0.1');
  await once(closed, 'listening');
  const { port } = closed.address() as AddressInfo;
  closed.close();
  await once(closed, 'close');
  return openMaya({ ...server.connection, baseUrl: `http://127.0.0.1:${port}` });
};
const unavailable = { name: 'MayaUnavailable' };
const unknownOutcome = { name: 'MayaUnknownOutcome' };

describe('a question', () => {
  test.each([503, 429, 'reset'] as const)('is asked again after %s, and answered', async (as) => {
    server.controls.failNext({ as, times: 2 });
    expect(await server.maya.paymentsByReference('nobody')).toEqual([]);
    expect(server.calls).toHaveLength(3);
    expect(pauses).toHaveLength(2);
    // Longer each time.
    expect(pauses[1]).toBeGreaterThan(pauses[0]! / 2);
  });

  test.each([408, 500, 503, 429, 'reset'] as const)('is given up after three times %s', async (as) => {
    server.controls.failNext({ as, times: 9 });
    await expect(server.maya.paymentById('x')).rejects.toMatchObject(unavailable);
    expect(server.calls).toHaveLength(3);
  });

  test('waits as long as Maya says', async () => {
    server.controls.failNext({ as: 429, retryAfterSeconds: 7 });
    await server.maya.paymentById('x');
    expect(pauses).toEqual([7000]);
  });

  test('is given up at once where Maya asks for more patience than there is', async () => {
    server.controls.failNext({ as: 429, retryAfterSeconds: 3600 });
    await expect(server.maya.paymentById('x')).rejects.toMatchObject(unavailable);
    expect(server.calls).toHaveLength(1);
    expect(pauses).toEqual([]);
  });

  test('that hangs is ended in time', async () => {
    server.controls.failNext({ as: 'hang', times: 9 });
    await expect(impatient().listWebhooks()).rejects.toMatchObject({
      ...unavailable,
      message: expect.stringContaining('no answer in time') as string,
    });
    expect(server.calls).toHaveLength(3);
  });

  test('ends in time with all its attempts', async () => {
    server.controls.failNext({ as: 'hang', times: 9 });
    const maya = openMaya({ ...server.connection, timeoutMs: 100_000, patienceMs: 200 });
    await expect(maya.listWebhooks()).rejects.toMatchObject(unavailable);
    expect(server.calls).toHaveLength(1);
  });

  test('whose answer makes no sense is no answer', async () => {
    server.controls.failNext({ as: 'garbage' });
    await expect(server.maya.paymentById('x')).rejects.toMatchObject(unavailable);
  });

  test('to a closed port has no answer', async () => {
    await expect((await toNobody()).paymentById('x')).rejects.toMatchObject(unavailable);
  });
});

describe('creating a checkout', () => {
  const create = (maya = server.maya) => maya.createCheckout(sampleCheckout(newReference()));

  test.each([500, 503, 'reset', 'garbage'] as const)(
    'is tried once, and %s leaves it unknown',
    async (as) => {
      server.controls.failNext({ as });
      await expect(create()).rejects.toMatchObject(unknownOutcome);
      expect(server.calls).toEqual(['POST /checkout/v1/checkouts']);
    },
  );

  test.each(['hang', 'reset', 503] as const)(
    'that answered %s after succeeding is found by asking',
    async (as) => {
      server.controls.switches.beforeFirstAttempt = 'pending-token';
      server.controls.failNext({ as, when: 'after', path: '/checkouts' });
      const request = sampleCheckout(newReference());
      await expect(impatient().createCheckout(request)).rejects.toMatchObject(unknownOutcome);
      expect(await server.maya.paymentsByReference(request.referenceNumber)).toHaveLength(1);
    },
  );

  test('that was not delivered, or refused unread, has not happened', async () => {
    await expect(create(await toNobody())).rejects.toMatchObject(unavailable);
    server.controls.failNext({ as: 429 });
    await expect(create()).rejects.toMatchObject(unavailable);
    expect(server.calls).toHaveLength(1);
  });
});

describe('a wrong key', () => {
  test.each([
    ['K003', 'wrong', { publicKey: 'wrong', secretKey: 'wrong' }],
    ['K003', 'empty', { publicKey: '', secretKey: '' }],
    ['K005', 'the other kind', { publicKey: 'swapped', secretKey: 'swapped' }],
  ])('(%s, %s) is logged for the operator', async (code, _what, keys) => {
    const swapped = keys.publicKey === 'swapped';
    const { publicKey, secretKey } = server.sandbox;
    const maya = openMaya({
      ...server.connection,
      ...(swapped ? { publicKey: secretKey, secretKey: publicKey } : keys),
    });
    const refusal = await maya.paymentById('x').catch((error: unknown) => error as Error);
    expect(refusal).toMatchObject({ name: 'MayaRefused', status: 401, code });
    expect((refusal as Error).message).toMatch(/MAYA_SECRET_KEY.*MAYA_BASE_URL/);
    await expect(maya.createCheckout(sampleCheckout(newReference()))).rejects.toMatchObject({
      code: swapped ? 'K004' : code,
    });
  });

  test('is not asked with again', async () => {
    server.controls.faults.expiredKeys = true;
    await expect(server.maya.paymentById('x')).rejects.toMatchObject({ code: 'K002' });
    expect(server.calls).toHaveLength(1);
  });
});

test('no error shows a key', async () => {
  const { publicKey, secretKey } = server.sandbox;
  const show = (error: unknown): string => {
    if (!(error instanceof Error)) return '';
    return `${error.stack} ${JSON.stringify(error)} ${show(error.cause)}`;
  };
  for (const as of [400, 401, 403, 500, 'reset', 'garbage', 'hang'] as const) {
    server.controls.failNext({ as, times: 3 });
    const error = await impatient().createCheckout(sampleCheckout(newReference())).catch(show);
    expect(error).toMatch(/Maya/);
    for (const key of [publicKey, secretKey]) {
      expect(error).not.toContain(key);
      expect(error).not.toContain(Buffer.from(`${key}:`).toString('base64'));
    }
    server.controls.reset();
  }
});

describe('an answer of another shape', () => {
  const base = { id: 'p1', status: 'PAYMENT_SUCCESS', isPaid: true, amount: '99', currency: 'PHP' };

  /** What the client makes of one answer to a question. */
  const read = (answer: unknown, headers: Record<string, string> = {}, status = 200) =>
    asking((maya) => maya.paymentById('p1'), answer, headers, status);

  const asking = async (
    question: (maya: PaymentProvider) => Promise<unknown>,
    answer: unknown,
    headers: Record<string, string> = {},
    status = 200,
    logger = { error: vi.fn() },
  ) => {
    const fake = createServer((_req, res) => {
      res.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(answer));
    }).listen(0, '127.0.0.1');
    await once(fake, 'listening');
    const baseUrl = `http://127.0.0.1:${(fake.address() as AddressInfo).port}`;
    const maya = openMaya({ ...server.connection, baseUrl, logger });
    const outcome = await question(maya).catch((error: unknown) => error);
    fake.closeAllConnections();
    fake.close();
    return outcome;
  };

  test('may leave out what is optional, hold nulls and more', async () => {
    const least = {
      id: 'p1',
      referenceNumber: null,
      isPaid: true,
      amountCentavos: 9900,
      currency: 'PHP',
      status: 'PAYMENT_SUCCESS',
      rawStatus: 'PAYMENT_SUCCESS',
      createdAt: null,
      updatedAt: null,
      receiptNumber: null,
      fundSource: null,
      canVoid: false,
      canRefund: false,
    };
    expect(await read(base)).toEqual(least);
    const odd = { receipt: null, fundSource: null, createdAt: 'soon', updatedAt: null, canVoid: 'yes' };
    expect(await read({ ...base, ...odd, receiptNumber: '', metadata: { a: [1] }, more: 1 })).toEqual(least);
  });

  test.each([
    [{ type: 'card', details: { scheme: 'visa', last4: '1381' } }, 'Visa •••• 1381'],
    [{ type: 'card', details: { scheme: 'master-card', last4: '2346' } }, 'Mastercard •••• 2346'],
    [{ type: 'card', details: { scheme: 'new', last4: 'x<y>' } }, 'Card'],
    [{ type: 'card' }, 'Card'],
    [{ type: 'paymaya', id: null, description: 'PayMaya Account' }, 'Maya wallet'],
    [{ type: 'maya-wallet' }, 'Maya wallet'],
    [{ type: 'qrph' }, 'QR Ph'],
    [{ type: 'gcash' }, 'GCash'],
    [{ type: 'shopeepay' }, 'shopeepay'],
    [{}, null],
    ['card', null],
  ])('says with %j that it was paid by %s', async (fundSource, label) => {
    expect(await read({ ...base, fundSource })).toMatchObject({ fundSource: label });
  });

  test('with a receipt inside only, or a status from the future, is read', async () => {
    expect(await read({ ...base, receipt: { receiptNo: 'r1' } })).toMatchObject({ receiptNumber: 'r1' });
    expect(await read({ ...base, status: 'TELEPORTED' })).toMatchObject({
      status: 'OTHER',
      rawStatus: 'TELEPORTED',
    });
  });

  test.each(['true', 1, null, undefined])('is not paid by isPaid: %j', async (isPaid) => {
    expect(await read({ ...base, isPaid })).toMatchObject({ isPaid: false });
  });

  test.each([
    [{ ...base, amount: '99.001' }],
    [{ ...base, amount: null }],
    [{ ...base, amount: { value: 99 } }],
    [{ ...base, id: '' }],
    [{ ...base, status: 5 }],
    [[base]],
    [null],
  ])('%j cannot be understood', async (answer) => {
    const error = await read(answer);
    expect(error).toBeInstanceOf(MayaUnavailable);
    expect((error as Error).message).not.toContain('99.001');
  });

  test('about one attempt does not hide the others, and is reported', async () => {
    const logger = { error: vi.fn() };
    const ask = (answer: unknown[]) =>
      asking((maya) => maya.paymentsByReference('r1'), answer, {}, 200, logger);
    const paid = { ...base, requestReferenceNumber: 'r1' };
    const unreadable = { ...paid, id: 'p2', amount: 'much' };
    expect(await ask([unreadable, paid, null])).toMatchObject([{ id: 'p1', amountCentavos: 9900 }]);
    expect(logger.error).toHaveBeenCalledOnce();
    expect(logger.error.mock.calls[0]?.[0]).toMatchObject({
      referenceNumber: 'r1',
      problems: [expect.stringMatching(/^amount: /), expect.stringMatching(/^body: /)],
    });
    expect(await ask([unreadable, null])).toBeInstanceOf(MayaUnreadable);
    expect(await ask([])).toEqual([]);
    expect(logger.error).toHaveBeenCalledOnce();
  });

  test('is not followed elsewhere, where the key would go along', async () => {
    let calls = 0;
    const elsewhere = createServer((_req, res) => {
      calls++;
      res.end('{}');
    }).listen(0, '127.0.0.1');
    await once(elsewhere, 'listening');
    const location = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`;
    expect(await read({}, { location }, 307)).toMatchObject(unavailable);
    expect(calls).toBe(0);
    elsewhere.close();
  });
});
