import { expect, test } from 'vitest';
import { resumeContent } from './schema';
import { normalizePhone, normalizeWebsite, normalizeYears } from './typed-fields';

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
