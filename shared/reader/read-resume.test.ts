import { expect, test } from 'vitest';
import { heading, readPages as read, stack, title } from './testing/pages';

const name = { text: 'Jose Rizal Mercado', size: 24, bold: true, x: 50, y: 60 };

const jobs = [
  heading('Work Experience'),
  title('Staff Nurse'),
  'Cebu Doctors Hospital | June 2020 - Present',
  '- Triaged 90 patients a day',
  title('Nurse Volunteer'),
  'Barangay Health Center | 2018 - 2020',
  '- Ran weekly clinics for 400 families',
];

test('a page of one column becomes contact, entries and items', async () => {
  const resume = await read([
    name,
    ...stack(50, 80, [
      'Registered Nurse',
      'jose@example.ph | +63 917 555 0142 | Cebu City, Philippines | https://jose.example.ph',
    ]),
    ...stack(50, 130, [...jobs, heading('Skills'), 'Triage, Wound care, IV therapy, Charting']),
  ]);
  expect(resume.name?.text).toBe('Jose Rizal Mercado');
  expect(resume.title?.text).toBe('Registered Nurse');
  expect(resume.email?.text).toBe('jose@example.ph');
  expect(resume.phone?.text).toBe('+63 917 555 0142');
  expect(resume.location?.text).toBe('Cebu City, Philippines');
  expect(resume.website?.url).toBe('https://jose.example.ph');
  const [work, skills] = resume.sections;
  expect(
    work?.entries.map(({ headline, organization, duration, description }) => [
      headline?.text,
      organization?.text,
      duration?.text,
      description?.text,
    ]),
  ).toEqual([
    ['Staff Nurse', 'Cebu Doctors Hospital', 'June 2020 - Present', '- Triaged 90 patients a day'],
    ['Nurse Volunteer', 'Barangay Health Center', '2018 - 2020', '- Ran weekly clinics for 400 families'],
  ]);
  expect(skills?.items.map(({ text }) => text)).toEqual(['Triage', 'Wound care', 'IV therapy', 'Charting']);
});

test('a sidebar is read apart from the main column, whichever side it is on', async () => {
  const side = [
    heading('Contact'),
    'jose@example.ph',
    'Cebu City, Philippines',
    heading('Skills'),
    'Triage',
    'Wound care',
    'Charting',
  ];
  for (const [sideX, mainX] of [
    [40, 230],
    [420, 50],
  ] as const) {
    const resume = await read([
      { ...name, x: mainX, size: 18 },
      ...stack(sideX, 100, side, 15),
      ...stack(mainX, 100, jobs),
    ]);
    expect(resume.name?.text).toBe('Jose Rizal Mercado');
    expect(resume.email?.text).toBe('jose@example.ph');
    expect(resume.sections.find(({ kind }) => kind === 'skills')?.items.map(({ text }) => text)).toEqual([
      'Triage',
      'Wound care',
      'Charting',
    ]);
    expect(
      resume.sections
        .find(({ kind }) => kind === 'experience')
        ?.entries.map(({ headline }) => headline?.text),
    ).toEqual(['Staff Nurse', 'Nurse Volunteer']);
  }
});

test('dates at the right edge belong to the entries beside them and are no column', async () => {
  const resume = await read([
    name,
    ...stack(50, 100, [
      heading('Employment History'),
      title('Bookkeeper'),
      'Sari-Sari Supply Cooperative',
      'Kept the accounts of 212 member stores and answered their auditors.',
      title('Cashier'),
      'Naga Rural Bank, Inc.',
      'Counted, balanced and reported the cash of three tills every day.',
      title('Clerk'),
      'City Hall of Naga',
      'Filed, copied and indexed the papers of four departments.',
    ]),
    { text: 'March 2019 - Present', x: 450, y: 114 },
    { text: '2016 - 2019', x: 490, y: 156 },
    { text: '2014 - 2016', x: 490, y: 198 },
  ]);
  expect(
    resume.sections[0]?.entries.map(({ headline, organization, duration }) => [
      headline?.text,
      organization?.text,
      duration?.text,
    ]),
  ).toEqual([
    ['Bookkeeper', 'Sari-Sari Supply Cooperative', 'March 2019 - Present'],
    ['Cashier', 'Naga Rural Bank, Inc.', '2016 - 2019'],
    ['Clerk', 'City Hall of Naga', '2014 - 2016'],
  ]);
});

test('the company may come first; the words of all entries decide together', async () => {
  const resume = await read([
    name,
    ...stack(50, 100, [
      heading('Karanasan'),
      title('Mactan Shipping Corporation'),
      'Chief Cook, 2021 - 2024',
      '- Cooked for a crew of 24',
      title('Visayas Foods, Inc.'),
      'Assistant Cook, 2017 - 2021',
      '- Kept the stores in order',
    ]),
  ]);
  expect(resume.sections[0]?.kind).toBe('experience');
  expect(
    resume.sections[0]?.entries.map(({ headline, organization }) => [headline?.text, organization?.text]),
  ).toEqual([
    ['Chief Cook', 'Mactan Shipping Corporation'],
    ['Assistant Cook', 'Visayas Foods, Inc.'],
  ]);
});

test('an unknown heading that is set like the known ones begins a section of its own', async () => {
  const resume = await read([
    name,
    ...stack(50, 100, [
      ...jobs,
      heading('Education'),
      title('Bachelor of Science in Nursing'),
      'Cebu Normal University, 2013-2017',
      heading('Boat Licenses Held'),
      'Small craft, coastal waters',
    ]),
  ]);
  expect(resume.sections.map(({ kind }) => kind)).toEqual(['experience', 'education', 'licenses']);
});

test('page numbers and running headers are no content; a column goes on over the page', async () => {
  const footer = (page: number) => ({ text: `Jose Rizal Mercado · ${page}/2`, x: 50, y: 810, size: 8 });
  const resume = await read(
    [name, ...stack(50, 100, jobs), footer(1)],
    [
      ...stack(50, 60, [
        title('School Nurse'),
        'San Lorenzo Elementary School | 2015 - 2018',
        '- Cared for 900 pupils',
      ]),
      footer(2),
    ],
  );
  expect(resume.sections[0]?.entries.map(({ headline }) => headline?.text)).toEqual([
    'Staff Nurse',
    'Nurse Volunteer',
    'School Nurse',
  ]);
  expect(resume.sections[0]?.entries[1]?.description?.text).toBe('- Ran weekly clinics for 400 families');
});

test.each(['Page 1 of 2', '1/2', 'Pahina 1 ng 2', 'Jose Rizal Mercado · 1/2'])(
  'a page number is no content, even right under the text and as large: %s',
  async (number) => {
    const filled = stack(50, 800 - jobs.length * 14, jobs);
    const resume = await read([name, ...filled, { text: number, x: 50, y: 800 }]);
    expect(resume.sections[0]?.entries[1]?.description?.text).toBe('- Ran weekly clinics for 400 families');
    expect(JSON.stringify({ ...resume, furniture: [] })).not.toContain(number);
    expect(resume.furniture?.map(({ text }) => text)).toContain(number);
  },
);

test('a header that pages repeat is no content, but on the first page it holds the name', async () => {
  const header = { text: 'Jose Rizal Mercado', x: 50, y: 40 };
  const more = ['- Kept the records of the ward', '- Trained twelve volunteers'];
  const resume = await read([header, ...stack(50, 100, jobs)], [header, ...stack(50, 54, more)]);
  expect(resume.name?.text).toBe('Jose Rizal Mercado');
  expect(resume.sections[0]?.entries[1]?.description?.text.split('\n')).toEqual([jobs.at(-1), ...more]);
});

test('a small line alone at the foot of a page is no content', async () => {
  const footer = { text: 'Generated with a builder', x: 50, y: 800, size: 7 };
  const resume = await read([name, ...stack(50, 100, jobs), footer]);
  expect(JSON.stringify({ ...resume, furniture: [] })).not.toContain('builder');
});

test('the number of a page is no content in a wide margin, another number is', async () => {
  const rest = stack(50, 100, ['- Trained twelve volunteers']);
  const pages = (numbers: readonly string[]) =>
    read(
      [name, ...stack(50, 100, jobs), { text: numbers[0] ?? '', x: 500, y: 730 }],
      [...rest, { text: numbers[1] ?? '', x: 500, y: 730 }],
    );
  const counted = await pages(['1/2', '2/2']);
  expect(counted.furniture?.map(({ text }) => text)).toEqual(['1/2', '2/2']);
  expect((await pages(['12', '14'])).furniture).toEqual([]);
});

test('every field says where it was found', async () => {
  const resume = await read([name, ...stack(50, 100, jobs)]);
  const [place] = resume.sections[0]?.entries[0]?.organization?.places ?? [];
  expect(place).toMatchObject({ page: 0, x: 50 });
  expect(place?.y).toBeGreaterThan(114);
  expect(place?.y).toBeLessThan(128);
});

test('titles and employers in one line are told apart by those of the other entries, and lengths of time are neither', async () => {
  const resume = await read([
    name,
    ...stack(50, 100, [
      heading('Work Experience'),
      title('Senior Staff Nurse, Cebu Doctors Hospital Inc'),
      'Mar 2021 - Present',
      'Leads the care of ventilated patients in a unit of twenty-four beds, trains',
      'new nurses and keeps the records of the ward.',
      '- Halved line infections',
      title('Staff Nurse, Perpetual Succour Hospital'),
      'Jun 2019 - Feb 2021',
      '1 year 9 months',
      '- Triaged 90 patients a day',
      title('Documentation Aide, Xylo'),
      'Jan 2018 - May 2019',
      '1 year 4 months',
      '- Kept the records of the ward',
    ]),
  ]);
  expect(
    resume.sections[0]?.entries.map(({ headline, organization, duration }) => [
      headline?.text,
      organization?.text,
      duration?.text,
    ]),
  ).toEqual([
    ['Senior Staff Nurse', 'Cebu Doctors Hospital Inc', 'Mar 2021 - Present'],
    ['Staff Nurse', 'Perpetual Succour Hospital', 'Jun 2019 - Feb 2021'],
    ['Documentation Aide', 'Xylo', 'Jan 2018 - May 2019'],
  ]);
  expect(resume.sections[0]?.entries[0]?.description?.text).toMatch(/^Leads the care .* trains\s+new nurses/);
});
