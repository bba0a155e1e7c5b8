import { expect, test } from 'vitest';
import { heading, readPages, stack, title } from '../testing/pages';
import { entriesOf } from '../testing/read';

const name = { text: 'Jose Rizal Mercado', size: 24, bold: true, x: 50, y: 60 };
const bullet = (text: string) => ({ text, bullet: 3 });

test('a bullet that is drawn and not typed begins an item', async () => {
  const resume = await readPages([
    name,
    ...stack(50, 100, [heading('Work Experience'), title('Staff Nurse'), 'June 2020 - Present']),
    ...stack(70, 142, [
      bullet('Triaged 90 patients a day and wrote the'),
      'reports of the ward for its head nurse',
      bullet('Ran weekly clinics'),
      bullet('Trained new colleagues'),
    ]),
  ]);
  expect(entriesOf(resume, 'experience')[0]?.at(-1)).toBe(
    [
      '- Triaged 90 patients a day and wrote the reports of the ward for its head nurse',
      '- Ran weekly clinics',
      '- Trained new colleagues',
    ].join('\n'),
  );
});

test('the dots of a timeline stand beside titles, and are no bullets', async () => {
  const job = (text: string) => [
    { ...title(text), bullet: 4 },
    'Mactan Medical Center | 2018 - 2020',
    'Kept the records of two wards in order, by hand and later by computer.',
  ];
  const resume = await readPages([
    name,
    ...stack(50, 100, [heading('Work Experience')]),
    ...stack(62, 120, [...job('Staff Nurse'), ...job('Ward Clerk'), ...job('Night Porter')]),
  ]);
  expect(entriesOf(resume, 'experience').map(([headline]) => headline)).toEqual([
    'Staff Nurse',
    'Ward Clerk',
    'Night Porter',
  ]);
});

test('a list whose items begin with a name in bold is a list of entries', async () => {
  const item = (x: number, y: number, bold: string, text: string) => [
    { ...bullet(`${bold}:`), bold: true, x, y },
    { text, x: x + 80, y },
  ];
  const resume = await readPages([
    name,
    ...stack(50, 100, [heading('Projects')]),
    ...item(70, 120, 'Jeepney Router', 'Finds the route with the fewest changes in Cebu.'),
    ...item(70, 134, 'Typhoon Alerts', 'Sends the warnings of four agencies to one phone.'),
  ]);
  expect(entriesOf(resume, 'projects').map(([headline, , , text]) => [headline, text])).toEqual([
    ['Jeepney Router', 'Finds the route with the fewest changes in Cebu.'],
    ['Typhoon Alerts', 'Sends the warnings of four agencies to one phone.'],
  ]);
});

test('the first sentence far below a title and its date is about them', async () => {
  const job = (top: number, text: string, date: string) => [
    { text, x: 50, y: top },
    { text: date, x: 200, y: top },
    { text: 'Kept the records of two wards in order.', x: 50, y: top + 34 },
    { ...bullet('Passed three audits'), x: 70, y: top + 56 },
    { ...bullet('Trained new colleagues'), x: 70, y: top + 68 },
  ];
  const resume = await readPages([
    name,
    ...stack(50, 100, [heading('Work Experience')]),
    ...job(130, 'Ward Clerk', '2020 - Present'),
    ...job(230, 'Night Porter', '2018 - 2020'),
  ]);
  expect(entriesOf(resume, 'experience').map(([headline, , duration]) => [headline, duration])).toEqual([
    ['Ward Clerk', '2020 - Present'],
    ['Night Porter', '2018 - 2020'],
  ]);
});
