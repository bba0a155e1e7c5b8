import { expect, test } from 'vitest';
import { heading, readPages, stack, title } from './testing/pages';
import { entriesOf, itemsOf, readText } from './testing/read';

const jobs = stack(50, 100, [
  heading('Work Experience'),
  title('Staff Nurse'),
  'Cebu Doctors Hospital | June 2020 - Present',
  '- Triaged 90 patients a day',
  title('Nurse Volunteer'),
  'Barangay Health Center | 2018 - 2020',
  '- Ran weekly clinics for 400 families',
]);

test('a name in several lines of the largest size is whole', async () => {
  const { name, title: job } = await readPages([
    ...stack(
      50,
      40,
      ['Ma. Teresita', 'Dela Peña-', 'Abad, RN'].map((text) => ({ text, size: 18 })),
      20,
    ),
    { text: 'Midwife', x: 50, y: 96 },
    ...jobs.map((line) => ({ ...line, y: line.y + 40 })),
  ]);
  expect([name?.text, job?.text]).toEqual(['Ma. Teresita Dela Peña-Abad, RN', 'Midwife']);
});

test('the lines of one fact are closer to each other than facts are', async () => {
  const at = (y: number, text: string) => ({ text, x: 400, y });
  const resume = await readPages([
    { text: 'Corazon Santiago', size: 22, x: 50, y: 50 },
    ...jobs,
    { ...heading('Education'), x: 400, y: 100 },
    at(118, 'Diploma in Midwifery'),
    at(134, 'Tayabas Western'),
    at(145, 'Academy of Midwifery'),
    at(161, '2007 - 2010'),
    at(190, 'Secondary'),
    at(206, 'Mogpog National'),
    at(217, 'Comprehensive School'),
    at(233, '2003 - 2007'),
  ]);
  expect(entriesOf(resume, 'education')).toEqual([
    ['Diploma in Midwifery', 'Tayabas Western Academy of Midwifery', '2007 - 2010', undefined],
    ['Secondary', 'Mogpog National Comprehensive School', '2003 - 2007', undefined],
  ]);
});

test('a hyphen between month and year is no dash between two dates, also where the line ends behind it', async () => {
  const resume = await readPages([
    { text: 'Corazon Santiago', size: 22, x: 50, y: 50 },
    { ...heading('Work Experience'), x: 50, y: 100 },
    { text: 'Nov-2019 to', x: 50, y: 118 },
    { text: 'Jun-2022', x: 50, y: 132 },
    { ...title('Staff Nurse'), x: 150, y: 118 },
    { text: 'Cebu Doctors Hospital', x: 150, y: 132 },
    { text: 'Sep-', x: 50, y: 160 },
    { text: '2017', x: 50, y: 174 },
    { ...title('Ward Clerk'), x: 150, y: 160 },
    { text: 'Mactan Medical Center', x: 150, y: 174 },
  ]);
  expect(entriesOf(resume, 'experience')).toEqual([
    ['Staff Nurse', 'Cebu Doctors Hospital', 'Nov-2019 to Jun-2022', undefined],
    ['Ward Clerk', 'Mactan Medical Center', 'Sep-2017', undefined],
  ]);
});

test('a column of dates in several lines each belongs to the entries beside it', async () => {
  const resume = await readPages([
    { text: 'Corazon Santiago', size: 22, x: 50, y: 50 },
    ...stack(50, 100, [
      heading('Work Experience'),
      title('Staff Nurse, Cebu Doctors Hospital'),
      '- Triaged 90 patients a day',
      '- Ran weekly clinics for 400 families',
      '- Trained six nurses',
      title('Ward Clerk, Mactan Medical Center'),
      '- Kept the charts of 40 beds',
      '- Ordered the supplies of the ward',
      '- Answered the phone',
    ]),
    // Centered, with an em dash in the encoding of the page's fonts.
    { text: 'July 2016', x: 458, y: 114 },
    { text: '\x97', x: 474, y: 128 },
    { text: 'May 2021', x: 459, y: 142 },
    { text: '5 years', x: 463, y: 160 },
    { text: 'June 2013', x: 457, y: 170 },
    { text: '\x97', x: 474, y: 184 },
    { text: 'June 2016', x: 457, y: 198 },
  ]);
  expect(entriesOf(resume, 'experience').map(([job, company, date]) => [job, company, date])).toEqual([
    ['Staff Nurse', 'Cebu Doctors Hospital', 'July 2016 – May 2021'],
    ['Ward Clerk', 'Mactan Medical Center', 'June 2013 – June 2016'],
  ]);
});

test('dashes before the entries of a section are its bullets', async () => {
  const resume = await readPages([
    { text: 'Corazon Santiago', size: 22, x: 50, y: 50 },
    ...jobs,
    // An en dash in the encoding of the page's fonts.
    ...stack(50, 220, [
      heading('Trainings'),
      '\x96 Wound Care Course, Philippine Red Cross, August 2017 (40 hours)',
      '\x96 Newborn Resuscitation and the Care of Mothers, Center for Health Development,',
    ]),
    { text: 'October 2022 (16 hours)', x: 58, y: 262 },
    { text: '\x96 Basic Life Support, Philippine Heart Association, May 2014', x: 50, y: 276 },
  ]);
  expect(entriesOf(resume, 'trainings').map(([name, giver]) => [name, giver])).toEqual([
    ['Wound Care Course', 'Philippine Red Cross'],
    ['Newborn Resuscitation and the Care of Mothers', 'Center for Health Development'],
    ['Basic Life Support', 'Philippine Heart Association'],
  ]);
});

test('the place behind a title and the rest of a phone number in the next line', async () => {
  const {
    title: job,
    location,
    phone,
  } = await readPages([
    { text: 'Corazon Santiago', size: 22, x: 50, y: 50 },
    ...stack(50, 70, ['Project Architect, Baguio City, Benguet', 'corazon@example.ph | +63 998 555', '0177']),
    ...jobs.map((line) => ({ ...line, y: line.y + 30 })),
  ]);
  expect([job?.text, location?.text, phone?.text]).toEqual([
    'Project Architect',
    'Baguio City, Benguet',
    '+63 998 555 0177',
  ]);
});

test('groups of skills above lists with bullets are labels', async () => {
  const resume = await readPages([
    { text: 'Corazon Santiago', size: 22, x: 50, y: 50 },
    ...jobs,
    ...stack(50, 220, [heading('Skills'), title('Practice'), 'Advanced']),
    ...stack(60, 262, ['- Triage', '- Wound care']),
    ...stack(50, 290, [title('Tools')]),
    ...stack(60, 304, ['- Excel', '- Epic']),
  ]);
  expect(itemsOf(resume, 'skills')).toEqual(['Triage', 'Wound care', 'Excel', 'Epic']);
});

test('headings at the right edge are headings, short and long', async () => {
  // Of Helvetica's letters, in thousandths of the type size.
  const widths = { Work: 2667, Volunteer: 4612, Education: 4834, Skills: 2613 };
  const atRight = (text: keyof typeof widths, y: number) => ({
    ...heading(text),
    x: 545 - (13 * widths[text]) / 1000,
    y,
  });
  const { sections } = await readPages([
    { text: 'Corazon Santiago', size: 22, x: 50, y: 50 },
    atRight('Work', 100),
    ...stack(50, 118, [
      title('Staff Nurse'),
      'Cebu Doctors Hospital | June 2020 - Present',
      '- Triaged 90 patients a day',
    ]),
    atRight('Volunteer', 180),
    ...stack(50, 198, [title('Red Cross Volunteer'), 'Philippine Red Cross | 2018 - 2020']),
    atRight('Education', 250),
    ...stack(50, 268, [title('BS Nursing'), 'Cebu Normal University | 2013 - 2017']),
    atRight('Skills', 320),
    ...stack(50, 338, ['Triage, wound care, phlebotomy']),
  ]);
  expect(sections.map(({ kind }) => kind)).toEqual(['experience', 'volunteering', 'education', 'skills']);
});

test('facts that are listed below a title, down to the date, name the entry', async () => {
  const resume = await readPages([
    { text: 'Corazon Santiago', size: 22, x: 50, y: 50 },
    ...stack(50, 100, [
      heading('Work Experience'),
      title('Staff Nurse'),
      '- Cebu Doctors Hospital',
      '- June 2020 - Present',
      title('Ward Clerk'),
      '- Mactan Medical Center',
      '- May 2017 - June 2020',
      '- Kept the charts of 40 beds',
    ]),
  ]);
  expect(entriesOf(resume, 'experience')).toEqual([
    ['Staff Nurse', 'Cebu Doctors Hospital', 'June 2020 - Present', undefined],
    ['Ward Clerk', 'Mactan Medical Center', 'May 2017 - June 2020', '- Kept the charts of 40 beds'],
  ]);
});

test('a group of skills may have its level behind its name', async () => {
  const resume = await readPages([
    { text: 'Corazon Santiago', size: 22, x: 50, y: 50 },
    ...jobs,
    ...stack(50, 300, [heading('Skills'), { text: 'Practice - Advanced', bold: true }]),
    ...['Triage', 'Wound care', 'Phlebotomy'].map((text, index) => ({
      text,
      bold: true,
      x: 50 + 90 * index,
      y: 336,
    })),
  ]);
  expect(itemsOf(resume, 'skills')).toEqual(['Triage', 'Wound care', 'Phlebotomy']);
});

test('dots lead from one fact to the next', async () => {
  const lines = [
    'Staff Nurse.......................June 2020 to Present',
    'Cebu Doctors Hospital',
    'Ward Clerk . . . . . . . . . . . . May 2017 to June 2020',
    'Mactan Medical Center',
  ];
  const wanted = [
    ['Staff Nurse', 'Cebu Doctors Hospital', 'June 2020 to Present', undefined],
    ['Ward Clerk', 'Mactan Medical Center', 'May 2017 to June 2020', undefined],
  ];
  const drawn = await readPages([
    { text: 'Corazon Santiago', size: 22, x: 50, y: 50 },
    ...stack(50, 100, [heading('Work Experience'), ...lines]),
  ]);
  expect(entriesOf(drawn, 'experience')).toEqual(wanted);
  const pasted = await readText(['Corazon Santiago', '', 'WORK EXPERIENCE', ...lines].join('\n'));
  expect(entriesOf(pasted, 'experience')).toEqual(wanted);
});

test('a date at the right that had no room goes on at the left', async () => {
  const resume = await readPages([
    { text: 'Corazon Santiago', size: 22, x: 50, y: 50 },
    { ...heading('Work Experience'), x: 50, y: 100 },
    { text: 'Accounting Clerk, Pampanga Sugar Mills', x: 50, y: 118 },
    { text: 'Nov 2017 to', x: 440, y: 118 },
    { text: 'Sept 2019', x: 50, y: 130 },
    { text: '- Posted receipts of four hundred planters', x: 50, y: 144 },
    { text: 'Bookkeeper, Tarlac Traders Inc.', x: 50, y: 166 },
    { text: '2015 to 2017', x: 440, y: 166 },
    { text: '- Kept the books of three stores', x: 50, y: 180 },
  ]);
  expect(entriesOf(resume, 'experience').map((entry) => entry.slice(0, 3))).toEqual([
    ['Accounting Clerk', 'Pampanga Sugar Mills', 'Nov 2017 to Sept 2019'],
    ['Bookkeeper', 'Tarlac Traders Inc.', '2015 to 2017'],
  ]);
});
