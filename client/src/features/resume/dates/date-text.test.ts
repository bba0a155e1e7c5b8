import { expect, test } from 'vitest';
import {
  dateOf,
  daysIn,
  endsBeforeStart,
  existingDate,
  parseMonths,
  parseYears,
  partialDateOf,
  selectableYears,
  writeYears,
} from './date-text';

test.each(['May 31, 2024 – Present', 'Jun 1, 2021', '6 months'])('%j has no months to choose', (text) => {
  expect(parseMonths(text)).toBeUndefined();
});

test('nothing is written before a year is chosen', () => {
  expect(writeYears({ from: {}, to: { year: 2020 } })).toBe('2020');
  expect(writeYears({ from: {}, to: {} })).toBe('');
});

test('years', () => {
  expect(parseYears('2012-2016')).toEqual({ from: { year: 2012 }, to: { year: 2016 } });
  expect(parseYears('2016')).toEqual({ from: {}, to: { year: 2016 } });
  expect(parseYears('2nd year')).toBeUndefined();
  expect(writeYears({ from: { year: 2012 }, to: { year: 2016 } })).toBe('2012-2016');
  expect(writeYears({ from: { year: 2012 }, to: {} })).toBe('2012');
});

test.each([
  [{ from: { month: 6, year: 2020 }, to: { month: 5, year: 2020 } }, true],
  [{ from: { year: 2020 }, to: { month: 5, year: 2020 } }, false],
  [{ from: { year: 2020 }, to: { year: 2019 } }, true],
  [{ from: { year: 2020 }, to: 'present' as const }, false],
  [{ from: { year: 2020 }, to: {} }, false],
])('%j ends before it starts: %s', (span, before) => {
  expect(endsBeforeStart(span)).toBe(before);
});

test('an unusual year can be chosen again', () => {
  const now = new Date('2026-11-23');
  expect(selectableYears(now)[0]).toBe(2036);
  expect(selectableYears(now, 1938).at(-1)).toBe(1938);
  expect(selectableYears(now, 2000)).toHaveLength(selectableYears(now).length);
});

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
