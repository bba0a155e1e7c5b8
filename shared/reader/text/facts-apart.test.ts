import { expect, test } from 'vitest';
import { entriesOf, itemsOf, readText } from '../testing/read';

const placesOf = (resume: Awaited<ReturnType<typeof readText>>) =>
  resume.sections.flatMap(({ entries }) => entries.map(({ location }) => location?.text));

test('one space between a date, a title and a place was a gap of the page', async () => {
  const resume = await readText(
    [
      'Liza Ramos Dalisay',
      'Experience',
      'Jun 2020 –',
      'Present',
      'Staff Nurse Iloilo City',
      'Panay Clinic',
      '• Triaged patients',
      'May 2018 – Apr 2020 Ward Clerk Cebu City',
      'Capiz Hospital',
      'Trainings',
      'Jan 2019 Basic Life Support 8 hours',
      'Heart Association',
      'Feb 2020 Wound Care Workshop 16 hours',
      'Panay Nurses League',
    ].join('\n'),
  );
  expect(entriesOf(resume, 'experience')).toEqual([
    ['Staff Nurse', 'Panay Clinic', 'Jun 2020 – Present', '- Triaged patients'],
    ['Ward Clerk', 'Capiz Hospital', 'May 2018 – Apr 2020', undefined],
  ]);
  expect(placesOf(resume).slice(0, 2)).toEqual(['Iloilo City', 'Cebu City']);
  expect(resume.sections.flatMap(({ entries }) => entries.map(({ hours }) => hours?.text)).slice(2)).toEqual([
    '8',
    '16',
  ]);
});

test('a heading that was left of its section is in the line beside it', async () => {
  const resume = await readText(
    [
      'Liza Ramos Dalisay',
      'Experience Staff Nurse, Panay Clinic Jun 2020 – Present',
      'Ward Clerk, Capiz Hospital May 2018 – Apr 2020',
      'Education Bachelor of Science in Nursing 2012 – 2016',
      'Capiz Colleges',
      'Licenses and',
      'Certificates',
      'Registered Nurse Jul 2016',
      'Skills Triage, Charting',
    ].join('\n'),
  );
  expect(entriesOf(resume, 'experience').map(([title]) => title)).toEqual(['Staff Nurse', 'Ward Clerk']);
  expect(entriesOf(resume, 'education')[0]?.slice(0, 2)).toEqual([
    'Bachelor of Science in Nursing',
    'Capiz Colleges',
  ]);
  expect(entriesOf(resume, 'licenses')[0]?.[0]).toBe('Registered Nurse');
  expect(itemsOf(resume, 'skills')).toEqual(['Triage', 'Charting']);
});

test('an exported table has a line for each cell, and an empty line for an empty one', async () => {
  const resume = await readText(
    [
      'Liza Ramos Dalisay',
      'LICENSES',
      'License',
      'Issued by',
      'Date issued',
      'Valid until',
      'Registered Nurse',
      'Professional Regulation Commission',
      'Jul 2016',
      'Aug 2027',
      'Phlebotomist',
      'Panay Blood Center',
      'Feb 2019',
      '',
      'SKILLS',
      'Triage',
    ].join('\n'),
  );
  expect(entriesOf(resume, 'licenses').map((texts) => texts.slice(0, 3))).toEqual([
    ['Registered Nurse', 'Professional Regulation Commission', 'Jul 2016'],
    ['Phlebotomist', 'Panay Blood Center', 'Feb 2019'],
  ]);
  expect(itemsOf(resume, 'skills')).toEqual(['Triage']);
});

const outline = (signs: readonly [string, string, string]) => {
  const [section, entry, fact] = signs;
  return [
    'Liza Ramos Dalisay',
    `${section}Work Experience`,
    `${entry}Staff Nurse`,
    `${fact}Panay Clinic`,
    `${fact}Jun 2020 – Present`,
    `${fact}Triaged 40 patients a day in a clinic of two rooms`,
    `${entry}Ward Clerk`,
    `${fact}Capiz Hospital`,
    `${fact}May 2018 – Apr 2020`,
    `${section}Education`,
    `${entry}Bachelor of Science in Nursing`,
    `${fact}Capiz Colleges`,
    `${fact}2012 – 2016`,
    `${section}Skills`,
    `${entry}Triage`,
    `${section}Languages`,
    `${entry}English`,
  ].join('\n');
};

test.each([
  ['with its levels', ['• ', '    ◦ ', '        ▪ ']],
  ['that lost them', ['• ', '• ', '• ']],
] as const)('an outline %s lists its sections', async (_, signs) => {
  const resume = await readText(outline(signs));
  expect(entriesOf(resume, 'experience')).toEqual([
    [
      'Staff Nurse',
      'Panay Clinic',
      'Jun 2020 – Present',
      '- Triaged 40 patients a day in a clinic of two rooms',
    ],
    ['Ward Clerk', 'Capiz Hospital', 'May 2018 – Apr 2020', undefined],
  ]);
  expect(entriesOf(resume, 'education')).toHaveLength(1);
  expect([itemsOf(resume, 'skills'), itemsOf(resume, 'languages')]).toEqual([['Triage'], ['English']]);
});

test('a cell that holds a table ends with an empty line inside of its entry', async () => {
  const resume = await readText(
    [
      'Liza Ramos Dalisay',
      'Experience',
      'Jun 2020 – Present',
      'Staff Nurse',
      '',
      'Panay Clinic',
      '• Triaged patients',
      'May 2018 – Apr 2020',
      'Ward Clerk',
      '',
      'Capiz Hospital',
    ].join('\n'),
  );
  expect(entriesOf(resume, 'experience').map((texts) => texts.slice(0, 3))).toEqual([
    ['Staff Nurse', 'Panay Clinic', 'Jun 2020 – Present'],
    ['Ward Clerk', 'Capiz Hospital', 'May 2018 – Apr 2020'],
  ]);
});
