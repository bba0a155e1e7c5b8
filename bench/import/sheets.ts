// Layouts of the half that is looked at: government data sheets, academic records and entries beside a narrow column of dates.
import type { JsonDated, JsonResume } from './json-resume';
import {
  each,
  dateOf,
  degreeOf,
  digits,
  div,
  e,
  headerOf,
  jobsOf,
  joined,
  list,
  linksOf,
  page,
  placeOf,
  plainSection,
  restBeside,
  restOf,
  row,
  shortMonth,
  skillsOf,
  span,
  summaryOf,
  table,
  tag,
  years,
} from './page-parts';

/** Cells with borders; '>2' before a text spans columns, 'v2' rows. */
const grid = (...rows: readonly string[][]) =>
  tag(
    'table class="grid"',
    ...rows.map((cells) =>
      tag(
        'tr',
        ...cells.map((text) => {
          const [, kind, count] = /^([>v])(\d)/.exec(text) ?? [];
          const attribute = kind ? ` ${kind === '>' ? 'colspan' : 'rowspan'}=${count}` : '';
          return `<td${attribute}>${e(kind ? text.slice(2) : text)}</td>`;
        }),
      ),
    ),
  );

const sheetStyle =
  'body { font: 8.5pt/1.25 Arial, sans-serif } h1 { text-align: center; font-size: 15pt } h2 { background: #888; color: #fff; font: italic bold 9.5pt Arial; padding: 1pt 3pt; margin: 6pt 0 0 } .grid td { font-size: 7.5pt }';

const two = (text: string) => text.padStart(2, '0');
const fullDate = (date = '') => {
  const [year = '', month, day] = date.split('-');
  return month ? `${two(month)}/${day ? `${two(day)}/` : ''}${year}` : year;
};
const ends = ({ startDate, endDate }: JsonDated, open = 'PRESENT') => [
  fullDate(startDate),
  endDate ? fullDate(endDate) : open,
];
const levelOf = ({ studyType = '' }: { studyType?: string }) =>
  studyType === 'Secondary' ? 'SECONDARY' : studyType.startsWith('Master') ? 'GRADUATE STUDIES' : 'COLLEGE';

const dataSheet = (person: JsonResume) => {
  const { basics = {}, particulars = {} } = person;
  return page(
    sheetStyle,
    tag('h1', 'PERSONAL DATA SHEET'),
    tag(
      'p',
      'WARNING: Any misrepresentation made in this form shall cause the filing of a case against the person concerned.',
    ),
    tag('h2', 'I. PERSONAL INFORMATION'),
    grid(
      ['1. NAME', `>3${basics.name ?? ''}`],
      [
        '2. DATE OF BIRTH (mm/dd/yyyy)',
        fullDate(particulars.birthDate),
        '16. CITIZENSHIP',
        particulars.citizenship ?? 'Filipino',
      ],
      ['3. PLACE OF BIRTH', particulars.birthplace ?? '', '17. RESIDENTIAL ADDRESS', placeOf(person)],
      ['4. SEX', '', '18. TELEPHONE NO.', 'N/A'],
      ['5. CIVIL STATUS', particulars.civilStatus ?? '', '19. MOBILE NO.', basics.phone ?? ''],
      ['6. HEIGHT (m)', particulars.height ?? '', '20. E-MAIL ADDRESS (if any)', basics.email ?? ''],
      ['7. WEIGHT (kg)', particulars.weight ?? '', '21. BLOOD TYPE', 'O+'],
      ['8. GSIS ID NO.', 'N/A', '22. TIN NO.', 'N/A'],
    ),
    tag('h2', 'II. FAMILY BACKGROUND'),
    grid(
      ["23. SPOUSE'S SURNAME", 'N/A', 'OCCUPATION', 'N/A'],
      ["24. FATHER'S SURNAME", 'N/A', "25. MOTHER'S MAIDEN NAME", 'N/A'],
    ),
    tag('h2', 'III. EDUCATIONAL BACKGROUND'),
    grid(
      [
        'v2LEVEL',
        'v2NAME OF SCHOOL (Write in full)',
        'v2BASIC EDUCATION/DEGREE/COURSE (Write in full)',
        '>2PERIOD OF ATTENDANCE',
        'v2HIGHEST LEVEL/ UNITS EARNED (if not graduated)',
        'v2YEAR GRADUATED',
        'v2SCHOLARSHIP/ ACADEMIC HONORS RECEIVED',
      ],
      ['From', 'To'],
      ...(person.education ?? []).map((one) => [
        levelOf(one),
        one.institution ?? '',
        degreeOf(one),
        one.startDate ?? '',
        one.endDate ?? '',
        '',
        one.endDate ?? '',
        one.summary ?? '',
      ]),
    ),
    tag('h2', 'IV. CIVIL SERVICE ELIGIBILITY'),
    grid(
      [
        "v2CAREER SERVICE/ RA 1080 (BOARD/ BAR) UNDER SPECIAL LAWS/ CES/ CSEE BARANGAY ELIGIBILITY / DRIVER'S LICENSE",
        'v2RATING (If Applicable)',
        'v2DATE OF EXAMINATION / CONFERMENT',
        'v2PLACE OF EXAMINATION / CONFERMENT',
        '>2LICENSE (if applicable)',
      ],
      ['NUMBER', 'Date of Validity'],
      ...(person.certificates ?? []).map((one) => [
        one.name ?? '',
        '84.20',
        fullDate(one.date),
        'Manila',
        one.number ?? '',
        fullDate(one.validUntil),
      ]),
    ),
    tag('h2', 'V. WORK EXPERIENCE'),
    tag(
      'p',
      '(Include private employment. Start from your recent work) Description of duties should be indicated in the attached Work Experience sheet.',
    ),
    grid(
      [
        '>2INCLUSIVE DATES (mm/dd/yyyy)',
        'v2POSITION TITLE (Write in full/Do not abbreviate)',
        'v2DEPARTMENT / AGENCY / OFFICE / COMPANY (Write in full/Do not abbreviate)',
        'v2MONTHLY SALARY',
        'v2STATUS OF APPOINTMENT',
        "v2GOV'T SERVICE (Y/ N)",
      ],
      ['From', 'To'],
      ...jobsOf(person).map((job) => [
        ...ends(job),
        job.position ?? '',
        job.name ?? '',
        '25,000',
        'Permanent',
        'N',
      ]),
    ),
    tag(
      'h2',
      'VI. VOLUNTARY WORK OR INVOLVEMENT IN CIVIC / NON-GOVERNMENT / PEOPLE / VOLUNTARY ORGANIZATION/S',
    ),
    grid(
      [
        'v2NAME & ADDRESS OF ORGANIZATION (Write in full)',
        '>2INCLUSIVE DATES (mm/dd/yyyy)',
        'v2NUMBER OF HOURS',
        'v2POSITION / NATURE OF WORK',
      ],
      ['From', 'To'],
      ...(person.volunteer ?? []).map((one) => [
        one.organization ?? '',
        ...ends(one),
        '40',
        one.position ?? '',
      ]),
    ),
    tag('h2', 'VII. LEARNING AND DEVELOPMENT (L&D) INTERVENTIONS/TRAINING PROGRAMS ATTENDED'),
    grid(
      [
        'v2TITLE OF LEARNING AND DEVELOPMENT INTERVENTIONS/TRAINING PROGRAMS (Write in full)',
        '>2INCLUSIVE DATES OF ATTENDANCE (mm/dd/yyyy)',
        'v2NUMBER OF HOURS',
        'v2Type of LD (Managerial/ Supervisory/ Technical/etc)',
        'v2CONDUCTED/ SPONSORED BY (Write in full)',
      ],
      ['From', 'To'],
      ...(person.trainings ?? []).map((one) => [
        one.title ?? '',
        fullDate(one.date),
        fullDate(one.date),
        one.hours ?? '',
        'Technical',
        one.organizer ?? '',
      ]),
    ),
    tag('h2', 'VIII. OTHER INFORMATION'),
    grid(
      [
        '31. SPECIAL SKILLS and HOBBIES',
        '32. NON-ACADEMIC DISTINCTIONS / RECOGNITION (Write in full)',
        '33. MEMBERSHIP IN ASSOCIATION/ORGANIZATION (Write in full)',
      ],
      ...skillsOf(person).map((skill, index) => [skill, person.awards?.[index]?.title ?? '', '']),
    ),
    tag('h2', '41. REFERENCES'),
    grid(
      ['NAME', 'ADDRESS', 'TEL. NO.'],
      ...(person.references ?? []).map((one) => [one.name ?? '', one.company ?? '', one.phone ?? '']),
    ),
    tag(
      'p',
      '42. I declare under oath that I have personally accomplished this Personal Data Sheet which is a true, correct and complete statement.',
    ),
  );
};

/** The same facts as typed in an office: no numbers, headings of one row, dates in words. */
const typedSheet = (person: JsonResume) => {
  const { basics = {}, particulars = {} } = person;
  const facts = [
    ['Name', basics.name],
    ['Address', placeOf(person)],
    ['Mobile Number', basics.phone],
    ['E-mail Address', basics.email],
    ['Date of Birth', dateOf(particulars.birthDate)],
    ['Place of Birth', particulars.birthplace],
    ['Civil Status', particulars.civilStatus],
    ['Citizenship', particulars.citizenship],
    ['Height', particulars.height],
    ['Weight', particulars.weight],
  ].filter(([, value]) => value);
  const half = Math.ceil(facts.length / 2);
  return page(
    'body { font: 10pt/1.3 "Times New Roman", serif } h2 { font-size: 10.5pt; border: 1pt solid #000; padding: 1pt 3pt; margin-bottom: 0 } .grid td, .grid th { font-size: 9pt }',
    tag('h1', 'PERSONAL DATA'),
    tag(
      'table',
      ...facts.slice(0, half).map(([label, value], index) => {
        const [other, answer] = facts[half + index] ?? [];
        return row(`${e(label)}`, `: ${e(value)}`, e(other), other ? `: ${e(answer)}` : '');
      }),
    ),
    tag('h2', 'A. EDUCATION'),
    table(
      ['Level', 'Name of School', 'Degree/Course', 'Year Graduated', 'Inclusive Dates', 'Honors Received'],
      (person.education ?? []).map((one) => [
        levelOf(one),
        one.institution,
        degreeOf(one),
        one.endDate,
        years(one, ' - '),
        one.summary,
      ]),
    ),
    tag('h2', 'B. ELIGIBILITY'),
    table(
      ['Title of Eligibility', 'Rating', 'Date of Exam', 'Place of Exam', 'License Number', 'Validity'],
      (person.certificates ?? []).map((one) => [
        one.name,
        '81.5 %',
        dateOf(one.date),
        'Manila',
        one.number,
        dateOf(one.validUntil),
      ]),
    ),
    tag('h2', 'C. WORK EXPERIENCE (start from the most recent)'),
    table(
      [
        'Inclusive Dates',
        'Position Title',
        'Department/Agency/Office/Company',
        'Salary',
        'Status of Appointment',
      ],
      jobsOf(person).map((job) => [
        span(job, { month: shortMonth, dash: ' to ' }),
        job.position,
        job.name,
        'P 22,000',
        'Contractual',
      ]),
    ),
    tag('h2', 'D. TRAINING PROGRAMS ATTENDED'),
    table(
      ['Title of Seminar/Conference/Workshop', 'Inclusive Dates', 'No. of Hours', 'Conducted/Sponsored by'],
      (person.trainings ?? []).map((one) => [one.title, dateOf(one.date), one.hours, one.organizer]),
    ),
    tag('h2', 'E. SPECIAL SKILLS'),
    list(skillsOf(person)),
    tag('h2', 'F. LANGUAGES'),
    tag('p', joined(', ', ...(person.languages ?? []).map(({ language }) => language))),
    tag('h2', 'G. CHARACTER REFERENCES'),
    table(
      ['Name', 'Position', 'Office Address', 'Tel. No.'],
      (person.references ?? []).map((one) => [one.name, one.position, one.company, one.phone]),
    ),
  );
};

const besideDates = (width: number, date: string, ...content: string[]) =>
  `<div style="display:grid;grid-template-columns:${width}mm 1fr;gap:4mm;margin-bottom:4pt"><div>${e(date)}</div><div>${content.join('')}</div></div>`;

/** Years at the left, everything about an entry in one paragraph. */
const academicYears = (person: JsonResume) =>
  page(
    'body { font: 11pt/1.3 Georgia, serif } h1, .center { text-align: center } h2 { font-variant: small-caps; font-weight: normal; border-bottom: 0.5pt solid #000 }',
    tag('h1', e(person.basics?.name)),
    div('center', e(person.basics?.label)),
    div(
      'center',
      joined(' · ', placeOf(person), person.basics?.phone, person.basics?.email, ...linksOf(person)),
    ),
    tag('h2', 'Education'),
    ...(person.education ?? []).map((one) =>
      besideDates(
        24,
        years(one),
        tag('div', tag('b', e(degreeOf(one))), `, ${e(one.institution)}`),
        one.summary ? tag('div', e(one.summary)) : '',
      ),
    ),
    tag('h2', 'Academic and Professional Appointments'),
    ...jobsOf(person).map((job) =>
      besideDates(
        24,
        `${job.startDate?.slice(0, 4)}–${job.endDate?.slice(0, 4) ?? 'present'}`,
        tag('div', tag('b', e(job.position)), `, ${joined(', ', job.name, job.location)}`),
        ...(job.highlights ?? []).map((text) => tag('div', e(text))),
      ),
    ),
    plainSection(
      'Publications',
      each(person.publications, (one) =>
        tag(
          'p style="padding-left:8mm;text-indent:-8mm"',
          `Abrenica, R. (${e(one.releaseDate?.slice(0, 4))}). ${e(one.name)}. ${tag('i', e(one.publisher))}.`,
        ),
      ),
    ),
    plainSection(
      'Honors and Awards',
      each(person.awards, (one) =>
        besideDates(24, one.date ?? '', tag('div', joined(', ', one.title, one.awarder))),
      ),
    ),
    plainSection(
      'Licenses',
      each(person.certificates, (one) =>
        besideDates(
          24,
          one.date?.slice(0, 4) ?? '',
          tag(
            'div',
            `${joined(', ', one.name, one.issuer)}${one.number ? ` (License No. ${e(one.number)})` : ''}`,
          ),
        ),
      ),
    ),
    plainSection(
      'Trainings',
      each(person.trainings, (one) =>
        besideDates(24, one.date?.slice(0, 4) ?? '', tag('div', joined(', ', one.title, one.organizer))),
      ),
    ),
    plainSection(
      'Service',
      each(person.volunteer, (one) =>
        besideDates(
          24,
          `${one.startDate?.slice(0, 4)}–${one.endDate?.slice(0, 4) ?? 'present'}`,
          tag('div', joined(', ', one.position, one.organization)),
        ),
      ),
    ),
    plainSection('Skills', tag('p', joined('; ', ...skillsOf(person)))),
    plainSection(
      'Languages',
      tag(
        'p',
        joined('; ', ...(person.languages ?? []).map(({ language, fluency }) => `${language} (${fluency})`)),
      ),
    ),
    plainSection(
      'References',
      each(person.references, (one) =>
        tag('p', `${tag('b', e(one.name))}, ${joined(', ', one.position, one.company, one.phone)}`),
      ),
    ),
  );

/** Hanging paragraphs that end in their years. */
const academicHanging = (person: JsonResume) => {
  const hanging = (text: string) => tag('p style="padding-left:9mm;text-indent:-9mm"', text);
  return page(
    'body { font: 11pt/1.35 "Times New Roman", serif } h1 { font-size: 15pt } h2 { font-size: 11pt }',
    tag('h1', 'CURRICULUM VITAE'),
    tag('h1', e(person.basics?.name)),
    tag('p', e(person.basics?.label)),
    tag('p', placeOf(person)),
    tag('p', joined(' / ', person.basics?.phone, person.basics?.email)),
    tag('h2', 'EDUCATION'),
    ...(person.education ?? []).map((one) =>
      hanging(`${joined(', ', degreeOf(one), one.institution, years(one))}. ${e(one.summary)}`),
    ),
    tag('h2', 'PROFESSIONAL APPOINTMENTS'),
    ...jobsOf(person).map(
      (job) =>
        hanging(`${joined(', ', job.position, job.name, job.location)}, ${e(span(job))}`) +
        list(job.highlights),
    ),
    plainSection(
      'PUBLICATIONS',
      tag(
        'ol',
        ...(person.publications ?? []).map((one) =>
          tag('li', `“${e(one.name)}.” ${tag('i', e(one.publisher))}, ${e(one.releaseDate)}.`),
        ),
      ),
    ),
    plainSection(
      'AWARDS',
      each(person.awards, (one) => hanging(joined(', ', one.title, one.awarder, one.date))),
    ),
    restOf({ ...person, publications: [], awards: [] }, (heading, content) =>
      plainSection(heading.toUpperCase(), content),
    ),
  );
};

/** Entries of one line in bold, italics and plain type beside their dates, as TeX classes set them. */
const dateColumn = (person: JsonResume) => {
  const item = (left: string, ...right: string[]) =>
    `<div class="item"><div class="left">${e(left)}</div><div>${right.join('')}</div></div>`;
  const section = (heading: string, content: string) =>
    content ? `<div class="item"><div class="bar"></div><h2>${e(heading)}</h2></div>${content}` : '';
  return page(
    '.item { display: grid; grid-template-columns: 27mm 1fr; gap: 3mm; margin-bottom: 3pt } .left { text-align: right; font-size: 9.5pt } h2 { margin: 6pt 0 2pt; color: #257; font-weight: normal; font-size: 14pt } .bar { background: #257; height: 4pt; margin-top: 12pt } h1 { font-weight: 300; font-size: 28pt } .head { display: flex; justify-content: space-between } .contact { text-align: right; font-style: italic; font-size: 9pt; color: #666 }',
    div(
      'head',
      tag('div', tag('h1', e(person.basics?.name)), tag('i', e(person.basics?.label))),
      div(
        'contact',
        placeOf(person),
        '<br>',
        e(person.basics?.phone),
        '<br>',
        e(person.basics?.email),
        ...linksOf(person).map((url) => `<br>${e(url)}`),
      ),
    ),
    section(
      'Experience',
      each(jobsOf(person), (job) =>
        item(
          span(job, { month: shortMonth, dash: '–' }),
          tag('b', e(job.position)),
          ', ',
          tag('i', e(job.name)),
          `, ${e(job.location)}.`,
          list(job.highlights),
        ),
      ),
    ),
    section(
      'Education',
      each(person.education, (one) =>
        item(
          years(one),
          tag('b', e(degreeOf(one))),
          ', ',
          tag('i', e(one.institution)),
          one.summary ? `, ${e(one.summary)}.` : '.',
        ),
      ),
    ),
    section(
      'Certifications',
      each(person.certificates, (one) =>
        item(
          dateOf(one.date, digits),
          tag('b', e(one.name)),
          ', ',
          tag('i', e(one.issuer)),
          one.number ? `, ${e(one.number)}.` : '.',
        ),
      ),
    ),
    section(
      'Trainings',
      each(person.trainings, (one) =>
        item(dateOf(one.date, shortMonth), tag('b', e(one.title)), ', ', tag('i', e(one.organizer)), '.'),
      ),
    ),
    section(
      'Volunteering',
      each(person.volunteer, (one) =>
        item(
          span(one, { month: shortMonth, dash: '–' }),
          tag('b', e(one.position)),
          ', ',
          tag('i', e(one.organization)),
          '.',
          list(one.highlights),
        ),
      ),
    ),
    section(
      'Projects',
      each(person.projects, (one) =>
        item(span(one, { month: shortMonth, dash: '–' }), tag('b', e(one.name)), '. ', e(one.description)),
      ),
    ),
    section(
      'Awards',
      each(person.awards, (one) =>
        item(one.date ?? '', tag('b', e(one.title)), ', ', tag('i', e(one.awarder)), '.'),
      ),
    ),
    section(
      'Languages',
      each(person.languages, ({ language = '', fluency }) => item(language, tag('b', e(fluency)))),
    ),
    section('Skills', item('General', joined(', ', ...skillsOf(person)))),
    section(
      'Interests',
      each(person.interests, ({ name = '' }) => item('', e(name))),
    ),
    section(
      'References',
      each(person.references, (one) =>
        item('', tag('b', e(one.name)), `, ${joined(', ', one.position, one.company)}, ${e(one.phone)}`),
      ),
    ),
  );
};

/** Each date in a line above its entry, close together. */
const datesAbove = (person: JsonResume) =>
  page(
    'body { line-height: 1.25 } .when { color: #666; font-size: 9pt; margin: 0 } h3 { margin: 0 } .tight { margin-bottom: 3pt }',
    headerOf(person),
    summaryOf(person),
    plainSection(
      'Work Experience',
      each(jobsOf(person), (job) =>
        div(
          'tight',
          tag('p class="when"', e(span(job, { month: shortMonth }))),
          tag('h3', e(job.position)),
          tag('p', joined(' – ', job.name, job.location)),
          ...(job.highlights ?? []).map((text) => tag('p', e(text))),
        ),
      ),
    ),
    plainSection(
      'Education',
      each(person.education, (one) =>
        div(
          'tight',
          tag('p class="when"', e(years(one, ' – '))),
          tag('h3', e(degreeOf(one))),
          tag('p', e(one.institution)),
          one.summary ? tag('p', e(one.summary)) : '',
        ),
      ),
    ),
    restBeside(person),
    plainSection('Skills', list(skillsOf(person))),
    plainSection(
      'Languages',
      list((person.languages ?? []).map(({ language, fluency }) => `${language}: ${fluency}`)),
    ),
  );

export const sheets: Record<string, (person: JsonResume) => string> = {
  'government sheet': dataSheet,
  'typed government sheet': typedSheet,
  'academic, years left': academicYears,
  'academic, hanging': academicHanging,
  'narrow column of dates': dateColumn,
  'dates close above': datesAbove,
};
