import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readWebhookPayload } from './webhook-payload';

const id = 'e732f996-cb87-4120-b712-166d8183c01d';
const referenceNumber = '5fc10b93-bdbd-4f31-b31d-4575a3785009';
const nothing = { referenceNumber: null, paymentId: null, checkoutId: null, claimedStatus: null };

test.each([
  [
    'the payment object',
    { id, isPaid: true, status: 'PAYMENT_SUCCESS', amount: '99', requestReferenceNumber: referenceNumber },
    { format: 'payment', referenceNumber, paymentId: id, claimedStatus: 'PAYMENT_SUCCESS' },
  ],
  [
    'a payment object that failed',
    { id, isPaid: false, status: 'AUTH_FAILED', requestReferenceNumber: referenceNumber },
    { format: 'payment', referenceNumber, paymentId: id, claimedStatus: 'AUTH_FAILED' },
  ],
  [
    'the checkout object',
    {
      id,
      requestReferenceNumber: referenceNumber,
      status: 'COMPLETED',
      paymentStatus: 'PAYMENT_FAILED',
      totalAmount: { value: 99, currency: 'PHP' },
    },
    { format: 'checkout', referenceNumber, checkoutId: id, claimedStatus: 'PAYMENT_FAILED' },
  ],
  [
    'a paid flag plus COMPLETED',
    { checkoutId: id, isPaid: true, status: 'COMPLETED' },
    { format: 'paid-flag', checkoutId: id, claimedStatus: 'COMPLETED' },
  ],
  ['the same, called paid', { id, paid: true, status: 'COMPLETED' }, { format: 'paid-flag', paymentId: id }],
  ['PAID', { checkoutId: id, status: 'PAID' }, { format: 'paid-status', checkoutId: id }],
  ['SUCCESS', { checkoutId: id, status: 'SUCCESS' }, { format: 'success-status', checkoutId: id }],
  ['the least there can be', { checkoutId: id }, { format: 'minimal', checkoutId: id, claimedStatus: null }],
  ['only a reference', { referenceNumber }, { format: 'minimal', referenceNumber }],
  ['only an id', { id }, { format: 'minimal', paymentId: id }],
  ['a number for an id', { id: 4711, status: 'PAID' }, { format: 'paid-status', paymentId: '4711' }],
])('%s is understood', (_what, body, expected) => {
  expect(readWebhookPayload(body)).toEqual({
    ...nothing,
    claimedStatus: 'status' in body ? body.status : null,
    ...expected,
  });
});

test.each([
  ['an array', [{ id, status: 'PAID' }]],
  ['nothing', null],
  ['a text', 'PAYMENT_SUCCESS'],
  ['a number', 42],
  ['no fields', {}],
  ['no id', { status: 'PAYMENT_SUCCESS', isPaid: true }],
  ['an id that is an object', { id: { $ne: null }, status: 'PAID' }],
  ['an id with a NUL', { id: 'a\0b', status: 'PAID' }],
  ['an id of 10,000 characters', { id: 'a'.repeat(10_000), status: 'PAID' }],
  ['an id of 101 characters', { id: 'a'.repeat(101) }],
  ['half a number', { id: 1.5 }],
  ['what is only inherited', Object.create({ id, status: 'PAID' }) as object],
])('%s is unknown', (_what, body) => {
  expect(readWebhookPayload(body)).toMatchObject({
    format: 'unknown',
    referenceNumber: null,
    paymentId: null,
    checkoutId: null,
  });
});

test('what comes by way of __proto__ is not believed', () => {
  const body: unknown = JSON.parse(
    `{"__proto__": {"id": "${id}", "requestReferenceNumber": "x", "status": "PAID"}, "constructor": 1}`,
  );
  expect(readWebhookPayload(body)).toEqual({ ...nothing, format: 'unknown' });
  expect(({} as { id?: string }).id).toBeUndefined();
});

test('100,000 levels deep is no trouble', () => {
  const deep: unknown = JSON.parse(`{"id":"x","metadata":${'['.repeat(100_000)}${']'.repeat(100_000)}}`);
  expect(readWebhookPayload(deep)).toMatchObject({ format: 'minimal', paymentId: 'x' });
});

test('anything at all is read without an error, into short printable texts', () => {
  const names = [
    'id',
    'status',
    'isPaid',
    'paymentStatus',
    'requestReferenceNumber',
    'checkoutId',
    'totalAmount',
  ];
  const likely = fc.dictionary(
    fc.oneof(fc.constantFrom(...names, '__proto__', 'constructor'), fc.string()),
    fc.anything(),
  );
  fc.assert(
    fc.property(
      fc.oneof(fc.anything({ withNullPrototype: true, withBigInt: true }), likely, fc.jsonValue()),
      (body) => {
        const { format, ...read } = readWebhookPayload(body);
        for (const value of Object.values(read)) {
          if (value !== null) expect(value).toMatch(/^[\x21-\x7e]{1,100}$/);
        }
        if (format === 'unknown')
          expect([read.referenceNumber, read.paymentId, read.checkoutId]).toEqual([null, null, null]);
      },
    ),
    { numRuns: 1000 },
  );
});
