import { expect, test } from 'vitest';
import { dateOf, partialDateOf } from './partial-date-choice';

test.each(['2024', '2024-05', '2024-05-31'])('%s is taken apart and put together', (date) => {
  expect(partialDateOf(dateOf(date) ?? {})).toBe(date);
});

test('as much is written as exists', () => {
  expect(partialDateOf({ month: 5, day: 3 })).toBe('');
  expect(partialDateOf({ year: 2024, day: 3 })).toBe('2024');
  expect(partialDateOf({ year: 2024, month: 2, day: 31 })).toBe('2024-02');
});

test('no date is no choice', () => {
  expect(dateOf('')).toEqual({});
  expect(dateOf('soon')).toBeUndefined();
});
