import { expect, test } from 'vitest';
import { licenseValidity } from './license-validity';

const today = '2026-11-23';
const until = (validUntil: string, day = today) => licenseValidity({ validUntil, noExpiry: false }, day);

test.each([
  ['2029-11-24', 'valid', 'Valid'],
  ['2027-02-23', 'valid', 'Valid'],
  ['2027-02-22', 'expiring', 'Expires in 2 months'],
  ['2027-01-23', 'expiring', 'Expires in 2 months'],
  ['2027-01-22', 'expiring', 'Expires in 1 month'],
  ['2026-12-22', 'expiring', 'Expires in 29 days'],
  ['2026-11-24', 'expiring', 'Expires in 1 day'],
  ['2026-11-23', 'expiring', 'Expires today'],
  ['2026-11-22', 'expired', 'Expired'],
  ['1999', 'expired', 'Expired'],
])('until %s: %s, %s', (validUntil, state, label) => {
  expect(until(validUntil)).toEqual({ state, label });
});

test('a month and a year are valid through their last day', () => {
  expect(until('2026-11')).toEqual({ state: 'expiring', label: 'Expires in 7 days' });
  expect(until('2026-10')?.state).toBe('expired');
  expect(until('2026')).toEqual({ state: 'expiring', label: 'Expires in 1 month' });
  expect(until('2026', '2026-12-31')?.label).toBe('Expires today');
  expect(until('2026', '2027-01-01')?.state).toBe('expired');
  expect(until('2028-02', '2028-02-29')?.label).toBe('Expires today');
  expect(until('0050')?.state).toBe('expired');
});

test('one without an expiry is always valid; no date, or a text that is none, says nothing', () => {
  expect(licenseValidity({ validUntil: '', noExpiry: true }, today)).toEqual({
    state: 'valid',
    label: 'No expiry',
  });
  expect(until('')).toBeNull();
  expect(until('soon')).toBeNull();
});
