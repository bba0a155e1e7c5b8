import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyResume } from '#shared/resume/empty-resume';
import { applicationDetails, applicationLimits, emptyApplication } from '../schema';
import { readPost } from './post-text';
import type { PostProposals } from './proposals';
import { isAmbiguousDay, readDay } from './read-day';
import { resumeText } from './resume-text';

const today = '2026-11-20';
const proposed = (post: string) => readPost(post, today).proposals;

test.each<[string, string, PostProposals]>([
  [
    'labels',
    'Company: Makati Medical Center\nPosition: Staff Nurse\nLocation: Makati City (On-site)\nSalary: ₱28,000 - ₱35,000 per month\nDeadline: December 15, 2026',
    {
      company: 'Makati Medical Center',
      jobTitle: 'Staff Nurse',
      place: 'Makati City',
      workMode: 'on-site',
      salaryFrom: 28_000,
      salaryTo: 35_000,
      salaryCurrency: 'PHP',
      salaryPeriod: 'month',
      deadlineOn: '2026-12-15',
    },
  ],
  [
    'a first line that names job and company',
    'Staff Nurse at Dubai Clinic\n\nRegistered nurse with experience in triage.',
    { jobTitle: 'Staff Nurse', company: 'Dubai Clinic', place: 'Dubai' },
  ],
  [
    'a portal’s page copied as text',
    'Payroll Officer\nAcme Philippines, Inc.\nTaguig, Metro Manila (Hybrid)\nPHP 30k–40k monthly\nAbout the job\nPrepare payroll.',
    {
      jobTitle: 'Payroll Officer',
      company: 'Acme Philippines, Inc.',
      place: 'Taguig, Metro Manila',
      workMode: 'hybrid',
      salaryFrom: 30_000,
      salaryTo: 40_000,
      salaryCurrency: 'PHP',
      salaryPeriod: 'month',
    },
  ],
  [
    'sentences',
    'Bayan Telecom is hiring a Customer Service Representative in Cebu City. Work from home. Compensation is USD 12,000 a year. Apply by 3 January.',
    {
      company: 'Bayan Telecom',
      jobTitle: 'Customer Service Representative',
      place: 'Cebu City',
      workMode: 'remote',
      salaryFrom: 12_000,
      salaryCurrency: 'USD',
      salaryPeriod: 'year',
      deadlineOn: '2027-01-03',
    },
  ],
  [
    'an employer under the title, and a sentence without its name',
    'Workforce Manager\n\nTeleperformance Philippines\n\nWe are looking for a workforce manager with experience in forecasting.',
    { jobTitle: 'Workforce Manager', company: 'Teleperformance Philippines' },
  ],
  ['up to', 'Salary up to P45,000', { salaryTo: 45_000, salaryCurrency: 'PHP', salaryPeriod: 'month' }],
])('proposes what a post says: %s', (_what, post, expected) => {
  expect(proposed(post)).toMatchObject(expected);
});

test.each([
  ['an hourly rate', 'Pay: ₱120 per hour'],
  ['a small amount', 'Allowance of ₱200'],
  ['a year', 'Salary review in 2027'],
  ['a deadline that could be two days', 'Deadline: 03/04/2027'],
  ['a remote area, and an office', 'Sites in remote areas, on-site and remote'],
  ['nothing', ''],
])('proposes nothing of %s', (_what, post) => {
  const { salaryFrom, salaryTo, deadlineOn, workMode } = proposed(post);
  expect([salaryFrom, salaryTo, deadlineOn, workMode]).toEqual([undefined, undefined, undefined, undefined]);
});

const posting = {
  '@context': 'https://schema.org',
  '@graph': [
    {
      '@type': 'JobPosting',
      title: 'Data analyst',
      hiringOrganization: { name: 'Kape Corp.' },
      jobLocation: [{ address: { addressLocality: 'Pasig', addressRegion: 'Metro Manila' } }],
      jobLocationType: 'TELECOMMUTE',
      baseSalary: { currency: 'PHP', value: { minValue: 40000, maxValue: 55000, unitText: 'MONTH' } },
      validThrough: '2026-12-31T23:59:00+08:00',
    },
  ],
};

test('of HTML the words are kept, the page’s own data are read, and scripts are neither', () => {
  const { text, proposals, isCut } = readPost(
    `<html><head><script type="application/ld+json">${JSON.stringify(posting)}</script>
    <script>document.title = 'run'</script><style>p{}</style></head><body onload="run()"><h1>Data analyst</h1>
    <img src=x onerror="run()"><ul><li>SQL</li><li>Power BI &amp; Excel</li></ul>
    <table><tr><td>Schedule</td><td>Day shift</td></tr></table></body></html>`,
    today,
  );
  expect(text).toBe('Data analyst\n- SQL\n- Power BI & Excel\nSchedule Day shift');
  expect(isCut).toBe(false);
  expect(proposals).toEqual({
    jobTitle: 'Data analyst',
    company: 'Kape Corp.',
    place: 'Pasig, Metro Manila',
    workMode: 'remote',
    salaryFrom: 40_000,
    salaryTo: 55_000,
    salaryCurrency: 'PHP',
    salaryPeriod: 'month',
    deadlineOn: '2026-12-31',
  });
});

test('a post of more than a megabyte is cut', () => {
  const { text, isCut } = readPost('Nurse\n'.repeat(250_000), today);
  expect(isCut).toBe(true);
  expect(text).toHaveLength(applicationLimits.post);
});

test('whatever is pasted, it is read in time, and what is proposed can be saved', () => {
  const piece = fc.constantFrom(
    '<div>',
    '</div>',
    '<script type="application/ld+json">',
    '{"@type":"JobPosting","title":5}',
    '</script>',
    'Salary: ₱9,999,999,999',
    '-',
    '1'.repeat(50),
    'Company:',
    'is hiring a ',
    'Deadline 31/02/2026',
    '\n',
    ' ',
    'Nurse',
    '\u0000',
    '<',
    'A'.repeat(500),
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, fc.string()), { maxLength: 60 }), (pieces) => {
      const { text, proposals } = readPost(pieces.join(''), today);
      const result = applicationDetails.safeParse({
        ...emptyApplication,
        company: 'x',
        jobTitle: 'x',
        ...proposals,
        post: text,
      });
      expect(result.error?.issues).toBeUndefined();
    }),
    { numRuns: 300, seed: 33 },
  );
});

test.each([
  ['<'.repeat(500_000)],
  ['a'.repeat(1_000_000)],
  ['1,'.repeat(400_000)],
  ['<script ld+json>'.repeat(60_000)],
  ['join A '.repeat(150_000)],
  ['is hiring a A'.repeat(80_000)],
])('a hostile post takes no longer than another: %#', (post) => {
  const start = performance.now();
  readPost(post, today);
  expect(performance.now() - start).toBeLessThan(3000);
});

test.each([
  ['2026-03-04', 'any', '2026-03-04'],
  ['03/04/2026', 'any', undefined],
  ['03/04/2026', 'month-first', '2026-03-04'],
  ['03/04/2026', 'day-first', '2026-04-03'],
  ['25/12/2026', 'any', '2026-12-25'],
  ['25/12/2026', 'month-first', undefined],
  ['5 Mar 26', 'any', '2026-03-05'],
  ['Sept. 3rd, 2026', 'any', '2026-09-03'],
  ['Feb 30, 2026', 'any', undefined],
  ['soon', 'any', undefined],
] as const)('the day %s, %s, is %s', (text, order, day) => {
  expect(readDay(text, order)).toBe(day);
});

test('a day is ambiguous only where the two orders differ', () => {
  expect(['03/04/2026', '04/04/2026', '13/04/2026', '2026-03-04'].map(isAmbiguousDay)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test('the words of a resume are those of what it shows', () => {
  const text = resumeText({
    ...emptyResume,
    title: 'Nurse',
    skills: ['Triage'],
    languages: [{ name: 'English', level: '' }],
    hiddenSections: ['languages', 'custom-b'],
    customSections: [
      { id: 'custom-a', heading: 'Talks', entries: [] },
      { id: 'custom-b', heading: 'Secrets', entries: [] },
    ],
  } as unknown as typeof emptyResume);
  expect(text).toBe('Nurse\nTriage\nTalks');
});
