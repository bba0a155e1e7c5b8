// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { findTemplate, templates } from '../templates';
import { emptySections } from '#shared/resume/schema';
import { fullSections } from '#shared/resume/sections/testing/full-sections';
import { a4, allTexts, laidOut, squeezed, textsOf } from '../test/marks';
import { lizaSource } from '../test/people';
import type { DocumentSource } from './document';
import { layoutDocument } from './layout-document';

const source: DocumentSource = { ...lizaSource, resume: { ...lizaSource.resume, ...fullSections } };
const withSections = (changes: Partial<typeof source.resume>) => ({
  ...source,
  resume: { ...source.resume, ...changes },
});

const headings = [
  'Sea Service',
  'Licenses and Certifications',
  'Languages',
  'Trainings and Seminars',
  'Projects',
  'Volunteer Experience',
  'Publications',
  'Links',
  'Interests',
  'Character References',
  'Board Examinations',
  // Renamed from Awards.
  'Honors',
];

const printed = [
  'Luntian Manning Agency',
  '8,280 kW',
  'Feb 10, 2023',
  'Total sea service: 1 year 8 months',
  'License No. 0123456',
  'Valid until Nov 24, 2029',
  'May 2024, no expiry',
  'Hiligaynon (Native)',
  'Barangay Health Map',
  'map.example.ph',
  'Trained 12 mappers',
  'March 4–6, 2023, 24 hours',
  'Nurse of the Year',
  'Out of 214 nominees.',
  'Philippine Red Cross',
  'Talisay City',
  'Hand Hygiene in Provincial Wards',
  'Dr. Jose Peña',
  'jose.pena@example.ph',
  'Calm in every code.',
  'Free diving',
  'Rating 85.4%',
];

describe.each(templates.map((template) => [template.id, template] as const))('%s', (_id, template) => {
  const textOf = (changed: DocumentSource) =>
    squeezed(
      allTexts(laidOut(changed, template))
        .map(({ text }) => text)
        .join(''),
    );

  test('every section prints under its heading', () => {
    expect(textsOf(laidOut(source, template), 'heading')).toEqual(expect.arrayContaining(headings));
    const text = textOf(source);
    for (const part of printed) expect(text, part).toContain(squeezed(part));
  });

  test('sea service counts to today', () => {
    const text = textOf({ ...source, today: '2023-02-19' });
    expect(text).toContain(squeezed('Total sea service: 11 months 10 days'));
  });

  test('an old resume without these sections prints none of them', () => {
    const shown = textsOf(laidOut(withSections(emptySections), template), 'heading');
    for (const heading of headings) expect(shown).not.toContain(heading);
  });

  test('a hidden section is not printed, and the order is the user’s', () => {
    const changed = withSections({
      hiddenSections: ['projects', 'custom-boards'],
      sectionOrder: ['volunteering', 'awards', 'unknown'],
    });
    const shown = textsOf(laidOut(changed, template), 'heading');
    expect(shown).not.toContain('Projects');
    expect(shown).not.toContain('Board Examinations');
    expect(shown.indexOf('Volunteer Experience')).toBeLessThan(shown.indexOf('Honors'));
  });

  test('references may be available on request', () => {
    const text = textOf(withSections({ referencesOnRequest: true }));
    expect(text).toContain('Availableonrequest');
    expect(text).not.toContain('JosePeña');
  });

  test('a license links to its public credential, and to no other', () => {
    const linksFor = (credentialId: string) =>
      allTexts(
        laidOut(withSections({ licenses: [{ ...fullSections.licenses[0]!, credentialId }] }), template),
      ).find(({ text }) => text === 'Verify online')?.link;
    const [credential] = lizaSource.credentials;
    expect(linksFor(credential?.id ?? '')).toBe(`${lizaSource.profileUrl}/credentials/${credential?.id}`);
    expect(linksFor('00000000-0000-4000-8000-000000000000')).toBeUndefined();
  });
});

test('what a search finds of the file is nothing of a hidden section', () => {
  const [template] = templates;
  if (!template) throw new Error('There is no template');
  const { keywords } = laidOut(source, template);
  for (const shown of ['Registered Nurse', 'Hiligaynon']) expect(keywords).toContain(shown);
  const hidden = withSections({ hiddenSections: ['skills', 'licenses', 'languages'] });
  expect(laidOut(hidden, template).keywords).toEqual([]);
});

test.each([
  ['under each other', []],
  ['side by side', ['Cooking', 'Ludo', 'Judo', 'Math']],
])('%s, an item of several lines is set apart from its neighbors in a narrow column', (_, more) => {
  const interests = ['Chess', 'Open source: documentation and community building', 'Diving', ...more];
  const narrow = withSections({ ...emptySections, interests });
  const document = layoutDocument(narrow, findTemplate('modern-blue'), { ...a4, density: 'comfortable' });
  const marks = allTexts(document).filter(({ section, role }) => section === 'interests' && role === 'skill');
  const lines = [...new Set(marks.map(({ baseline }) => baseline))];
  const distances = lines.slice(1).map((line, i) => line - (lines[i] ?? NaN));
  const [above = NaN, within = NaN, below = NaN] = distances;
  expect(above - within).toBeCloseTo(0.8);
  expect(below - within).toBeCloseTo(0.8);
});
