import { expect, test } from 'vitest';
import { emptyResume } from '../empty-resume';
import { resumeContent, skill } from '../schema';
import { exampleLeft, loadExample, startFrom } from './examples';
import { hintsOf } from './hints';
import { professionOf, professions } from './professions';

test.each(professions)('the example of $id is a filled resume that can be saved as it is', async ({ id }) => {
  const { person, content } = await loadExample(id);
  expect(resumeContent.parse(content)).toEqual(content);
  expect(person.email).toMatch(/@example\.com$/);
  expect(person.lastName, 'a name that says it is a sample').toBe('Halimbawa');
  expect(content.experience.length).toBeGreaterThan(1);
  expect(content.education.length).toBeGreaterThan(0);
  expect(content.licenses.length).toBeGreaterThan(0);
  expect(content.licenses.map(({ number }) => number).join('')).toBe('');
  expect(content.phone, 'an invented number may be a real person’s').toBe('');
  expect(professionOf(content.title)).toBe(id);
});

test('the hints fit their fields', () => {
  const all = [
    hintsOf(undefined, ''),
    ...professions.map(({ id }) => hintsOf(id, '')),
    hintsOf('seafarer', 'Second Engineer'),
  ];
  for (const hints of all) {
    expect(
      resumeContent.partial().safeParse({ title: hints.title, summary: hints.summary, skills: hints.skills })
        .success,
    ).toBe(true);
    for (const one of hints.skills) expect(skill.parse(one)).toBe(one);
  }
});

test('a ship’s engineer gets the engine room’s hints, a mate the deck’s', () => {
  for (const title of ['Second Engineer', 'Engine Cadet', 'Oiler', 'Wiper', 'Electro-Technical Officer']) {
    expect(professionOf(title), title).toBe('seafarer');
    expect(hintsOf('seafarer', title).degree, title).toBe('Bachelor of Science in Marine Engineering');
  }
  for (const title of ['Chief Mate', 'Able Seaman', 'Deck Cadet', ''])
    expect(hintsOf('seafarer', title).degree, title).toBe('Bachelor of Science in Marine Transportation');
});

test('a license starts without its dates', async () => {
  for (const { id } of professions) {
    const { content } = await loadExample(id);
    expect(startFrom(content).licenses).toEqual(
      content.licenses.map((license) => ({ ...license, issued: '', validUntil: '', noExpiry: false })),
    );
  }
});

test('the contracts of an example are left as long as vessel and rank are', async () => {
  const start = startFrom((await loadExample('seafarer')).content);
  const left = (seaService: typeof start.seaService) => exampleLeft({ ...emptyResume, seaService }, start);
  expect(left(start.seaService)).toEqual(['MV Amihan Star', 'MV Habagat Trader']);
  expect(left(start.seaService.map((contract) => ({ ...contract, vessel: 'MV Own' })))).toEqual([]);
});

test('what is left of an example is named, and one’s own is not', async () => {
  const { content } = await loadExample('nurse');
  const start = startFrom(content);
  expect(exampleLeft(start, start)).toEqual([
    'Summary',
    'Visayas Provincial Hospital',
    'Barangay Mabuhay Health Center',
    'Cebu Normal University',
    'Registered Nurse',
    'BLS Provider',
    'IV Therapy Training for Nurses',
    'Infection Prevention and Control',
  ]);
  const own = {
    ...start,
    summary: '',
    experience: start.experience.map((job) => ({ ...job, company: 'My hospital' })),
    education: start.education.map((study) => ({ ...study, year: '2020-2024' })),
    licenses: start.licenses.map((license) => ({ ...license, validUntil: '2029-01' })),
    trainings: [],
  };
  expect(exampleLeft(own, start)).toEqual([]);
});
