import { expect, test } from 'vitest';
import { dateOf, daysIn, existingDate, partialDateOf } from './partial-date-choice';

test.each(['2024', '2024-05', '2024-05-31'])('%s is taken apart and put together', (date) => {
  expect(partialDateOf(dateOf(date) ?? {})).toBe(date);
});

test('as much is written as exists', () => {
  expect(partialDateOf({ month: 5, day: 3 })).toBe('');
  expect(partialDateOf({ year: 2024, day: 3 })).toBe('2024');
  expect(partialDateOf({ year: 2024, month: 2, day: 31 })).toBe('2024-02');
});

test('a day that the month does not have is no choice', () => {
  expect(existingDate({ year: 2024, month: 2, day: 31 })).toEqual({ year: 2024, month: 2 });
  expect(existingDate({ month: 4, day: 31 })).toEqual({ month: 4 });
  expect(existingDate({ year: 2024, day: 31 })).toEqual({ year: 2024, day: 31 });
  expect([daysIn({}), daysIn({ month: 2 }), daysIn({ month: 2, year: 2023 })]).toEqual([31, 29, 28]);
});

test('no date is no choice', () => {
  expect(dateOf('')).toEqual({});
  expect(dateOf('soon')).toBeUndefined();
});
