import { expect, test } from 'vitest';
import { bold, docxOf, p, run, table, textBox } from '../testing/archives';
import { entriesOf, itemsOf, readResumeOf } from '../testing/read';

const name = p('Liza Ramos Dalisay', 'Title');
const jobs = [
  p('Work Experience', 'Heading1'),
  p('Staff Nurse', 'Heading2'),
  p('Visayas Community Medical Center\tJune 2020 - Present'),
  p('Triaged 90 patients a day in a unit that never closes, with a team of twelve', 'List'),
  p('Kept the records of the ward', 'List'),
  p('Nurse Volunteer', 'Heading2'),
  p('Barangay Health Center\t2018 - 2020'),
  p('Ran weekly clinics', 'List'),
].join('');
const readJobs = [
  [
    'Staff Nurse',
    'Visayas Community Medical Center',
    'June 2020 - Present',
    '- Triaged 90 patients a day in a unit that never closes, with a team of twelve\n- Kept the records of the ward',
  ],
  ['Nurse Volunteer', 'Barangay Health Center', '2018 - 2020', '- Ran weekly clinics'],
];

test('headings, tabs and lists become sections, entries and descriptions', async () => {
  const resume = await readResumeOf(
    docxOf(
      [
        name,
        p('Registered Nurse'),
        p('liza@example.ph | 0917 555 0142 | Cebu City, Philippines'),
        jobs,
        p('Skills', 'Heading1'),
        p('Triage, Wound care, IV therapy, Charting'),
      ].join(''),
    ),
  );
  expect(resume.name?.text).toBe('Liza Ramos Dalisay');
  expect(resume.title?.text).toBe('Registered Nurse');
  expect(resume.email?.text).toBe('liza@example.ph');
  expect(resume.phone?.text).toBe('0917 555 0142');
  expect(resume.location?.text).toBe('Cebu City, Philippines');
  expect(entriesOf(resume, 'experience')).toEqual(readJobs);
  expect(itemsOf(resume, 'skills')).toEqual(['Triage', 'Wound care', 'IV therapy', 'Charting']);
});

test('headings that are only bold are headings too', async () => {
  const resume = await readResumeOf(
    docxOf(
      [
        name,
        bold('WORK EXPERIENCE'),
        p(`${run('Staff Nurse', '<w:b/>')}${run(', Visayas Medical Center')}${run('\tJune 2020 - Present')}`),
        p('Triaged patients.', 'List'),
        p(`${run('Ward Clerk', '<w:b/>')}${run(', Cebu City Hospital')}${run('\t2018 - 2020')}`),
        p('Filed the records.', 'List'),
        bold('EDUCATION'),
        p('Bachelor of Science in Nursing'),
        p('Cebu Normal University, 2014-2018'),
      ].join(''),
    ),
  );
  expect(entriesOf(resume, 'experience').map((entry) => entry.slice(0, 3))).toEqual([
    ['Staff Nurse', 'Visayas Medical Center', 'June 2020 - Present'],
    ['Ward Clerk', 'Cebu City Hospital', '2018 - 2020'],
  ]);
  expect(entriesOf(resume, 'education')[0]?.slice(0, 3)).toEqual([
    'Bachelor of Science in Nursing',
    'Cebu Normal University',
    '2014-2018',
  ]);
});

test('the name and contact details of a header are read, page numbers of a footer are not', async () => {
  const page = `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> PAGE </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>7</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>`;
  const resume = await readResumeOf(
    docxOf(jobs, {
      header: name + p('liza@example.ph'),
      footer: `<w:p><w:r><w:t xml:space="preserve">Page </w:t></w:r>${page}</w:p>`,
    }),
  );
  expect(resume.name?.text).toBe('Liza Ramos Dalisay');
  expect(resume.email?.text).toBe('liza@example.ph');
  expect(entriesOf(resume, 'experience')).toEqual(readJobs);
  expect(resume.text).not.toContain('7');
});

test('a table of two columns is read column by column', async () => {
  const side =
    p('Contact', 'Heading1') + p('liza@example.ph') + p('Skills', 'Heading1') + p('Triage') + p('Charting');
  const resume = await readResumeOf(docxOf(name + table([side, jobs])));
  expect(resume.email?.text).toBe('liza@example.ph');
  expect(itemsOf(resume, 'skills')).toEqual(['Triage', 'Charting']);
  expect(entriesOf(resume, 'experience')).toEqual(readJobs);
});

test('a date in the cell beside an entry dates it', async () => {
  const resume = await readResumeOf(
    docxOf(
      name +
        p('Employment History', 'Heading1') +
        table(
          [
            p('June 2020 - Present'),
            bold('Staff Nurse') + p('Visayas Medical Center') + p('Triaged.', 'List'),
          ],
          [p('2018 - 2020'), bold('Ward Clerk') + p('Cebu City Hospital') + p('Filed.', 'List')],
        ),
    ),
  );
  expect(entriesOf(resume, 'experience')).toEqual([
    ['Staff Nurse', 'Visayas Medical Center', 'June 2020 - Present', '- Triaged.'],
    ['Ward Clerk', 'Cebu City Hospital', '2018 - 2020', '- Filed.'],
  ]);
});

test('the rows of a table with column headings are entries', async () => {
  const row = (...texts: string[]) => texts.map((text) => p(text));
  const resume = await readResumeOf(
    docxOf(
      name +
        p('Trainings and Seminars Attended', 'Heading1') +
        table(
          row('Title', 'Venue', 'Date'),
          row('Basic Life Support', 'Philippine Red Cross', 'March 2022'),
          row('IV Therapy', 'ANSAP Cebu', 'May 2021'),
        ),
    ),
  );
  expect(entriesOf(resume, 'trainings').map((entry) => entry.slice(0, 3))).toEqual([
    ['Basic Life Support', 'Philippine Red Cross', 'March 2022'],
    ['IV Therapy', 'ANSAP Cebu', 'May 2021'],
  ]);
});

test('rows of several lines are entries, with the level of school or the years before them', async () => {
  const resume = await readResumeOf(
    docxOf(
      name +
        bold('EDUCATIONAL ATTAINMENT') +
        table(
          [
            p('Tertiary'),
            p(':'),
            p('Rizal Technological University') +
              p('Bachelor of Technical Teacher Education') +
              p('2012 - 2016'),
          ],
          [p('Secondary'), p(':'), p('San Roque National High School') + p('2008 - 2012')],
        ) +
        bold('CHARACTER REFERENCES') +
        table([
          p('Engr. Ana Cruz') + p('Plant Manager') + p('0917 555 0199'),
          p('Mr. Ben Lim') + p('Foreman') + p('0917 555 0198'),
        ]) +
        p('I hereby certify that the above information is true and correct.') +
        p('LIZA R. DALISAY'),
    ),
  );
  expect(entriesOf(resume, 'education').map((entry) => entry.slice(0, 3))).toEqual([
    ['Bachelor of Technical Teacher Education', 'Rizal Technological University', '2012 - 2016'],
    ['Secondary', 'San Roque National High School', '2008 - 2012'],
  ]);
  expect(entriesOf(resume, 'references').map(([headline]) => headline)).toEqual([
    'Engr. Ana Cruz',
    'Mr. Ben Lim',
  ]);
});

test('a bio-data table of labels and values is read as such', async () => {
  const row = (label: string, value: string) => [p(label), p(':'), p(value)];
  const resume = await readResumeOf(
    docxOf(
      p('BIO-DATA', 'Title') +
        table(
          row('Name', 'Liza Ramos Dalisay'),
          row('Address', 'Lahug, Cebu City'),
          row('Mobile No.', '0917 555 0142'),
          row('Email', 'liza@example.ph'),
          row('Civil Status', 'Single'),
        ) +
        jobs,
    ),
  );
  expect(resume.name?.text).toBe('Liza Ramos Dalisay');
  expect(resume.email?.text).toBe('liza@example.ph');
  expect(resume.phone?.text).toBe('0917 555 0142');
  expect(resume.location?.text).toBe('Lahug, Cebu City');
  expect(resume.text).toContain('Civil Status: Single');
  expect(entriesOf(resume, 'experience')).toEqual(readJobs);
});

test('text boxes are read once, and a sidebar in one does not cut the text it is anchored in', async () => {
  const side = p('Skills', 'Heading1') + p('Triage') + p('Charting');
  const resume = await readResumeOf(
    docxOf(p(run('Liza Ramos Dalisay', '<w:sz w:val="48"/>') + textBox(side)) + jobs),
  );
  expect(resume.name?.text).toBe('Liza Ramos Dalisay');
  expect(entriesOf(resume, 'experience')).toEqual(readJobs);
  expect(itemsOf(resume, 'skills')).toEqual(['Triage', 'Charting']);
});

test('links keep their addresses; hidden and deleted text is left out', async () => {
  const resume = await readResumeOf(
    docxOf(
      name +
        p(
          `<w:hyperlink r:id="l1">${run('My portfolio')}</w:hyperlink>${run(' hidden', '<w:vanish/>')}<w:del><w:r><w:delText> deleted</w:delText></w:r></w:del><w:ins>${run(' kept')}</w:ins>`,
        ) +
        jobs,
      { links: { l1: 'https://liza.example.ph/work' } },
    ),
  );
  expect(resume.website?.url).toBe('https://liza.example.ph/work');
  expect(resume.text).toContain('kept');
  expect(resume.text).not.toMatch(/hidden|deleted/);
});

test('an address belongs to the words of its link, and not to those beside them', async () => {
  const resume = await readResumeOf(
    docxOf(
      name +
        p(
          `${run('liza@example.ph | 0917 555 0142 | ')}<w:hyperlink r:id="l1">${run('linkedin.com/in/liza-example')}</w:hyperlink>`,
        ) +
        jobs,
      { links: { l1: 'https://www.linkedin.com/in/liza-example' } },
    ),
  );
  expect(resume.links.map(({ text, url }) => [text, url])).toEqual([
    ['linkedin.com/in/liza-example', 'https://www.linkedin.com/in/liza-example'],
  ]);
  expect(resume.unplaced).toEqual([]);
});

test('line breaks inside a paragraph, spaces as tabs and typed bullets are read as they look', async () => {
  const resume = await readResumeOf(
    docxOf(
      name +
        p('Work Experience', 'Heading1') +
        p(run('Staff Nurse', '<w:b/>') + run('\nVisayas Medical Center          June 2020 - Present')) +
        p('•\tTriaged patients') +
        p('\uf0b7 Kept records'),
    ),
  );
  expect(entriesOf(resume, 'experience')).toEqual([
    ['Staff Nurse', 'Visayas Medical Center', 'June 2020 - Present', '- Triaged patients\n- Kept records'],
  ]);
});

test('every field points at the line it was found in', async () => {
  const { readBytes } = await import('../read-bytes');
  const reading = await readBytes(docxOf(name + jobs), 'liza.docx');
  if (!('resume' in reading)) throw new Error('not read');
  const [place] = reading.resume.sections[0]?.entries[1]?.organization?.places ?? [];
  const line = reading.lines?.find(({ box }) => box.y === place?.y);
  expect(line?.text).toContain('Barangay Health Center');
  expect(reading.pages).toHaveLength(1);
});

test('the date that stood at the right of a number is not part of it', async () => {
  const resume = await readResumeOf(
    docxOf(
      name +
        p('Licenses', 'Heading1') +
        p('Registered Electrical Engineer') +
        p('PRC No. 0061927September 2019'),
    ),
  );
  const [license] = resume.sections[0]?.entries ?? [];
  expect([license?.number?.text, license?.duration?.text]).toEqual(['0061927', 'September 2019']);
});
