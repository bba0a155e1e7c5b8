import { expect, test } from 'vitest';
import type { ReadEntry, ReadResume, SectionKind } from '#shared/resume/read-resume';
import { docxOf, p, table } from './testing/archives';
import { heading, readPages } from './testing/pages';
import { itemsOf, readResumeOf, readText } from './testing/read';

// Forms and tables whose lines are not drawn, as PDF and as copied text: what is beside each other belongs together.

const person = [
  { text: 'Ana P. Reyes', size: 20, bold: true, x: 40, y: 40 },
  { text: 'ana.reyes@example.ph | 0917 555 0100', x: 40, y: 60 },
];
type Name = Exclude<keyof ReadEntry, 'bullets' | 'ship'>;
const textsOf = (resume: ReadResume, kind: SectionKind, ...names: Name[]) =>
  resume.sections
    .filter((section) => section.kind === kind)
    .flatMap(({ entries }) => entries.map((entry) => names.map((name) => entry[name]?.text)));

/** Cells of a row at the edges of three columns. */
const row = (y: number, ...texts: string[]) =>
  texts.flatMap((text, index) => (text === '' ? [] : [{ text, x: [40, 190, 340, 470][index] ?? 0, y }]));

test('a form without lines has its labels and dates beside what they say, in all of its sections', async () => {
  const resume = await readPages([
    ...person,
    { ...heading('PERSONAL INFORMATION'), x: 40, y: 90 },
    ...row(106, 'Date of Birth', ': August 21, 1988'),
    ...row(122, 'Civil Status', ': Married'),
    ...row(138, 'Language Spoken', ': English, Tagalog'),
    { ...heading('EDUCATION'), x: 40, y: 166 },
    ...row(182, '2005 - 2010', 'BS Mechanical Engineering'),
    { text: 'Naga Institute of Technology', x: 190, y: 196 },
    { ...heading('WORK EXPERIENCE'), x: 40, y: 224 },
    ...row(240, '2019 - Present', 'Foreman'),
    { text: 'Alkhorayef Group, Riyadh, Saudi Arabia', x: 190, y: 254 },
    { text: '- Leads 18 technicians', x: 200, y: 268 },
    ...row(290, '2014 - 2019', 'Technician'),
    { text: 'Carrier Philippines, Muntinlupa City', x: 190, y: 304 },
    { text: '- Installed split type units', x: 200, y: 318 },
    { ...heading('SKILLS'), x: 40, y: 346 },
    ...row(362, 'Welding', 'AutoCAD', 'Ducts'),
    ...row(378, 'Chillers', 'Excel', 'Pumps'),
    { ...heading('CHARACTER REFERENCES'), x: 40, y: 406 },
    ...row(422, 'Engr. Romeo Lazo', '', 'Mr. Dennis Chua'),
    ...row(436, 'Project Manager', '', 'Service Manager'),
    ...row(450, 'Alkhorayef Group', '', 'Carrier Philippines'),
    ...row(464, '0917 555 0101', '', '0917 555 0102'),
  ]);
  expect([resume.particulars?.birthDate?.text, resume.particulars?.civilStatus?.text]).toEqual([
    'August 21, 1988',
    'Married',
  ]);
  expect(itemsOf(resume, 'languages')).toEqual(['English', 'Tagalog']);
  expect(textsOf(resume, 'education', 'headline', 'organization', 'duration')).toEqual([
    ['BS Mechanical Engineering', 'Naga Institute of Technology', '2005 - 2010'],
  ]);
  expect(textsOf(resume, 'experience', 'headline', 'duration', 'description')).toEqual([
    ['Foreman', '2019 - Present', '- Leads 18 technicians'],
    ['Technician', '2014 - 2019', '- Installed split type units'],
  ]);
  expect(itemsOf(resume, 'skills')).toHaveLength(6);
  expect(textsOf(resume, 'references', 'headline', 'role', 'organization', 'phone')).toEqual([
    ['Engr. Romeo Lazo', 'Project Manager', 'Alkhorayef Group', '0917 555 0101'],
    ['Mr. Dennis Chua', 'Service Manager', 'Carrier Philippines', '0917 555 0102'],
  ]);
});

test('a table without lines is read by its header, also where FROM is above the first date', async () => {
  const resume = await readPages([
    ...person,
    { ...heading('EMPLOYMENT RECORD'), x: 40, y: 90 },
    ...row(106, 'FROM', 'TO', 'COMPANY', 'POSITION'),
    ...row(122, 'Jan 2018', 'Dec 2023', 'Saipem Contracting', 'Scaffolder'),
    ...row(138, 'May 2013', 'Nov 2017', 'Hyundai Engineering', 'Helper'),
    { ...heading('SKILLS'), x: 40, y: 166 },
    { text: 'Scaffolding', x: 40, y: 182 },
  ]);
  expect(textsOf(resume, 'experience', 'headline', 'organization', 'duration')).toEqual([
    ['Scaffolder', 'Saipem Contracting', 'Jan 2018 – Dec 2023'],
    ['Helper', 'Hyundai Engineering', 'May 2013 – Nov 2017'],
  ]);
});

test('copied cells: short sentences are no company, a number is of its row, a phone ends a referee', async () => {
  const resume = await readText(
    'Ana P. Reyes\nana.reyes@example.ph\nWORK EXPERIENCE\n2019 - 2023\tTicketing Officer\nRajah Travel, Cebu City\nIssued and reissued tickets\nPrepares method statements\n' +
      '2014 - 2018\tTravel Clerk\nCarrier Tours, Muntinlupa City\nBooked hotel rooms abroad\n' +
      'LICENSES\nRegistered Mechanical Engineer\tPRC No. 0087655\nRAC Servicing NC II\tTESDA, 2012\n' +
      'REFERENCES\nRomeo Lazo\nProject Manager\nAlkhorayef Group\n0917 555 0101\tDennis Chua\nService Manager\nCarrier Tours\n0917 555 0102\n',
  );
  expect(textsOf(resume, 'experience', 'headline', 'organization', 'description')).toEqual([
    [
      'Ticketing Officer',
      'Rajah Travel, Cebu City',
      'Issued and reissued tickets\nPrepares method statements',
    ],
    ['Travel Clerk', 'Carrier Tours, Muntinlupa City', 'Booked hotel rooms abroad'],
  ]);
  expect(textsOf(resume, 'licenses', 'headline', 'organization', 'number')).toEqual([
    ['Registered Mechanical Engineer', undefined, '0087655'],
    ['RAC Servicing NC II', 'TESDA', undefined],
  ]);
  expect(textsOf(resume, 'references', 'headline', 'role', 'organization', 'phone')).toEqual([
    ['Romeo Lazo', 'Project Manager', 'Alkhorayef Group', '0917 555 0101'],
    ['Dennis Chua', 'Service Manager', 'Carrier Tours', '0917 555 0102'],
  ]);
});

test('a copied sidebar is above the name in capitals, and a title may be set like a heading', async () => {
  const copied = await readText(
    'CONTACT\n0917 555 0190\nlea.montano@example.com\nDumaguete City, Negros Oriental\nSKILLS\nTicketing\nLEA MONTANO\nTravel Consultant\nWORK EXPERIENCE\nClerk\nRajah Travel\n2019 - 2021\n',
  );
  expect([copied.name?.text, copied.title?.text, copied.location?.text]).toEqual([
    'LEA MONTANO',
    'Travel Consultant',
    'Dumaguete City, Negros Oriental',
  ]);
  const page = await readPages([
    { text: 'Regina Soriano', size: 24, x: 40, y: 40 },
    { ...heading('Quality Assurance Chemist'), x: 40, y: 62 },
    { ...heading('Experience'), x: 40, y: 90 },
    ...row(106, '2019 - Present', 'Clerk, Nutri Asia, Taguig'),
    { ...heading('Languages'), x: 40, y: 134 },
    { text: 'English', x: 40, y: 150 },
  ]);
  expect(page.title?.text).toBe('Quality Assurance Chemist');
});

test('groups of skills copied below their names, and lists in a Word table among styled headings', async () => {
  const copied = await readText(
    'Ana P. Reyes\nana@example.ph\nSKILLS\nInstruments\nHPLC, GC-MS, UV-Vis\nStandards\nISO 17025, HACCP\n',
  );
  expect(itemsOf(copied, 'skills')).toEqual(['HPLC', 'GC-MS', 'UV-Vis', 'ISO 17025', 'HACCP']);
  const word = await readResumeOf(
    docxOf(
      p('Ana P. Reyes', 'Title') +
        p('Education', 'Heading1') +
        p('BS Nursing, Naga College, 2015') +
        p('Languages', 'Heading1') +
        p('Filipino') +
        p('Other Information', 'Heading1') +
        table(
          [p('31. SPECIAL SKILLS'), p('32. RECOGNITION')],
          [p('Triage'), p('Nurse of the Year')],
          [p('Charting'), p('')],
        ),
    ),
  );
  expect(itemsOf(word, 'skills')).toEqual(['Triage', 'Charting']);
  expect(textsOf(word, 'awards', 'headline')).toEqual([['Nurse of the Year']]);
});

test('a Word file may have skills above its name, below headings of a smaller level', async () => {
  const resume = await readResumeOf(
    docxOf(
      p('Contact') +
        p('ana.reyes@example.ph') +
        p('Top Skills', 'Heading3') +
        p('Triage') +
        p('Languages', 'Heading3') +
        p('Filipino') +
        p('Ana P. Reyes', 'Title') +
        p('Staff Nurse') +
        p('Experience', 'Heading2') +
        p('Staff Nurse INaga City') +
        p('Naga HospitalJan 2019 – Present') +
        p('Education', 'Heading2') +
        p('BS Nursing, Naga College, 2015'),
    ),
  );
  expect([resume.name?.text, resume.title?.text]).toEqual(['Ana P. Reyes', 'Staff Nurse']);
  expect(itemsOf(resume, 'skills')).toEqual(['Triage']);
  expect(itemsOf(resume, 'languages')).toEqual(['Filipino']);
  expect(textsOf(resume, 'experience', 'headline', 'organization', 'duration')).toEqual([
    ['Staff Nurse I', 'Naga Hospital', 'Jan 2019 – Present'],
  ]);
});

test('below the company of several positions, a title keeps its department and its region', async () => {
  const resume = await readText(
    'Ana P. Reyes\nana@example.ph\nEXPERIENCE\nAcme Bank\nIloilo City\nBranch Manager, Jan 2020 – Present\n- Led twelve people.\nHead, Private Customers, Visayas, Mar 2016 – Dec 2019\n- Looked after customers.\n',
  );
  expect(textsOf(resume, 'experience', 'headline', 'organization')).toEqual([
    ['Branch Manager', 'Acme Bank'],
    ['Head, Private Customers, Visayas', 'Acme Bank'],
  ]);
});
