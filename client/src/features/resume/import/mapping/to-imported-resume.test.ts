import { expect, test } from 'vitest';
import { splitAddress } from './map-basics';
import { toImportedResume } from './to-imported-resume';
import { entry, found, imported, read, section } from './testing/read-sections';

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
        text: { ...found('Height: 165 cm\nReligion: Roman Catholic'), places: lines[1]?.places ?? [] },
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

test('particulars come into their fields and are switched off, and a street is kept from the city', () => {
  const { content, fields } = imported([], {
    title: found('Third Officer'),
    location: found('Blk 4 Lot 12, Brgy. Villa Arevalo, Iloilo City, Philippines'),
    particulars: { birthDate: found('March 17, 1996'), civilStatus: found('Married') },
  });
  expect(content.location).toBe('Iloilo City, Philippines');
  expect(content.particulars).toMatchObject({
    birthDate: '1996-03-17',
    civilStatus: 'Married',
    streetAddress: 'Blk 4 Lot 12, Brgy. Villa Arevalo',
    printed: [],
  });
  expect(fields.map(({ path }) => path)).toContain('particulars.birthDate');
});

test.each([
  ['Cebu City, Philippines', '', 'Cebu City, Philippines'],
  ['12 Rizal St., Lahug, Cebu City 6000', '12 Rizal St.', 'Lahug, Cebu City 6000'],
  ['12 Rizal Street', '', '12 Rizal Street'],
  ['', '', ''],
])('the street of %s', (address, street, location) => {
  expect(splitAddress(address)).toEqual({ street, location });
});
