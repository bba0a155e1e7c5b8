import { describe, expect, test } from 'vitest';
import { emptyResume } from '#shared/resume/empty-resume';
import { noParticulars } from '#shared/resume/particulars';
import { emptyEducation, emptyExperience, type ResumeContent } from '#shared/resume/schema';
import { fullSections } from '#shared/resume/sections/testing/full-sections';
import { textOf, type ResumeText } from '../../form/form-content';
import { defaultChoices, mergedContent, type Choices, type Mode } from './merge';

const resume = (content: Partial<ResumeContent> = {}): ResumeText => textOf({ ...emptyResume, ...content });
const empty = resume();
const merge = (mine: ResumeText, imported: ResumeText, chosen: Choices = {}, mode: Mode = 'merge') =>
  mergedContent(mine, imported, { ...defaultChoices(mine, imported, mode), ...chosen }, { mode, empty });
const job = (title: string, company: string, rest: Partial<typeof emptyExperience> = {}) => ({
  ...emptyExperience,
  title,
  company,
  ...rest,
});
const full = resume({ ...fullSections, title: 'Nurse', skills: ['Triage'] });

describe('merging', () => {
  test('an empty form becomes the file, and the same file again changes nothing', () => {
    expect(merge(empty, full)).toEqual({ ...full, referencesArePublic: false });
    expect(merge(full, full)).toEqual(full);
  });

  test('particulars fill what is empty, replace or stay out as chosen, and none is switched on', () => {
    const mine = resume({
      particulars: { ...noParticulars, religion: 'Iglesia ni Cristo', printed: ['religion'] },
    });
    const file = resume({
      particulars: { ...noParticulars, religion: 'Catholic', height: '158 cm', visa: 'C1/D' },
    });
    const merged = (chosen: Choices) =>
      merge(mine, file, { 'particulars.visa': 'skip', ...chosen }).particulars;
    expect(merged({})).toEqual({ ...mine.particulars, height: '158 cm' });
    expect(merged({ 'particulars.religion': 'add' })).toMatchObject({ religion: 'Catholic', visa: '' });
    expect(merge(mine, file, {}, 'replace').particulars).toEqual(file.particulars);
    expect(merge(mine, resume({}), {}, 'replace').particulars).toEqual(mine.particulars);
  });

  test('the same title and company is the same entry, whatever the case and signs', () => {
    const mine = resume({ experience: [job('Staff Nurse', 'Visayas Medical, Inc.')] });
    const file = resume({ experience: [job('STAFF NURSE', 'Visayas Medical Inc', { duration: '2021' })] });
    expect(defaultChoices(mine, file, 'merge')).toMatchObject({ 'experience.0': 'replace-0' });
    expect(merge(mine, file).experience).toEqual([
      job('STAFF NURSE', 'Visayas Medical Inc', { duration: '2021' }),
    ]);
  });

  test('what the file does not have stays in a replaced entry', () => {
    const mine = resume({ licenses: [{ ...fullSections.licenses[0]!, numberIsPublic: true }] });
    const file = resume({ licenses: [{ ...fullSections.licenses[0]!, number: '', issuer: 'PRC Manila' }] });
    const [license] = merge(mine, file, { 'licenses.0': 'replace-0' }).licenses;
    expect(license).toEqual({ ...mine.licenses[0], issuer: 'PRC Manila' });
  });

  test('two jobs of one title at one company are told apart by their time', () => {
    const [first, second] = [
      job('Nurse', 'VM', { duration: '2015' }),
      job('Nurse', 'VM', { duration: '2021' }),
    ];
    const mine = resume({ experience: [first, second] });
    const file = resume({
      experience: [{ ...second, description: 'New words here' }, job('Nurse', 'Other')],
    });
    expect(defaultChoices(mine, file, 'merge')).toMatchObject({
      'experience.0': 'replace-1',
      'experience.1': 'add',
    });
  });

  test('each entry is added, replaced or skipped as chosen', () => {
    const mine = resume({ education: [{ ...emptyEducation, degree: 'BSN', school: 'CNU' }] });
    const file = resume({ education: [{ ...emptyEducation, degree: 'MAN', school: 'UP' }] });
    const degrees = (choice: Choices[string]) =>
      merge(mine, file, { 'education.0': choice }).education.map(({ degree }) => degree);
    expect(degrees('add')).toEqual(['BSN', 'MAN']);
    expect(degrees('skip')).toEqual(['BSN']);
    expect(degrees('replace-0')).toEqual(['MAN']);
  });

  test('mine stays unless it is empty', () => {
    const mine = resume({ title: 'Cook', hiddenSections: ['awards'], sectionHeadings: { awards: 'Prizes' } });
    const file = resume({ title: 'Nurse', location: 'Cebu', sectionHeadings: { awards: 'Honors' } });
    expect(merge(mine, file)).toEqual({ ...mine, location: 'Cebu' });
    expect(merge(mine, file, { title: 'add' }).title).toBe('Nurse');
  });

  test('a section of the user’s own joins the one of the same heading, else gets an id that is free', () => {
    const entry = { title: 'B', place: '', date: '', text: '' };
    const mine = resume({
      customSections: [{ id: 'custom-1', heading: 'Exams', entries: [{ ...entry, title: 'A' }] }],
      hiddenSections: ['custom-2'],
    });
    const file = resume({
      customSections: [
        { id: 'custom-1', heading: 'Hobbies', entries: [entry] },
        { id: 'custom-2', heading: 'exams', entries: [entry] },
      ],
      sectionHeadings: { 'custom-1': 'Pastimes' },
    });
    const merged = merge(mine, file);
    expect(merged.customSections).toEqual([
      { id: 'custom-1', heading: 'Exams', entries: [{ ...entry, title: 'A' }, entry] },
      { id: 'custom-3', heading: 'Hobbies', entries: [entry] },
    ]);
    expect(merged.sectionHeadings).toEqual({ 'custom-3': 'Pastimes' });
  });

  test('references never become public by adding a file', () => {
    const file = resume({ references: fullSections.references, referencesArePublic: true });
    expect(merge(resume({ title: 'Cook' }), file).referencesArePublic).toBe(false);
  });
});

test('replacing takes the file alone, with its arrangement', () => {
  const mine = resume({ title: 'Cook', skills: ['Soup'], hiddenSections: ['awards'] });
  const file = { ...full, referencesArePublic: true };
  expect(merge(mine, file, {}, 'replace')).toEqual(file);
});
