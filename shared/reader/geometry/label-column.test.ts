import { expect, test } from 'vitest';
import { bandsOf } from './label-column';
import { heading, readPages, stack, title } from '../testing/pages';
import { entriesOf, itemsOf } from '../testing/read';

const name = { text: 'Jose Rizal Mercado', size: 24, bold: true, x: 180, y: 60 };

test('headings to the left of their sections begin them, whatever edge they share', async () => {
  const resume = await readPages([
    name,
    { text: 'jose@example.ph', x: 180, y: 84 },
    { ...heading('Experience'), x: 60, y: 120 },
    ...stack(180, 120, [
      title('Staff Nurse'),
      'Cebu Doctors Hospital',
      'June 2020 - Present',
      'Triaged 90 patients a day and wrote the reports of the ward.',
      title('Ward Clerk'),
      'Mactan Medical Center',
      '2018 - 2020',
      'Kept the records of two wards in order, by hand and by computer.',
    ]),
    { ...heading('Education'), x: 67, y: 260 },
    ...stack(180, 260, [title('University of San Carlos'), 'Bachelor of Science in Nursing', '2014 - 2018']),
    { ...heading('Skills'), x: 92, y: 330 },
    ...stack(180, 330, ['Triage, Wound care, Charting', 'Scheduling, Precepting, Epic']),
    { ...heading('Awards'), x: 85, y: 390 },
    ...stack(180, 390, [title('Employee of the Year'), 'Red Cross Chapter', '2021']),
  ]);
  expect(resume.sections.map(({ kind }) => kind)).toEqual(['experience', 'education', 'skills', 'awards']);
  expect(entriesOf(resume, 'experience').map(([headline, organization]) => [headline, organization])).toEqual(
    [
      ['Staff Nurse', 'Cebu Doctors Hospital'],
      ['Ward Clerk', 'Mactan Medical Center'],
    ],
  );
  expect(itemsOf(resume, 'skills')).toContain('Precepting');
});

test('headings beside the middle of their sections, and dates below them, belong to the same rows', async () => {
  const resume = await readPages([
    { ...name, x: 220 },
    { ...heading('Languages'), x: 40, y: 120 },
    ...stack(180, 106, ['English: Fluent', 'Filipino: Native speaker', 'Spanish: Basic']),
    { ...heading('Experience'), x: 40, y: 180 },
    { text: '2020 - 2024', x: 40, y: 194, size: 8 },
    ...stack(180, 180, [
      title('Staff Nurse'),
      'Triaged 90 patients a day and wrote the reports of the ward.',
      'Trained the new colleagues of three wards in two months.',
    ]),
    { text: '2018 - 2020', x: 40, y: 250, size: 8 },
    ...stack(180, 250, [title('Ward Clerk'), 'Kept the records of two wards in order.']),
    { ...heading('Education'), x: 40, y: 310 },
    { text: '2014 - 2018', x: 40, y: 324, size: 8 },
    ...stack(180, 310, [title('University of San Carlos'), 'Bachelor of Science in Nursing']),
  ]);
  expect(itemsOf(resume, 'languages')).toHaveLength(3);
  expect(entriesOf(resume, 'experience').map(([headline, , duration]) => [headline, duration])).toEqual([
    ['Staff Nurse', '2020 - 2024'],
    ['Ward Clerk', '2018 - 2020'],
  ]);
  expect(entriesOf(resume, 'education')[0]?.[2]).toBe('2014 - 2018');
});

test('a section goes on below a date to the left of its title, also where the date takes two lines', async () => {
  const job = (top: number, date: readonly string[], position: string, company: string) => [
    ...stack(40, top, date),
    ...stack(180, top, [title(position), company, 'Kept the records of two wards in order.']),
  ];
  const resume = await readPages([
    { ...name, x: 220 },
    { ...heading('Experience'), x: 40, y: 110 },
    ...job(130, ['2020 - 2024'], 'Staff Nurse', 'Cebu Doctors Hospital'),
    ...job(190, ['January 2018 - May', '2020'], 'Ward Clerk', 'Mactan Medical Center'),
    { ...heading('Education'), x: 40, y: 250 },
    { text: '2014 - 2018', x: 40, y: 272 },
    ...stack(180, 272, [title('University of San Carlos'), 'Bachelor of Science in Nursing']),
    { ...heading('Skills'), x: 40, y: 320 },
    ...stack(180, 340, ['Triage, Wound care, Charting']),
  ]);
  expect(
    entriesOf(resume, 'experience').map(([headline, company, duration]) => [headline, company, duration]),
  ).toEqual([
    ['Staff Nurse', 'Cebu Doctors Hospital', '2020 - 2024'],
    ['Ward Clerk', 'Mactan Medical Center', 'January 2018 - May 2020'],
  ]);
  expect(entriesOf(resume, 'education')).toHaveLength(1);
  expect(itemsOf(resume, 'skills')).toEqual(['Triage', 'Wound care', 'Charting']);
});

test('lists of many items, all indented, do not hide where the text beside the headings begins', async () => {
  const job = (top: number, position: string, date: string, items: readonly string[]) => [
    { text: date, x: 40, y: top + 17, size: 8, bold: true },
    { ...title(position), x: 180, y: top },
    ...stack(
      196,
      top + 14,
      items.map((item) => `- ${item}`),
    ),
  ];
  const resume = await readPages([
    { ...name, x: 220 },
    { ...heading('Contact'), x: 40, y: 107 },
    ...stack(182, 100, ['Email', 'Phone']),
    ...stack(330, 100, ['jose@example.ph', '+63 917 555 0101']),
    { ...heading('Skills'), x: 40, y: 151 },
    ...stack(180, 144, ['Ward: Triage, Charting', 'Systems: Epic, Cerner']),
    { ...heading('Experience'), x: 40, y: 190 },
    ...job(190, 'Staff Nurse', '2020 - 2024', [
      'Triaged 90 patients a day',
      'Led nights',
      'Trained 8 nurses',
    ]),
    ...job(256, 'Ward Clerk', '2018 - 2020', ['Kept the records of two wards', 'Ordered the supplies']),
    ...job(308, 'Nursing Aide', '2016 - 2018', ['Bathed and fed patients', 'Answered the calls']),
    { ...heading('Education'), x: 40, y: 372 },
    ...job(372, 'University of San Carlos', '2012 - 2016', ['Bachelor of Science: Nursing']),
    { ...heading('Languages'), x: 40, y: 425 },
    ...stack(182, 418, ['English', 'Filipino']),
    ...stack(330, 418, ['Fluent', 'Native speaker']),
    { ...heading('Interests'), x: 40, y: 465 },
    ...stack(182, 458, ['Chess', 'Rowing']),
  ]);
  expect(
    entriesOf(resume, 'experience').map(([position, company, date]) => [position, company, date]),
  ).toEqual([
    ['Staff Nurse', undefined, '2020 - 2024'],
    ['Ward Clerk', undefined, '2018 - 2020'],
    ['Nursing Aide', undefined, '2016 - 2018'],
  ]);
  expect(entriesOf(resume, 'education')[0]?.slice(1, 3)).toEqual(['University of San Carlos', '2012 - 2016']);
});

test('an entry with its date at the left stays in its section where the next heading is beside the middle of a table', async () => {
  const resume = await readPages([
    { ...name, x: 220 },
    { ...heading('Skills'), x: 40, y: 100 },
    ...stack(180, 100, ['Triage, Wound care, Charting']),
    { ...heading('Experience'), x: 40, y: 140 },
    { text: '2018 - 2020', x: 40, y: 154, size: 8 },
    ...stack(180, 140, [title('Ward Clerk'), 'Kept the records of two wards in order.']),
    { text: '2016 - 2018', x: 40, y: 204, size: 8 },
    ...stack(180, 204, [title('Nursing Aide'), 'Bathed and fed the patients of a ward.']),
    { ...heading('Languages'), x: 40, y: 266 },
    ...stack(180, 248, ['English: Fluent', 'Filipino: Native speaker', 'Spanish: Basic'], 18),
  ]);
  expect(entriesOf(resume, 'experience').map(([headline, , duration]) => [headline, duration])).toEqual([
    ['Ward Clerk', '2018 - 2020'],
    ['Nursing Aide', '2016 - 2018'],
  ]);
  expect(itemsOf(resume, 'languages')).toHaveLength(3);
});

test('a list beside the headings is the text, not the few dates at its right', async () => {
  const job = (top: number, text: string, date: string) => [
    { text: `- ${text}`, x: 180, y: top },
    { text: date, x: 480, y: top },
  ];
  const resume = await readPages([
    { ...name, x: 220 },
    { ...heading('Experience'), x: 40, y: 110 },
    ...job(110, 'Staff Nurse, Cebu Doctors Hospital', '2020 - 2024'),
    ...job(126, 'Ward Clerk, Mactan Medical Center', '2018 - 2020'),
    { ...heading('Education'), x: 40, y: 160 },
    ...job(160, 'BS Nursing, University of San Carlos', '2014 - 2018'),
    { ...heading('Trainings'), x: 40, y: 194 },
    ...job(194, 'Basic Life Support, Red Cross', 'May 2019'),
    ...job(210, 'Triage in Disasters, Department of Health', 'June 2021'),
  ]);
  expect(resume.sections.map(({ kind, entries }) => [kind, entries.length])).toEqual([
    ['experience', 2],
    ['education', 1],
    ['trainings', 2],
  ]);
  expect(entriesOf(resume, 'experience').map((entry) => entry[2])).toEqual(['2020 - 2024', '2018 - 2020']);
});

test('a heading beside its section may take three lines and break a word', async () => {
  const resume = await readPages([
    { ...name, x: 160 },
    { text: 'jose@example.ph', x: 160, y: 84 },
    { ...heading('Work'), x: 60, y: 120 },
    { ...heading('Experience'), x: 60, y: 134 },
    ...stack(160, 120, [title('Staff Nurse'), 'Cebu Doctors Hospital', '2020 - Present'], 13),
    { ...heading('Education'), x: 60, y: 180 },
    ...stack(160, 180, [title('BS Nursing'), 'University of San Carlos', '2014 - 2018'], 13),
    ...stack(60, 240, [heading('Licenses'), heading('and certifi-'), heading('cations')], 13),
    ...stack(160, 240, [title('Registered Nurse'), 'PRC, May 2019', 'No. 0891234, valid until May 2028'], 13),
    ...stack(160, 285, [title('Basic Life Support'), 'Red Cross, June 2020', 'No. BLS-2231'], 13),
    { ...heading('Skills'), x: 60, y: 340 },
    { text: 'Triage, Wound care, Charting', x: 160, y: 340 },
  ]);
  expect(resume.sections.map(({ kind }) => kind)).toEqual(['experience', 'education', 'licenses', 'skills']);
  expect(resume.sections[2]?.entries.map(({ headline, number }) => [headline?.text, number?.text])).toEqual([
    ['Registered Nurse', '0891234'],
    ['Basic Life Support', 'BLS-2231'],
  ]);
});

test('hundreds of headings below each other are read within the time for a file', () => {
  const cellAt = (x: number, baseline: number, text: string) => ({
    page: 0,
    x,
    right: x + 5 * text.length,
    baseline,
    size: 10,
    text,
    runs: [{ text, x, baseline, width: 5 * text.length, size: 10, bold: false, italic: false }],
  });
  const labels = Array.from({ length: 400 }, (_, index) => cellAt(40, 12 * index, 'Work Experience'));
  const start = performance.now();
  const { bands } = bandsOf(
    [...labels, cellAt(200, 0, 'Staff Nurse')],
    { x: 199, heading: { size: 10, bold: false } },
    true,
  );
  expect(performance.now() - start).toBeLessThan(3000);
  expect(bands.length).toBeGreaterThan(1);
});
