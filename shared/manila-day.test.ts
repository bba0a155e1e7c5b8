import { expect, test } from 'vitest';
import {
  endOfManilaDay,
  formatManilaDay,
  lastManilaDays,
  manilaDay,
  manilaTime,
  monthOf,
  nextMonthStart,
} from './manila-day';

test.each([
  ['2026-11-20T15:59:59.999Z', '2026-11-20', '2026-11-20 23:59:59', 'Nov 20, 2026'],
  ['2026-11-20T16:00:00.000Z', '2026-11-21', '2026-11-21 00:00:00', 'Nov 21, 2026'],
  ['2026-12-31T16:00:00.000Z', '2027-01-01', '2027-01-01 00:00:00', 'Jan 1, 2027'],
])('%s is %s in Manila', (instant, day, time, words) => {
  const at = new Date(instant);
  expect([manilaDay(at), manilaTime(at), formatManilaDay(at)]).toEqual([day, time, words]);
});

test('a day ends in Manila', () => {
  expect(endOfManilaDay('2026-11-20').toISOString()).toBe('2026-11-20T15:59:59.999Z');
});

test('the last days end with today, also over the end of a February', () => {
  expect(lastManilaDays(new Date('2028-03-01T01:00:00Z'), 3)).toEqual([
    '2028-02-28',
    '2028-02-29',
    '2028-03-01',
  ]);
});

test.each([
  ['2026-11-01', '2026-11-01'],
  ['2026-11-02', '2026-12-01'],
  ['2026-12-31', '2027-01-01'],
])('the first whole month from %s on begins on %s', (day, start) => {
  expect(nextMonthStart(day)).toBe(start);
  expect(monthOf(day).slice(0, 7)).toBe(day.slice(0, 7));
});
