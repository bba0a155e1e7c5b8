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
