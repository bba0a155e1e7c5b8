import { describe, expect, test } from 'vitest';
import { emptyResume } from '#shared/resume/empty-resume';
import { emptyEntries } from '#shared/resume/empty-entries';
import type { ResumeContent } from '#shared/resume/schema';
import { emptyExperience } from '#shared/resume/schema';
import { comparisonRows } from './comparison';
import {
  lastDayOf,
  licensedUntil,
  noEnd,
  rosterProfessionOf,
  searchCondition,
  searchedWords,
  yearsOfWork,
} from './facts';
import { endAfterObjection, retentionProblems } from './retention';
import { storableContent } from './sensitive';

const job = (title: string, duration: string, description = '') => ({
  ...emptyExperience,
  title,
  company: 'Cebu Doctors Hospital',
  duration,
  description,
});
const resume = (parts: Partial<ResumeContent>): ResumeContent => ({ ...emptyResume, ...parts });
const license = (parts: Partial<ResumeContent['licenses'][number]>) => ({
  ...emptyEntries.licenses,
  ...parts,
});

describe('years of work', () => {
  test('count overlapping jobs once, and gaps not at all', () => {
    const experience = [
      job('Nurse', 'Jan 2020 – Present'),
      job('Tutor', 'Jan 2021 – Jan 2023'),
      job('Clerk', 'Jan 2015 – Jan 2017'),
    ];
    expect(yearsOfWork(resume({ experience }), '2026-01-15')).toBe(8);
  });
  test('end today, whatever is planned, and are none without dates', () => {
    expect(yearsOfWork(resume({ experience: [job('Nurse', 'Jan 2025 – Jan 2035')] }), '2026-11-27')).toBe(1);
    expect(yearsOfWork(resume({ experience: [job('Nurse', 'three years')] }), '2026-11-27')).toBe(0);
  });
});

test('a license is valid to the last day of its month or year, and the longest counts', () => {
  expect(lastDayOf('2028-02')).toBe('2028-02-29');
  expect(lastDayOf('soon')).toBe('');
  const licenses = [license({ validUntil: '2027' }), license({ validUntil: '2027-11' })];
  expect(licensedUntil({ licenses })).toBe('2027-12-31');
  expect(licensedUntil({ licenses: [...licenses, license({ noExpiry: true })] })).toBe(noEnd);
  expect(licensedUntil({ licenses: [license({ name: 'RN' })] })).toBeNull();
});

test.each([
  ['Registered Nurse', 'nurse'],
  ['Chief Cook', 'seafarer'],
  ['Pipe Welder 6G', 'trades'],
  ['Room Attendant', 'hospitality'],
  ['Barista', 'hospitality'],
  ['Service Crew', 'hospitality'],
  ['Domestic Helper', 'hospitality'],
  ['Cashier', 'sales'],
  ['Software Engineer', 'it'],
  ['Astrologer', 'other'],
] as const)('%s works in %s', (title, profession) => {
  expect(rosterProfessionOf(title, emptyResume)).toBe(profession);
});

test('without a title, the latest job says the profession', () => {
  const experience = [job('Consultant', '2025'), job('Staff Nurse', '2020-2024')];
  expect(rosterProfessionOf('', resume({ experience }))).toBe('nurse');
});

test('the search knows skills, licenses, places and employers, and neither particulars nor license numbers', () => {
  const content = resume({
    title: 'ICU Nurse',
    location: 'Cebu City',
    skills: ['Ventilator care'],
    experience: [job('Staff Nurse', '2020', 'Night shifts in the burn unit')],
    licenses: [license({ name: 'PRC Nurse', number: '0712345' })],
    particulars: { ...emptyResume.particulars, religion: 'Methodist', passport: 'P1234567A' },
  });
  const words = searchedWords({
    name: 'Ana Peña',
    email: 'ana@example.com',
    phone: '+63 917 555 0142',
    tags: ['Saudi'],
    content,
  });
  for (const word of ['pena', 'ventilator', 'prc', 'cebu', 'saudi', 'burn', 'doctors', '9175550142'])
    expect(words).toContain(word);
  expect(words.join(' ')).not.toMatch(/methodist|p1234567a|0712345/i);
});

test('a search asks for every word, and its signs are no syntax', () => {
  expect(searchCondition("  Peña, R & (nurse | !) '")).toBe("'pena':* & 'r' & 'nurse':*");
  expect(searchCondition(' — ')).toBeNull();
});

describe('keeping a record', () => {
  const today = '2026-11-27';
  test('needs a consent of the past that covers the days', () => {
    expect(retentionProblems({ basisDate: today, keepUntil: '2029-11-27' }, today)).toEqual({});
    expect(retentionProblems({ basisDate: '2026-11-28', keepUntil: '2027-01-01' }, today)).toHaveProperty(
      'basisDate',
    );
    expect(retentionProblems({ basisDate: '2023-11-26', keepUntil: '2026-12-01' }, today)).toHaveProperty(
      'basisDate',
    );
    expect(retentionProblems({ basisDate: today, keepUntil: '2029-11-28' }, today)).toHaveProperty(
      'keepUntil',
    );
    expect(retentionProblems({ basisDate: '2026-01-01', keepUntil: '2026-11-26' }, today)).toHaveProperty(
      'keepUntil',
    );
  });
  test('ends 30 days after an objection, or sooner', () => {
    expect(endAfterObjection('2028-01-01', today)).toBe('2026-12-27');
    expect(endAfterObjection('2026-12-01', today)).toBe('2026-12-01');
  });
});

test('particulars are stored with recorded consent alone, and those left out are named', () => {
  const content = resume({
    particulars: { ...emptyResume.particulars, birthDate: '1990-01-02', passport: 'P1234567A' },
  });
  expect(storableContent(content, true)).toEqual({ content, dropped: [] });
  const left = storableContent(content, false);
  expect(left.dropped).toEqual(['Date of birth', 'Passport']);
  expect(JSON.stringify(left.content)).not.toMatch(/1990|P1234567A/);
});

test('a comparison leaves out empty rows and says what all have', () => {
  const one = (headline: string, skills: string[]) => ({
    headline,
    place: '',
    profession: 'nurse' as const,
    years: 3,
    availability: 'Available now',
    content: resume({ skills }),
  });
  const rows = comparisonRows(
    [one('ICU Nurse', ['Triage', 'IV']), one('OR Nurse', ['triage'])],
    '2026-11-27',
  );
  expect(rows.find(({ label }) => label === 'Place')).toBeUndefined();
  expect(rows.find(({ label }) => label === 'Skills')).toEqual({
    label: 'Skills',
    values: [['Triage', 'IV'], ['triage']],
    shared: ['Triage'],
  });
  expect(rows.find(({ label }) => label === 'Title')?.shared).toEqual([]);
});
