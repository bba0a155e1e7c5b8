import { expect, test } from 'vitest';
import { lastManilaDays, monthOf, nextMonthStart } from './manila-day';

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
