import { expect, test } from 'vitest';
import { portalDates } from './portal-dates';

test.each([
  ['March 2021 – Present', '03/2021 – Present'],
  ['Mar. 2021 - present', '03/2021 – Present'],
  ['Hunyo 2019 hanggang ngayon', '06/2019 – Present'],
  ['June 2014 - February 2019', '06/2014 – 02/2019'],
  ['Sept 2014 to Dec 2015', '09/2014 – 12/2015'],
  ['Jan – Mar 2020', '01/2020 – 03/2020'],
  ['2009–2013', '2009 – 2013'],
  ['2019 - Current', '2019 – Present'],
  ['03/2019-05/2020', '03/2019 – 05/2020'],
  ['May 2024', '05/2024'],
  ['Nov 24, 2017 – Nov 24, 2029', '11/24/2017 – 11/24/2029'],
  ['31 May 2024', '05/31/2024'],
  ['Nov 2017, no expiry', '11/2017, no expiry'],
  ['Valid until Nov 2029', 'Valid until 11/2029'],
  ['Mar 2024, 40 hours', '03/2024, 40 hours'],
])('%s is %s', (typed, portal) => {
  expect(portalDates(typed)).toBe(portal);
});

test.each(['', '2024', 'Summer 2019', 'June 15 – June 17, 2024', 'Year 3', 'since Marketing 2019 – started'])(
  'what cannot be changed as a whole stays as it is: %j',
  (typed) => {
    expect(portalDates(typed)).toBe(typed);
  },
);
