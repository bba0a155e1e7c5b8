import { expect, test } from 'vitest';
import { emptyEntries } from '../empty-entries';
import { endsBeforeStart, seaServiceTotals, withKilowatts } from './sea-service';

const today = '2026-11-26';

const contract = (signOn: string, signOff: string, rank = '', type = '') => ({
  ...emptyEntries.seaService,
  signOn,
  signOff,
  rank,
  type,
});
const total = (...dates: [string, string][]) =>
  seaServiceTotals(
    dates.map(([signOn, signOff]) => contract(signOn, signOff)),
    today,
  );

test.each([
  // Both days count.
  ['2023-01-01', '2023-12-31', '1 year'],
  ['2023-02-10', '2023-11-09', '9 months'],
  ['2024-02-01', '2024-02-29', '1 month'],
  ['2024-02-28', '2024-03-01', '3 days'],
  ['2023-05-10', '2023-05-10', '1 day'],
  ['2022-01-31', '2022-03-01', '1 month 2 days'],
  // Without days, from the middle of a month to the middle of another.
  ['2023-05', '2024-02', '9 months'],
  ['2021-01', '2023-04', '2 years 3 months'],
  // Only to today.
  ['2026-11-01', '2027-05-01', '26 days'],
  ['2026-10', '2027-05', '1 month 11 days'],
])('%s to %s is %s', (signOn, signOff, length) => {
  expect(total([signOn, signOff])).toEqual([`Total sea service: ${length}`]);
});

test.each([
  ['', ''],
  ['2023-05-10', ''],
  ['2022', '2023'],
  ['2023-05-10', '2023-04-30'],
  ['2023-05-10', '2023-05-09'],
  ['2023-05', '2023-05'],
  ['2026-12-01', '2027-05-01'],
])('%s to %s counts for nothing', (signOn, signOff) => {
  expect(total([signOn, signOff])).toEqual([]);
});

test('thirty days of several contracts are a month', () => {
  expect(total(['2023-01-01', '2023-01-20'], ['2024-01-01', '2024-01-20'])).toEqual([
    'Total sea service: 1 month 10 days',
  ]);
});

test('ranks and vessel types are added up whatever their case, the longest first', () => {
  expect(
    seaServiceTotals(
      [
        contract('2020-01', '2020-10', 'Deck Cadet', 'Bulk carrier'),
        contract('2022-01', '2022-07', 'Third Officer', 'Oil tanker'),
        contract('2023-01', '2023-09', 'THIRD OFFICER', 'bulk carrier'),
        contract('2024-01', '2024-03'),
      ],
      today,
    ),
  ).toEqual([
    'Total sea service: 2 years 1 month',
    'By rank: Third Officer 1 year 2 months, Deck Cadet 9 months',
    'By vessel type: Bulk carrier 1 year 5 months, Oil tanker 6 months',
  ]);
});

test('a figure alone is in kilowatts', () => {
  expect(['8,280', '8280', '8280 kW', 'MAN 6S50, 8280', ''].map(withKilowatts)).toEqual([
    '8,280 kW',
    '8280 kW',
    '8280 kW',
    'MAN 6S50, 8280',
    '',
  ]);
});

test('contracts that end before they start are named', () => {
  const named = (signOn: string, signOff: string) =>
    endsBeforeStart([{ ...contract(signOn, signOff), vessel: 'MV Amihan' }]);
  expect(named('2023-12-06', '2023-10-11')).toEqual(['MV Amihan']);
  expect(named('2023-12-06', '2022')).toEqual(['MV Amihan']);
  for (const [signOn, signOff] of [
    ['2023-12-06', '2023-12'],
    ['2023-12', '2023-12-01'],
    ['2023-12-06', ''],
    ['2023-12-06', '06/11/2023'],
    ['2023-05-10', '2023-05-10'],
  ] as const)
    expect(named(signOn, signOff), signOff).toEqual([]);
  expect(endsBeforeStart([contract('2020', '2021'), contract('2023', '2022')])).toEqual(['2']);
});
