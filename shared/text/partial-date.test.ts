import { expect, test } from 'vitest';
import {
  ambiguousDay,
  isNoExpiry,
  isPartialDate,
  normalizeDate,
  printedDate,
  printedDates,
} from './partial-date';

test.each([
  ['2024', '2024'],
  ['May 2024', '2024-05'],
  ['Sept. 2024', '2024-09'],
  ['May 31, 2024', '2024-05-31'],
  ['31st May 2024', '2024-05-31'],
  ['Marso 2024', '2024-03'],
  ['Mayo 5, 2024', '2024-05-05'],
  ['12 Nobyembre 2024', '2024-11-12'],
  ['Enero 2024', '2024-01'],
  ['05/2024', '2024-05'],
  // As on the cards of the Professional Regulation Commission.
  ['11/24/2029', '2029-11-24'],
  ['24.11.2029', '2029-11-24'],
  ['05-05-2024', '2024-05-05'],
  ['11242029', '2029-11-24'],
  ['24112029', '2029-11-24'],
  ['20291124', '2029-11-24'],
  ['112029', '2029-11'],
  ['202911', '2029-11'],
  ['2029/11', '2029-11'],
  ['2029.11.24', '2029-11-24'],
  ['24-Nov-2029', '2029-11-24'],
  ['Nov-2029', '2029-11'],
  ['11 24 2029', '2029-11-24'],
  [' 2024 ', '2024'],
  ["May '24", '2024-05'],
  ['Hunyo ’98', '1998-06'],
  ["'24", '2024'],
  ['May2024', '2024-05'],
  ['May,2024', '2024-05'],
  ['May 31,2024', '2024-05-31'],
  ['31-May-24', '2024-05-31'],
  ['5/31/24', '2024-05-31'],
])('%s is stored as %s', (typed, stored) => {
  expect(normalizeDate(typed)).toBe(stored);
  expect(isPartialDate(stored)).toBe(true);
});

test.each([
  '05/06/2024',
  '05062024',
  '13132024',
  '132024',
  '09171234',
  '0917',
  '13/13/2024',
  '02/30/2024',
  'last May',
  'May 32, 2024',
  '00/2024',
  'Marketing 2024',
  'Decade 2020',
  '5 Junk 2024',
  // A day or a year.
  'May 24',
  '05/24',
  '',
])('%j stays as it is typed', (typed) => {
  expect(normalizeDate(typed)).toBe(typed);
});

test.each([
  ['06/12/2025', '2025-06-12', '2025-12-06'],
  ['06122025', '2025-06-12', '2025-12-06'],
  [' 6.12.2025 ', '2025-06-12', '2025-12-06'],
  ['6/12/25', '2025-06-12', '2025-12-06'],
])('%j is asked for', (typed, monthFirst, dayFirst) => {
  expect(ambiguousDay(typed)).toEqual({ 'month-first': monthFirst, 'day-first': dayFirst });
  expect(normalizeDate(typed, 'month-first')).toBe(monthFirst);
  expect(normalizeDate(typed, 'day-first')).toBe(dayFirst);
});

test.each(['05/05/2025', '06/13/2025', '31/12/2025', '2025-06-12', '20250612', 'Jun 12, 2025', 'soon', ''])(
  '%j has one meaning or none',
  (typed) => {
    expect(ambiguousDay(typed)).toBeUndefined();
    expect(normalizeDate(typed, 'day-first')).toBe(normalizeDate(typed));
  },
);

test.each([
  ['2024-05-31', 'May 31, 2024', 'May 31, 2024', 'May 31, 2024'],
  ['2021-06', 'Jun 2021', 'June 2021', '06/2021'],
  ['2024', '2024', '2024', '2024'],
  ['soon', 'soon', 'soon', 'soon'],
])('%s is printed as %s, %s and %s', (date, ...styles) => {
  expect([printedDate(date, 'short'), printedDate(date, 'long'), printedDate(date, 'numeric')]).toEqual(
    styles,
  );
});

test('dates are printed as people write them', () => {
  expect(['2024', '2024-05', '2024-05-31', 'soon'].map((date) => printedDate(date))).toEqual([
    '2024',
    'May 2024',
    'May 31, 2024',
    'soon',
  ]);
});

test.each([
  ['2013-2017', '2013–2017'],
  ['2013 - 2017', '2013–2017'],
  ['March 2019 - Present', 'March 2019 – Present'],
  ['June 2020 – Present', 'June 2020 – Present'],
  ['June 2020—Present', 'June 2020 – Present'],
  ['May 2015–June 2019', 'May 2015 – June 2019'],
  ['Jan-Mar 2020', 'Jan – Mar 2020'],
  ['2020-06 - 2021-03', '2020-06 – 2021-03'],
  ['2020-06-01', '2020-06-01'],
  ['2019-20', '2019-20'],
  ['June 2020 to May 2021', 'June 2020 to May 2021'],
  ['2013-2014, 2016 - 2018', '2013–2014, 2016–2018'],
  ['March 4 - 5, June 6 - 7', 'March 4 – 5, June 6 – 7'],
  ['Jan-Mar, Jun-Aug', 'Jan – Mar, Jun – Aug'],
  ['', ''],
])('the dates %j are printed as %j', (typed, printed) => {
  expect(printedDates(typed)).toBe(printed);
});

test.each([
  'Lifetime',
  'life time',
  'For life',
  '-',
  '–',
  'N/A',
  'none',
  'Permanent',
  'No expiry',
  'no expiration',
])('a license that is valid until %j does not expire', (text) => {
  expect(isNoExpiry(text)).toBe(true);
});

test.each(['', '2029', 'Nov 2029', 'for life insurance agents', 'soon', '- 2029'])(
  'a license that is valid until %j may expire',
  (text) => {
    expect(isNoExpiry(text)).toBe(false);
  },
);
