import { expect, test } from 'vitest';
import { readBytes } from '../read-bytes';
import { heading, readPages, stack } from '../testing/pages';
import { itemsOf } from '../testing/read';
import { sectionsOf } from './split-sections';

const contact = [
  { x: 50, y: 40, text: 'Corazon Santiago', size: 20 },
  { x: 50, y: 58, text: 'corazon@example.ph' },
];
const jobs = (top: number) =>
  stack(50, top, [heading('Work Experience'), 'Staff Nurse, Cebu Doctors Hospital, 2019 - 2023']);

test('a heading that a narrow column breaks is one', async () => {
  const resume = await readPages([
    ...contact,
    { x: 50, y: 90, ...heading('Programming') },
    { x: 50, y: 104, ...heading('Languages') },
    { x: 50, y: 122, text: 'Python | Java' },
    ...jobs(156),
    ...stack(50, 200, [heading('Education'), 'BS Nursing, Cebu Normal University, 2015 - 2019']),
  ]);
  expect(resume.sections.map(({ kind, heading: found }) => [kind, found?.text])).toEqual([
    ['skills', 'Programming Languages'],
    ['experience', 'Work Experience'],
    ['education', 'Education'],
  ]);
  expect(itemsOf(resume, 'skills')).toEqual(['Python', 'Java']);
});

test('leadership is a skill among groups of skills, and a role elsewhere', async () => {
  const group = (top: number, name: string, items: string) => stack(50, top, [heading(name), items], 18);
  const rest = (top: number) => [
    ...jobs(top),
    ...stack(50, top + 44, [heading('Education'), 'BS Nursing, Cebu Normal University, 2015 - 2019']),
  ];
  const skills = await readPages([
    ...contact,
    ...group(90, 'Patient care', 'Triage | Charting'),
    ...group(136, 'Leadership', 'Scheduling | Precepting'),
    ...rest(184),
  ]);
  expect(skills.sections.map(({ kind }) => kind)).toEqual(['skills', 'skills', 'experience', 'education']);

  const roles = await readPages([
    ...contact,
    ...rest(90),
    ...group(184, 'Leadership', 'President of the Student Nurses Association'),
  ]);
  expect(roles.sections.map(({ kind }) => kind)).toEqual(['experience', 'education', 'volunteering']);

  const afterSkills = await readPages([
    ...contact,
    ...rest(90),
    ...group(184, 'Skills', 'Triage | Charting'),
    ...group(230, 'Leadership', 'Auditor, Supreme Student Council'),
  ]);
  expect(afterSkills.sections.at(-1)?.kind).toBe('volunteering');
});

test('a place under a heading of its own is about the person, also above the skills', async () => {
  const resume = await readPages([
    ...contact,
    ...stack(50, 90, [heading('Location'), 'Cebu City, Cebu'], 18),
    ...stack(50, 136, [heading('Skills'), 'Triage | Charting'], 18),
    ...jobs(184),
  ]);
  expect(resume.location?.text).toBe('Cebu City, Cebu');
  expect(itemsOf(resume, 'skills')).toEqual(['Triage', 'Charting']);
});

test('a file without lines has no sections', () => {
  expect(sectionsOf([])).toEqual([]);
});

test('headings in a person’s own words begin sections where they stand out', async () => {
  const text = [
    'Ana Reyes',
    'Staff Nurse',
    '',
    'A Few Words About Me',
    '',
    'Nurse of nine years, who says what I have learned at',
    'work and what I love about the job',
    'to every class of students.',
    '',
    'Where I Have Worked',
    '',
    'Staff Nurse (since February 2021)',
    'Panay Doctors Medical Center',
    '• Led a night team',
    'What I Am Good At',
    '• Triage',
    '• Charting',
  ].join('\n');
  const read = await readBytes(new TextEncoder().encode(text), 'resume.txt');
  if (!('resume' in read)) throw new Error('The text was not read');
  expect(read.resume.sections.map(({ kind, heading: found }) => [kind, found?.text])).toEqual([
    ['summary', 'A Few Words About Me'],
    ['experience', 'Where I Have Worked'],
    ['skills', 'What I Am Good At'],
  ]);
  const drawn = await readPages([
    ...contact,
    ...stack(50, 90, [heading('Places I Worked At'), 'Staff Nurse, Cebu Doctors Hospital, 2019 - 2023']),
    ...stack(50, 134, [heading('What I Studied'), 'BS Nursing, Cebu Normal University, 2015 - 2019']),
    ...stack(50, 178, [heading('People Who Know My Work'), 'Dr. Liza Cruz, Chief Nurse, 0917 555 0143']),
    ...stack(50, 222, [heading('Outside Work'), 'Choir, badminton']),
  ]);
  expect(drawn.sections.map(({ kind }) => kind)).toEqual([
    'experience',
    'education',
    'references',
    'interests',
  ]);
});
