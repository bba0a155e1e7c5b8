import { expect, test } from 'vitest';
import { entriesOf, readText } from '../testing/read';

test('broken words, numbers of pages and the characters of icons are no text', async () => {
  const resume = await readText(
    [
      'Ana Marie Cruz',
      '# ana@example.ph \uf095 0917 555 0142',
      'Work Experience',
      'Staff Nurse',
      'Visayas Medical Center',
      '{ Mar 2022 – Present + Cebu City',
      '• Kept the medi-',
      'cine of four wards and of an ambu-',
      'lance in order',
      '1/2',
      '\fEducation',
      'Bachelor of Science in Nursing, Cebu Normal University (Cum',
      'Laude), 2014 – 2018',
      '2/2',
      '\f',
    ].join('\n'),
  );
  expect(resume.email?.text).toBe('ana@example.ph');
  expect(entriesOf(resume, 'experience')).toEqual([
    [
      'Staff Nurse',
      'Visayas Medical Center',
      'Mar 2022 – Present',
      '- Kept the medicine\nof four wards and of an ambulance\nin order',
    ],
  ]);
  expect(resume.sections[0]?.entries[0]?.location?.text).toBe('Cebu City');
  expect(entriesOf(resume, 'education')[0]?.slice(0, 2)).toEqual([
    'Bachelor of Science in Nursing',
    'Cebu Normal University',
  ]);
  expect(resume.furniture?.map(({ text }) => text)).toEqual(['Page 1/2', 'Page 2/2']);
});

test('labels that come again need no colon', async () => {
  const job = (position: string, company: string, date: string) =>
    `Position ${position}\nCompany ${company}\nDate employed ${date}\nWork location Cebu City`;
  const resume = await readText(
    [
      'Ana Marie Cruz',
      'Work Experience',
      job('Staff Nurse', 'Visayas Medical Center', 'Feb 2023 to Present'),
      job('Ward Clerk', 'Mactan Doctors Hospital', 'Sep 2020 to Jul 2022'),
    ].join('\n'),
  );
  expect(entriesOf(resume, 'experience').map((entry) => entry.slice(0, 3))).toEqual([
    ['Staff Nurse', 'Visayas Medical Center', 'Feb 2023 to Present'],
    ['Ward Clerk', 'Mactan Doctors Hospital', 'Sep 2020 to Jul 2022'],
  ]);
});

test('a degree goes on above its school, and two dates show that each begins an entry', async () => {
  const resume = await readText(
    [
      'Ana Marie Cruz',
      'Education',
      'Master of Engineering in Structural',
      'Engineering',
      'Lanao Lakeside University',
      '2012 – 2015',
      'Trainings',
      'Mar 2021 Bridge Inspection and Load Rating',
      'Feb 2014 Construction Safety and Health',
    ].join('\n'),
  );
  expect(entriesOf(resume, 'education')[0]?.slice(0, 3)).toEqual([
    'Master of Engineering in Structural Engineering',
    'Lanao Lakeside University',
    '2012 – 2015',
  ]);
  expect(entriesOf(resume, 'trainings').map(([headline, , duration]) => [headline, duration])).toEqual([
    ['Bridge Inspection and Load Rating', 'Mar 2021'],
    ['Construction Safety and Health', 'Feb 2014'],
  ]);
});

test('a tilde between two dates is no icon', async () => {
  const resume = await readText(
    [
      'Ana Marie Cruz',
      'Work Experience',
      'Staff Nurse',
      'Visayas Medical Center',
      'Jan 2019 ~ Dec 2021',
      'Education',
      'Bachelor of Science in Nursing',
      'Cebu Normal University',
      '2014 ~ 2018',
    ].join('\n'),
  );
  expect(entriesOf(resume, 'experience')[0]?.[2]).toBe('Jan 2019 ~ Dec 2021');
  expect(entriesOf(resume, 'education')[0]?.[2]).toBe('2014 ~ 2018');
});

test('a line of 48,000 characters after a degree takes no time of its own', async () => {
  const timeOf = async (word: string) => {
    const start = performance.now();
    await readText(`BS Nursing${` ${word}`.repeat(16_000)}.\nNursing\n`);
    return performance.now() - start;
  };
  const plain = await timeOf('at');
  expect((await timeOf('in')) - plain).toBeLessThan(2000);
});
