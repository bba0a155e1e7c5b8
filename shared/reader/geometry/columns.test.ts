import { expect, test } from 'vitest';
import { heading, readPages, stack, title } from '../testing/pages';
import { entriesOf } from '../testing/read';

test('a section below two columns is in neither, however short its first lines are', async () => {
  const { sections } = await readPages([
    ...stack(50, 60, [
      heading('Work Experience'),
      title('Staff Nurse'),
      'Cebu Doctors Hospital | June 2020 - Present',
      '- Triaged 90 patients a day',
      title('Nurse Volunteer'),
      'Barangay Health Center | 2018 - 2020',
      '- Ran weekly clinics for 400 families',
    ]),
    ...stack(320, 60, [heading('Skills'), 'Triage', 'Wound care', 'Charting', heading('Interests'), 'Chess']),
    ...stack(50, 200, [
      heading('Projects'),
      title('Hand hygiene'),
      'Lead | June 2021 - May 2022',
      'hygiene.example.ph/wards',
      'Halved the line infections of three wards within a year and was taken over by two other hospitals.',
    ]),
  ]);
  expect(sections.map(({ kind }) => kind)).toEqual(['experience', 'skills', 'interests', 'projects']);
  expect(sections[2]?.items.map(({ text }) => text)).toEqual(['Chess']);
  expect(sections[3]?.entries.map(({ description }) => description?.text)).toEqual([
    'Halved the line infections of three wards within a year and was taken over by two other hospitals.',
  ]);
});

test('labels and their values are rows, also where a label is a word that headings have', async () => {
  const job = (position: string, company: string, date: string) => [
    ['Position', position],
    ['Company', company],
    ['Location', 'Cebu City'],
    ['Languages', 'English'],
    ['Duration', date],
  ];
  const rows = [
    ...job('Staff Nurse', 'Cebu Doctors Hospital', '2020 - 2024'),
    ...job('Ward Clerk', 'Mactan Medical Center', '2018 - 2020'),
  ];
  const resume = await readPages([
    { text: 'Jose Rizal Mercado', size: 24, bold: true, x: 50, y: 60 },
    ...stack(50, 100, [heading('Work Experience')]),
    ...rows.flatMap(([label = '', value = ''], index) => [
      { text: label, x: 50, y: 120 + index * 14 },
      { text: `: ${value}`, x: 180, y: 120 + index * 14 },
    ]),
  ]);
  expect(
    entriesOf(resume, 'experience').map(([headline, company, duration]) => [headline, company, duration]),
  ).toEqual([
    ['Staff Nurse', 'Cebu Doctors Hospital', '2020 - 2024'],
    ['Ward Clerk', 'Mactan Medical Center', '2018 - 2020'],
  ]);
});
