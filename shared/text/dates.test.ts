import { expect, test } from 'vitest';
import { dateIn, entryDateIn, isDate, spanOf, withoutDate } from './dates';

test.each([
  ['Cebu Normal University · 2013-2017', '2013-2017'],
  ['Acme Corp., June 2020 – Present', 'June 2020 – Present'],
  ['Jan. 2018 to Dec. 2019', 'Jan. 2018 to Dec. 2019'],
  ['03/2019 - 05/2021', '03/2019 - 05/2021'],
  ['2019-06-01 – 2021-02-28', '2019-06-01 – 2021-02-28'],
  ['Hunyo 2015 hanggang Kasalukuyan', 'Hunyo 2015 hanggang Kasalukuyan'],
  ['Issued on: Apr 10, 2023', 'Apr 10, 2023'],
  ['March – May 2020', 'March – May 2020'],
  ['Until May 2024', 'Until May 2024'],
  ['Mactan General · until 2024', 'until 2024'],
  ['Valid until Nov 2029', 'Nov 2029'],
  ['Basic Life Support, August 12-14, 2022, Cebu City', 'August 12-14, 2022'],
  ['12 – 14 August 2022', '12 – 14 August 2022'],
  ['Aug. 30 – Sept. 2, 2022', 'Aug. 30 – Sept. 2, 2022'],
  ['2021 to date', '2021 to date'],
  ['Jun. 2019 – Pres.', 'Jun. 2019 – Pres.'],
  ['June 2020 up to present', 'June 2020 up to present'],
  ['2020-Nov - Present', '2020-Nov - Present'],
  ['2015 Feb – 2020 Oct', '2015 Feb – 2020 Oct'],
  ['2018-Mar 2019', '2018-Mar 2019'],
  ['Jul-2022', 'Jul-2022'],
  ['Nov-2019 – Jun-2022', 'Nov-2019 – Jun-2022'],
  ['12-Aug-2019 to 30-Sep-2020', '12-Aug-2019 to 30-Sep-2020'],
  ['Jan/2019 - Present', 'Jan/2019 - Present'],
  ['06-2018 – 08-2019', '06-2018 – 08-2019'],
  ['0917-12-2018', '2018'],
])('%s', (text, date) => expect(dateIn(text)?.text).toBe(date));

test.each(['Trained 38 new nurses', '+63 917 555 0142', 'Room 2019B', 'Maria Santos'])(
  'no date: %s',
  (text) => expect(dateIn(text)).toBeUndefined(),
);

test('a year inside a sentence or a name is not the date of an entry', () => {
  expect(entryDateIn('Recognized as top contributor to open source in 2023')).toBeUndefined();
  expect(entryDateIn('TechConf 2022')).toBeUndefined();
  expect(entryDateIn('Led the night shift until 2019')).toBeUndefined();
  expect(entryDateIn('Awarded on: December 2023')?.text).toBe('December 2023');
  expect(entryDateIn('Cebu Normal University, 2017')?.text).toBe('2017');
  expect(entryDateIn('Published by Bluprint on 2023-05-01')?.text).toBe('2023-05-01');
  expect(entryDateIn('Praised by Bluprint in 2023')).toBeUndefined();
  expect(entryDateIn('Licensure Examination, November 2015, Rating: 88.5%')?.text).toBe('November 2015');
});

test('what is left of a text without its date has no loose separators', () => {
  const rest = (text: string) => {
    const date = dateIn(text);
    return date && withoutDate(text, date);
  };
  expect(rest('Naga Rural Bank, Inc. (2016 – 2019)')).toBe('Naga Rural Bank, Inc.');
  expect(rest('2016 – 2019 | Naga Rural Bank')).toBe('Naga Rural Bank');
  expect(rest('Jun 2019 – Feb 2021 1 year 9 months')).toBe('');
  expect(rest('Teacher I, SY 2018–2019')).toBe('Teacher I');
  expect(rest('Published by Bluprint on 2023-05-01')).toBe('Published by Bluprint');
  expect(isDate('(June 2020 – Present)')).toBe(true);
});

test('a span has a start and an end in months; null means until now', () => {
  expect(spanOf('June 2020 – Present')).toEqual({ start: 2020 * 12 + 6, end: null, isExact: true });
  expect(spanOf('2013-2017')).toEqual({ start: 2013 * 12 + 1, end: 2017 * 12 + 1, isExact: false });
  expect(spanOf('March – May 2020')).toMatchObject({ start: 2020 * 12 + 3, end: 2020 * 12 + 5 });
  expect(spanOf('Until May 2024')).toEqual({ start: undefined, end: 2024 * 12 + 5, isExact: true });
  expect(spanOf('hanggang 2024')).toEqual({ start: undefined, end: 2024 * 12 + 1, isExact: false });
  expect(spanOf('24/11/2019 – Present')).toMatchObject({ start: 2019 * 12 + 11, end: null });
  expect(spanOf('Jul-2022')).toEqual({ start: 2022 * 12 + 7, end: 2022 * 12 + 7, isExact: true });
  expect(spanOf('Jul-2022 – Present')).toEqual({ start: 2022 * 12 + 7, end: null, isExact: true });
  expect(spanOf('2015-Feb - 2020-Oct')).toEqual({ start: 2015 * 12 + 2, end: 2020 * 12 + 10, isExact: true });
  // June or December.
  expect(spanOf('06/12/2025')).toMatchObject({ start: 2025 * 12 + 1, isExact: false });
  expect(spanOf('a while ago')).toMatchObject({ start: undefined, end: undefined });
});

test.each([
  ['2015 – 2016 University of Knowledge', 2016 * 12 + 1],
  ['2015 – 2018 (Snow project)', 2018 * 12 + 1],
  ['2016-2018 (Known as X)', 2018 * 12 + 1],
  ['Jan 2019 – Dec 2020, now closed', 2020 * 12 + 12],
  ['Jan 2019, currently', null],
  ['Jan 2019 – Mar 2019, Jun 2020 – Present', null],
  ['mula 2019', null],
  ['2019 hanggang ngayon', null],
  ['2021 to date', null],
  ['Jun. 2019 – Pres.', null],
  ['August 12-14, 2022', 2022 * 12 + 8],
])('%s ends in %s', (text, end) => expect(spanOf(text).end).toBe(end));
