import { describe, expect, test } from 'vitest';
import {
  dateKeys,
  durationKeys,
  durationOf,
  isSaidBy,
  readDate,
  readDuration,
  readYears,
  writtenDateKeys,
  yearsIn,
  yearsKeys,
  yearsOf,
} from './date';

describe('a duration', () => {
  test.each([
    ['2021/06', '2022/7', 'Jun 2021 – Jul 2022'],
    ['2021-06-15T10:00', '2021-08 12:30', 'Jun 2021 – Aug 2021'],
    ['2021-00', '2021-12', '2021 – Dec 2021'],
    ['31 May 2024', 'June 3rd, 2024', 'May 2024 – Jun 2024'],
    ['1st May 2023', 'Mayo 2024', 'May 2023 – May 2024'],
    ['Sept. 2019', '', 'Sep 2019 – Present'],
    ['Sep, 2019', 'to date', 'Sep 2019 – Present'],
    ['2019', 'CURRENTLY', '2019 – Present'],
    ['2019', 'ongoing', '2019 – Present'],
    ['2019', 'today', '2019 – Present'],
    ['2019', 'kasalukuyan', '2019 – Present'],
    ['06/2021', '24/12/2021', 'Jun 2021 – Dec 2021'],
    ['062021', '06/12/2025', 'Jun 2021 – 06/12/2025'],
    ['now', 'present', 'Present'],
    ['Marketing 2019', '2020', 'Marketing 2019 – 2020'],
    ['in June 2019', '2020', 'in June 2019 – 2020'],
    ['2019', 'still ongoing', '2019 – still ongoing'],
    ['2021-06-01 or so', '2022-6-1 at noon', '2021-06-01 or so – 2022-6-1 at noon'],
    ['v2021-06', '2022', 'v2021-06 – 2022'],
    ['  2021  ', 2022, '2021 – 2022'],
    [undefined, '2019-04', 'Apr 2019'],
    [{ year: 2019 }, ['2020'], ''],
  ])('from %j to %j is %j', (start, end, duration) => expect(durationOf(start, end)).toBe(duration));

  test('a very long date is cut', () => {
    expect(durationOf('x'.repeat(5000), '2020')).toBe(`${'x'.repeat(200)} – 2020`);
  });

  test.each([
    ['Jun 2021 – Dec 2023', { startDate: '2021-06', endDate: '2023-12' }],
    ['Jan 2021 – Present', { startDate: '2021-01' }],
    ['2021', { startDate: '2021', endDate: '2021' }],
    ['', {}],
    ['June 2020 – Present', { startDate: '2020-06', duration: 'June 2020 – Present' }],
    ['Jun 2020 to Jul 2021', { startDate: '2020-06', endDate: '2021-07', duration: 'Jun 2020 to Jul 2021' }],
    ['Dec 2020-2021', { startDate: '2020', endDate: '2021', duration: 'Dec 2020-2021' }],
    ['Until May 2024', { endDate: '2024-05', duration: 'Until May 2024' }],
    ['a while', { duration: 'a while' }],
    ['Present', { duration: 'Present' }],
  ])('%j is written as %j, and read again', (duration, keys) => {
    expect(durationKeys(duration)).toEqual(keys);
    expect(readDuration(keys)).toBe(duration);
  });

  test('words count while the dates still say the same', () => {
    const written = durationKeys('June 2020 to July 2021');
    expect(readDuration({ ...written, endDate: '2022-07' })).toBe('Jun 2020 – Jul 2022');
    expect(readDuration({ ...written, startDate: '2019-06' })).toBe('Jun 2019 – Jul 2021');
    expect(readDuration({ duration: '3 years' })).toBe('3 years');
    expect(readDuration({ duration: '3 years', startDate: '2019' })).toBe('2019 – Present');
    expect(readDuration({})).toBe('');
  });
});

describe('years', () => {
  test.each([
    ['2012-06', '2016-04', '2012-2016'],
    ['2016-01', '2016-12', '2016'],
    ['12345', '2016', '2016'],
    ['20161', undefined, ''],
    [2012, 2016, '2012-2016'],
  ])('from %j to %j are %j', (start, end, years) => expect(yearsOf(start, end)).toBe(years));

  test.each([
    ['2012 – 2016', '2012-2016'],
    ['2016 until 2020', '2016-2020'],
    ['2012 / 2013 / 2014', '2012-2013'],
    ['2014, class of 2014', '2014'],
    ['Class of 20145', ''],
    [2014, '2014'],
    [null, ''],
  ])('%j names %j', (text, years) => expect(yearsIn(text)).toBe(years));

  test.each([
    ['2012-2016', { startDate: '2012', endDate: '2016' }],
    ['2016', { endDate: '2016' }],
    ['2012-2012', { year: '2012-2012' }],
    ['', {}],
  ])('%j are written as %j, and read again', (years, keys) => {
    expect(yearsKeys(years)).toEqual(keys);
    expect(readYears(keys)).toBe(years);
  });

  test('a year that the format has not is a text', () => {
    expect(yearsKeys('0999')).toEqual({ year: '0999' });
    expect(readYears({ year: '0999' })).toBe('0999');
  });

  test('a range that is written counts before the dates, other texts after them', () => {
    expect(readYears({ year: '2012-2016', startDate: '2011' })).toBe('2012-2016');
    expect(readYears({ year: '2016', startDate: '2011', endDate: '2015' })).toBe('2011-2015');
    expect(readYears({ year: 'SY 2012 - 2016' })).toBe('2012-2016');
  });

  test.each([
    ['2012-2016', '', true],
    ['2012-2016', '2012-06', true],
    ['2012-2016', '2012 – 2016', true],
    ['2016', 'Apr 2016', true],
    ['2016', '2015-04', false],
    ['2016', 'expected 2016', false],
  ])('%j say all of %j: %j', (years, text, isSaid) => expect(isSaidBy(years, text)).toBe(isSaid));
});

describe('a partial date', () => {
  test.each(['', '2024', '2024-05', '2024-05-31', '1999-12'])('%j is one of the format', (date) => {
    expect(dateKeys('date', date)).toEqual({ date });
  });

  test.each(['0999', '3024', '2024-25', '2024-05-41', 'x2024', '2024-05-3'])(
    '%j has a key of its own',
    (date) => {
      expect(dateKeys('date', date)).toEqual({ dateText: date });
      expect(writtenDateKeys(['date', 'issued'])).toEqual(['dateText', 'issuedText']);
    },
  );

  test.each([
    [{ date: '2024-05-31' }, '2024-05-31'],
    [{ date: '2024-05-31T00:00:00Z' }, '2024-05-31'],
    [{ date: '2024-05 12:00' }, '2024-05'],
    [{ date: '31 May 2024' }, '2024-05-31'],
    [{ date: '2021/6/1' }, '2021-06-01'],
    [{ date: '11242029' }, '2029-11-24'],
    // June or December: the file does not say.
    [{ date: '06/12/2025' }, '2025'],
    [{ date: 'Spring 2020' }, '2020'],
    [{ dateText: '0999-12' }, '0999-12'],
    [{ date: '', dateText: '2020' }, '2020'],
    [{ issued: '2019' }, '2019'],
    [{ date: 'soon' }, ''],
    [{}, ''],
  ])('%j is %j', (record, date) => {
    expect(readDate(record, ['date', 'issued']).date).toBe(date);
  });

  test('its text is the first one', () => {
    expect(readDate({ date: 'Spring 2020', issued: '2019' }, ['date', 'issued']).text).toBe('Spring 2020');
  });
});
