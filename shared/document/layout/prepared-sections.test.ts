// @vitest-environment node
import { expect, test } from 'vitest';
import { findTemplate } from '../templates';
import { emptyEducation, emptyExperience } from '#shared/resume/schema';
import { fullSections } from '#shared/resume/sections/testing/full-sections';
import { allTexts, laidOut } from '../test/marks';
import { blankSource, lizaSource } from '../test/people';
import type { DocumentSource } from './document';

type Resume = DocumentSource['resume'];

const withResume = (changes: Partial<Resume>): DocumentSource => ({
  ...blankSource,
  resume: { ...blankSource.resume, ...changes },
});
/** The texts of a section under its heading. */
const printed = (section: string, changes: Partial<Resume>) =>
  allTexts(laidOut(withResume(changes), findTemplate('minimalist-gray')))
    .filter((mark) => mark.section === section && mark.role !== 'heading' && mark.role !== 'marker')
    .map(({ text }) => text);

const [license] = fullSections.licenses;
test.each([
  ['2017-11-24', '2029-11-24', false, 'Valid until Nov 24, 2029', 'Issued Nov 24, 2017'],
  ['2017-11', '', true, 'Nov 2017, no expiry'],
  ['2017-11', '2029-11', true, 'Nov 2017, no expiry'],
  ['', '', true, 'No expiry'],
  ['', '2029-11', false, 'Valid until Nov 2029'],
  ['2017', '', false, '2017'],
])(
  'a license from %j to %j, without expiry: %j, is printed as %j',
  (issued, validUntil, noExpiry, ...expected) => {
    const licenses = [{ ...license!, issuer: '', number: '', issued, validUntil, noExpiry }];
    expect(printed('licenses', { licenses })).toEqual(['Registered Nurse', ...expected]);
  },
);

test('a license and the credential that proves it are one item', () => {
  const [proof, other] = [
    {
      id: '7b0c8a52-6b9f-4c1e-9a53-0a4f8f2a7c11',
      title: 'PRC card',
      issuer: 'PRC',
      issuedDate: null,
      description: 'Top 10.',
    },
    {
      id: '7b0c8a52-6b9f-4c1e-9a53-0a4f8f2a7c12',
      title: 'Diploma',
      issuer: '',
      issuedDate: null,
      description: '',
    },
  ];
  const textsOf = (hiddenSections: string[], name = license!.name) => {
    const licenses = [{ ...license!, name, credentialId: proof.id }];
    const source = { ...withResume({ licenses, hiddenSections }), credentials: [proof, other] };
    return allTexts(laidOut(source, findTemplate('minimalist-gray'))).map(({ text }) => text);
  };
  expect(textsOf([])).toEqual(expect.arrayContaining(['Registered Nurse', 'Top 10.', 'Diploma']));
  expect(textsOf([])).not.toContain('PRC card');
  expect(textsOf(['licenses'])).toContain('PRC card');
  // Without a name it has that of its credential, once.
  expect(textsOf([], '').filter((text) => text === 'PRC card')).toHaveLength(1);
  // Nor does it need a link where name and issuer say the same.
  const same = { ...proof, title: 'Registered nurse', description: 'Same.' };
  const unlinked = withResume({ licenses: [{ ...license!, credentialId: '' }] });
  const all = allTexts(laidOut({ ...unlinked, credentials: [same] }, findTemplate('minimalist-gray')));
  expect(all.map(({ text }) => text)).toContain('Same.');
  expect(all.filter(({ text }) => /^registered nurse$/i.test(text))).toHaveLength(1);
  // What is hidden proves nothing.
  expect(textsOf(['credentials'])).toContain('Registered Nurse');
  expect(textsOf(['credentials'])).not.toContain('Top 10.');
});

test('what has no value is not printed, nor are its label and separators', () => {
  const nothing = { issued: '', validUntil: '', number: '', issuer: '' };
  expect(printed('licenses', { licenses: [{ ...license!, ...nothing }] })).toEqual(['Registered Nurse']);
  expect(
    printed('languages', {
      languages: [
        { name: 'Bikol', level: '' },
        { name: '', level: 'Native' },
        { name: ' ', level: '' },
        { name: 'English', level: 'Fluent' },
      ],
    }),
  ).toEqual(['Bikol', 'Native', 'English (Fluent)']);
  expect(
    printed('links', {
      links: [
        { label: '', url: 'https://a.example/' },
        { label: 'Work', url: '' },
        { label: '', url: '' },
        { label: 'Site', url: 'http://b.example' },
      ],
    }),
  ).toEqual(['a.example', 'Work', 'Site: b.example']);
  expect(printed('interests', { interests: [' ', 'Chess'] })).toEqual(['Chess']);
  expect(printed('skills', { skills: [' ', 'Payroll'] })).toEqual(['Payroll']);
});

test.each([
  ['24', 'March 2023, 24 hours'],
  ['3 days', 'March 2023, 3 days'],
  ['24h', 'March 2023, 24h'],
  ['', 'March 2023'],
])('a training of %j is %j', (hours, expected) => {
  const trainings = [{ title: 'First aid', organizer: '', duration: 'March 2023', hours }];
  expect(printed('trainings', { trainings })).toEqual(['First aid', expected]);
});

test('without a headline the place takes its line, without both the time, and without any text nothing is printed', () => {
  const job = {
    ...emptyExperience,
    location: 'Naga City',
    duration: '2013-2017',
    description: 'Kept books.',
  };
  const lines = (changes: Partial<typeof job>) =>
    printed('experience', { experience: [{ ...job, ...changes }] });
  expect(lines({ title: 'Clerk' })).toEqual(['Clerk', 'Naga City', '2013–2017', 'Kept books.']);
  expect(lines({ title: 'Clerk', company: 'Shop' }).slice(1, 3)).toEqual(['Shop', 'Naga City']);
  expect(lines({ company: 'Shop' }).slice(0, 2)).toEqual(['Shop', 'Naga City']);
  expect(lines({})).toEqual(['Naga City', '2013–2017', 'Kept books.']);
  expect(lines({ location: '' })).toEqual(['2013–2017', 'Kept books.']);
  expect(lines({ location: '', duration: '' })).toEqual(['Kept books.']);
  expect(lines({ location: '', duration: '', description: ' ' })).toEqual([]);
  expect(lines({ title: 'Clerk', location: '', duration: '', description: '' })).toEqual(['Clerk']);
});

test('a place leads to its address if that is safe', () => {
  const linkOf = (section: string, changes: Partial<Resume>) =>
    allTexts(laidOut(withResume(changes), findTemplate('minimalist-gray'))).filter(
      (mark) => mark.section === section && mark.link !== undefined,
    )[0]?.link;
  const experience = (link: string) =>
    linkOf('experience', { experience: [{ ...emptyExperience, title: 'Clerk', company: 'Shop', link }] });
  expect(experience(' https://shop.example ')).toBe('https://shop.example/');
  expect(experience('javascript:alert(1)')).toBeUndefined();
  const education = [{ ...emptyEducation, degree: 'BS', school: 'School', link: ' https://school.example ' }];
  expect(linkOf('education', { education })).toBe('https://school.example/');
  const [project] = fullSections.projects;
  expect(linkOf('projects', { projects: [{ ...project!, link: ' https://map.example ' }] })).toBe(
    'https://map.example/',
  );
  const [reference] = fullSections.references;
  expect(linkOf('references', { references: [{ ...reference!, phone: '', email: ' a@b.example ' }] })).toBe(
    'mailto:a@b.example',
  );
  const links = [{ label: '', url: ' https://a.example ' }];
  expect(linkOf('links', { links })).toBe('https://a.example/');
});

const withEmoji = (value: unknown): unknown => {
  if (typeof value === 'string') return /^[\d-]*$|^https?:|@/.test(value) ? value : `${value} 😀`;
  if (Array.isArray(value)) return value.map(withEmoji);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withEmoji(part)]));
};

test('a warning names the field as the builder shows it, and its entry', () => {
  const { sectionOrder, customSections, ...sections } = fullSections;
  const noted = withEmoji({ ...lizaSource.resume, ...sections }) as Resume;
  const [own] = customSections;
  const source: DocumentSource = {
    ...lizaSource,
    person: withEmoji(lizaSource.person) as typeof lizaSource.person,
    credentials: lizaSource.credentials.map((credential) => ({ ...credential, title: 'License 😀' })),
    resume: {
      ...noted,
      sectionOrder,
      sectionHeadings: { awards: 'Honors 😀' },
      customSections: [
        { ...own!, heading: 'Boards', entries: [{ ...own!.entries[0]!, text: 'Passed 😀' }] },
        { ...own!, id: 'custom-other', heading: '', entries: [{ ...own!.entries[0]!, place: 'Cebu 😀' }] },
      ],
    },
  };
  const { warnings } = laidOut(source, findTemplate('minimalist-gray'));
  expect(warnings.map(({ field }) => field).sort()).toEqual(
    [
      'Name',
      'Location',
      'Title',
      'Summary',
      'Phone',
      'Skills',
      'Credential 1',
      'Boards 1',
      'Section 1',
      'Headings',
      'Work Experience 1',
      'Work Experience 2',
      'Sea Service 1',
      'Sea Service 2',
      'Education 1',
      'Licenses and Certifications 1',
      'Licenses and Certifications 2',
      'Languages 1',
      'Languages 2',
      'Trainings and Seminars 1',
      'Projects 1',
      'Awards 1',
      'Volunteer Experience 1',
      'Publications 1',
      'Links 1',
      'Links 2',
      'Interests',
      'Character References 1',
    ].sort(),
  );
});
