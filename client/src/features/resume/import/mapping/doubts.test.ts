import { expect, test } from 'vitest';
import type { ReadEntry, SectionKind } from '#shared/resume/read-resume';
import { pathsToCheck } from '../imported-resume';
import { entry, imported, section } from './testing/read-sections';

type Texts = Partial<Record<keyof ReadEntry, string>>;
const job = (headline: string, organization: string, duration: string, description = ''): Texts => ({
  headline,
  ...(organization && { organization }),
  ...(duration && { duration }),
  ...(description && { description }),
});

const marked = (kind: SectionKind, ...entries: Texts[]) =>
  pathsToCheck(imported([section(kind, { entries: entries.map(entry) })]).fields);
const first = job('Staff Nurse', 'Iloilo Mission Hospital', '2018 – 2020', '- Cared for twelve patients');
const second = job('School Nurse', 'Sun Yat Sen High School', '2016 – 2018');
const third = job('Company Nurse', 'Panay Power Corporation', '2014 – 2016');

test('what is like its neighbors and says what its fields are for is not doubtful', () => {
  expect(marked('experience', first, second, third)).toEqual([]);
});

test.each<[string, Texts]>([
  ['lacks the date that its neighbors have', job('Ward Nurse', 'Aklan Provincial Hospital', '')],
  ['lacks its company', job('Ward Nurse', '', '2012 – 2014')],
  [
    'holds the dates of another',
    job('Ward Nurse', 'Aklan Hospital', '2012 – 2014', 'Helped.\nMay 2010 – May 2012'),
  ],
  [
    'holds the company of another',
    job('Ward Nurse', 'Aklan Hospital', '2012 – 2014', 'Jose Rizal Clinic\nHelped.'),
  ],
  ['is called by a sentence', job('Cared for twelve patients of a ward', 'Aklan Hospital', '2012 – 2014')],
  ['is called by a place', job('Malay, Aklan', 'Aklan Hospital', '2012 – 2014')],
  ['has a company in its name', job('Nurse, Rural Health Unit of Dumangas', 'Dumangas', '2012 – 2014')],
  ['has half of a bracket', job('Ward Nurse (Night', 'Aklan Hospital', '2012 – 2014')],
])('a job is doubtful that %s, and those beside it are not', (_what, odd) => {
  const paths = marked('experience', first, second, third, odd);
  expect(paths).toContain('experience.3.title');
  expect(paths.filter((path) => !path.startsWith('experience.3.'))).toEqual([]);
});

test('a title and a company that changed places, and a date that is no span among spans, are doubtful by themselves', () => {
  const reversed = job('Aklan Trading Company', 'Cashier', '2012 – 2014');
  expect(marked('experience', first, second, third, reversed)).toContain('experience.3.company');
  expect(marked('experience', first, second, third, job('Cashier', 'Aklan Mart', '2012'))).toEqual([
    'experience.3.duration',
  ]);
});

test('an award is doubtful whose giver begins with words that may be of its title', () => {
  const award = (headline: string, organization: string) => ({ headline, organization, duration: '2021' });
  const paths = marked(
    'awards',
    award('Gold', 'Packaging, Philippine Design Guild'),
    award('Best Thesis', 'Aklan State University, Banga'),
    award('Employee of the Year', 'Panay Power Corporation'),
  );
  expect(paths).toEqual(['awards.0.title', 'awards.0.awarder']);
});

test('where most entries are doubtful, all are', () => {
  const odd = job('Ward Nurse', '', '');
  expect(marked('experience', odd, odd, first)).toContain('experience.2.title');
});

test('what is no language among languages is doubtful', () => {
  const { fields } = imported([
    section('languages', { items: ['English', 'Filipino', 'Spoken and written'] }),
  ]);
  expect(pathsToCheck(fields)).toEqual(['languages.2.name']);
});

test('a row of a table in one cell is doubtful', () => {
  const ship = { vessel: 'MV Amihan', flag: 'Panama 54,214', tonnage: '41,130', power: '9,000' };
  const { fields } = imported([
    section('experience', {
      entries: [
        {
          ...entry({ headline: 'Able Seaman' }),
          ship: Object.fromEntries(
            Object.entries(ship).map(([name, text]) => [name, { text, confidence: 0.95, places: [] }]),
          ),
        },
      ],
    }),
  ]);
  expect(pathsToCheck(fields)).toContain('seaService.0.flag');
});

test('a school with honors in its name, a giver in the name of a training, and half of a date are doubtful', () => {
  const school = { headline: 'BS Nursing', organization: 'Naga Academy With High Honors', duration: '2012' };
  expect(marked('education', school)).toContain('education.0.school');
  const training = { headline: 'First Aid, Nurses Guild of Iloilo', duration: '2012' };
  expect(marked('trainings', training)).toContain('trainings.0.title');
  const other = { headline: 'First Aid', organization: 'Department of Education, May', duration: '2012' };
  expect(marked('trainings', other)).toContain('trainings.0.organizer');
});

test('a degree that names none, the rest of a company and the same place twice are doubtful', () => {
  const school = (headline: string) => ({
    headline,
    organization: 'Bohol Isles College',
    duration: '2012 – 2016',
  });
  expect(marked('education', school('BS Biology'), school('Secondary'), school('Grade 12'))).toEqual([]);
  expect(
    marked('education', school('BS Biology'), school('BS Physics'), school('Community Development')),
  ).toEqual(['education.2.degree', 'education.2.school']);
  expect(marked('experience', first, second, job('Ward Nurse', 'Corp.', '2012 – 2014'))).toContain(
    'experience.2.company',
  );
  const twice = {
    ...job('Ward Nurse', 'Aklan Hospital', '2012 – 2014'),
    location: 'Guimba, Guimba, Nueva Ecija',
  };
  expect(marked('experience', first, second, twice)).toEqual(['experience.2.location']);
});

test('headings and shares among skills, and several languages in one, are doubtful', () => {
  const items = ['Triage', 'TOOLS AND METHODS', 'SQL', '75%', 'Charting'];
  expect(pathsToCheck(imported([section('skills', { items })]).fields)).toContain('skills.1');
  const { fields } = imported([
    section('languages', { items: ['Bikol (Native) Filipino (Fluent) English'] }),
  ]);
  expect(pathsToCheck(fields)).toContain('languages.0.name');
});

test('an entry is doubtful that has a text between its own that no field holds', () => {
  const at = (text: string, y: number) => ({
    text,
    confidence: 0.95,
    places: [{ page: 0, x: 50, y, width: 200, height: 10 }],
  });
  const license = (name: string, y: number) => ({
    headline: at(name, y),
    organization: at('Bureau of Fire', y + 14),
    duration: at('May 2019', y + 42),
    bullets: [],
  });
  const entries = [license('Fire Safety Officer', 100), license('Fire Safety Inspector', 200)];
  const lines = (between: number) => [
    ...entries.flatMap(({ headline, organization, duration }) => [headline, organization, duration]),
    at('Board of Rescue', between),
  ];
  const checked = (between: number) =>
    pathsToCheck(imported([section('licenses', { entries })], { lines: lines(between) }).fields);
  expect(checked(128)).toEqual(['licenses.0.name', 'licenses.0.issuer', 'licenses.0.issued']);
  expect(checked(160)).toEqual([]);
});

test('where many fields are doubtful, nothing is sure and all is checked, the most doubtful first', () => {
  const titles = ['Staff Nurse', 'School Nurse', 'Company Nurse', 'Ward Nurse', 'Flight Nurse', 'Camp Nurse'];
  const sure = titles.map((title) => job(title, 'Iloilo Mission Hospital', '2018 – 2020'));
  const odd = ['2012', '2013', '2014', '2015'].map((year) => job('Nurse (Night', 'Aklan Hospital', year));
  const read = (count: number) =>
    imported([section('experience', { entries: [...sure, ...odd.slice(0, count)].map(entry) })]).fields;
  expect(pathsToCheck(read(1))).toEqual(read(1).flatMap(({ path }) => (path.includes('.6.') ? [path] : [])));
  const all = pathsToCheck(read(4));
  expect(all).toHaveLength(read(4).length);
  expect(all[0]).toMatch(/^experience\.[6-9]\./);
});

test('two items in one, and half of a place, are doubtful', () => {
  const { fields } = imported([
    section('skills', { items: ['Triage', 'Internal audit Power Query', 'Charting', 'Work with Excel'] }),
  ]);
  expect(pathsToCheck(fields)).toEqual(['skills.1']);
  expect(marked('experience', first, second, { ...third, location: 'City, Leyte' })).toContain(
    'experience.2.location',
  );
});
