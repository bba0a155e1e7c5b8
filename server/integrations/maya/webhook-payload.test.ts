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
  ...['PAYMENT_EXPIRED', 'AUTHENTICATING', 'FOR_AUTHENTICATION', 'PENDING_TOKEN', 'VOIDED', 'REFUNDED'].map(
    (status) => [status, 'payment'] as const,
  ),
  ...['CREATED', 'PROCESSING', 'EXPIRED', 'COMPLETED', 'completed'].map(
    (status) => [status, 'checkout'] as const,
  ),
  ['Paid', 'paid-status'],
  ['success', 'success-status'],
  ['NEARLY_PAYMENT_SUCCESS', 'minimal'],
  ['PAID OUT', 'minimal'],
] as const)('the status %s alone makes it a %s', (status, format) => {
  expect(readWebhookPayload({ id, status })).toMatchObject({
    format,
    paymentId: format === 'checkout' ? null : id,
    checkoutId: format === 'checkout' ? id : null,
  });
});

test('a total or a payment status makes it a checkout, and a flag of truth a payment', () => {
  const formatOf = (fields: object) => readWebhookPayload({ id, ...fields }).format;
  expect(formatOf({ totalAmount: {}, isPaid: true })).toBe('checkout');
  expect(formatOf({ totalAmount: [99], isPaid: true })).toBe('payment');
  expect(formatOf({ paymentStatus: null, isPaid: true })).toBe('checkout');
  expect(formatOf({ isPaid: 'true', status: 'COMPLETED' })).toBe('checkout');
  expect(formatOf({ isPaid: false, paid: true, status: 'EXPIRED' })).toBe('payment');
});

test('ids by their own names come before the one called id', () => {
  const both = { id, paymentId: 'p', checkoutId: 'c' };
  expect(readWebhookPayload(both)).toMatchObject({ paymentId: 'p', checkoutId: 'c' });
  expect(readWebhookPayload({ ...both, totalAmount: {} })).toMatchObject({ paymentId: 'p', checkoutId: 'c' });
  for (const name of ['paymentId', 'checkoutId']) {
    expect(readWebhookPayload({ [name]: 'x' })).toMatchObject({ format: 'minimal', [name]: 'x' });
  }
});

test('an id is a short text without spaces inside, or a whole number', () => {
  const referenceOf = (fields: object) => readWebhookPayload(fields).referenceNumber;
  expect(referenceOf({ requestReferenceNumber: ' r1\n', referenceNumber: 'r2' })).toBe('r1');
  expect(referenceOf({ requestReferenceNumber: 'r 1', referenceNumber: 'r2' })).toBe('r2');
  expect(referenceOf({ requestReferenceNumber: '', referenceNumber: 0 })).toBe('0');
  expect(referenceOf({ referenceNumber: 2 ** 53 })).toBeNull();
  expect(referenceOf({ referenceNumber: 'r'.repeat(100) })).toBe('r'.repeat(100));
});

test('a claimed status is one short word, that of the payment before that of the checkout', () => {
  const claimed = (fields: object) => readWebhookPayload({ id, ...fields }).claimedStatus;
  expect(claimed({ status: 'S', paymentStatus: 'P' })).toBe('P');
  expect(claimed({ status: 'S', paymentStatus: 'not one' })).toBe('S');
  expect(claimed({ status: 'S'.repeat(50) })).toBe('S'.repeat(50));
  for (const status of ['S'.repeat(51), '', '<b>', 7, null]) expect(claimed({ status })).toBeNull();
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
