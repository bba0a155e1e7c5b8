import { expect, test } from 'vitest';
import { sampleResume } from '#shared/resume/sample-resume';
import { emptyExperience, type ExperienceEntry, type ResumeContent } from '#shared/resume/schema';
import { tipsFor } from './rules';

const person = { firstName: 'Liza', lastName: 'Peñaflor', email: 'liza@example.ph' };
const now = new Date('2026-11-23T00:00:00Z');

const tips = (resume: Partial<ResumeContent>, { pages = 1, email = person.email } = {}) =>
  tipsFor({ person: { ...person, email }, resume: { ...sampleResume, ...resume }, pages, now });

const job = (entry: Partial<ExperienceEntry>): ExperienceEntry => ({
  ...emptyExperience,
  title: 'Nurse',
  ...entry,
});
const texts = (...args: Parameters<typeof tips>) =>
  tips(...args).map(({ field, text }) => `${field}: ${text}`);

test('a complete resume gets no tips', () => {
  expect(tips({})).toEqual([]);
});

test('words in brackets that are still to be replaced come first', () => {
  const experience = [
    job({ duration: '2020 – Present', description: '- Trained [number] nurses in the [ward]' }),
  ];
  expect(tips({ experience, phone: '' })[0]).toEqual({
    field: 'experience.0.description',
    about: 'Nurse',
    text: 'Replace [number], [ward] with your own words: employers see the brackets as they are.',
  });
});

test('missing contact details are named with their field', () => {
  expect(tips({ phone: '', location: '', title: '' }, { email: '' }).map(({ field }) => field)).toEqual([
    undefined,
    'phone',
    'location',
    'title',
  ]);
});

test('dates that are missing, unreadable or impossible', () => {
  const found = texts({
    experience: [
      job({ duration: '' }),
      job({ duration: 'a while' }),
      job({ duration: 'May 2021 – Jan 2020' }),
      job({ duration: '2031' }),
    ],
  }).filter((text) => text.includes('duration'));
  expect(found).toEqual([
    expect.stringContaining('experience.0.duration: Add when you worked here'),
    expect.stringContaining('experience.1.duration: Write the dates like'),
    expect.stringContaining('experience.2.duration: This ends before it starts'),
    expect.stringContaining('experience.3.duration: This starts in the future'),
  ]);
});

test('an older job above a newer one', () => {
  const experience = [job({ title: 'Clerk', duration: '2010 – 2012' }), job({ duration: '2015 – Present' })];
  expect(texts({ experience })).toContainEqual(
    expect.stringContaining('experience.1.duration: This is more recent than “Clerk”'),
  );
});

test('a gap of more than six months, at the job after it; jobs that overlap leave none', () => {
  const gap = [job({ duration: 'Jan 2020 – Present' }), job({ duration: 'Feb 2017 – Apr 2019' })];
  expect(texts({ experience: gap })).toContainEqual(
    expect.stringContaining('experience.0.duration: There are 8 months before this job'),
  );
  const covered = [...gap, job({ duration: 'Mar 2018 – Dec 2019' })];
  expect(texts({ experience: covered }).join()).not.toContain('months before');
  const years = [job({ duration: '2020 – Present' }), job({ duration: '2016 – 2018' })];
  expect(texts({ experience: years }).join()).not.toContain('months before');
});

test.each(['-', '➢', '\uf0b7'])(
  'points after %s that do not begin with a verb, once for each job',
  (bullet) => {
    const points = ['Responsible for payroll of 90 people', 'The budget', 'Led audits'];
    const description = points.map((point) => `${bullet} ${point}`).join('\n');
    const experience = [job({ duration: '2020 – Present', description })];
    expect(texts({ experience }).filter((text) => text.includes('verb'))).toEqual([
      expect.stringContaining(
        'experience.0.description: Begin each point with a verb, such as “Trained” or “Led”, instead of “Responsible for payroll of …”',
      ),
    ]);
  },
);

test('a resume of three pages, and one with hardly a word', () => {
  expect(texts({}, { pages: 3 })).toContainEqual(expect.stringContaining('Your resume has 3 pages'));
  expect(texts({ summary: '', experience: [job({ duration: '2020 – Present' })] })).toContainEqual(
    expect.stringContaining('There is room for more'),
  );
});

test('short forms that are explained nowhere, each once', () => {
  const experience = [
    job({ duration: '2020 – Present', description: 'Ran LOPA and the FMEA (failure analysis) for the ICU' }),
    job({ duration: '2018 – 2020', description: 'LOPA again. Layer of control (HAZOP). NO SHOUTING' }),
  ];
  const found = tips({ experience }).filter(({ text }) => text.startsWith('Spell out'));
  expect(found).toEqual([
    {
      field: 'experience.0.description',
      about: 'Nurse',
      text: expect.stringContaining('“LOPA” once') as string,
    },
  ]);
});
