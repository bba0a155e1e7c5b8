import { expect, test } from 'vitest';
import {
  dateOf,
  daysIn,
  emptySpan,
  endsBeforeStart,
  existingDate,
  parseDuration,
  parseYears,
  partialDateOf,
  selectableYears,
  writeDuration,
  writeYears,
} from './date-text';

test.each([
  ['June 2020 – Present', { from: { month: 6, year: 2020 }, to: 'present' }],
  ['Jun 2021 - Dec 2022', { from: { month: 6, year: 2021 }, to: { month: 12, year: 2022 } }],
  ['Sept. 2019 to now', { from: { month: 9, year: 2019 }, to: 'present' }],
  ['2019 – 2021', { from: { year: 2019 }, to: { year: 2021 } }],
  ['Jan – Mar 2020', { from: { month: 1, year: 2020 }, to: { month: 3, year: 2020 } }],
  ['May 2024', { from: { month: 5, year: 2024 }, to: {} }],
  ['Hunyo 2020 – Disyembre 2021', { from: { month: 6, year: 2020 }, to: { month: 12, year: 2021 } }],
  ['Until May 2024', { from: {}, to: { month: 5, year: 2024 } }],
  ['– 2021', { from: {}, to: { year: 2021 } }],
  ['  ', emptySpan],
])('%j is understood', (text, span) => {
  expect(parseDuration(text)).toEqual(span);
});

test.each([
  'Summers of 2019 – 2021',
  '6 months',
  'Junk 2020 – Present',
  'Jan 2020 – Feb 2021 – Mar 2022',
  'May 31, 2024 – Present',
  'Marchy – May 2020',
  'Until Present',
  '–',
])('%j is left to typing', (text) => {
  expect(parseDuration(text)).toBeUndefined();
});

test('what is written is understood again', () => {
  for (const span of [
    { from: { month: 6, year: 2020 }, to: 'present' as const },
    { from: { year: 2019 }, to: { month: 2, year: 2021 } },
    { from: { month: 9, year: 2020 }, to: {} },
    { from: {}, to: { month: 5, year: 2024 } },
    { from: {}, to: { year: 2024 } },
  ])
    expect(parseDuration(writeDuration(span))).toEqual(span);
  expect(writeDuration({ from: { month: 6, year: 2020 }, to: 'present' })).toBe('June 2020 – Present');
});

test('an end alone is written as an end, and nothing before a year is chosen', () => {
  expect(writeDuration({ from: {}, to: { month: 5, year: 2024 } })).toBe('Until May 2024');
  expect(writeDuration({ from: { month: 6 }, to: { year: 2024 } })).toBe('Until 2024');
  expect(writeDuration({ from: { month: 6 }, to: 'present' })).toBe('');
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
