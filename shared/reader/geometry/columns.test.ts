import { expect, test } from 'vitest';
import { regionsOf } from './columns';
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

test('items beside each other end with their section: dates beside titles in the sections above are no column', async () => {
  const dated = (top: number, date: string, name: string, giver: string) => [
    { text: date, x: 50, y: top },
    { text: name, x: 150, y: top, bold: true },
    { text: giver, x: 150, y: top + 14 },
  ];
  const resume = await readPages([
    ...stack(50, 60, [heading('Projects')]),
    ...dated(84, '2023', 'Reading Room', 'A library of bamboo for 300 pupils.'),
    { text: '- Built by their parents', x: 150, y: 120 },
    ...stack(50, 140, [heading('Publications')]),
    ...dated(164, '2022', 'Long Roofs', 'Bluprint Magazine'),
    ...stack(50, 206, [heading('Awards')]),
    ...dated(230, '2024', 'Best Thesis', 'Mapayapa University'),
    ...stack(50, 272, [heading('Skills'), 'Detailing', 'AutoCAD', 'Rhino'], 18),
    ...stack(320, 290, ['Enscape', 'Revit'], 18),
    ...stack(50, 354, [heading('Interests'), 'Chess']),
  ]);
  const textsOf = (kind: string) =>
    resume.sections
      .filter((section) => section.kind === kind)
      .flatMap(({ entries, items }) => [
        ...entries.map(({ headline, duration }) => [headline?.text, duration?.text]),
        ...items.map(({ text }) => text),
      ]);
  expect(textsOf('projects')).toEqual([['Reading Room', '2023']]);
  expect(textsOf('publications')).toEqual([['Long Roofs', '2022']]);
  expect(textsOf('awards')).toEqual([['Best Thesis', '2024']]);
  expect(textsOf('skills').sort()).toEqual(['AutoCAD', 'Detailing', 'Enscape', 'Revit', 'Rhino']);
  expect(textsOf('interests')).toEqual(['Chess']);
});

const card = (x: number, top: number, name: string, giver: string, date: string) =>
  stack(x, top, [title(name), giver, date]);

test('cards beside each other are an entry each, and end above the next heading, also over a page', async () => {
  const resume = await readPages(
    [
      ...stack(50, 60, [
        heading('Work Experience'),
        title('Staff Nurse'),
        'Cebu Doctors Hospital',
        '2020 - 2024',
      ]),
      ...stack(50, 130, [heading('Certifications')]),
      ...card(50, 154, 'Basic Life Support', 'Red Cross', '2024'),
      ...card(320, 154, 'Phlebotomy NC II', 'TESDA', '2023'),
    ],
    [
      ...stack(50, 60, [heading('Trainings')]),
      ...card(50, 84, 'Aseptic Technique', 'Nurses Association', '2022'),
      ...card(320, 84, 'Wound Care Course', 'Department of Health', '2021'),
      ...stack(50, 140, [heading('Interests'), 'Chess']),
    ],
  );
  const entries = (kind: 'licenses' | 'trainings') =>
    entriesOf(resume, kind).map(([name, giver, date]) => [name, giver, date]);
  expect(entries('licenses')).toEqual([
    ['Basic Life Support', 'Red Cross', '2024'],
    ['Phlebotomy NC II', 'TESDA', '2023'],
  ]);
  expect(entries('trainings')).toEqual([
    ['Aseptic Technique', 'Nurses Association', '2022'],
    ['Wound Care Course', 'Department of Health', '2021'],
  ]);
});

test('a line that reaches into the gutter on the first row of the columns is in one part', () => {
  const cell = (text: string, x: number, right: number, row: number) => ({
    page: 0,
    x,
    right,
    baseline: 100 + row * 14,
    size: 10,
    text,
    runs: [],
  });
  const column = (x: number, words: readonly string[]) =>
    words.map((text, row) => cell(text, x, x + 60, 1 + (row * 300) / x));
  const cells = [
    cell('44 Rizal Avenue, Barangay Mabolo, Cebu City', 50, 298, 0),
    cell('Staff Nurse', 300, 360, 0),
    ...column(50, ['Skills', 'Triage', 'Charting', 'Languages', 'English']),
    ...column(300, ['Visayas Center', 'Ward Clerk', 'Education', 'Midwifery', 'Awards', 'Medal', '2020']),
  ];
  const regions = regionsOf(cells);
  expect(regions.length).toBeGreaterThan(1);
  expect(regions.flatMap((region) => region.cells)).toHaveLength(cells.length);
});
