import { expect, test } from 'vitest';
import {
  ambiguousDayIn,
  emptySpan,
  isOpenEnd,
  normalizeDuration,
  parseDuration,
  printedDuration,
  withDayOrder,
  writeDuration,
} from './duration';

const [jun2021, dec2022] = [
  { month: 6, year: 2021 },
  { month: 12, year: 2022 },
];

test.each([
  ['June 2021 – Present', { from: jun2021, to: 'present' }],
  ['Jun 2021 - Dec 2022', { from: jun2021, to: dec2022 }],
  ['Sept. 2019 to now', { from: { month: 9, year: 2019 }, to: 'present' }],
  ['2019 to date', { from: { year: 2019 }, to: 'present' }],
  ['Jun 2021 up to date', { from: jun2021, to: 'present' }],
  ['2019 - to date', { from: { year: 2019 }, to: 'present' }],
  ['2019 onwards', { from: { year: 2019 }, to: 'present' }],
  ['since June 2021', { from: jun2021, to: 'present' }],
  ['Mula noong 2019', { from: { year: 2019 }, to: 'present' }],
  ['Mar 2021–now', { from: { month: 3, year: 2021 }, to: 'present' }],
  ['Mar 2021-present', { from: { month: 3, year: 2021 }, to: 'present' }],
  ['Hunyo 2021 hanggang kasalukuyan', { from: jun2021, to: 'present' }],
  ['Hunyo 2021 hanggang ngayon', { from: jun2021, to: 'present' }],
  ['June 2021 to the present', { from: jun2021, to: 'present' }],
  ['06/2021 - 12/2022', { from: jun2021, to: dec2022 }],
  ['2021-06 - 2022-12', { from: jun2021, to: dec2022 }],
  ['062021-122022', { from: jun2021, to: dec2022 }],
  ['202106 to 202212', { from: jun2021, to: dec2022 }],
  ['13062021', { from: { ...jun2021, day: 13 }, to: {} }],
  ['06/13/2021', { from: { ...jun2021, day: 13 }, to: {} }],
  ['13-06-2021 - now', { from: { ...jun2021, day: 13 }, to: 'present' }],
  ['June 13, 2021 – Present', { from: { ...jun2021, day: 13 }, to: 'present' }],
  ['2019 – 2021', { from: { year: 2019 }, to: { year: 2021 } }],
  ['Jan – Mar 2020', { from: { month: 1, year: 2020 }, to: { month: 3, year: 2020 } }],
  ['May 2024', { from: { month: 5, year: 2024 }, to: {} }],
  ['2021-06', { from: jun2021, to: {} }],
  ['Hunyo 2020 – Disyembre 2021', { from: { month: 6, year: 2020 }, to: { month: 12, year: 2021 } }],
  ['Until May 2024', { from: {}, to: { month: 5, year: 2024 } }],
  ['Hanggang Mayo 2024', { from: {}, to: { month: 5, year: 2024 } }],
  ['– 2021', { from: {}, to: { year: 2021 } }],
  ['  ', emptySpan],
  ["Jun '21 - Dec ’22", { from: jun2021, to: dec2022 }],
  ["'19 - '21", { from: { year: 2019 }, to: { year: 2021 } }],
  ['2019-21', { from: { year: 2019 }, to: { year: 2021 } }],
  ['1998–99', { from: { year: 1998 }, to: { year: 1999 } }],
  ['2009–10', { from: { year: 2009 }, to: { year: 2010 } }],
  ['S.Y. 2019-2021', { from: { year: 2019 }, to: { year: 2021 } }],
  ['from June 2021 to present', { from: jun2021, to: 'present' }],
  ['Jun 2021 - Dec 2022 (1 yr 7 mos)', { from: jun2021, to: dec2022 }],
])('%j is understood', (text, span) => {
  expect(parseDuration(text)).toEqual(span);
});

test.each([
  'Summers of 2019 – 2021',
  '6 months',
  'Junk 2020 – Present',
  'Jan 2020 – Feb 2021 – Mar 2022',
  'Marchy – May 2020',
  'Until Present',
  '–',
  // In October or to 2010.
  '2009-10',
  'June 15–17, 2024',
  'May 2020 – Present (contract)',
  // Each of these may be in two months.
  '06/12/2025',
  '06122025',
  '06/12/2025 – Present',
])('%j is left to typing', (text) => {
  expect(parseDuration(text)).toBeUndefined();
});

test('what is written is understood again', () => {
  for (const span of [
    { from: jun2021, to: 'present' as const },
    { from: { year: 2019 }, to: { month: 2, year: 2021 } },
    { from: { ...jun2021, day: 13 }, to: { ...dec2022, day: 1 } },
    { from: { month: 9, year: 2020 }, to: {} },
    { from: {}, to: { month: 5, year: 2024 } },
    { from: {}, to: { year: 2024 } },
  ])
    expect(parseDuration(writeDuration(span))).toEqual(span);
  expect(writeDuration({ from: jun2021, to: 'present' })).toBe('June 2021 – Present');
});

test('an end alone is written as an end, and nothing before there is a year', () => {
  expect(writeDuration({ from: {}, to: { month: 5, year: 2024 } })).toBe('Until May 2024');
  expect(writeDuration({ from: { month: 6 }, to: { year: 2024 } })).toBe('Until 2024');
  expect(writeDuration({ from: { month: 6 }, to: 'present' })).toBe('');
});

test.each([
  ['062021', 'June 2021'],
  ['062021 - 122022', 'June 2021 – December 2022'],
  ['13062021', 'June 13, 2021'],
  ['202106-now', 'June 2021 – Present'],
  ['06122025', '06122025'],
  ['Jun 2021 - now', 'Jun 2021 - now'],
  ['Batch 202106', 'Batch 202106'],
])('%j is written as %j as the field is left', (typed, written) => {
  expect(normalizeDuration(typed)).toBe(written);
});

test.each([
  ['06/2021 - Present', 'Jun 2021 – Present', 'June 2021 – Present', '06/2021 – Present'],
  ['June 2021 to Sept. 2022', 'Jun 2021 – Sep 2022', 'June 2021 – September 2022', '06/2021 – 09/2022'],
  ['2019 to date', '2019 – Present', '2019 – Present', '2019 – Present'],
  ['Until May 2024', 'Until May 2024', 'Until May 2024', 'Until 05/2024'],
  ['June 13, 2021', 'Jun 13, 2021', 'June 13, 2021', 'Jun 13, 2021'],
  ['2nd week of June 2019', '2nd week of Jun 2019', '2nd week of June 2019', '2nd week of 06/2019'],
  ['Junk 2019, June 2020', 'Junk 2019, Jun 2020', 'Junk 2019, June 2020', 'Junk 2019, 06/2020'],
  [
    "Jun '21 - now (5 yrs)",
    'Jun 2021 – Present (5 yrs)',
    'June 2021 – Present (5 yrs)',
    '06/2021 – Present (5 yrs)',
  ],
  ['S.Y. 2019-2020', 'S.Y. 2019 – 2020', 'S.Y. 2019 – 2020', 'S.Y. 2019 – 2020'],
  ['from 2019 to 2021', '2019 – 2021', '2019 – 2021', '2019 – 2021'],
  ['06/12/2025', '06/12/2025', '06/12/2025', '06/12/2025'],
  ['', '', '', ''],
])('%j is printed as %j, %j and %j, and as typed', (typed, short, long, numeric) => {
  expect(printedDuration(typed, 'short')).toBe(short);
  expect(printedDuration(typed, 'long')).toBe(long);
  expect(printedDuration(typed, 'numeric')).toBe(numeric);
  expect(printedDuration(typed, 'as-typed')).toBe(typed);
});

test.each([
  ['06/12/2025', 'Jun 12, 2025', 'Dec 6, 2025'],
  ['06122025', 'Jun 12, 2025', 'Dec 6, 2025'],
  ['6-12-2025 to date', 'Jun 12, 2025 to date', 'Dec 6, 2025 to date'],
  ['06/12/2025 - 07/01/2025', 'Jun 12, 2025 - Jul 1, 2025', 'Dec 6, 2025 - Jan 7, 2025'],
  ['06 / 12 / 2025', 'Jun 12, 2025', 'Dec 6, 2025'],
  ['6/12/25 - now', 'Jun 12, 2025 - now', 'Dec 6, 2025 - now'],
])('%j is %j or %j', (typed, monthFirst, dayFirst) => {
  expect(withDayOrder(typed, 'month-first')).toBe(monthFirst);
  expect(withDayOrder(typed, 'day-first')).toBe(dayFirst);
  expect(ambiguousDayIn(typed)).toEqual({ 'month-first': '2025-06-12', 'day-first': '2025-12-06' });
});

test.each(['05/05/2025', '06/13/2025', 'Jun 2021', '', 'Room 06/12/2025', '24 hours'])(
  '%j needs no answer',
  (typed) => {
    expect(withDayOrder(typed, 'day-first')).toBe(typed);
  },
);

test.each(['Present', 'NOW', 'to date', 'kasalukuyan', 'hanggang ngayon', 'ongoing', 'currently'])(
  '%j goes on',
  (word) => {
    expect(isOpenEnd(word)).toBe(true);
  },
);
