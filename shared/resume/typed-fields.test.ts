import { expect, test } from 'vitest';
import { resumeContent } from './schema';
import { normalizePhone, normalizeWebsite, normalizeYears, typedYears } from './typed-fields';

test.each([
  '2021-2025',
  '2021–2025',
  '2021—2025',
  '2021 - 2025',
  ' 2021 \u2212 2025 ',
  '2021 to 2025',
  '2021 TO 2025',
  '2021\u20112025',
])('the years %s become 2021-2025', (typed) => {
  expect(normalizeYears(typed)).toBe('2021-2025');
});

test.each(['2021', '', '2021 – present', '21-25', 'n/a', '2021-2025-2027', 'May 2021 to June 2025'])(
  'the years %j stay',
  (typed) => {
    expect(normalizeYears(typed)).toBe(typed);
  },
);

test.each([
  ['2021 – 2025', '2021-2025'],
  ['2021-25', '2021-2025'],
  ['2009-10', '2009-2010'],
  ['2021/2022', '2021-2022'],
  ['2021–2022', '2021-2022'],
  ['S.Y. 2021-22', '2021-2022'],
  ['SY: 2021 - 2022', '2021-2022'],
  ['Batch 2021', '2021'],
  ['May 2021 to June 2025', '2021-2025'],
  ["Jun '21", '2021'],
  ['3/2021', '2021'],
  ['06/12/2025', '2025'],
  ['0999', '0999'],
])('the years of a school that are typed as %j are %s', (typed, years) => {
  expect(typedYears(typed)).toBe(years);
});

test.each(['', '2019 to date', '2021 – present', '2021-19', '2021-2025-2027', 'n/a', 'soon'])(
  'what is typed as %j has no years to take',
  (typed) => {
    expect(typedYears(typed)).toBe(typed);
  },
);

test.each([
  ['facebook.com/ana', 'https://facebook.com/ana'],
  [' www.example.ph ', 'https://www.example.ph'],
  ['example.com:8080/a?b=http://c', 'https://example.com:8080/a?b=http://c'],
  ['peña.com', 'https://peña.com'],
])('the address %j becomes %s', (typed, address) => {
  expect(normalizeWebsite(typed)).toBe(address);
});

test.each([
  'https://facebook.com/ana',
  'http://example.com',
  'ftp://example.com',
  'mailto:ana@example.com',
  'javascript:alert(1)',
  'ana@example.com',
  'n/a',
  'N.A.',
  'none',
  'localhost',
  '1.5',
  'see example.com',
  '',
])('the address %j stays', (typed) => {
  expect(normalizeWebsite(typed)).toBe(typed);
});

test.each([
  ['0917–555–0142', '0917-555-0142'],
  ['0917.555.0142', '0917-555-0142'],
  ['02/8123\u22124567', '02-8123-4567'],
  ['\u202a+639175550142\u202c', '+639175550142'],
])('the phone number %j becomes %s, which is valid', (typed, phone) => {
  expect(normalizePhone(typed)).toBe(phone);
  expect(resumeContent.shape.phone.safeParse(phone).success).toBe(true);
});

test.each(['+63 917 555 014', '(02) 8123-4567', 'n/a', ''])('the phone number %j stays', (typed) => {
  expect(normalizePhone(typed)).toBe(typed);
});

test('none takes long over long text', () => {
  const begun = performance.now();
  for (const text of [
    'a.'.repeat(200_000),
    '1'.repeat(400_000),
    ' '.repeat(20_000),
    `2021${' '.repeat(20_000)}x`,
  ]) {
    normalizeWebsite(text);
    normalizeYears(text);
    normalizePhone(text);
  }
  expect(performance.now() - begun).toBeLessThan(1000);
});
