import { expect, test } from 'vitest';
import { impersonalPayload, removedText } from './impersonal-payload';

const parsed = (payload: unknown) => JSON.parse(impersonalPayload(JSON.stringify(payload))) as unknown;

test('keeps what became of the money and removes who paid', () => {
  const payment = {
    id: 'p-1',
    isPaid: true,
    status: 'PAYMENT_SUCCESS',
    amount: '99',
    currency: 'PHP',
    requestReferenceNumber: 'r-1',
    receiptNumber: 'abc',
    description: 'Charge for ana@example.com',
    buyer: { firstName: 'Ana', contact: { phone: '+639175550142', email: 'ana@example.com' }, id: 'ana' },
    billingAddress: { line1: '1 Osmeña Boulevard', countryCode: 'PH' },
    totalAmount: { value: 99, currency: 'PHP', details: { note: 'Ana' } },
    fundSource: { type: 'card', details: { last4: '1381' } },
    metadata: null,
  };
  expect(parsed(payment)).toEqual({
    id: 'p-1',
    isPaid: true,
    status: 'PAYMENT_SUCCESS',
    amount: '99',
    currency: 'PHP',
    requestReferenceNumber: 'r-1',
    receiptNumber: 'abc',
    description: removedText,
    buyer: removedText,
    billingAddress: removedText,
    fundSource: removedText,
    metadata: null,
    totalAmount: { value: 99, currency: 'PHP', details: removedText },
  });
});

test('every field about the money stays, also inside what is known to hold such fields', () => {
  const money = {
    id: '1',
    checkoutId: '2',
    paymentId: '3',
    requestReferenceNumber: '4',
    referenceNumber: '5',
    rrn: '6',
    status: 'S',
    paymentStatus: 'P',
    isPaid: false,
    paid: true,
    amount: '99',
    value: 99,
    currency: 'PHP',
    fundSourceType: 'card',
    createdAt: '2026-11-20',
    updatedAt: '2026-11-20',
    paymentAt: '2026-11-20',
    expiresAt: '2026-11-20',
    canVoid: true,
    canRefund: false,
    canCapture: false,
    receiptNumber: '7',
    receiptNo: '8',
    transactionReferenceNumber: '9',
    transactionId: '10',
    errorCode: 'PY0001',
  };
  expect(parsed(money)).toEqual(money);
  for (const name of ['totalAmount', 'receipt', 'paymentDetails', 'responses', 'payment', 'data']) {
    expect(parsed({ [name]: { ...money, firstName: 'Ana' } })).toEqual({
      [name]: { ...money, firstName: removedText },
    });
  }
});

test('a field about the money that holds more than a plain value goes', () => {
  expect(parsed({ id: { of: 'Ana' }, amount: ['Ana'], data: ['Ana'], status: null })).toEqual({
    id: removedText,
    amount: removedText,
    data: removedText,
    status: null,
  });
});

test.each(['{"buyer":{"firstName":"Ana"', 'firstName=Ana', '"Ana"', '["Ana"]', '{"email":"a@example.com" …'])(
  'of %s nothing stays',
  (payload) => {
    expect(JSON.parse(impersonalPayload(payload))).toBe(removedText);
  },
);

test('what it has made impersonal stays as it is', () => {
  const once = impersonalPayload('{"id":"x","buyer":{"firstName":"Ana"}}');
  expect(impersonalPayload(once)).toBe(once);
});
