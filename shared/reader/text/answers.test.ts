import { expect, test } from 'vitest';
import { entriesOf, itemsOf, readText } from '../testing/read';

test('quoted questions are the headings of the answers below them', async () => {
  const resume = await readText(
    [
      'On Tue, Nov 18, 2025 at 9:12 AM Hiring Team <hiring@example.org> wrote:',
      '> 1. Your complete name and contact details',
      '',
      'Liza Ramos Dalisay',
      'liza.dalisay@example.ph',
      '',
      '> 2. Your work experience, latest first',
      '',
      'Staff Nurse at Panay Clinic',
      'Jun 2020 - Present',
      '',
      '> 3. Your educational background',
      '',
      'Bachelor of Science in Nursing',
      'Capiz Colleges, 2012-2016',
      '',
      '> 4. Why do you want to work with us?',
      '',
      'I like clinics.',
    ].join('\n'),
  );
  expect([resume.name?.text, resume.email?.text]).toEqual(['Liza Ramos Dalisay', 'liza.dalisay@example.ph']);
  expect(entriesOf(resume, 'experience')[0]).toEqual([
    'Staff Nurse',
    'Panay Clinic',
    'Jun 2020 - Present',
    undefined,
  ]);
  expect(entriesOf(resume, 'education')).toEqual([
    ['Bachelor of Science in Nursing', 'Capiz Colleges', '2012-2016', undefined],
  ]);
});

test('an answer may be beside its question, behind a letter, or in sentences', async () => {
  const resume = await readText(
    [
      'Dear Recruiter,',
      '',
      '1. What is your full name? Liza Ramos Dalisay',
      '2. How can we reach you? liza.dalisay@example.ph',
      '3. What is your work history?',
      'A: I have been working as a Staff Nurse at Panay Clinic in Iloilo City from June 2020 to present. I triage 40 patients a day.',
      '',
      'Before that I was Ward Clerk at Capiz Hospital (May 2018 - April 2020).',
      '4. Where did you study?',
      'A: I finished Bachelor of Science in Nursing at Capiz Colleges (2012 - 2016).',
      '5. Which languages do you speak?',
      'A: Hiligaynon, English',
    ].join('\n'),
  );
  expect(resume.name?.text).toBe('Liza Ramos Dalisay');
  expect(entriesOf(resume, 'experience')).toEqual([
    ['Staff Nurse', 'Panay Clinic, Iloilo City', 'June 2020 to present', 'I triage 40 patients a day.'],
    ['Ward Clerk', 'Capiz Hospital', 'May 2018 - April 2020', undefined],
  ]);
  expect(entriesOf(resume, 'education')).toEqual([
    ['Bachelor of Science in Nursing', 'Capiz Colleges', '2012 - 2016', undefined],
  ]);
  expect(itemsOf(resume, 'languages')).toEqual(['Hiligaynon', 'English']);
});

test('each line is a section where its entries follow a label, also where a message is wrapped', async () => {
  const resume = await readText(
    [
      'Name: Liza Ramos Dalisay',
      'Work experience: Staff Nurse, Panay Clinic Inc. (June 2020 - Present); Ward',
      'Clerk, Capiz General Hospital (May 2018 - April 2020); Nursing Aide, Roxas',
      'Medical Center (May 2016 - April 2018)',
      'Education: Bachelor of Science in Nursing, Capiz Colleges (2012 - 2016)',
      'Skills: Triage, charting, counting of drugs, keeping of records, calling of',
      'families, wound care, teaching of students, writing of schedules, planning',
      'of meals',
      'Languages: Hiligaynon, English',
    ].join('\n'),
  );
  expect(entriesOf(resume, 'experience').map(([title]) => title)).toEqual([
    'Staff Nurse',
    'Ward Clerk',
    'Nursing Aide',
  ]);
  expect(entriesOf(resume, 'education')).toHaveLength(1);
  expect(itemsOf(resume, 'skills')).toHaveLength(9);
});

test('a dash behind each label is its colon', async () => {
  const resume = await readText(
    [
      'Name - Liza Ramos Dalisay',
      'E-mail - liza.dalisay@example.ph',
      '',
      'Work Experience',
      'Position - Staff Nurse',
      'Company - Panay Clinic',
      'Period - June 2020 - Present',
    ].join('\n'),
  );
  expect(resume.name?.text).toBe('Liza Ramos Dalisay');
  expect(entriesOf(resume, 'experience')).toEqual([
    ['Staff Nurse', 'Panay Clinic', 'June 2020 - Present', undefined],
  ]);
});

test('captions of a form are below their answers where sections end with one', async () => {
  const resume = await readText(
    [
      'PERSONAL INFORMATION',
      'Liza Ramos Dalisay',
      'Full name',
      'liza.dalisay@example.ph',
      'E-mail address',
      'EMPLOYMENT HISTORY',
      'Staff Nurse',
      'Position',
      'Jun 2020 - Present',
      'Inclusive dates',
      'Panay Clinic',
      'Name of company',
      'Ward Clerk',
      'Position',
      'May 2018 - Apr 2020',
      'Inclusive dates',
      'Capiz Hospital',
      'Name of company',
      'SKILLS',
      'Triage',
    ].join('\n'),
  );
  expect(resume.name?.text).toBe('Liza Ramos Dalisay');
  expect(entriesOf(resume, 'experience')).toEqual([
    ['Staff Nurse', 'Panay Clinic', 'Jun 2020 - Present', undefined],
    ['Ward Clerk', 'Capiz Hospital', 'May 2018 - Apr 2020', undefined],
  ]);
});
