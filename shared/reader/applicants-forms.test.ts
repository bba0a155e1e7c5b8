import { expect, test } from 'vitest';
import { docxOf, p } from './testing/archives';
import { entriesOf, readResumeOf, readText } from './testing/read';

// Forms that applicants fill in: one table with its sections, headings over several columns, answers below their labels.

const cell = (text: string, columns = 1) =>
  `<w:tc><w:tcPr>${columns > 1 ? `<w:gridSpan w:val="${columns}"/>` : ''}</w:tcPr>${text
    .split('\n')
    .map((line) => p(line))
    .join('')}</w:tc>`;
const rowOf = (...cells: string[]) => `<w:tr>${cells.join('')}</w:tr>`;
const row = (...texts: string[]) => rowOf(...texts.map((text) => cell(text)));
const form = (...rows: string[]) => docxOf(p('PERSONAL DATA SHEET') + `<w:tbl>${rows.join('')}</w:tbl>`);
const endOfEach = (text: string) => rowOf(cell(text, 4));

const sheet = form(
  endOfEach('I. PERSONAL INFORMATION'),
  row('SEX AT BIRTH', '☐ Male ☑ Female', 'GSIS ID NO.', '1234-5678-901'),
  row('CIVIL STATUS', '☐ Single ☑ Married', 'MOBILE NO.', '0917 555 0142'),
  endOfEach('V. WORK EXPERIENCE'),
  rowOf(
    cell('28.\nINCLUSIVE DATES', 2),
    cell('POSITION TITLE\n(Write in full)'),
    cell('COMPANY\n(Write in full)'),
  ),
  row('From', 'To', '', ''),
  row('06/03/2019', '05/31/2021', 'Clerk', 'Naga Rice Mill'),
  row('01/10/2016', '03/27/2019', 'Cashier', 'Pili Bakery'),
  endOfEach('(Continue on separate sheet if necessary)'),
  endOfEach('III. EDUCATIONAL BACKGROUND'),
  row('LEVEL', 'NAME OF SCHOOL', 'DEGREE', 'YEAR GRADUATED'),
  row('COLLEGE', 'Bicol Bay College', 'BS Accountancy', '2015'),
  row('GRADUATE STUDIES', 'N/A', 'N/A', ''),
);

test('a form of one table is read by its sections and their headings, also where one is above two columns', async () => {
  const resume = await readResumeOf(sheet);
  expect(entriesOf(resume, 'experience').map((entry) => entry.slice(0, 3))).toEqual([
    ['Clerk', 'Naga Rice Mill', '06/03/2019 – 05/31/2021'],
    ['Cashier', 'Pili Bakery', '01/10/2016 – 03/27/2019'],
  ]);
});

test('a level of school without a school is no entry', async () => {
  const resume = await readResumeOf(sheet);
  expect(entriesOf(resume, 'education').map(([degree]) => degree)).toEqual(['BS Accountancy']);
});

test('the box that is ticked is the answer, and the number of an office is no phone', async () => {
  const { particulars, phone } = await readResumeOf(sheet);
  expect(particulars?.sex?.text).toBe('Female');
  expect(particulars?.civilStatus?.text).toBe('Married');
  expect(phone?.text).toBe('0917 555 0142');
});

test('a heading of two lines names what is in each line of its cells, and how long a contract was is no date', async () => {
  const resume = await readResumeOf(
    docxOf(
      p('Ana Reyes') +
        p('SEA SERVICE', 'Heading1') +
        `<w:tbl>${[
          row('Name of Vessel\nFlag', 'Rank', 'From', 'To', 'Duration'),
          row('MV Panay Sun\nPanama', 'Oiler', '01/02/2020', '01/10/2020', '8 months'),
        ].join('')}</w:tbl>`,
    ),
  );
  const [entry] = resume.sections.flatMap(({ entries }) => entries);
  expect([entry?.ship?.vessel?.text, entry?.ship?.flag?.text]).toEqual(['MV Panay Sun', 'Panama']);
  expect(entry?.duration?.text).toBe('01/02/2020 – 01/10/2020');
});

test('answers below several labels of a row are beside them, and labels in turn with answers are no headings', async () => {
  const pairs = await readText(
    [
      'Ana Reyes',
      'WORK EXPERIENCE',
      'Job title\tCompany name',
      'Nurse\tMabini Clinic',
      'Start date\tEnd date',
      'Jan 2019\tMay 2021',
      'Job title\tCompany name',
      'Aide\tRizal Clinic',
      'Start date\tEnd date',
      'Feb 2015\tDec 2018',
    ].join('\n'),
  );
  const inTurn = await readResumeOf(
    docxOf(
      p('Ana Reyes') +
        p('WORK EXPERIENCE', 'Heading1') +
        `<w:tbl>${[
          row('Company Name', 'Mabini Clinic', 'Position', 'Nurse'),
          row('Address', 'Naga City', 'Inclusive Dates', 'Jan 2019 – May 2021'),
        ].join('')}</w:tbl>`,
    ),
  );
  expect(entriesOf(pairs, 'experience').map((entry) => entry.slice(0, 3))).toEqual([
    ['Nurse', 'Mabini Clinic', 'Jan 2019 – May 2021'],
    ['Aide', 'Rizal Clinic', 'Feb 2015 – Dec 2018'],
  ]);
  expect(entriesOf(inTurn, 'experience')[0]?.slice(0, 2)).toEqual(['Nurse', 'Mabini Clinic']);
});

test('the number of a license may have a line of its own', async () => {
  const { sections } = await readText(
    'Ana Reyes\n\nLICENSES\n\nRegistered Nurse\nNumber: 0912345\nIssued: May 3, 2019\n\nMidwife\nNumber: 0455120\nIssued: June 8, 2021\n',
  );
  expect(sections.flatMap(({ entries }) => entries.map(({ number }) => number?.text))).toEqual([
    '0912345',
    '0455120',
  ]);
});
