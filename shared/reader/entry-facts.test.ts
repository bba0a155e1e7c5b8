import { expect, test } from 'vitest';
import type { ReadEntry, ReadResume, SectionKind } from '#shared/resume/read-resume';
import { docxOf, p, table } from './testing/archives';
import { heading, readPages, stack, title } from './testing/pages';
import { itemsOf, readResumeOf, readText } from './testing/read';

// What stands where in the lines of an entry: places, dates, companies and referees, in files of kinds that people bring.

const head = 'Ana P. Reyes\nana.reyes@example.ph | 0917 555 0100\n\n';
const person = [
  { text: 'Ana P. Reyes', size: 20, bold: true, x: 50, y: 40 },
  { text: 'ana.reyes@example.ph | 0917 555 0100', x: 50, y: 60 },
];
type Name = Exclude<keyof ReadEntry, 'bullets' | 'ship'>;
const textsOf = (resume: ReadResume, kind: SectionKind, ...names: Name[]) =>
  resume.sections
    .filter((section) => section.kind === kind)
    .flatMap(({ entries }) => entries.map((entry) => names.map((name) => entry[name]?.text)));

test.each([
  ['Berufserfahrung', 'Januar 2020 - heute (4 Jahre 11 Monate)', 'März 2017 - Dezember 2019 (2 Jahre)'],
  ['Experiência', 'janeiro de 2020 - Present (4 anos 11 meses)', 'março de 2017 - dezembro de 2019 (2 anos)'],
  ['Expérience', 'janvier 2020 - Present (4 ans 11 mois)', 'mars 2017 - décembre 2019 (2 ans)'],
])('a network’s profile in another language: %s', async (name, now, before) => {
  const resume = await readPages([
    ...person,
    { ...heading(name), x: 50, y: 90, size: 16 },
    ...stack(50, 112, [{ text: 'Andorra Example', size: 12 }]),
    ...stack(50, 126, [{ text: 'Analista Senior', size: 11.5 }, now, 'Campinas'], 13),
    { text: 'Doze pessoas e quatro sistemas.', x: 50, y: 175 },
    ...stack(50, 196, [{ text: 'Analista', size: 11.5 }, before, 'Campinas'], 13),
    ...stack(50, 244, [{ text: 'Banco Modelo', size: 12 }]),
    ...stack(50, 258, [{ text: 'Aprendiz', size: 11.5 }, before, 'Recife'], 13),
  ]);
  expect(textsOf(resume, 'experience', 'headline', 'organization', 'duration', 'location')).toEqual([
    ['Analista Senior', 'Andorra Example', expect.stringMatching(/^Jan 2020 - Present$/), 'Campinas'],
    ['Analista', 'Andorra Example', 'Mar 2017 - Dec 2019', 'Campinas'],
    ['Aprendiz', 'Banco Modelo', 'Mar 2017 - Dec 2019', 'Recife'],
  ]);
});

test('a place beside the date above a title and its company is the place', async () => {
  const resume = await readText(
    `${head}WORK EXPERIENCE\n01/06/2019 – CURRENT – Haifa, Israel\nCAREGIVER – GOLDEN HOME CARE\n- Helps two residents.\n10/01/2016 – 30/04/2019 – Naga City, Philippines\nNURSING AIDE – BICOL REHABILITATION CENTER\n- Measured vital signs.\n`,
  );
  expect(textsOf(resume, 'experience', 'headline', 'organization', 'location')).toEqual([
    ['CAREGIVER', 'GOLDEN HOME CARE', 'Haifa, Israel'],
    ['NURSING AIDE', 'BICOL REHABILITATION CENTER', 'Naga City, Philippines'],
  ]);
});

test('the first of several positions may have its date beside the company', async () => {
  const resume = await readPages([
    ...person,
    ...stack(50, 90, [
      heading('Clinical Experience'),
      title('Silliman Medical Center, Dumaguete City'),
      'Charge Nurse',
      '- Leads seven nurses.',
      'Staff Nurse',
      '- Triaged 60 patients.',
      title('Holy Child Hospital, Bais City'),
      'Nurse Trainee',
      '- Rotated in three wards.',
    ]),
    { text: 'Aug. 2019 to date', x: 430, y: 104, bold: true },
    { text: 'Jan. 2017 - Jul. 2019', x: 430, y: 146 },
    { text: 'Feb. 2016 - Dec. 2016', x: 430, y: 174, bold: true },
  ]);
  expect(textsOf(resume, 'experience', 'headline', 'organization', 'duration')).toEqual([
    ['Charge Nurse', expect.stringContaining('Silliman Medical Center'), 'Aug. 2019 to date'],
    ['Staff Nurse', expect.stringContaining('Silliman Medical Center'), 'Jan. 2017 - Jul. 2019'],
    ['Nurse Trainee', expect.stringContaining('Holy Child Hospital'), 'Feb. 2016 - Dec. 2016'],
  ]);
});

test('referees beside each other, and referees with all of their facts in a line each', async () => {
  const beside = await readPages([
    ...person,
    { ...heading('References'), x: 50, y: 90 },
    ...stack(50, 110, [title('Edgar Tan'), 'Bacuit Bay Tours', '0917 555 2020']),
    ...stack(300, 110, [title('Mila Cruz'), 'Isla Verde Travel', '0917 555 2121']),
  ]);
  const lines = await readText(
    `${head}REFERENCES\nDr. Manuel Ocampo, Medical Director, Silliman Medical Center, 0920 555 1212\nMs. Gina Rosales, Chief Nurse, Silliman Medical Center, 0920 555 1313\n`,
  );
  expect(textsOf(beside, 'references', 'headline', 'phone')).toEqual([
    ['Edgar Tan', '0917 555 2020'],
    ['Mila Cruz', '0917 555 2121'],
  ]);
  expect(textsOf(lines, 'references', 'headline', 'role', 'phone')).toEqual([
    ['Dr. Manuel Ocampo', 'Medical Director', '0920 555 1212'],
    ['Ms. Gina Rosales', 'Chief Nurse', '0920 555 1313'],
  ]);
});

test('a dash before who gave it, a department, and a number or honors behind a comma', async () => {
  const resume = await readText(
    `${head}EXPERIENCE\nCharge Nurse, Emergency Department, Panay Doctors Medical Center, Iloilo City\nJune 2019 – Present\n- Leads a team.\n\nEDUCATION\nBS Nursing, Western Panay University, Dean's Lister, 2011 - 2015\n\nLICENSES\nRegistered Nurse, Professional Regulation Commission, 0845512, November 2015\n\nTRAININGS\nSMAW NC II - TESDA - 268 hours - March 2010\nSafety Orientation - DOLE Region X - 8 hrs - May 2016\n`,
  );
  expect(textsOf(resume, 'experience', 'headline', 'organization')[0]?.[0]).toBe(
    'Charge Nurse, Emergency Department',
  );
  expect(textsOf(resume, 'licenses', 'headline', 'organization', 'number')).toEqual([
    ['Registered Nurse', 'Professional Regulation Commission', '0845512'],
  ]);
  expect(textsOf(resume, 'trainings', 'headline', 'organization', 'hours')).toEqual([
    ['SMAW NC II', 'TESDA', '268'],
    ['Safety Orientation', 'DOLE Region X', '8'],
  ]);
});

test('capitals behind a label are no heading, and the colon of a form may have a cell of its own', async () => {
  const form = await readText(
    'BIO-DATA\n\nNAME: REYNALDO P. SORIANO\nPOSITION DESIRED: WELDER\nCONTACT NO.: 0936-555-2727\n\nEDUCATION\nTertiary\t:\tUniversity of Bohol\nSecondary\t:\tBohol National High School\n',
  );
  expect([form.name?.text, form.title?.text]).toEqual(['REYNALDO P. SORIANO', 'WELDER']);
  expect(textsOf(form, 'education', 'organization')).toEqual([
    ['University of Bohol'],
    ['Bohol National High School'],
  ]);
});

test('a column of dates is none of labels, though two of its words name sections', async () => {
  const rows = (top: number, ...texts: [string, string][]) =>
    texts.flatMap(([label, text], index) => [
      { text: label, x: 60, y: top + index * 15 },
      { text, x: 150, y: top + index * 15 },
    ]);
  const resume = await readPages([
    ...person,
    { ...heading('Experience'), x: 150, y: 100 },
    ...rows(
      118,
      ['2021-Present', 'Data Engineer, Northwind Analytics'],
      ['2018-2021', 'Encoder, Tanglaw Services'],
    ),
    { ...heading('Education'), x: 150, y: 160 },
    ...rows(178, ['2014-2018', 'BS Statistics, Holy Angel University']),
    { ...heading('Computer Skills'), x: 150, y: 206 },
    ...rows(224, ['Languages', 'Python, SQL, Scala'], ['Tools', 'Airflow, Spark, dbt']),
  ]);
  expect(textsOf(resume, 'experience', 'duration')).toEqual([['2021-Present'], ['2018-2021']]);
  expect(itemsOf(resume, 'skills')).toEqual(['Python', 'SQL', 'Scala', 'Airflow', 'Spark', 'dbt']);
});

test('text that was copied with dates and places below each entry, or with gaps inside of them', async () => {
  const below = await readText(
    `${head}EXPERIENCE\n\nCharge Nurse – Panay Medical Center\n\nLead a night team of eight nurses and three aides\nTeach new nurses how to read rhythm strips\nFeb 2021 – Present\nIloilo City\n\nStaff Nurse – Guimaras General Hospital\n\nCared for up to twelve patients of a mixed medical ward\nAug 2017 – Jan 2021\nDavao City\n`,
  );
  const apart = await readText(
    `${head}EXPERIENCE\nFeb 2021 - Present\n\nCharge Nurse\n\nPanay Medical Center | Iloilo City\n\nIndustry\n\tServices\nLead a night team of eight nurses and three aides\nAug 2017 - Jan 2021\n\nStaff Nurse\n\nGuimaras General Hospital | Davao City\n\nIndustry\n\tServices\nCared for up to twelve patients of a mixed medical ward\n`,
  );
  for (const resume of [below, apart])
    expect(textsOf(resume, 'experience', 'headline', 'organization', 'location')).toEqual([
      ['Charge Nurse', expect.stringMatching(/^Panay Medical Center/), 'Iloilo City'],
      ['Staff Nurse', expect.stringMatching(/^Guimaras General Hospital/), 'Davao City'],
    ]);
  expect(textsOf(apart, 'experience', 'description')).toEqual([
    ['Lead a night team of eight nurses and three aides'],
    ['Cared for up to twelve patients of a mixed medical ward'],
  ]);
});

test('labels of a referee, a quoted title, and a dash between words of another language', async () => {
  const resume = await readText(
    `${head}EXPERIENCIA\nContable sénior – Comercial Ibérica\nmarzo de 2019 – actualidad\n- Cierre mensual.\nAuxiliar contable – Gestoría Central\njunio de 2015 – febrero de 2019\n- Registro de facturas.\n\nPUBLICATIONS\n“On Rivers of Bohol.” Journal of Water, 2020\n\nREFERENCES\nName: Engr. Luis Manalo\nPosition: MIS Officer\nCompany: Municipal Government of Cabuyao\nContact No.: 0917 555 8181\n`,
  );
  expect(textsOf(resume, 'experience', 'headline', 'organization', 'duration')).toEqual([
    ['Contable sénior', 'Comercial Ibérica', 'Mar 2019 – Present'],
    ['Auxiliar contable', 'Gestoría Central', 'Jun 2015 – Feb 2019'],
  ]);
  expect(textsOf(resume, 'publications', 'headline', 'organization')).toEqual([
    ['On Rivers of Bohol', 'Journal of Water'],
  ]);
  expect(textsOf(resume, 'references', 'headline', 'role', 'organization', 'phone')).toEqual([
    ['Engr. Luis Manalo', 'MIS Officer', 'Municipal Government of Cabuyao', '0917 555 8181'],
  ]);
});

test('a network’s profile whose company is in the type of its titles keeps it', async () => {
  const role = (text: string) => ({ text, size: 12 });
  const resume = await readPages([
    ...person,
    { ...heading('Experience'), x: 50, y: 90, size: 16 },
    ...stack(50, 112, [
      role('Acme Bank'),
      '8 years 11 months',
      role('Branch Manager'),
      'January 2020 - Present (4 years 11 months)',
      'Iloilo City',
      role('Teller'),
      'March 2016 - December 2019 (3 years 10 months)',
      'Cebu City',
    ]),
  ]);
  expect(textsOf(resume, 'experience', 'headline', 'organization')).toEqual([
    ['Branch Manager', 'Acme Bank'],
    ['Teller', 'Acme Bank'],
  ]);
});

test('below copied contact details and skills, the name is the line that an address of the file has', async () => {
  const resume = await readText(
    'Contact\n0917 555 0175 (Mobile)\njericho.abad@example.com\nTop Skills\nNode.js\nPostgreSQL\nLanguages\nEnglish (Full Professional)\n' +
      'Jericho Abad\nBackend Developer at Kalibrr Ventures\nTaguig, Philippines\nSummary\nBackend developer who has built payment services.\n' +
      'Experience\nKalibrr Ventures\nBackend Developer\nMarch 2021 - Present (3 years 2 months)\nTaguig, Philippines\nMaintains 14 services.\n',
  );
  expect([resume.name?.text, resume.title?.text, resume.location?.text]).toEqual([
    'Jericho Abad',
    'Backend Developer at Kalibrr Ventures',
    'Taguig, Philippines',
  ]);
  expect(itemsOf(resume, 'languages')).toEqual(['English (Full Professional)']);
  expect(itemsOf(resume, 'skills')).toEqual(['Node.js', 'PostgreSQL']);
});

test('a title and a name of any words before a place, and the last word of a name says what it is', async () => {
  const resume = await readText(
    `${head}EXPERIENCE\nDeckhand, Amihan Island Ferries, Tagbilaran City, 2020 - 2023\n- Kept the lines.\n` +
      'Senior Medical Technologist, San Pedro Hospital, 2018 - 2020\n- Drew blood.\nRestaurant Server, Kusina sa Aplaya, Kalibo, Aklan, 2016 - 2018\n- Served 40 tables.\n',
  );
  expect(textsOf(resume, 'experience', 'headline', 'organization')).toEqual([
    ['Deckhand', 'Amihan Island Ferries, Tagbilaran City'],
    ['Senior Medical Technologist', 'San Pedro Hospital'],
    ['Restaurant Server', 'Kusina sa Aplaya, Kalibo, Aklan'],
  ]);
  // Nothing in 'Bagwis' says that it is a company.
  const [entry] =
    (await readText(`${head}EXPERIENCE\nDeckhand, Bagwis, Kalibo, Aklan\n2016 - 2018\n- Kept lines.\n`))
      .sections[0]?.entries ?? [];
  expect(entry?.organization).toMatchObject({ text: 'Bagwis, Kalibo, Aklan', confidence: 0.6 });
});

test.each([
  ['Staff Nurse, Medical Ward, Iloilo City', '\n'],
  ['Staff Nurse, Medical Ward, Iloilo City', ', '],
  ['Call Center Agent, Telco Account, Davao City', '\n'],
  ['Call Center Agent, Telco Account, Davao City', ', '],
  ['Metrobank, Ayala Avenue Branch, Makati City', '\n'],
  ['Metrobank, Ayala Avenue Branch, Makati City', ', '],
  ['Bangko Amihan, Aguirre Corner, Makati City', '\n'],
])('a department is no employer, and a bank no title: %s', async (line, sign) => {
  const resume = await readText(`${head}EXPERIENCE\n${line}${sign}2020 - 2023\n- Helped 40 people a day.\n`);
  expect(textsOf(resume, 'experience', 'headline', 'organization')).toEqual([[line, undefined]]);
});

test('licenses of a line each, with two dates or columns without headings, keep their dates', async () => {
  const lines = await readText(
    `${head}LICENSES\nRegistered Electrical Engineer, PRC No. 0067812, issued October 2016, valid until 10/2028\nRegistered Master Electrician, PRC No. 0034521, 2015\n`,
  );
  expect(textsOf(lines, 'licenses', 'headline', 'number', 'duration', 'validUntil')).toEqual([
    ['Registered Electrical Engineer', '0067812', 'October 2016', '10/2028'],
    ['Registered Master Electrician', '0034521', '2015', undefined],
  ]);
  const columns = await readText(
    `${head}CERTIFICATES\nBasic Training\tBT-23-4455\tCompass Training Center\t12 Jun 2023\t11 Jun 2028\nShip Security\tSSA-1122\tCompass Training Center\t10 Jun 2023\n`,
  );
  expect(textsOf(columns, 'licenses', 'headline', 'organization', 'duration', 'validUntil')).toEqual([
    ['Basic Training', 'Compass Training Center', '12 Jun 2023', '11 Jun 2028'],
    ['Ship Security', 'Compass Training Center', '10 Jun 2023', undefined],
  ]);
});

test('two facts of one cell, and headings of columns without rows', async () => {
  const resume = await readText(
    `${head}SEA SERVICE\nVessel\tGRT / kW\tRank\tSign On\tSign Off\nMV Amihan\t39,941 / 28,880\tThird Mate\t02 Feb 2022\t15 Oct 2022\n` +
      'ELIGIBILITY\nTitle of Eligibility\tDate of Examination / Conferment\tLicense Number\nDeck Officer\t05/2021\t0012345\n' +
      'REFERENCES\nNAME\tADDRESS\tTEL. NO.\nLANGUAGES\nFilipino\n',
  );
  const [job] = resume.sections.flatMap(({ entries }) => entries);
  expect([job?.ship?.tonnage?.text, job?.ship?.power?.text]).toEqual(['39,941', '28,880']);
  expect(textsOf(resume, 'licenses', 'headline', 'duration')).toEqual([['Deck Officer', '05/2021']]);
  expect(textsOf(resume, 'references', 'headline')).toEqual([]);
});

test('years before two spaces, citations, and honors behind a school', async () => {
  const resume = await readText(
    `${head}EDUCATION\n2012  PhD in Chemistry, University of San Agustin\n2008  BS Chemistry, Central Panay University, Cum Laude\n` +
      'PUBLICATIONS\nReyes, A. P. (2020). Pectin of mango peels. Panay Journal of Science, 149(2), 311–320.\nReyes, A. P., & Cruz, L. (2017). Natural dyes. Asian Textile Review, 12.\n',
  );
  expect(textsOf(resume, 'education', 'headline', 'organization', 'duration')).toEqual([
    ['PhD in Chemistry', 'University of San Agustin', '2012'],
    ['BS Chemistry', 'Central Panay University', '2008'],
  ]);
  expect(textsOf(resume, 'publications', 'headline', 'organization', 'duration', 'description')).toEqual([
    ['Pectin of mango peels', 'Panay Journal of Science, 149(2), 311–320', '2020', 'Reyes, A. P.'],
    ['Natural dyes', 'Asian Textile Review, 12', '2017', 'Reyes, A. P., & Cruz, L.'],
  ]);
});

test('a name with its title behind a dash, hours that are no network’s date, and names of groups of one list', async () => {
  const resume = await readText(
    'Victor Manlapaz - Heavy Equipment Operator\nvictor@example.com\nSEMINARS\nMental Health First Aid, Philippine Mental Health Association, March 2022 (16 hours)\n' +
      'Child Protection Orientation, Cavite Teachers League, October 2021\nSKILLS\nGeneral\nTriage, Wound care, Charting\nREFERENCES\nRey Sanchez, Foreman, Philex Mining Corp., 0918 555 0171\n',
  );
  expect([resume.name?.text, resume.title?.text]).toEqual(['Victor Manlapaz', 'Heavy Equipment Operator']);
  expect(textsOf(resume, 'trainings', 'headline', 'organization', 'hours')).toEqual([
    ['Mental Health First Aid', 'Philippine Mental Health Association', '16'],
    ['Child Protection Orientation', 'Cavite Teachers League', undefined],
  ]);
  expect(itemsOf(resume, 'skills')).toEqual(['Triage', 'Wound care', 'Charting']);
  expect(textsOf(resume, 'references', 'organization')).toEqual([['Philex Mining Corp.']]);
});

test('a form’s name in any cell of its line, and a status that says who is single', async () => {
  const resume = await readText(
    'PERSONAL DATA\nName\t: Ana P. Reyes\tPlace of Birth\t: Pavia, Iloilo\nStatus: Single\nMobile No.\t: 0917 555 0100\nEDUCATION\nCOLLEGE\nBS Nursing\nNaga College\n2015\n',
  );
  expect(resume.name?.text).toBe('Ana P. Reyes');
  expect(resume.particulars?.civilStatus?.text).toBe('Single');
});

test.each([
  ['Regular', undefined],
  ['Widowed', 'Widowed'],
])('a status that is %s', async (status, expected) => {
  const { particulars } = await readText(
    `PERSONAL DATA\nName: Ana P. Reyes\nStatus\t${status}\nSex\tFemale\n`,
  );
  expect([particulars?.civilStatus?.text, particulars?.sex?.text]).toEqual([expected, 'Female']);
});

test.each(['\n', '\n\n'])(
  'a company above its place has the titles with dates below it, with %j between them',
  async (gap) => {
    const resume = await readText(
      `${head}EXPERIENCE\nVisayas Contact Solutions\nCebu City\n\nTeam Lead, Mar 2022 – Present${gap}Leads 17 agents of a telecom account\n\n` +
        `Subject Matter Expert, Jul 2020 – Feb 2022${gap}Wrote 30 articles of the knowledge base\nKusina sa Aplaya\nMalay, Aklan\n\nServer, 2017 – 2018${gap}Served 25 tables a night\n`,
    );
    expect(textsOf(resume, 'experience', 'headline', 'organization', 'location', 'duration')).toEqual([
      ['Team Lead', 'Visayas Contact Solutions', 'Cebu City', 'Mar 2022 – Present'],
      ['Subject Matter Expert', 'Visayas Contact Solutions', 'Cebu City', 'Jul 2020 – Feb 2022'],
      ['Server', 'Kusina sa Aplaya', 'Malay, Aklan', '2017 – 2018'],
    ]);
  },
);

test('dates and places that were set at the right without a space before them', async () => {
  const resume = await readText(
    `${head}EXPERIENCE\nCharge Nurse, Emergency DepartmentIloilo City\nPanay Doctors Medical Center02/2021 – Present\nLed a night team.\n` +
      'Staff Nurse IIJordan, Guimaras\nGuimaras General HospitalJul 2018 – Jan 2021\nCared for patients.\nEDUCATION\nBS Nursing2011–2015\nNaga College\n',
  );
  expect(textsOf(resume, 'experience', 'headline', 'organization', 'location', 'duration')).toEqual([
    [
      'Charge Nurse, Emergency Department',
      'Panay Doctors Medical Center',
      'Iloilo City',
      '02/2021 – Present',
    ],
    ['Staff Nurse II', 'Guimaras General Hospital', 'Jordan, Guimaras', 'Jul 2018 – Jan 2021'],
  ]);
  expect(textsOf(resume, 'education', 'headline', 'duration')).toEqual([['BS Nursing', '2011–2015']]);
  const whole = await readText(`${head}SUMMARY\nWorked with JavaScript and for McKinley, Taguig.\n`);
  expect(whole.summary?.text).toBe('Worked with JavaScript and for McKinley, Taguig.');
});

test.each([
  'Call Center Agent, TaskUs Bacolod City',
  'Teacher I, DepEd Cebu City',
  'Nurse, PhilHealth Quezon City',
  'Clerk, HealthSouth Cebu City',
  'Agent at NewNorth Iloilo City',
  'Lead Agent of TaskUs Bacolod City',
])('the name of an employer before its city stays whole: %s', async (line) => {
  const { text } = await readText(`${head}EXPERIENCE\n${line}\n2019 – 2021\n- Helped callers.\n`);
  expect(text).toContain(`${line}\n`);
});

test('a place below a title and its company, and a branch behind a dash', async () => {
  const resume = await readText(
    `${head}EXPERIENCE\nDeckhand, Amihan Island Ferries\nMar 2020 – Present\nMalay, Aklan\n• Kept the lines.\nTeller, Tarlac Savings – Dau\nJan 2018 – Feb 2020\n• Paid out checks.\n`,
  );
  expect(textsOf(resume, 'experience', 'headline', 'organization', 'location')).toEqual([
    ['Deckhand', 'Amihan Island Ferries', 'Malay, Aklan'],
    ['Teller', 'Tarlac Savings – Dau', undefined],
  ]);
});

test('what its line had no room for belongs to the name, the title and the place that it ends', async () => {
  const resume = await readPages([
    { text: 'Engr. Miguel Andres T.', size: 24, x: 50, y: 40 },
    { text: 'miguel@example.ph', x: 400, y: 42 },
    { text: 'Soliman', size: 24, x: 50, y: 66 },
    { text: '0917 555 0100', x: 400, y: 66 },
    { ...heading('Education'), x: 50, y: 100 },
    { text: 'Bachelor of Science in Hotel and Restaurant', bold: true, x: 50, y: 116 },
    { text: '2012 - 2016', x: 300, y: 116 },
    { text: 'Management', bold: true, x: 50, y: 129 },
    { text: 'Capiz Polytechnic College', x: 50, y: 142 },
  ]);
  expect(resume.name?.text).toBe('Engr. Miguel Andres T. Soliman');
  expect(textsOf(resume, 'education', 'headline', 'organization', 'duration')).toEqual([
    ['Bachelor of Science in Hotel and Restaurant Management', 'Capiz Polytechnic College', '2012 - 2016'],
  ]);
});

test('a Word table whose first row names sections has a list below each', async () => {
  const resume = await readResumeOf(
    docxOf(
      p('Ana P. Reyes', 'Title') +
        table(
          [p('31. SPECIAL SKILLS'), p('32. RECOGNITION')],
          [p('Triage'), p('Nurse of the Year')],
          [p('Wound care'), p('')],
        ),
    ),
  );
  expect(itemsOf(resume, 'skills')).toEqual(['Triage', 'Wound care']);
  expect(textsOf(resume, 'awards', 'headline')).toEqual([['Nurse of the Year']]);
});

test('facts of one line that goes on in the next are one entry', async () => {
  const resume = await readPages([
    ...person,
    ...stack(50, 90, [
      heading('Trainings'),
      '- Radiation Safety Officer Course, Northern Nuclear Research Institute of Luzon, October',
    ]),
    { text: '2022, 40 hours', x: 56.4, y: 118 },
    ...stack(50, 132, [
      '- Patient Handling Workshop, Lingayen Hospital, May 2021, 8 hours',
      '- Venipuncture, Lingayen Hospital, March 2020, 16 hours',
    ]),
  ]);
  expect(textsOf(resume, 'trainings', 'headline', 'organization', 'duration')).toEqual([
    ['Radiation Safety Officer Course', 'Northern Nuclear Research Institute of Luzon', 'October 2022'],
    ['Patient Handling Workshop', 'Lingayen Hospital', 'May 2021'],
    ['Venipuncture', 'Lingayen Hospital', 'March 2020'],
  ]);
});

test('headings may speak, and what is below any other heading may show what it is', async () => {
  const resume = await readText(
    `${head}HELLO!\nI fix what others throw away, and I like to show how it is done.\n\nTHE ROAD SO FAR\n\nElectrician\nMakiling Power Corp.\nJune 2019 – Present\n- Repaired motors.\n\nWHERE I STUDIED\n\nBachelor of Science in Electrical Engineering\nLaguna College\n2009 – 2014\n\nWHAT I AM GOOD AT\n\nWiring ▪ Motor rewinding ▪ AutoCAD\n\nI SPEAK\n\nFilipino\nEnglish\n`,
  );
  expect(resume.sections.map(({ kind }) => kind)).toEqual([
    'summary',
    'experience',
    'education',
    'skills',
    'languages',
  ]);
  expect(itemsOf(resume, 'skills')).toEqual(['Wiring', 'Motor rewinding', 'AutoCAD']);
});

test('pictures of icon fonts in a copied text are nothing', async () => {
  const resume = await readText(
    `${head}EXPERIENCE\nCT Technologist\nLingayen Medical Center\n\uf073 Aug 2021 – Present\n\uf3c5 Dagupan City\n- Performs 25 studies a shift.\n`,
  );
  expect(textsOf(resume, 'experience', 'headline', 'organization', 'duration', 'location')).toEqual([
    ['CT Technologist', 'Lingayen Medical Center', 'Aug 2021 – Present', 'Dagupan City'],
  ]);
});

test('trainings may have their giver above them, whose hours are a fact of their own', async () => {
  const resume = await readPages([
    ...person,
    ...stack(50, 90, [
      heading('Trainings'),
      title('Philippine Red Cross'),
      'Standard First Aid Training',
      '16 hours',
      'May 2023',
      title('Department of Health'),
      'Antimicrobial Stewardship Workshop',
      '24 hours',
      'June 2022',
    ]),
  ]);
  expect(textsOf(resume, 'trainings', 'headline', 'organization', 'hours', 'duration')).toEqual([
    ['Standard First Aid Training', 'Philippine Red Cross', '16', 'May 2023'],
    ['Antimicrobial Stewardship Workshop', 'Department of Health', '24', 'June 2022'],
  ]);
});

test('a degree and its school in one line, and what is said about them in the next', async () => {
  const resume = await readPages([
    ...person,
    ...stack(50, 90, [
      heading('Education'),
      title('Bachelor of Arts in Music, Aklan State University'),
      'Conductor of the choir',
      '2012 - 2016',
      title('Master of Arts in Music, Capiz State University'),
      "Dean's Lister, four semesters",
      '2016 - 2018',
    ]),
  ]);
  expect(textsOf(resume, 'education', 'headline', 'organization', 'description')).toEqual([
    ['Bachelor of Arts in Music', 'Aklan State University', 'Conductor of the choir'],
    ['Master of Arts in Music', 'Capiz State University', "Dean's Lister, four semesters"],
  ]);
});

test('how well a skill is known is no skill', async () => {
  const rated = (y: number, text: string, rate: string) => [
    { text, x: 50, y },
    { text: rate, x: 300, y },
  ];
  const resume = await readPages([
    ...person,
    { ...heading('Skills'), x: 50, y: 90 },
    ...rated(110, 'Soldering', '4/5'),
    ...rated(124, 'Pipe fitting', '3/5'),
    ...rated(138, 'Blueprint reading', '80%'),
  ]);
  expect(itemsOf(resume, 'skills')).toEqual(['Soldering', 'Pipe fitting', 'Blueprint reading']);
});

const jobs = [
  title('Charge Nurse'),
  'Iloilo Doctors Hospital',
  'June 2019 - Present',
  '- Leads a team of nine nurses',
  title('Ward Nurse'),
  'Passi City Clinic',
  'May 2016 - May 2019',
  '- Gave medicines to forty patients a day',
];
const school = [heading('Education'), title('BS Nursing'), 'West Bay College', '2012 - 2016'];

test('jobs may follow the contact details without a heading', async () => {
  const resume = await readPages([...person, ...stack(50, 90, jobs), ...stack(50, 220, school)]);
  expect(textsOf(resume, 'experience', 'headline', 'organization', 'duration')).toEqual([
    ['Charge Nurse', 'Iloilo Doctors Hospital', 'June 2019 - Present'],
    ['Ward Nurse', 'Passi City Clinic', 'May 2016 - May 2019'],
  ]);
  expect([resume.email?.text, resume.phone?.text]).toEqual(['ana.reyes@example.ph', '0917 555 0100']);
});

test('contact details may be at the foot of the last page', async () => {
  const resume = await readPages([
    { text: 'Ana P. Reyes', size: 20, bold: true, x: 50, y: 40 },
    ...stack(50, 90, [heading('Experience'), ...jobs, ...school]),
    { text: '0917 555 0100  |  ana.reyes@example.ph  |  Iloilo City', x: 180, y: 330 },
  ]);
  expect([resume.email?.text, resume.phone?.text, resume.location?.text]).toEqual([
    'ana.reyes@example.ph',
    '0917 555 0100',
    'Iloilo City',
  ]);
  expect(textsOf(resume, 'education', 'headline', 'organization', 'description')).toEqual([
    ['BS Nursing', 'West Bay College', undefined],
  ]);
});

test('the number of a license below its name and date begins no entry, nor is a thesis the field of a degree', async () => {
  const row = (y: number, text: string, date: string) => [
    { text, x: 50, y },
    { text: date, x: 440, y },
  ];
  const resume = await readPages([
    ...person,
    { ...heading('Education'), x: 50, y: 90 },
    ...row(108, 'Master in Business Administration, Central Luzon University', '2020 - 2023'),
    { text: 'Thesis on transfer prices', x: 50, y: 120 },
    { ...heading('Licenses'), x: 50, y: 150 },
    ...row(168, 'Certified Public Accountant, Professional Regulation Commission', 'Dec 2017'),
    { text: 'No. 0168823, valid until Feb 2029', x: 50, y: 180 },
    ...row(198, 'Bookkeeping NC III, TESDA', 'Apr 2016'),
    { text: 'No. BKP-90121, valid until Apr 2026', x: 50, y: 210 },
  ]);
  expect(textsOf(resume, 'education', 'headline', 'description')).toEqual([
    ['Master in Business Administration', 'Thesis on transfer prices'],
  ]);
  expect(textsOf(resume, 'licenses', 'headline', 'organization', 'number', 'validUntil')).toEqual([
    ['Certified Public Accountant', 'Professional Regulation Commission', '0168823', 'Feb 2029'],
    ['Bookkeeping NC III', 'TESDA', 'BKP-90121', 'Apr 2026'],
  ]);
});
