import { expect, test } from 'vitest';
import { formatCentavos, formatDate, formatDateTime, formatDay } from './format';

test('a moment is dated as in Manila', () => {
  expect(formatDate('2026-11-19T16:00:00Z')).toBe('Nov 20, 2026');
  expect(formatDate(new Date('2026-11-19T15:59:59Z'))).toBe('Nov 19, 2026');
});

test('a moment is dated and timed as in Manila', () => {
  for (const moment of ['2026-11-20T01:02:00Z', new Date('2026-11-20T01:02:59Z'), 1795136520000]) {
    expect(formatDateTime(moment)).toBe('Nov 20, 2026, 9:02 AM');
  }
});

test('a day stays that day', () => {
  expect(formatDay('2026-01-01')).toBe('Jan 1, 2026');
});

test('centavos are shown as pesos with two decimals', () => {
  expect(formatCentavos(9900)).toBe('₱99.00');
  expect(formatCentavos(123456789)).toBe('₱1,234,567.89');
});
