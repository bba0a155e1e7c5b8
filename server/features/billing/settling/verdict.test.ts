import { expect, test } from 'vitest';
import type { PaymentStatus } from '../../../integrations/maya/maya';
import { judge, type Attempt } from './verdict';

const begunAt = new Date('2026-11-20T01:00:00Z');
const ours = { referenceNumber: 'r1', amountCentavos: 9900, createdAt: begunAt };
const minutesLater = (minutes: number) => new Date(begunAt.getTime() + minutes * 60_000);
const whileOpen = minutesLater(20);
const afterEnd = minutesLater(90);

const attempt = (id: string, status: PaymentStatus, more: Partial<Attempt> = {}): Attempt => ({
  id,
  referenceNumber: 'r1',
  status,
  rawStatus: status,
  isPaid: status === 'PAYMENT_SUCCESS',
  amountCentavos: 9900,
  currency: 'PHP',
  createdAt: minutesLater(1),
  updatedAt: minutesLater(2),
  receiptNumber: null,
  fundSource: null,
  canVoid: false,
  canRefund: false,
  givenBackCentavos: status === 'REFUNDED' || status === 'VOIDED' ? 9900 : 0,
  ...more,
});
const paid = (id: string, more: Partial<Attempt> = {}) => attempt(id, 'PAYMENT_SUCCESS', more);
const outcome = (attempts: Attempt[], now = whileOpen) => judge(ours, attempts, now).outcome;

test('received money outweighs everything else under its reference number, in any order', () => {
  const others = [
    attempt('a', 'PAYMENT_FAILED'),
    attempt('b', 'AUTHENTICATING'),
    attempt('c', 'REFUNDED'),
    attempt('d', 'ACCOUNT_ABUSE'),
    paid('e', { amountCentavos: 1 }),
  ];
  for (const all of [
    [...others, paid('x')],
    [paid('x'), ...others],
  ]) {
    for (const now of [whileOpen, afterEnd]) {
      expect(judge(ours, all, now)).toMatchObject({ outcome: 'paid', kept: [{ id: 'x' }, { id: 'e' }] });
    }
  }
});

test('an attempt in progress outweighs a refunded one, until the checkout has ended', () => {
  const both = [attempt('a', 'VOIDED'), attempt('b', 'AUTHENTICATING')];
  expect(outcome(both)).toBe('pending');
  expect(judge(ours, both, afterEnd)).toMatchObject({ outcome: 'reversed', reversed: [{ id: 'a' }] });
  expect(outcome([attempt('a', 'VOIDED'), attempt('b', 'PAYMENT_FAILED')])).toBe('reversed');
});

test('two whole payments are one paid payment with a flaw that refers to support', () => {
  const twice = judge(ours, [paid('late', { createdAt: minutesLater(9) }), paid('early')], whileOpen);
  expect(twice).toMatchObject({ outcome: 'paid', kept: [{ id: 'early' }, { id: 'late' }] });
  expect(twice).toHaveProperty('flaw', expect.stringContaining('charged more than once'));
  expect(judge(ours, [paid('a'), attempt('b', 'REFUNDED')], whileOpen)).toHaveProperty('flaw', null);
});

test('a partial refund leaves it paid, a full one does not', () => {
  const part = attempt('a', 'REFUNDED', { givenBackCentavos: 1050 });
  expect(judge(ours, [part], afterEnd)).toMatchObject({
    outcome: 'paid',
    flaw: '₱10.50 of it was refunded',
  });
  expect(outcome([attempt('a', 'REFUNDED')], afterEnd)).toBe('reversed');
});

test('a success that Maya does not call paid is awaited, then needs an operator', () => {
  const odd = [paid('a', { isPaid: false })];
  expect(outcome(odd)).toBe('pending');
  expect(judge(ours, odd, afterEnd)).toEqual({
    outcome: 'mismatch',
    reason: 'Maya reports PAYMENT_SUCCESS, but not that it is paid',
  });
});

test.each([
  ['another amount', { amountCentavos: 1 }, 'Maya reports PHP 0.01 instead of PHP 99.00'],
  ['another currency', { currency: 'USD' }, 'Maya reports USD 99.00 instead of PHP 99.00'],
  [
    'no reference number',
    { referenceNumber: null },
    'Maya reports a payment without the reference number of this one',
  ],
])('%s is for a person to look at', (_what, more, reason) => {
  expect(judge(ours, [paid('a', more)], whileOpen)).toEqual({ outcome: 'mismatch', reason });
});

test('another reference number, or none, grants nothing, and its money needs an operator', () => {
  for (const referenceNumber of ['r2', null]) {
    const stray = paid('a', { referenceNumber });
    for (const now of [whileOpen, afterEnd]) {
      expect(outcome([stray], now)).toBe('mismatch');
      expect(outcome([stray, attempt('b', 'PAYMENT_FAILED')], now)).toBe('failed');
      expect(judge(ours, [stray, paid('b')], now)).toMatchObject({ outcome: 'paid', kept: [{ id: 'b' }] });
    }
    expect(outcome([attempt('a', 'AUTHENTICATING', { referenceNumber })])).toBe('pending');
  }
});

test('money in processing is awaited beyond the end of the checkout, for a day', () => {
  for (const status of ['AUTH_SUCCESS', 'PAYMENT_PROCESSING'] as const) {
    expect(outcome([attempt('a', status)], afterEnd)).toBe('pending');
    expect(outcome([attempt('a', status)], minutesLater(24 * 60))).toBe('failed');
  }
  expect(outcome([attempt('a', 'AUTHENTICATING')], afterEnd)).toBe('failed');
});

test('a failed authentication is believed from exactly five minutes on', () => {
  const since = (ms: number) =>
    attempt('a', 'AUTH_FAILED', { updatedAt: new Date(whileOpen.getTime() - ms) });
  expect(outcome([since(5 * 60_000 - 1)])).toBe('pending');
  expect(outcome([since(5 * 60_000)])).toBe('failed');
  expect(outcome([attempt('a', 'AUTH_FAILED', { updatedAt: null })])).toBe('pending');
});

test('a checkout is awaited for less than 80 minutes', () => {
  expect(outcome([], new Date(minutesLater(80).getTime() - 1))).toBe('pending');
  expect(outcome([], minutesLater(80))).toBe('failed');
});

test.each([
  ['ACCOUNT_ABUSE', 'ACCOUNT_ABUSE'],
  ['OTHER', 'SOMETHING_NEW'],
] as const)('%s is awaited, and after the end of the checkout needs an operator', (status, rawStatus) => {
  const odd = [attempt('a', 'PAYMENT_FAILED'), { ...attempt('b', 'ACCOUNT_ABUSE'), status, rawStatus }];
  expect(outcome(odd)).toBe('pending');
  expect(judge(ours, odd, afterEnd)).toEqual({ outcome: 'mismatch', reason: `Maya reports ${rawStatus}` });
});

test.each([
  [['PAYMENT_CANCELLED', 'PAYMENT_FAILED', 'AUTH_FAILED'], 'The payment was canceled'],
  [['AUTH_FAILED', 'PAYMENT_FAILED'], 'The payment was declined'],
  [['AUTH_FAILED'], 'The card could not be verified'],
  [['PAYMENT_EXPIRED'], 'The payment was not completed in time'],
  [[], 'The payment was not completed in time'],
] as [PaymentStatus[], string][])('of the attempts %s the reason is "%s"', (statuses, reason) => {
  const attempts = statuses.map((status) => attempt(status, status));
  expect(judge(ours, attempts, afterEnd)).toEqual({ outcome: 'failed', reason });
});

test('of two payments without a time of their own the first listed is the granted one', () => {
  const both = [paid('a', { createdAt: null }), paid('b', { createdAt: minutesLater(1) })];
  expect(judge(ours, both, whileOpen)).toMatchObject({ kept: [{ id: 'a' }, { id: 'b' }] });
});
