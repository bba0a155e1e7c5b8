import { expect, test } from 'vitest';
import { entriesOf, itemsOf, readText } from '../testing/read';

test('a column that was filled has one space before the next, and the lines around it show where that begins', async () => {
  const resume = await readText(
    [
      'Ana Marie Cruz',
      '',
      'CONTACT                          WORK EXPERIENCE',
      '0917 555 0142',
      'ana.cruz@example.ph              Staff Nurse                     Jun 2020 - Present',
      '44 Rizal Avenue, Brgy. Mabolo,   Visayas Medical Center          Cebu City',
      'Cebu City, Cebu, Philippines     • Triaged 90 patients a day',
      '                                 Ward Clerk                      Jan 2018 - May 2020',
      'SKILLS                           Mactan Doctors Hospital         Lapu-Lapu City',
      'Intravenous therapy at home work • Kept the records of two wards',
      'Triage',
      'Charting                         EDUCATION',
      '                                 Bachelor of Science in Nursing  2014 - 2018',
      '                                 Cebu Normal University',
    ].join('\n'),
  );
  expect(itemsOf(resume, 'skills')).toEqual(['Intravenous therapy at home work', 'Triage', 'Charting']);
  expect(entriesOf(resume, 'experience')).toEqual([
    ['Staff Nurse', 'Visayas Medical Center', 'Jun 2020 - Present', '- Triaged 90 patients a day'],
    ['Ward Clerk', 'Mactan Doctors Hospital', 'Jan 2018 - May 2020', '- Kept the records of two wards'],
  ]);
});

test('dates at the left, in two lines each, are beside their entries', async () => {
  const resume = await readText(
    [
      'Ana Marie Cruz',
      'ana.cruz@example.ph',
      '',
      'WORK EXPERIENCE',
      '',
      'Jun 2020 –     Staff Nurse',
      'Present        Visayas Medical Center, Cebu City',
      '               • Triaged 90 patients a day',
      '',
      'Jan 2018 –     Ward Clerk',
      'May 2020       Mactan Doctors Hospital, Lapu-Lapu City',
      '               • Kept the records of two wards',
      '',
      'EDUCATION',
      '',
      '2014 – 2018    Bachelor of Science in Nursing',
      '               Cebu Normal University',
    ].join('\n'),
  );
  expect(entriesOf(resume, 'experience').map((entry) => entry.slice(0, 3))).toEqual([
    ['Staff Nurse', 'Visayas Medical Center, Cebu City', 'Jun 2020 – Present'],
    ['Ward Clerk', 'Mactan Doctors Hospital, Lapu-Lapu City', 'Jan 2018 – May 2020'],
  ]);
});

test.each([375, 20_000])('%d rows of four cells are read within the time for a file', async (rows) => {
  const start = performance.now();
  await readText('x    Nurse    2020    x\n'.repeat(rows)).catch(() => undefined);
  expect(performance.now() - start).toBeLessThan(5000);
});

test('what belongs to the pages of a grid is furniture', async () => {
  const job = (title: string, year: number) => [
    title.padEnd(40) + `Jan ${year} - Dec ${year}`,
    'Visayas Medical Center',
    '- Triaged 90 patients a day',
    '',
  ];
  const page = (number: number, jobs: readonly string[]) =>
    ['Confidential copy', '', ...jobs, `Page ${number} of 2`].join('\n');
  const resume = await readText(
    [
      page(1, [
        'Ana Marie Cruz',
        '',
        'Work Experience',
        '',
        ...[2023, 2022].flatMap((year) => job('Nurse', year)),
      ]),
      page(
        2,
        [2021, 2020, 2019].flatMap((year) => job('Ward Clerk', year)),
      ),
    ].join('\f'),
  );
  expect(resume.furniture?.map(({ text }) => text)).toEqual([
    'Page 1 of 2',
    'Confidential copy',
    'Page 2 of 2',
  ]);
});
