import { expect, test } from 'vitest';
import { entriesOf, itemsOf, readText } from '../testing/read';

test('an outline whose levels were lost has entries, and sentences below them', async () => {
  const resume = await readText(
    [
      'Ana Marie Cruz',
      '• Work Experience',
      '• Visayas Medical Center, Cebu City',
      '• Staff Nurse (Jun 2020 – Present)',
      '• Triaged ninety patients on each of the shifts',
      '• Mactan Doctors Hospital, Lapu-Lapu City',
      '• Ward Clerk (Jan 2018 – May 2020)',
      '• Kept the records of two wards in order',
      '• Skills',
      '• Triage',
      '• Charting',
    ].join('\n'),
  );
  expect(entriesOf(resume, 'experience')).toEqual([
    [
      'Staff Nurse',
      'Visayas Medical Center, Cebu City',
      'Jun 2020 – Present',
      '- Triaged ninety patients on each of the shifts',
    ],
    [
      'Ward Clerk',
      'Mactan Doctors Hospital, Lapu-Lapu City',
      'Jan 2018 – May 2020',
      '- Kept the records of two wards in order',
    ],
  ]);
  expect(itemsOf(resume, 'skills')).toEqual(['Triage', 'Charting']);
});

test('a form without headings, with lettered questions or numbered jobs, has their sections', async () => {
  const ofTabs = await readText(
    [
      'Question\tAnswer',
      'Full name\tAna Marie Cruz',
      ...['Visayas Medical Center', 'Mactan Doctors Hospital'].flatMap((name, index) => [
        `Employer ${index + 1}\t${name}`,
        `Position\t${['Staff Nurse', 'Ward Clerk'][index]}`,
        `Inclusive dates\t${['2020 - 2024', '2018 - 2020'][index]}`,
      ]),
      'School\tCebu Normal University',
      'Course\tBachelor of Science in Nursing',
      'Years attended\t2014 - 2018',
    ].join('\n'),
  );
  expect(entriesOf(ofTabs, 'experience').map(([headline]) => headline)).toEqual([
    'Staff Nurse',
    'Ward Clerk',
  ]);
  expect(entriesOf(ofTabs, 'education')[0]?.slice(0, 2)).toEqual([
    'Bachelor of Science in Nursing',
    'Cebu Normal University',
  ]);
  const lettered = await readText(
    [
      'a. Name: Ana Marie Cruz',
      'b. Work experience:',
      '1. Staff Nurse',
      '   Company: Visayas Medical Center',
      '   Period: 2020 - 2024',
      '2. Ward Clerk',
      '   Company: Mactan Doctors Hospital',
      '   Period: 2018 - 2020',
      'c. Skills: Triage, Charting',
    ].join('\n'),
  );
  expect(lettered.name?.text).toBe('Ana Marie Cruz');
  expect(entriesOf(lettered, 'experience').map(([headline]) => headline)).toEqual([
    'Staff Nurse',
    'Ward Clerk',
  ]);
  expect(itemsOf(lettered, 'skills')).toEqual(['Triage', 'Charting']);
});

test('headings between stars are headings, and what a message begins with is no name', async () => {
  const resume = await readText(
    [
      'Dear Ms. Soriano,',
      'Please see the details you requested.',
      '',
      '*Name and contact details*',
      'Ana Marie Cruz',
      '0917 555 0142',
      '',
      '*Tell me about your current job*',
      'Staff Nurse, Visayas Medical Center',
      'June 2020 - Present',
      '',
      '*Education*',
      'Bachelor of Science in Nursing, Cebu Normal University',
      '2014 - 2018',
    ].join('\n'),
  );
  expect(resume.name?.text).toBe('Ana Marie Cruz');
  expect(entriesOf(resume, 'experience')[0]?.slice(0, 3)).toEqual([
    'Staff Nurse',
    'Visayas Medical Center',
    'June 2020 - Present',
  ]);
});

test('facts that were wrapped behind a comma go on, a span of dates does not', async () => {
  const resume = await readText(
    [
      'Name: Ana Marie Cruz',
      'Work experience: Staff Nurse, Visayas Medical Center of Cebu, Wards Two,',
      'Cebu City (June 2020 - Present); Ward Clerk, Mactan Doctors Hospital and',
      'Clinics, Lapu-Lapu City (January 2018 - May 2020)',
      'Education: Bachelor of Science in Nursing, Cebu Normal University, Main,',
      'Cebu City (2014 - 2018)',
      'Skills: Triage, Charting, Wound care, Intravenous therapy, Phlebotomy,',
      'Dialysis',
    ].join('\n'),
  );
  expect(entriesOf(resume, 'experience').map(([headline, , duration]) => [headline, duration])).toEqual([
    ['Staff Nurse', 'June 2020 - Present'],
    ['Ward Clerk', 'January 2018 - May 2020'],
  ]);
});

test('lettered duties are no questions', async () => {
  const resume = await readText(
    [
      'Ana Marie Cruz',
      'Work Experience',
      'Staff Nurse',
      'Visayas Medical Center',
      'Jun 2020 - Present',
      'a. Triaged ninety patients on each of the shifts',
      'b. Kept the records of two wards in order',
      'c. Trained new staff',
    ].join('\n'),
  );
  expect(entriesOf(resume, 'experience')[0]?.[3]).toMatch(/^a\. .*\nb\. .*\nc\. /);
});

test('the companies and schools of references and trainings are neither jobs nor degrees', async () => {
  const resume = await readText(
    [
      'Ana Marie Cruz',
      'Trainings',
      'Title: Basic Life Support',
      'School: Cebu Technical School',
      'Character References',
      'Name: Maria Reyes',
      'Position: Branch Manager',
      'Company: Panay Trading Corp.',
    ].join('\n'),
  );
  expect(resume.sections.map(({ kind }) => kind)).toEqual(['trainings', 'references']);
});

test('a company whose name begins like a greeting is text', async () => {
  const resume = await readText('Ana Marie Cruz\nHi-Precision Diagnostics, Inc.\n2020 - 2024\n');
  expect(resume.furniture ?? []).toEqual([]);
});
