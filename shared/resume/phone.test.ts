import { expect, test } from 'vitest';
import { groupPhone, withoutSeparators } from './phone';

test('a phone number without separators has all its digits', () => {
  expect(withoutSeparators('(+63) 917-555 0142')).toBe('+639175550142');
});

test.each([
  ['+639175550142', '+63 917 555 0142'],
  ['639175550142', '63 917 555 0142'],
  ['09175550142', '0917 555 0142'],
  ['0281234567', '(02) 8123 4567'],
  ['+63281234567', '+63 2 8123 4567'],
  ['0322551234', '(032) 255 1234'],
  ['+63322551234', '+63 32 255 1234'],
  ['0917-555-0142', '0917-555-0142'],
  ['+63 917 5550142', '+63 917 5550142'],
  ['+14155550132', '+14155550132'],
  ['5550142', '5550142'],
  ['', ''],
])('%s reads %s', (phone, read) => {
  expect(groupPhone(phone)).toBe(read);
});
