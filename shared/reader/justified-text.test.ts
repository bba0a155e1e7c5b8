import { expect, test } from 'vitest';
import { heading, readPages, stack } from './testing/pages';
import { entriesOf, itemsOf } from './testing/read';

const name = { text: 'Corazon Santiago', size: 22, x: 50, y: 50 };

test('words that were hyphenated are whole, and compounds keep their hyphen', async () => {
  const resume = await readPages([
    name,
    ...stack(50, 100, [
      heading('Profile'),
      'Licensed teacher of mathematics who plans, writes and tests les-',
      'sons for large classes, in schools that are far from roads. Child-',
      'friendly rooms, and eve-',
      'nings with parents who could not come.',
      heading('Education'),
      { text: 'Certificate in Heritage Conser-', bold: true },
      { text: 'vation', bold: true },
      'Escuela ng Intramuros | 2019 - 2020',
    ]),
  ]);
  expect(resume.summary?.text).toBe(
    'Licensed teacher of mathematics who plans, writes and tests lessons for large classes, in schools that are far from roads. Child-friendly rooms, and evenings with parents who could not come.',
  );
  expect(entriesOf(resume, 'education')[0]?.[0]).toBe('Certificate in Heritage Conservation');
});

test('beside a date, facts of one line go on in the next, up to the sentence behind them', async () => {
  const beside = (y: number, ...texts: string[]) => stack(150, y, texts);
  const resume = await readPages([
    name,
    { ...heading('Experience'), x: 50, y: 100 },
    { text: '2016 - 2021', x: 50, y: 118 },
    ...beside(
      118,
      'Midwife II, Municipal Health Office of Sta. Cruz, Sta. Cruz,',
      'Marinduque. Ran the birthing clinic of an island far away.',
    ),
    { text: '2013 - 2016', x: 50, y: 146 },
    ...beside(
      146,
      'Staff Midwife, B. Quiambao Clinic, Lucena City, Quezon. Saw',
      'thirty mothers a month, and kept records of their children.',
    ),
  ]);
  const [first, second] = entriesOf(resume, 'experience');
  expect(first).toEqual([
    'Midwife II',
    'Municipal Health Office of Sta. Cruz, Sta. Cruz, Marinduque',
    '2016 - 2021',
    'Ran the birthing clinic of an island far away.',
  ]);
  expect(second).toEqual([
    'Staff Midwife',
    'B. Quiambao Clinic, Lucena City, Quezon',
    '2013 - 2016',
    'Saw thirty mothers a month, and kept records of their children.',
  ]);
});

test('a date in three lines of a narrow column is that of the entry beside it', async () => {
  const resume = await readPages([
    name,
    { ...heading('Experience'), x: 150, y: 100 },
    { text: 'Mar', x: 118, y: 118 },
    { text: '2011 - Jun', x: 87.7, y: 132 },
    { text: '2016', x: 112.8, y: 146 },
    ...stack(150, 118, [
      'Staff Midwife, Tayabas Medical Clinic, Lucena City',
      '- Prenatal checks and deliveries for 30 mothers a month',
      '- Newborn screening',
    ]),
  ]);
  expect(entriesOf(resume, 'experience')).toEqual([
    [
      'Staff Midwife',
      'Tayabas Medical Clinic, Lucena City',
      'Mar 2011 - Jun 2016',
      '- Prenatal checks and deliveries for 30 mothers a month\n- Newborn screening',
    ],
  ]);
});

test('labels below one heading name lists of two kinds, and a date before a colon is no name', async () => {
  const resume = await readPages([
    name,
    ...stack(50, 100, [
      heading('Trainings'),
      'Apr 2016: Palay Check, Rice Research Center, 80 hours',
      'Sep 2021: Dairy Herd Management, Carabao Institute, 40 hours',
      heading('Skills and Languages'),
      'Skills: Welding (SMAW), Reading schematics, Hydraulics',
      'Languages: Cebuano (Native), English (Fluent)',
    ]),
  ]);
  expect(itemsOf(resume, 'skills')).toEqual(['Welding (SMAW)', 'Reading schematics', 'Hydraulics']);
  expect(itemsOf(resume, 'languages')).toEqual(['Cebuano (Native)', 'English (Fluent)']);
  expect(entriesOf(resume, 'trainings').map((entry) => entry.slice(0, 3))).toEqual([
    ['Palay Check', 'Rice Research Center', 'Apr 2016'],
    ['Dairy Herd Management', 'Carabao Institute', 'Sep 2021'],
  ]);
});

test('a title behind the name goes on below it in the same type', async () => {
  const resume = await readPages([
    { text: 'Aisha Reyes-Tan | Social', size: 24, x: 150, y: 50 },
    { text: 'Welfare Officer', size: 24, x: 190, y: 76 },
    { text: 'aisha@example.com', x: 200, y: 94 },
    ...stack(50, 120, [heading('Skills'), 'Counseling, Case management']),
  ]);
  expect([resume.name?.text, resume.title?.text]).toEqual(['Aisha Reyes-Tan', 'Social Welfare Officer']);
});
