// @vitest-environment node
import { expect, test } from 'vitest';
import { printedAddress, printedDates } from './printed-values';

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
  ['https://maria.example.com', 'maria.example.com'],
  ['http://maria.example.com/', 'maria.example.com'],
  ['https://maria.example.com/work/', 'maria.example.com/work/'],
  ['maria.example.com', 'maria.example.com'],
  ['https://', 'https://'],
  ['example.com/?to=https://a.example', 'example.com/?to=https://a.example'],
  [`${'x'.repeat(118)} ${'y'.repeat(9)}`, `${'x'.repeat(118)}…`],
])('the address %j is printed as %j', (typed, printed) => {
  expect(printedAddress(typed)).toBe(printed);
});
