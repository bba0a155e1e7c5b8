import { expect, test } from 'vitest';
import type { ReadEntry, ReadResume } from '#shared/resume/read-resume';
import { docxOf, p, table } from '../testing/archives';
import { heading, readPages, stack, title } from '../testing/pages';
import { entriesOf, readResumeOf, readText } from '../testing/read';
import { tinyPdf } from '../testing/tiny-pdf';

const head = 'Corazon Santiago\ncorazon@example.ph\n\n';
const read = (section: string) => readText(head + section);

type Name = Exclude<keyof ReadEntry, 'bullets' | 'ship'>;

/** The named texts of each entry of a section. */
const textsOf = (resume: ReadResume, kind: ReadResume['sections'][number]['kind'], ...names: Name[]) =>
  resume.sections
    .filter((section) => section.kind === kind)
    .flatMap(({ entries }) => entries.map((entry) => names.map((name) => entry[name]?.text)));

test('lines that each have a date are entries, and the sign before the date separates their facts', async () => {
  const trainings = await read(
    'TRAININGS\nCritical Care Update, PNA Cebu Chapter, August 12-14, 2022, 24 hours\nInfection Control – Department of Health – March 2021 – 16 hrs\n',
  );
  expect(textsOf(trainings, 'trainings', 'headline', 'organization', 'duration', 'hours')).toEqual([
    ['Critical Care Update', 'PNA Cebu Chapter', 'August 12-14, 2022', '24'],
    ['Infection Control', 'Department of Health', 'March 2021', '16'],
  ]);
  const awards = await read(
    'AWARDS\nOutstanding Teacher, Naga Division, 2021\nBest Coach, Math Olympiad, 2019\n',
  );
  expect(textsOf(awards, 'awards', 'headline', 'organization', 'duration')).toEqual([
    ['Outstanding Teacher', 'Naga Division', '2021'],
    ['Best Coach', 'Math Olympiad', '2019'],
  ]);
});

test('a company keeps its suffix and a school its city', async () => {
  const resume = await read(
    'AWARDS\nSafety Award, Mindanao Builders, Inc., 2019\nBest Crew, Visayas Lines, Ltd., 2018\n',
  );
  expect(textsOf(resume, 'awards', 'headline', 'organization')).toEqual([
    ['Safety Award', 'Mindanao Builders, Inc.'],
    ['Best Crew', 'Visayas Lines, Ltd.'],
  ]);
});

test('a date below its entry goes with the lines above it, as many as in the first entry', async () => {
  const resume = await read(
    'EDUCATION\nBachelor of Science in Nursing\nCebu Normal University\n2012 – 2016\nCertificate in Caregiving\nBohol Training School\n2010 – 2011\n',
  );
  expect(textsOf(resume, 'education', 'headline', 'organization', 'duration')).toEqual([
    ['Bachelor of Science in Nursing', 'Cebu Normal University', '2012 – 2016'],
    ['Certificate in Caregiving', 'Bohol Training School', '2010 – 2011'],
  ]);
});

test('a date with its place above a title belongs to the entry below it', async () => {
  const resume = await read(
    [
      'WORK EXPERIENCE',
      '01/2020 – Current Davao City, Davao del Sur',
      'Project Engineer, Durian City Builders Corporation',
      '• Manage a hotel of twelve storeys',
      '03/2017 – 12/2019 Digos City, Davao del Sur',
      'Site Engineer, Apo Ridge Construction',
      '• Supervised concrete works of two schools',
      '',
    ].join('\n'),
  );
  expect(textsOf(resume, 'experience', 'headline', 'organization', 'location', 'duration')).toEqual([
    [
      'Project Engineer',
      'Durian City Builders Corporation',
      'Davao City, Davao del Sur',
      '01/2020 – Current',
    ],
    ['Site Engineer', 'Apo Ridge Construction', 'Digos City, Davao del Sur', '03/2017 – 12/2019'],
  ]);
});

test('one entry may be a line and the next one three', async () => {
  const resume = await read(
    'EDUCATION\nMaster of Arts in Nursing, University of Santo Tomas, 2020\nBachelor of Science in Nursing\nCebu Normal University\n2012 – 2016\n',
  );
  expect(textsOf(resume, 'education', 'headline', 'organization', 'duration')).toEqual([
    ['Master of Arts in Nursing', 'University of Santo Tomas', '2020'],
    ['Bachelor of Science in Nursing', 'Cebu Normal University', '2012 – 2016'],
  ]);
});

test.each(['Licensed practical nurse', 'Billing and collection clerk'])(
  'a title in small letters is no sentence: %s',
  async (line) => {
    const resume = await read(
      `EXPERIENCE\nPanay Hospital\nIloilo City\n2019 – 2021\n${line}\n- Helped 40 patients a day.\nNaga Clinic\nNaga City\n2016 – 2018\n${line}\n- Kept the files.\n`,
    );
    expect(textsOf(resume, 'experience', 'headline', 'organization')).toEqual([
      [line, 'Panay Hospital'],
      [line, 'Naga Clinic'],
    ]);
  },
);

test('grades, ratings and honors are no school, issuer or degree', async () => {
  const education = await read(
    'EDUCATION\nUniversity of San Carlos\nBS Computer Engineering, GPA 1.6\n2013 – 2017, Magna Cum Laude\n',
  );
  expect(entriesOf(education, 'education')).toEqual([
    ['BS Computer Engineering', 'University of San Carlos', '2013 – 2017', 'GPA 1.6\nMagna Cum Laude'],
  ]);
  const licenses = await read(
    'LICENSES\nCivil Engineer Licensure Examination, November 2015, Rating: 88.5%\nPRC License No. 0145678\n',
  );
  expect(textsOf(licenses, 'licenses', 'headline', 'organization', 'number', 'duration')).toEqual([
    ['Civil Engineer Licensure Examination', undefined, '0145678', 'November 2015'],
  ]);
});

test('headings of columns name the fields of a table’s rows, also where cells are empty', async () => {
  const row = (...texts: string[]) => texts.map((text) => p(text));
  const resume = await readResumeOf(
    docxOf(
      p('Corazon Santiago') +
        p('Work Experience', 'Heading1') +
        table(
          row('Vessel', 'Rank', 'Company', 'From', 'To'),
          row('MV Amihan', 'Second Engineer', 'Luntian Manning', '03/2022', '12/2023'),
          row('MT Habagat', 'Third Engineer', '', 'Jan 2020', 'Nov 2021'),
        ) +
        p('Licenses', 'Heading1') +
        table(
          row('License', 'Number', 'Date Issued', 'Valid Until'),
          row('Second Engineer Officer', 'EO-123456', 'Jan 12, 2022', 'Jan 11, 2027'),
        ),
    ),
  );
  expect(textsOf(resume, 'experience', 'headline', 'organization', 'duration')).toEqual([
    ['Second Engineer', 'MV Amihan (Luntian Manning)', '03/2022 – 12/2023'],
    ['Third Engineer', 'MT Habagat', 'Jan 2020 – Nov 2021'],
  ]);
  expect(textsOf(resume, 'licenses', 'headline', 'number', 'duration', 'validUntil')).toEqual([
    ['Second Engineer Officer', 'EO-123456', 'Jan 12, 2022', 'Jan 11, 2027'],
  ]);
});

test('a page’s table has its columns by their places', async () => {
  const columns = [50, 200, 330, 450];
  const rows = [
    ['Training', 'Provider', 'Date', 'Hours'],
    ['Basic Training', 'Compass Center', 'May 2021', '40'],
    ['Advanced Fire Fighting', 'Compass Center', 'June 2021', '24'],
  ];
  const resume = await readResumeOf(
    tinyPdf([
      [
        { text: 'Corazon Santiago', x: 50, y: 50, size: 20, bold: true },
        { text: 'Trainings', x: 50, y: 90, size: 14, bold: true },
        ...rows.flatMap((texts, line) =>
          texts.map((text, index) => ({
            text,
            x: columns[index] ?? 0,
            y: 120 + line * 16,
            bold: line === 0,
          })),
        ),
      ],
    ]),
  );
  expect(textsOf(resume, 'trainings', 'headline', 'organization', 'duration', 'hours')).toEqual([
    ['Basic Training', 'Compass Center', 'May 2021', '40'],
    ['Advanced Fire Fighting', 'Compass Center', 'June 2021', '24'],
  ]);
});

test('levels of school begin entries, beside their school or above it', async () => {
  const expected = [
    ['MA in Education', 'Ateneo de Naga University', '2017-2019'],
    ['Bachelor of Secondary Education', 'Bicol University', '2010-2014'],
    ['High School', 'Naga City Science High School', '2006-2010'],
  ];
  const columns =
    'Graduate Studies\tAteneo de Naga University\n\t\tMA in Education\n\t\t2017-2019\nCollege\tBicol University\n\t\tBachelor of Secondary Education\n\t\t2010-2014\nHigh School\tNaga City Science High School\n\t\t2006-2010\n';
  const lines =
    'Graduate Studies:\nAteneo de Naga University\nMA in Education\n2017-2019\nCollege: Bicol University\nBachelor of Secondary Education\n2010-2014\nHigh School\nNaga City Science High School\n2006-2010\n';
  for (const text of [columns, lines])
    expect(
      textsOf(await read(`EDUCATION\n${text}`), 'education', 'headline', 'organization', 'duration'),
    ).toEqual(expected);
});

test('a level above a degree that begins with it is no school', async () => {
  const resume = await read(
    'EDUCATION\nCollege\nBachelor of Arts\nCebu Normal University, 2013-2017\nSenior High School\nSenior High School, STEM Strand\nDon Bosco Technical Institute, 2012\n',
  );
  expect(textsOf(resume, 'education', 'headline', 'organization', 'duration')).toEqual([
    ['Bachelor of Arts', 'Cebu Normal University', '2013-2017'],
    ['Senior High School, STEM Strand', 'Don Bosco Technical Institute', '2012'],
  ]);
});

test('a degree may be broken before or behind the in of its subject', async () => {
  const entry = (...[top, first, second, school]: [number, string, string, string]) =>
    stack(50, top, [title(first), title(second), school], 16);
  const resume = await readPages([
    { x: 50, y: 60, text: 'Ana Reyes', size: 20 },
    { x: 50, y: 100, ...heading('Education') },
    ...entry(124, 'Bachelor of Science in', 'Hospitality Management', 'Cebu Normal University, 2020-2024'),
    ...entry(190, 'Bachelor of Education, Major', 'in Mathematics', 'Saint Louis University, 2016-2020'),
  ]);
  expect(textsOf(resume, 'education', 'headline', 'organization', 'duration')).toEqual([
    ['Bachelor of Science in Hospitality Management', 'Cebu Normal University', '2020-2024'],
    ['Bachelor of Education, Major in Mathematics', 'Saint Louis University', '2016-2020'],
  ]);
});

test('referees may be a line each', async () => {
  const resume = await read(
    'CHARACTER REFERENCES\nMaria Cruz – Principal IV – Naga City Science High School – 0917 555 0101\nPedro Lim – Superintendent – Naga Division – pedro@example.ph\n',
  );
  expect(textsOf(resume, 'references', 'headline', 'role', 'organization', 'phone', 'email')).toEqual([
    ['Maria Cruz', 'Principal IV', 'Naga City Science High School', '0917 555 0101', undefined],
    ['Pedro Lim', 'Superintendent', 'Naga Division', undefined, 'pedro@example.ph'],
  ]);
});

test('a referee ends with how to reach them, where nothing else separates the next one', async () => {
  const resume = await read(
    'REFERENCES\nAnna Cruz\nStore Owner\n0917 555 0155\nBen Torres\nOperations Manager\nben@example.ph\n',
  );
  expect(textsOf(resume, 'references', 'headline', 'role', 'phone', 'email')).toEqual([
    ['Anna Cruz', 'Store Owner', '0917 555 0155', undefined],
    ['Ben Torres', 'Operations Manager', undefined, 'ben@example.ph'],
  ]);
});

test('entries are split as most others of their section, at commas or dashes', async () => {
  const resume = await read(
    'WORK EXPERIENCE\nUpwork (Freelance) - Virtual Assistant\nMarch 2021 - Present\n• Manages inboxes\n\nPuregold Price Club - Cashier\n2017 - 2018\n• Served customers\n\nVisayas Services - Customer Associate\n2015 - 2016\n• Answered calls\n',
  );
  expect(textsOf(resume, 'experience', 'headline', 'organization')).toEqual([
    ['Virtual Assistant', 'Upwork (Freelance)'],
    ['Cashier', 'Puregold Price Club'],
    ['Customer Associate', 'Visayas Services'],
  ]);
});

test('a date may come first in its line, and a license may be valid until one', async () => {
  const trainings = await read(
    'SEMINARS\nOctober 2023 – Tax Updates – PICPA Cebu\nMarch 2022 – Audit Briefing – BIR\n',
  );
  expect(textsOf(trainings, 'trainings', 'headline', 'organization', 'duration')).toEqual([
    ['Tax Updates', 'PICPA Cebu', 'October 2023'],
    ['Audit Briefing', 'BIR', 'March 2022'],
  ]);
  const licenses = await read(
    'CERTIFICATIONS\nACLS – American Heart Association – Valid until May 2026\nBLS – American Heart Association – Valid until May 2026\n',
  );
  expect(textsOf(licenses, 'licenses', 'headline', 'organization', 'validUntil')).toEqual([
    ['ACLS', 'American Heart Association', 'May 2026'],
    ['BLS', 'American Heart Association', 'May 2026'],
  ]);
});

test('a degree in a list below its school is the degree, and other items are not', async () => {
  const resume = await read(
    'EDUCATION\nCebu Normal University, 2016 - 2020\n- Bachelor of Science: Nursing\n\nSiquijor State College, 2012 - 2016\n- Led the debate team\n',
  );
  expect(textsOf(resume, 'education', 'headline', 'organization', 'description')).toEqual([
    ['Bachelor of Science: Nursing', 'Cebu Normal University', undefined],
    [undefined, 'Siquijor State College', '- Led the debate team'],
  ]);
});

test.each([
  'Certificate of Recognition for Service',
  'Master of ceremonies at the graduation',
  'Associate in Nursing society',
  'Diploma: with high honors, ranked 3 of 200',
])('%s below a school is no degree', async (item) => {
  const resume = await read(`EDUCATION\nCebu Normal University, 2016 - 2020\n- ${item}\n`);
  expect(textsOf(resume, 'education', 'headline', 'organization', 'description')).toEqual([
    [undefined, 'Cebu Normal University', `- ${item}`],
  ]);
});

test('a name alone under volunteering is an organization if its words show that', async () => {
  const resume = await read(
    'VOLUNTEERING\nHabitat for Humanity, 2019 - 2020\n- Built houses for 60 families\n\nClinic Assistant, 2017 - 2018\n- Weighed and measured children\n',
  );
  expect(textsOf(resume, 'volunteering', 'headline', 'organization')).toEqual([
    [undefined, 'Habitat for Humanity'],
    ['Clinic Assistant', undefined],
  ]);
});

test.each(['SK Chairperson', 'Scoutmaster', 'First Aider', 'Usher', 'Tree Planting Activity'])(
  '%s alone under volunteering is what the person did',
  async (role) => {
    const resume = await read(`VOLUNTEERING\n${role}, 2019 - 2020\n- Helped 60 families\n`);
    expect(textsOf(resume, 'volunteering', 'headline', 'organization')).toEqual([[role, undefined]]);
  },
);

test.each([
  ['Staff Nurse at Perpetual Help, 2019 - 2023', 'Las Piñas Medical, Cebu City'],
  ['Cashier at Drive Thru, 2019 - 2023', 'Jollibee, Mandaue City'],
  ['Teacher at Grade School Department, 2019 - 2023', 'Miriam, Quezon City'],
  ['Staff Nurse at ICU, 2019 - 2023', 'Perpetual Help, Las Piñas'],
])('a company below a position is no place: %s, %s', async (position, company) => {
  const resume = await read(`WORK EXPERIENCE\n${position}\n${company}\n- Helped 60 families a day\n`);
  const [[headline, organization, location] = []] = textsOf(
    resume,
    'experience',
    'headline',
    'organization',
    'location',
  );
  expect(location).not.toBe(company);
  expect(`${headline}\n${organization}`).toContain(company.split(',')[0]);
});
