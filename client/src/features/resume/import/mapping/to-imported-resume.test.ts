import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sectionKinds, type Found, type ReadEntry, type ReadResume } from '#shared/resume/read-resume';
import { resumeContent } from '#shared/resume/schema';
import { toImportedResume } from './to-imported-resume';

const found = (text: string, confidence = 0.9): Found => ({
  text,
  confidence,
  places: [{ page: 0, x: 50, y: text.length, width: 100, height: 12 }],
});

const entry = (texts: Partial<Record<keyof ReadEntry, string>>): ReadEntry => ({
  ...Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, found(text)])),
  bullets: [],
});

const section = (
  kind: ReadResume['sections'][number]['kind'],
  { entries = [], items = [], heading = kind }: { entries?: ReadEntry[]; items?: string[]; heading?: string },
) => ({
  kind,
  heading: found(heading),
  entries,
  items: items.map((item) => found(item)),
  text: found([...items, ...entries.flatMap((one) => one.headline?.text ?? [])].join('\n')),
});

const read = (sections: ReadResume['sections'], rest: Partial<ReadResume> = {}): ReadResume => ({
  links: [],
  unplaced: [],
  text: '',
  ...rest,
  sections,
});

const imported = (...input: Parameters<typeof read>) => {
  const result = toImportedResume(read(...input));
  if (!result) throw new Error('nothing was imported');
  return result;
};

test('contact details, jobs and schools come into their fields, each with its place', () => {
  const { content, person, fields } = imported(
    [
      section('experience', {
        entries: [
          entry({
            headline: 'Staff Nurse',
            organization: 'Cebu Doctors Hospital, Cebu City',
            duration: 'June 2020 - Present (5 years 2 months)',
            description: '- Triaged 90 patients a day',
          }),
        ],
      }),
      section('education', {
        entries: [
          entry({
            headline: 'BS Nursing',
            organization: 'Cebu Normal University',
            duration: 'June 2013 – April 2017',
          }),
        ],
      }),
    ],
    {
      name: found('Jose Rizal'),
      email: found('jose@example.ph'),
      title: found('Nurse'),
      phone: found('+63 917 555 0142'),
      website: { ...found('jose.example.ph'), url: 'jose.example.ph' },
      links: [{ ...found('fb.com/jose'), url: 'http://fb.com/jose' }],
    },
  );
  expect(person).toEqual({ name: 'Jose Rizal', email: 'jose@example.ph' });
  expect(content).toMatchObject({
    title: 'Nurse',
    phone: '+639175550142',
    website: 'https://jose.example.ph',
    links: [{ label: 'Facebook', url: 'https://fb.com/jose' }],
    experience: [
      {
        title: 'Staff Nurse',
        company: 'Cebu Doctors Hospital',
        location: 'Cebu City',
        duration: 'June 2020 - Present',
        description: '- Triaged 90 patients a day',
      },
    ],
    education: [{ degree: 'BS Nursing', school: 'Cebu Normal University', year: '2013-2017' }],
  });
  expect(fields).toContainEqual({
    path: 'experience.0.title',
    text: 'Staff Nurse',
    confidence: 0.9,
    places: found('Staff Nurse').places,
  });
});

test.each([
  ['2013-12-01 – 2014-12-01', 'Dec 2013 – Dec 2014'],
  ['Enero 2020 hanggang ngayon', 'Jan 2020 – Present'],
  ['March 2019 – Present · 2 yrs 3 mos', 'March 2019 – Present'],
  ['2021-03-01 —', 'Mar 2021 – Present'],
  ['Summer 2019', 'Summer 2019'],
])('a duration in words stays, others are written as the form has them: %s', (text, duration) => {
  const { content } = imported([
    section('experience', { entries: [entry({ headline: 'Cook', duration: text })] }),
  ]);
  expect(content.experience[0]?.duration).toBe(duration);
});

test('licenses, languages, trainings and references come into their fields', () => {
  const { content } = imported([
    section('licenses', {
      entries: [
        entry({
          headline: 'Registered Nurse',
          organization: 'PRC',
          number: '0123456',
          duration: 'Nov 2017',
          validUntil: 'November 24, 2029',
        }),
      ],
    }),
    section('languages', { items: ['English (Fluent)', 'Cebuano', 'Native speaker', 'Filipino – Native'] }),
    section('trainings', { entries: [entry({ headline: 'Basic Life Support', hours: '16' })] }),
    section('references', {
      entries: [
        entry({
          headline: 'Dr. Ana Cruz',
          role: 'Chief Nurse',
          organization: 'City Hospital',
          email: 'ana@example.ph',
        }),
      ],
    }),
  ]);
  expect(content.licenses).toMatchObject([
    {
      name: 'Registered Nurse',
      issuer: 'PRC',
      number: '0123456',
      issued: '2017-11',
      validUntil: '2029-11-24',
    },
  ]);
  expect(content.languages).toEqual([
    { name: 'English', level: 'Fluent' },
    { name: 'Cebuano', level: 'Native speaker' },
    { name: 'Filipino', level: 'Native' },
  ]);
  expect(content.trainings).toMatchObject([{ title: 'Basic Life Support', hours: '16' }]);
  expect(content.references).toMatchObject([
    { name: 'Dr. Ana Cruz', position: 'Chief Nurse', company: 'City Hospital', email: 'ana@example.ph' },
  ]);
});

test('references on request are a choice, not an entry', () => {
  const text = found('Available upon request');
  const { content } = imported([
    section('skills', { items: ['Triage'] }),
    {
      kind: 'references',
      heading: found('References'),
      entries: [entry({ headline: text.text })],
      items: [],
      text,
    },
  ]);
  expect(content).toMatchObject({ referencesOnRequest: true, references: [] });
});

test('what is too long is cut and reported, and the rest is in a hidden section', () => {
  const { content, items, fields } = imported([
    section('experience', {
      entries: [
        entry({
          headline: 'Cook',
          description: `- ${'chop '.repeat(80)}\n- ${'stir '.repeat(60)}`.trim(),
        }),
      ],
    }),
    section('skills', { items: Array.from({ length: 22 }, (_, index) => `Skill ${index}`) }),
  ]);
  expect(content.experience[0]?.description).toMatch(/^- chop/);
  expect(content.experience[0]?.description.length).toBeLessThanOrEqual(500);
  expect(fields.find(({ path }) => path === 'experience.0.description')?.text).toBe(
    content.experience[0]?.description,
  );
  expect(content.skills).toHaveLength(20);
  expect(items).toContainEqual(
    expect.objectContaining({ outcome: 'left out', what: 'Skill', text: 'Skill 21' }),
  );
  const hidden = content.customSections.find(({ id }) => content.hiddenSections.includes(id));
  expect(JSON.stringify(hidden)).toContain('stir stir');
  expect(JSON.stringify(hidden)).toContain('Skill 21');
});

test('a section with an unknown heading becomes one of the user’s own', () => {
  const { content } = imported([
    section('other', {
      heading: 'Boats',
      entries: [
        entry({ headline: 'Small craft', organization: 'Coast Guard', duration: '2019', description: 'Bay' }),
      ],
    }),
  ]);
  expect(content.customSections).toEqual([
    {
      id: 'custom-1',
      heading: 'Boats',
      entries: [{ title: 'Small craft', place: 'Coast Guard', date: '2019', text: 'Bay' }],
    },
  ]);
});

test('lines that no field holds are listed with their heading', () => {
  const lines = [
    'Personal Information',
    'Height: 165 cm',
    'Religion: Roman Catholic',
    'Skills',
    'Triage',
  ].map((line) => found(line));
  const { unplaced } = imported(
    [
      {
        kind: 'personal',
        heading: lines[0],
        entries: [],
        items: [],
        text: found('Height: 165 cm\nReligion: Roman Catholic'),
      },
      section('skills', { items: ['Triage'], heading: 'Skills' }),
    ],
    { lines },
  );
  expect(unplaced).toMatchObject([
    { text: 'Height: 165 cm\nReligion: Roman Catholic', what: 'Personal Information' },
  ]);
});

test('a file without any field is no resume', () => {
  expect(toImportedResume(read([], { name: found('Jose') }))).toBeUndefined();
});

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    'Nurse',
    '2019 – Present',
    '12/2013',
    'x'.repeat(700),
    'http://a b',
    '- a\n- b',
    'English (C1)',
    ' ',
  ),
);
const anyFound = anyText.map((text) => found(text, 0.5));
const maybe = fc.option(anyFound, { nil: undefined });
const anyLink = fc.record({ text: anyText, url: anyText }).map(({ text, url }) => ({ ...found(text), url }));
const anyEntry: fc.Arbitrary<ReadEntry> = fc.record({
  headline: maybe,
  organization: maybe,
  location: maybe,
  duration: maybe,
  number: maybe,
  validUntil: maybe,
  hours: maybe,
  role: maybe,
  phone: maybe,
  email: maybe,
  description: maybe,
  link: fc.option(anyLink, { nil: undefined }),
  bullets: fc.constant([]),
});
const anyRead: fc.Arbitrary<ReadResume> = fc.record({
  name: maybe,
  title: maybe,
  email: maybe,
  phone: maybe,
  location: maybe,
  summary: maybe,
  website: fc.option(anyLink, { nil: undefined }),
  links: fc.array(anyLink, { maxLength: 12 }),
  sections: fc.array(
    fc.record({
      kind: fc.constantFrom(...sectionKinds),
      heading: maybe,
      entries: fc.array(anyEntry, { maxLength: 12 }),
      items: fc.array(anyFound, { maxLength: 25 }),
      text: maybe,
    }),
    { maxLength: 6 },
  ),
  unplaced: fc.constant([]),
  text: fc.constant(''),
  lines: fc.array(anyFound, { maxLength: 8 }),
});

const valueAt = (content: unknown, path: string) =>
  path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], content);

test('whatever was read, the content satisfies the schema and holds each field where it says', () => {
  fc.assert(
    fc.property(anyRead, (resume) => {
      const result = toImportedResume(resume);
      if (!result) return;
      expect(resumeContent.safeParse(result.content).success).toBe(true);
      for (const { path, text } of result.fields) expect(valueAt(result.content, path)).toBe(text);
    }),
    { numRuns: 150, seed: 17 },
  );
});
