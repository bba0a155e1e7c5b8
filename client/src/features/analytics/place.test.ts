import { expect, test } from 'vitest';
import { placeOf } from './place';

test.each([
  ['PH', 'Cebu City', 'Cebu City, Philippines', '🇵🇭'],
  ['PH', null, 'Philippines', '🇵🇭'],
  ['US', null, 'United States', '🇺🇸'],
])('%s %s is %s', (country, city, name, flag) => {
  expect(placeOf(country, city)).toEqual({ name, flag });
});

test.each([null, 'XX', 'T1', 'ph!', ''])('%o is nowhere that anybody knows', (country) => {
  expect(placeOf(country, 'Somewhere')).toEqual({ name: 'Unknown place', flag: undefined });
});
