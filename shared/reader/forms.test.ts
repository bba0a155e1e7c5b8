import { expect, test } from 'vitest';
import type { ReadEntry, ReadResume } from '#shared/resume/read-resume';
import { readResume } from './read-resume';
import { guessedSection } from './sections/section-names';
import { readPages, stack } from './testing/pages';
import { itemsOf, readText } from './testing/read';

// Forms with tables, and entries beside a narrow column of dates.

const head = 'Ana P. Reyes\nana.reyes@example.ph | 0917 555 0100\n\n';

type Name = Exclude<keyof ReadEntry, 'bullets' | 'ship'>;
const textsOf = (resume: ReadResume, kind: ReadResume['sections'][number]['kind'], ...names: Name[]) =>
  resume.sections
    .filter((section) => section.kind === kind)
    .flatMap(({ entries }) => entries.map((entry) => names.map((name) => entry[name]?.text)));

test('a copied government form: headings in two rows, empty cells, and what no field is for', async () => {
  const resume = await readText(
    [
      head,
      'III. EDUCATIONAL BACKGROUND',
      'LEVEL\tNAME OF SCHOOL (Write in full)\tBASIC EDUCATION/DEGREE/COURSE\tPERIOD OF ATTENDANCE\tHIGHEST LEVEL/ UNITS EARNED (if not graduated)\tYEAR GRADUATED\tSCHOLARSHIP/ ACADEMIC HONORS RECEIVED',
      'From\tTo',
      'COLLEGE\tBicol State College\tBS Accountancy\t2009\t2013\t\t2013\tCum Laude',
      'ELEMENTARY\tNaga Central School\t\t1999\t2005\t\t2005\t',
      'IV. CIVIL SERVICE ELIGIBILITY',
      'CAREER SERVICE/ RA 1080 (BOARD/ BAR)\tRATING (If Applicable)\tDATE OF EXAMINATION / CONFERMENT\tPLACE OF EXAMINATION / CONFERMENT\tLICENSE (if applicable)',
      'NUMBER\tDate of Validity',
      'Certified Public Accountant\t84.20\t10/12/2014\tManila\t0123456\t03/14/2027',
      'V. WORK EXPERIENCE',
      "INCLUSIVE DATES (mm/dd/yyyy)\tPOSITION TITLE (Write in full)\tDEPARTMENT / AGENCY / OFFICE / COMPANY\tMONTHLY SALARY\tSTATUS OF APPOINTMENT\tGOV'T SERVICE (Y/ N)",
      'From\tTo',
      '02/01/2018\tPRESENT\tAccountant II\tCity Treasurer of Naga\t38,000\tPermanent\tY',
      'VII. LEARNING AND DEVELOPMENT (L&D) INTERVENTIONS/TRAINING PROGRAMS ATTENDED',
      'TITLE OF LEARNING AND DEVELOPMENT INTERVENTIONS/TRAINING PROGRAMS\tINCLUSIVE DATES OF ATTENDANCE\tNUMBER OF HOURS\tCONDUCTED/ SPONSORED BY',
      'From\tTo',
      'Local Treasury Rules\t05/06/2021\t05/06/2021\t16\tBureau of Local Finance',
      'REFERENCES',
      'NAME\tADDRESS\tTEL. NO.',
      'Luz Imperial\tCity Treasury Office\t0917 555 0199',
    ].join('\n'),
  );
  expect(textsOf(resume, 'education', 'headline', 'organization', 'duration', 'description')).toEqual([
    ['BS Accountancy', 'Bicol State College', '2009 – 2013', 'Cum Laude'],
    ['ELEMENTARY', 'Naga Central School', '1999 – 2005', undefined],
  ]);
  expect(textsOf(resume, 'licenses', 'headline', 'duration', 'number', 'validUntil')).toEqual([
    ['Certified Public Accountant', '10/12/2014', '0123456', '03/14/2027'],
  ]);
  expect(textsOf(resume, 'experience', 'headline', 'organization', 'duration', 'description')).toEqual([
    ['Accountant II', 'City Treasurer of Naga', '02/01/2018 – PRESENT', undefined],
  ]);
  expect(textsOf(resume, 'trainings', 'headline', 'organization', 'duration', 'hours')).toEqual([
    ['Local Treasury Rules', 'Bureau of Local Finance', '05/06/2021', '16'],
  ]);
  expect(textsOf(resume, 'references', 'headline', 'organization', 'phone')).toEqual([
    ['Luz Imperial', 'City Treasury Office', '0917 555 0199'],
  ]);
});

test('a narrow gap behind which several rows go on is that of a column', async () => {
  const resume = await readPages([
    { text: 'Ana P. Reyes', size: 20, bold: true, x: 50, y: 40 },
    { text: 'ana.reyes@example.ph | 0917 555 0100', x: 50, y: 60 },
    ...stack(112, 100, [{ text: 'Experience', size: 14 }]),
    ...stack(
      50,
      120,
      ['2019 - 2023', '', '2015 - 2019', '', '2013 - 2015'].map((text) => ({ text })),
      16,
    ).filter(({ text }) => text),
    ...stack(
      112,
      120,
      [
        'Staff Nurse, Jordan General Hospital, Jordan, Guimaras.',
        '- Ran the night ward',
        'Nurse Aide, Panay Medical Center, Iloilo City.',
        '- Kept the charts',
        'Clerk, Rural Health Unit, Dumangas, Iloilo.',
      ],
      16,
    ),
  ]);
  expect(textsOf(resume, 'experience', 'headline', 'organization', 'duration')).toEqual([
    ['Staff Nurse', 'Jordan General Hospital, Jordan, Guimaras', '2019 - 2023'],
    ['Nurse Aide', 'Panay Medical Center, Iloilo City', '2015 - 2019'],
    ['Clerk', 'Rural Health Unit, Dumangas, Iloilo', '2013 - 2015'],
  ]);
});

test.each([
  ['German', 'Kontakt', 'Top-Kenntnisse', 'Zusammenfassung', 'Berufserfahrung', 'Ausbildung'],
  ['Russian', 'Контакты', 'Основные навыки', 'Общие сведения', 'Опыт работы', 'Образование'],
  ['French', 'Coordonnées', 'Principales compétences', 'Résumé', 'Expérience', 'Formation'],
  ['Turkish', 'İletişim', 'En Önemli Yetenekler', 'Özet', 'Deneyim', 'Eğitim'],
  ['Japanese', '連絡先', '主なスキル', '概要', '職歴', '学歴'],
])('headings of a profile in %s', async (_, contact, skills, summary, experience, education) => {
  const resume = await readText(
    `Ana P. Reyes\n\n${contact}\nana.reyes@example.ph\n\n${skills}\nExcel\nPayroll\n\n${summary}\nKeeps the books of a shop.\n\n${experience}\nShop Ltd\nBookkeeper\n2019 - 2023\n\n${education}\nNaga College\n2011 - 2015\n`,
  );
  expect(resume.sections.map(({ kind }) => kind)).toEqual([
    'contact',
    'skills',
    'summary',
    'experience',
    'education',
  ]);
});

test.each([
  ['ACADEMIC AND PROFESSIONAL APPOINTMENTS', 'experience'],
  ['Academic Positions', 'experience'],
  ['Grants and Fellowships', 'awards'],
  ['Refereed Publications', 'publications'],
  ['University Service', 'volunteering'],
  [
    'VI. VOLUNTARY WORK OR INVOLVEMENT IN CIVIC / NON-GOVERNMENT / PEOPLE / VOLUNTARY ORGANIZATION/S',
    'volunteering',
  ],
])('the heading %j is about %s', (text, kind) => {
  expect(guessedSection(text)).toBe(kind);
});

test('a copied form: numbered labels, lists beside each other, tables without rows, and an oath', async () => {
  const resume = await readText(
    [
      'PERSONAL DATA SHEET',
      '',
      'I. PERSONAL INFORMATION',
      '1. NAME\tAna P. Reyes',
      '2. DATE OF BIRTH (mm/dd/yyyy)\t03/14/1992\t16. CITIZENSHIP\tFilipino',
      '5. CIVIL STATUS\tMarried\t19. MOBILE NO.\t0917 555 0100',
      'III. EDUCATIONAL BACKGROUND',
      'LEVEL\tNAME OF SCHOOL\tDEGREE\tYEAR GRADUATED',
      'COLLEGE\tBicol State College\tBS Accountancy\t2013',
      'VI. VOLUNTARY WORK',
      'NAME & ADDRESS OF ORGANIZATION\tINCLUSIVE DATES\tNUMBER OF HOURS\tPOSITION / NATURE OF WORK',
      'From\tTo',
      'VIII. OTHER INFORMATION',
      '31. SPECIAL SKILLS and HOBBIES\t32. NON-ACADEMIC DISTINCTIONS / RECOGNITION\t33. MEMBERSHIP IN ASSOCIATION/ORGANIZATION',
      'Bookkeeping\tTreasurer of the Year\t',
      'Payroll\t\t',
      '42. I declare under oath that I have personally accomplished this form.',
    ].join('\n'),
  );
  expect(resume.name?.text).toBe('Ana P. Reyes');
  expect(resume.title).toBeUndefined();
  expect(resume.particulars).toMatchObject({
    birthDate: { text: '03/14/1992' },
    citizenship: { text: 'Filipino' },
    civilStatus: { text: 'Married' },
  });
  expect(itemsOf(resume, 'skills')).toEqual(['Bookkeeping', 'Payroll']);
  expect(textsOf(resume, 'awards', 'headline')).toEqual([['Treasurer of the Year']]);
  expect(textsOf(resume, 'volunteering', 'headline')).toEqual([]);
});

test('a date that wraps behind its day is whole, and honors behind a full stop are not the school', async () => {
  const resume = await readPages([
    { text: 'Ana P. Reyes', size: 20, bold: true, x: 50, y: 40 },
    { text: 'ana.reyes@example.ph | 0917 555 0100', x: 50, y: 60 },
    ...stack(50, 90, [{ text: 'Licenses', bold: true, size: 13 }]),
    ...stack(
      50,
      106,
      ['Registered Nurse, Professional Regulation Commission, No. 0845512, valid until March 14,', '2027'],
      12,
    ),
    ...stack(50, 150, [{ text: 'Education', bold: true, size: 13 }]),
    ...stack(50, 166, ['Bachelor of Science in Nursing, Western Panay University, 2011-2015. Cum Laude']),
  ]);
  expect(textsOf(resume, 'licenses', 'headline', 'organization', 'validUntil')).toEqual([
    ['Registered Nurse', 'Professional Regulation Commission', 'March 14, 2027'],
  ]);
  expect(textsOf(resume, 'education', 'headline', 'organization', 'description')).toEqual([
    ['Bachelor of Science in Nursing', 'Western Panay University', 'Cum Laude'],
  ]);
});

test('a copied form has its answers below their labels, and an address that a narrow column breaks is whole', async () => {
  const form = await readText(
    'BIO-DATA\nPERSONAL INFORMATION\nName:\n\t\nAna P. Reyes\n\nPosition Desired:\n\t\nStaff Nurse\n\nCivil Status:\n\t\nMarried\n\nReligion:\nMobile No.:\n\t\n0917 555 0100\n\nSKILLS\nTriage, Charting\n',
  );
  expect([form.name?.text, form.title?.text, form.phone?.text]).toEqual([
    'Ana P. Reyes',
    'Staff Nurse',
    '0917 555 0100',
  ]);
  expect(form.particulars?.civilStatus?.text).toBe('Married');
  expect(form.particulars?.religion).toBeUndefined();
  const narrow = await readPages([
    { text: 'Ana P. Reyes', size: 20, bold: true, x: 50, y: 40 },
    ...stack(50, 70, ['ana.patricia.reyes@example.co', 'm', '0917 555 0100'], 14),
    ...stack(50, 130, [{ text: 'Skills', bold: true, size: 13 }, 'Triage, Charting'], 16),
  ]);
  expect(narrow.email?.text).toBe('ana.patricia.reyes@example.com');
});

test('a table of 500 rows is read within the time for a file', async () => {
  const rows = Array.from(
    { length: 500 },
    (_, index) =>
      `${1990 + (index % 30)} - ${1991 + (index % 30)}\tNaga Port Services ${index}\tClerk ${index}\tNaga City`,
  );
  const start = performance.now();
  const resume = await readText(
    `${head}WORK EXPERIENCE\nFROM - TO\tCOMPANY\tPOSITION\tPLACE\n${rows.join('\n')}\n`,
  );
  expect(performance.now() - start).toBeLessThan(5000);
  const jobs = textsOf(resume, 'experience', 'headline', 'organization', 'location', 'duration');
  expect(jobs).toHaveLength(500);
  expect(jobs[499]).toEqual(['Clerk 499', 'Naga Port Services 499', 'Naga City', '2009 - 2010']);
});

test.each(['x', 'Nurse, ', 'a@', '1/', 'May 2019 - ', '(', 'x\t', 'A. '])(
  '16,000 characters in one line of %j are read within the time for a file',
  async (part) => {
    const start = performance.now();
    await readText(
      `${head}WORK EXPERIENCE\n${part.repeat(16_000 / part.length)}\nEDUCATION\nBS Nursing, Naga College, 2015\n`,
    );
    expect(performance.now() - start).toBeLessThan(5000);
  },
);

test('a page of 20,000 letters that are drawn one by one is read', () => {
  const words = 'Staff Nurse Naga Hospital ';
  const runs = Array.from({ length: 20_000 }, (_, index) => ({
    text: words[index % words.length] ?? '',
    x: 40 + (index % 104) * 5,
    baseline: 40 + Math.floor(index / 104) * 4,
    width: 5,
    size: 4,
    bold: false,
    italic: false,
  })).filter(({ text }) => text !== ' ');
  const page = { width: 600, height: 842, runs, links: [], rules: [], uprights: [], marks: [] };
  const start = performance.now();
  const resume = readResume({ pages: [page] });
  // A busy machine included. Comparing all letters with all others would take minutes.
  expect(performance.now() - start).toBeLessThan(15_000);
  expect(resume.text).toContain('Staff Nurse Naga Hospital');
});
