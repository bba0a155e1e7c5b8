import { expect, test } from 'vitest';
import { isPartialDate, normalizeDate, printedDate } from './partial-date';

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
])('%s is stored as %s', (typed, stored) => {
  expect(normalizeDate(typed)).toBe(stored);
  expect(isPartialDate(stored)).toBe(true);
});

test.each([
  '05/06/2024',
  '13/13/2024',
  '02/30/2024',
  'last May',
  'May 32, 2024',
  '00/2024',
  'Marketing 2024',
  'Decade 2020',
  '5 Junk 2024',
  '',
])('%j stays as it is typed', (typed) => {
  expect(normalizeDate(typed)).toBe(typed);
});

test('dates are printed as people write them', () => {
  expect(['2024', '2024-05', '2024-05-31', 'soon'].map(printedDate)).toEqual([
    '2024',
    'May 2024',
    'May 31, 2024',
    'soon',
  ]);
});
