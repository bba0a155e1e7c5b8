import { expect, test } from 'vitest';
import type { ReadEntry, ReadResume } from '#shared/resume/read-resume';
import { bold, docxOf, odtOf, p, run, table } from './testing/archives';
import { heading, readPages, stack, title } from './testing/pages';
import { entriesOf, itemsOf, readResumeOf, readText } from './testing/read';

// Kinds of layouts that resumes have, one small file of each, with variants of the kind.

const head = 'Ana P. Reyes\nana.reyes@example.ph | 0917 555 0100\n\n';

const person = [
  { text: 'Ana P. Reyes', size: 20, bold: true, x: 50, y: 40 },
  { text: 'ana.reyes@example.ph | 0917 555 0100', x: 50, y: 60 },
];

type Name = Exclude<keyof ReadEntry, 'bullets' | 'ship'>;
const textsOf = (resume: ReadResume, kind: ReadResume['sections'][number]['kind'], ...names: Name[]) =>
  resume.sections
    .filter((section) => section.kind === kind)
    .flatMap(({ entries }) => entries.map((entry) => names.map((name) => entry[name]?.text)));

test.each(['\n\n', '\n'])(
  'a long line of names above its date is a title, with %j between jobs',
  async (gap) => {
    const resume = await readText(
      `${head}WORK EXPERIENCE\nRadiologic Technologist - Bulacan Diagnostic and Imaging Clinic, Malolos, Bulacan\n10/2018 – 02/2021\n* Took plain films of chest and spine.${gap}Clinic Aide - Sto. Nino Clinic, Malolos, Bulacan\n01/2016 – 09/2018\n* Filed records.\n`,
    );
    expect(textsOf(resume, 'experience', 'headline', 'duration', 'description')).toEqual([
      ['Radiologic Technologist', '10/2018 – 02/2021', '- Took plain films of chest and spine.'],
      ['Clinic Aide', '01/2016 – 09/2018', '- Filed records.'],
    ]);
  },
);

test('brackets are one text, and those at the end hold who gave a license and when', async () => {
  const licenses = await readText(
    `${head}CERTIFICATIONS\n- Driving NC II (TESDA, 2014)\n- Professional Driver's License (Land Transportation Office, 2008)\n- Basic Life Support (BLS)\n`,
  );
  expect(textsOf(licenses, 'licenses', 'headline', 'organization', 'duration')).toEqual([
    ['Driving NC II', 'TESDA', '2014'],
    ["Professional Driver's License", 'Land Transportation Office', '2008'],
    ['Basic Life Support (BLS)', undefined, undefined],
  ]);
  const jobs = await readText(
    `${head}EXPERIENCE\nSoftware Developer (Full Stack / Backend-Focused)\nAcme Philippines Inc. | Dec 2022 – Present\nLed the design of the web shop.\n`,
  );
  expect(textsOf(jobs, 'experience', 'headline', 'organization')).toEqual([
    ['Software Developer (Full Stack / Backend-Focused)', 'Acme Philippines Inc.'],
  ]);
});

test.each([0, -5])(
  'what is above all headings is the header, in any column, %d points higher',
  async (shift) => {
    const resume = await readPages([
      { text: 'Ana P. Reyes, RRT', size: 18, bold: true, x: 50, y: 60 },
      { text: 'Radiologic Technologist', x: 50, y: 78 },
      ...stack(
        340,
        46 + shift,
        ['Unit 3C, 118 Kamias Road, Brgy.', 'Pinyahan, Quezon City', '0927 114 8802'],
        13,
      ),
      { text: 'ana.reyes@example.ph', x: 340, y: 86 + shift },
      ...stack(50, 120, [
        heading('EXPERIENCE'),
        'Saint Barnabas Medical Center - CT Technologist',
        '03/2021 - Present',
        'Performs 25 CT examinations per shift.',
        heading('EDUCATION'),
        'Manila Central University - BS Radiologic Technology',
        '06/2014 - 04/2018',
      ]),
      ...stack(340, 120, [
        heading('SKILLS'),
        'Computed Tomography',
        'PACS',
        heading('LANGUAGES'),
        'Filipino, English',
      ]),
    ]);
    expect(resume.phone?.text).toBe('0927 114 8802');
    expect(resume.location?.text).toBe('Unit 3C, 118 Kamias Road, Brgy. Pinyahan, Quezon City');
    expect(textsOf(resume, 'education', 'description')).toEqual([[undefined]]);
  },
);

test.each([
  ['with lists', '\u2022 Supervises 14 agents.', '\u2022 Checked in 90 guests a day.', '', '- '],
  [
    'with text, close together',
    'Supervises 14 agents over three shifts.',
    'Checked in 90 guests a day.',
    '',
    '',
  ],
  ['with gaps', '\u2022 Supervises 14 agents.', '\u2022 Checked in 90 guests a day.', '\n', '- '],
])('lines above labels are the company of what is below them, %s', async (_, first, second, gap, sign) => {
  const job = (company: string, place: string, position: string, period: string, text: string) =>
    `${company}\n${place}\nPosition: ${position}\nPeriod: ${period}\nJob Description:\n${text}\n${gap}`;
  const resume = await readText(
    `${head}WORK EXPERIENCE:\n${job('Shangri-Mar Resort', 'Lapu-Lapu City', 'Front Desk Supervisor', 'June 2020 – Present', first)}${job('Crimson Bay Hotel', 'Cebu City', 'Guest Service Agent', 'June 2018 – May 2020', second)}\nSKILLS:\nOpera PMS\n`,
  );
  expect(
    textsOf(resume, 'experience', 'headline', 'organization', 'location', 'duration', 'description'),
  ).toEqual([
    [
      'Front Desk Supervisor',
      'Shangri-Mar Resort',
      'Lapu-Lapu City',
      'June 2020 – Present',
      sign + first.replace('\u2022 ', ''),
    ],
    [
      'Guest Service Agent',
      'Crimson Bay Hotel',
      'Cebu City',
      'June 2018 – May 2020',
      sign + second.replace('\u2022 ', ''),
    ],
  ]);
});

test('a license has its name above its labels, whatever the summary says', async () => {
  const resume = await readText(
    `${head}SUMMARY\nRegistered nurse with eight years in intensive care units.\n\nLICENSES AND ELIGIBILITY:\nRegistered Nurse\nLicense No.: 0663521\nValid until: September 2026\n\nSKILLS:\nTriage\n`,
  );
  expect(textsOf(resume, 'licenses', 'headline', 'number', 'validUntil')).toEqual([
    ['Registered Nurse', '0663521', 'September 2026'],
  ]);
});

test.each([
  ['left', 50, 150],
  ['right', 470, 50],
])(
  'a date that a narrow column at the %s breaks is one, and of what is beside it',
  async (_, dates, text) => {
    const resume = await readPages([
      ...person,
      { ...heading('Career History'), x: 50, y: 100 },
      ...stack(dates, 120, ['September 2020 -', 'Present'], 13),
      ...stack(
        text,
        120,
        [title('Front Desk Supervisor'), 'Shangri-Mar Resort', '- Supervises 14 agents.'],
        13,
      ),
      ...stack(dates, 162, ['June 2018 -', 'August 2020'], 13),
      ...stack(text, 162, [title('Guest Service Agent'), 'Crimson Bay Hotel', '- Checked in guests.'], 13),
    ]);
    expect(textsOf(resume, 'experience', 'headline', 'organization', 'duration', 'description')).toEqual([
      ['Front Desk Supervisor', 'Shangri-Mar Resort', 'September 2020 - Present', '- Supervises 14 agents.'],
      ['Guest Service Agent', 'Crimson Bay Hotel', 'June 2018 - August 2020', '- Checked in guests.'],
    ]);
  },
);

test.each([14, 12.5])(
  'a date above its title belongs to what follows it, at a distance of %d',
  async (step) => {
    const job = (date: string, name: string, company: string, text: string) => [
      date,
      title(name),
      company,
      `- ${text}`,
    ];
    const resume = await readPages([
      ...person,
      ...stack(
        50,
        100,
        [
          heading('WORK EXPERIENCE'),
          ...job(
            '[ 12/2020 - Current ]',
            'FRONT DESK SUPERVISOR',
            'Shangri-Mar Resort',
            'Supervises 14 agents.',
          ),
          ...job('[ 06/2018 - 11/2020 ]', 'GUEST SERVICE AGENT', 'Crimson Bay Hotel', 'Checked in guests.'),
          ...job('[ 11/2017 - 03/2018 ]', 'HOTEL TRAINEE', 'Waterfront Lahug Hotel', 'Kept rooms.'),
        ],
        step,
      ),
    ]);
    expect(textsOf(resume, 'experience', 'headline', 'duration')).toEqual([
      ['FRONT DESK SUPERVISOR', '12/2020 - Current'],
      ['GUEST SERVICE AGENT', '06/2018 - 11/2020'],
      ['HOTEL TRAINEE', '11/2017 - 03/2018'],
    ]);
  },
);

test('languages among skills are languages, those of programs are skills, and names of groups are neither', async () => {
  const spoken = await readText(
    `${head}TECHNICAL SKILLS\nSkills: Opera PMS, Night Audit\nLanguages: English, Cebuano, Korean\n`,
  );
  expect(itemsOf(spoken, 'skills')).toEqual(['Opera PMS', 'Night Audit']);
  expect(itemsOf(spoken, 'languages')).toEqual(['English', 'Cebuano', 'Korean']);
  const programs = await readText(
    `${head}SKILLS\nLanguages: Python, C++, Rust\nDevOps & Testing: Docker, Nginx\nMobile: Kotlin\tDatabases: MySQL, Redis\n`,
  );
  expect(itemsOf(programs, 'skills')).toEqual([
    'Python',
    'C++',
    'Rust',
    'Docker',
    'Nginx',
    'Kotlin',
    'MySQL',
    'Redis',
  ]);
  const leveled = await readText(`${head}LANGUAGES\nEnglish: Fluent\nFilipino: Native\n`);
  expect(itemsOf(leveled, 'languages')).toEqual(['English: Fluent', 'Filipino: Native']);
});

test.each([
  ['one line', 'Helen Okafor, Ward Manager, Leicester Hospitals, +44 116 555 0134'],
  ['three lines', 'Helen Okafor\nWard Manager, Leicester Hospitals\n+44 116 555 0134'],
  ['a sentence', 'Helen Okafor, Ward Manager of Leicester Hospitals, can be reached at +44 116 555 0134.'],
])('a reference is %s', async (_, text) => {
  const resume = await readText(`${head}SKILLS\nFiling\n\nREFERENCES\n${text}\n`);
  expect(textsOf(resume, 'references', 'headline', 'role', 'organization', 'phone')).toEqual([
    ['Helen Okafor', 'Ward Manager', 'Leicester Hospitals', '+44 116 555 0134'],
  ]);
});

test('each whole line begins a referee, and a date below the last one joins none', async () => {
  const lines = [
    'Helen Okafor, Ward Manager, Leicester Hospitals, +44 116 555 0134',
    'Engr. Khalid Al-Otaibi, Plant Manager, Al-Rimal Trading Est., +966 13 555 0110',
    'November 28, 2026',
  ];
  const resume = await readText(`${head}SKILLS\nFiling\n\nREFERENCES\n${lines.join('\n')}\n`);
  expect(textsOf(resume, 'references', 'headline', 'role', 'organization', 'phone')).toEqual([
    ['Helen Okafor', 'Ward Manager', 'Leicester Hospitals', '+44 116 555 0134'],
    ['Engr. Khalid Al-Otaibi', 'Plant Manager', 'Al-Rimal Trading Est.', '+966 13 555 0110'],
  ]);
});

test('a quote begins below its name, also where the name fills its line', async () => {
  const quote = [
    '"Always the first to',
    'arrive and the last to',
    'leave; I would hire the',
    'same person again soon."',
  ];
  const resume = await readPages([
    ...person,
    ...stack(50, 100, [
      heading('REFERENCES'),
      'Corazon Lim-Bautista',
      ...quote,
      'Virgilio P. Dacanay',
      ...quote,
    ]),
  ]);
  expect(textsOf(resume, 'references', 'headline')).toEqual([
    ['Corazon Lim-Bautista'],
    ['Virgilio P. Dacanay'],
  ]);
});

test('a hyphen that belongs to a name survives the end of a line', async () => {
  const resume = await readPages([
    ...person,
    ...stack(50, 100, [
      heading('EMPLOYMENT HISTORY'),
      'Front Desk Supervisor at Shangri-',
      'Mar Resort',
      'December 2020 to present, Lapu-',
      'Lapu City',
      '- Supervises 14 agents.',
    ]),
  ]);
  expect(textsOf(resume, 'experience', 'headline', 'organization', 'location', 'duration')).toEqual([
    ['Front Desk Supervisor', 'Shangri-Mar Resort', 'Lapu-Lapu City', 'December 2020 to present'],
  ]);
});

test('a date beside the first item of a list is of the entry', async () => {
  const job = (y: number, company: string, place: string, date: string, items: readonly string[]) => [
    { text: company, x: 50, y, bold: true },
    { text: place, x: 480, y },
    ...stack(
      60,
      y + 14,
      items.map((item) => `- ${item}`),
    ),
    { text: date, x: 450, y: y + 14 },
  ];
  const resume = await readPages([
    ...person,
    { ...heading('Experience'), x: 50, y: 100 },
    ...job(120, 'Acme Cebu, Lead Developer', 'Cebu City', 'June 2023 - present', [
      'Built the web shop',
      'Trained colleagues',
    ]),
    ...job(170, 'Beta Davao, Developer', 'Davao City', 'May 2021 - May 2023', [
      'Wrote the tests',
      'Answered the phone',
    ]),
  ]);
  expect(
    textsOf(resume, 'experience', 'headline', 'organization', 'location', 'duration', 'description'),
  ).toEqual([
    [
      'Lead Developer',
      'Acme Cebu',
      'Cebu City',
      'June 2023 - present',
      '- Built the web shop\n- Trained colleagues',
    ],
    [
      'Developer',
      'Beta Davao',
      'Davao City',
      'May 2021 - May 2023',
      '- Wrote the tests\n- Answered the phone',
    ],
  ]);
});

test('places and dates at the right are facts of the lines beside them, and the items of a list are entries', async () => {
  const entry = (y: number, lines: readonly [string, string][]) =>
    lines.flatMap(([text, fact], index) => [
      {
        text: index === 0 ? `\u2022 ${text}` : text,
        x: index === 0 ? 50 : 60,
        y: y + index * 13,
        bold: index === 0,
      },
      { text: fact, x: 470, y: y + index * 13 },
    ]);
  const resume = await readPages(
    [
      { text: 'Liza Ramos', size: 20, bold: true, x: 50, y: 40 },
      { text: 'Email: liza@example.com', x: 440, y: 40 },
      { text: 'liza.example.com', x: 50, y: 56 },
      { text: 'Mobile: 0917 555 0199', x: 440, y: 56 },
      { ...heading('Education'), x: 50, y: 100 },
      ...entry(120, [
        ['Central Example University', 'Iloilo City'],
        ['Master of Science in Physics; GPA: 1.25', 'Aug 2018 - Dec 2019'],
      ]),
      ...entry(150, [
        ['Northern Example College', 'Laoag City'],
        ['Bachelor of Science in Physics', 'Aug 2014 - July 2018'],
      ]),
      { ...heading('Experience'), x: 50, y: 190 },
      ...entry(210, [
        ['Acme Cebu', 'Cebu City'],
        ['Software Engineer', 'Oct 2022 - Present'],
      ]),
      ...entry(240, [
        ['Beta Davao', 'Davao City'],
        ['Senior Tester', 'Jan 2020 - Oct 2022'],
      ]),
    ].map((line) => ({ ...line, text: line.text.replace('\u2022', '\u0095') })),
  );
  expect(resume.name?.text).toBe('Liza Ramos');
  expect(textsOf(resume, 'education', 'headline', 'organization', 'duration')).toEqual([
    ['Master of Science in Physics', 'Central Example University', 'Aug 2018 - Dec 2019'],
    ['Bachelor of Science in Physics', 'Northern Example College', 'Aug 2014 - July 2018'],
  ]);
  expect(textsOf(resume, 'experience', 'headline', 'organization', 'location', 'duration')).toEqual([
    ['Software Engineer', 'Acme Cebu', 'Cebu City', 'Oct 2022 - Present'],
    ['Senior Tester', 'Beta Davao', 'Davao City', 'Jan 2020 - Oct 2022'],
  ]);
});

const promotions = [
  ['Operations Team Leader | Mar 2020 - Present', 'Lead 22 agents of a telco account'],
  ['Subject Matter Expert | Jun 2018 - Feb 2020', 'Trained 6 waves of new hires'],
  ['Customer Service Representative | Aug 2014 - Dec 2015', '60 calls a day, top of the site'],
] as const;

test('a company above several positions is that of each', async () => {
  const company = 'Concentrix Philippines, Eastwood City';
  const items = promotions.flatMap(([role, text]) => [role, `\u2022 ${text}`]);
  const inText = await readText(`${head}EXPERIENCE\n${[company, ...items].join('\n')}\n`);
  const inWord = await readResumeOf(
    docxOf(
      [
        p('Ana P. Reyes', 'Title'),
        p('Experience', 'Heading1'),
        bold(company),
        ...items.map((item) => p(item)),
      ].join(''),
    ),
  );
  for (const resume of [inText, inWord])
    expect(textsOf(resume, 'experience', 'headline', 'organization', 'duration', 'description')).toEqual(
      promotions.map(([role, text]) => [role.split(' | ')[0], company, role.split(' | ')[1], `- ${text}`]),
    );
});

test('a table of sea service is read by its header, per row', async () => {
  const rows = [
    ['VESSEL', 'TYPE', 'GRT', 'ENGINE / KW', 'RANK', 'SIGN ON', 'SIGN OFF', 'AGENCY / PRINCIPAL'],
    [
      'MV Ocean Harmony',
      'Bulk Carrier',
      '43,012',
      'MAN 6S50 / 9,480',
      '2nd Engineer',
      '12 Jan 2024',
      '05 Oct 2024',
      'Magsaysay Maritime Corp. / NYK',
    ],
    [
      'MT Stella Gas',
      'LPG Tanker',
      '22,207',
      'MAN 6S50 / 8,900',
      '3rd Engineer',
      '10 Feb 2022',
      '11 Dec 2022',
      'Anglo-Eastern Crew Mgt Phils.',
    ],
  ];
  const resume = await readResumeOf(
    docxOf(
      [
        p('Rodel Magsaysay', 'Title'),
        p('SEA SERVICE', 'Heading1'),
        table(...rows.map((row) => row.map((cell) => p(cell)))),
      ].join(''),
    ),
  );
  const ships = resume.sections.flatMap(({ entries }) =>
    entries.map(({ headline, ship = {} }) => [
      headline?.text,
      ...Object.values(ship).map((found) => found?.text),
    ]),
  );
  expect(ships).toEqual([
    [
      '2nd Engineer',
      'MV Ocean Harmony',
      'Bulk Carrier',
      undefined,
      '43,012',
      'MAN 6S50 / 9,480',
      'Magsaysay Maritime Corp. / NYK',
      '12 Jan 2024',
      '05 Oct 2024',
    ],
    [
      '3rd Engineer',
      'MT Stella Gas',
      'LPG Tanker',
      undefined,
      '22,207',
      'MAN 6S50 / 8,900',
      'Anglo-Eastern Crew Mgt Phils.',
      '10 Feb 2022',
      '11 Dec 2022',
    ],
  ]);
});

test('a form has its labels beside its answers, and its table is read by the row', async () => {
  const row = (y: number, cells: readonly [number, string][]) => cells.map(([x, text]) => ({ x, y, text }));
  const resume = await readPages([
    { text: 'BIO-DATA', x: 270, y: 40, size: 14, bold: true },
    ...row(60, [
      [50, 'Position Desired:'],
      [190, 'Welder'],
      [340, 'Date:'],
      [440, 'January 5, 2026'],
    ]),
    ...row(76, [
      [50, 'Name:'],
      [190, 'Ana P. Reyes'],
    ]),
    ...row(92, [
      [50, 'Contact No.:'],
      [190, '0917 555 0100'],
      [340, 'E-mail Address:'],
      [440, 'ana@example.ph'],
    ]),
    { text: 'EMPLOYMENT RECORD', x: 230, y: 120, size: 12, bold: true },
    ...row(140, [
      [50, 'FROM - TO'],
      [140, 'POSITION'],
      [260, 'COMPANY'],
      [440, 'PLACE'],
    ]),
    ...row(156, [
      [50, '2018-2023'],
      [140, 'Pipe Welder'],
      [260, 'Al Rashid Contracting Co.'],
      [440, 'Jubail, Saudi Arabia'],
    ]),
    ...row(172, [
      [50, '2014-2017'],
      [140, 'Structural Welder'],
      [260, 'Nasser Al-Hajri Corporation'],
      [440, 'Yanbu, Saudi Arabia'],
    ]),
    { text: 'SPECIAL SKILLS', x: 240, y: 200, size: 12, bold: true },
    { text: 'SMAW, GTAW, Blueprint Reading', x: 50, y: 218 },
    { text: 'LICENSES / ELIGIBILITY', x: 225, y: 250, size: 12, bold: true },
    ...row(268, [
      [50, 'SMAW NC II'],
      [230, '10072202004417'],
      [400, 'valid until May 2028'],
    ]),
    ...row(284, [
      [50, 'GTAW NC II'],
      [230, '13072202007765'],
      [400, 'valid until May 2028'],
    ]),
  ]);
  expect([resume.name?.text, resume.title?.text, resume.location?.text]).toEqual([
    'Ana P. Reyes',
    'Welder',
    undefined,
  ]);
  expect(textsOf(resume, 'experience', 'headline', 'organization', 'location', 'duration')).toEqual([
    ['Pipe Welder', 'Al Rashid Contracting Co.', 'Jubail, Saudi Arabia', '2018-2023'],
    ['Structural Welder', 'Nasser Al-Hajri Corporation', 'Yanbu, Saudi Arabia', '2014-2017'],
  ]);
  expect(itemsOf(resume, 'skills')).toEqual(['SMAW', 'GTAW', 'Blueprint Reading']);
  expect(textsOf(resume, 'licenses', 'headline', 'number', 'validUntil')).toEqual([
    ['SMAW NC II', '10072202004417', 'May 2028'],
    ['GTAW NC II', '13072202007765', 'May 2028'],
  ]);
});

test('a degree with its school in brackets, and the place below it', async () => {
  const resume = await readText(
    `${head}EDUCATION\nBS in Information Technology (Central Example University – 2014-2018)\nIloilo City, Philippines\n`,
  );
  expect(textsOf(resume, 'education', 'headline', 'organization', 'location', 'duration')).toEqual([
    ['BS in Information Technology', 'Central Example University', 'Iloilo City, Philippines', '2014-2018'],
  ]);
});

test('a license has its number and dates between commas, also where a line ends within one', async () => {
  const line =
    'Licensed Professional Teacher, Professional Regulation Commission, No. 1234567, March 2016, valid until March';
  const expected = [
    [
      'Licensed Professional Teacher',
      'Professional Regulation Commission',
      '1234567',
      'March 2016',
      'March 2026',
    ],
    ['Food and Beverage Services NC II', 'TESDA', undefined, 'May 2015', undefined],
  ];
  const second = 'Food and Beverage Services NC II, TESDA, May 2015';
  const page = await readPages([
    ...person,
    ...stack(50, 100, [heading('Licenses'), line, '2026', second], 13),
  ]);
  const text = await readText(`${head}LICENSES\n${line}\n2026\n${second}\n`);
  for (const resume of [page, text])
    expect(
      textsOf(resume, 'licenses', 'headline', 'organization', 'number', 'duration', 'validUntil'),
    ).toEqual(expected);
});

test('the lines of a cell are one value: rows are further apart', async () => {
  const row = (y: number, texts: readonly string[]) =>
    texts.flatMap((text, index) =>
      text === '' ? [] : [{ text, x: [50, 150, 240, 340, 420][index] ?? 0, y }],
    );
  const resume = await readPages([
    ...person,
    { ...heading('Sea Service'), x: 50, y: 100 },
    ...row(120, ['Vessel', 'Rank', 'Agency', 'Sign On', 'Sign Off']),
    ...row(137, ['MV Chocolate', 'Able', 'Tarsier Manning', 'Sep 2, 2019', 'Jun 5, 2020']),
    ...row(149, ['Hills', 'Seaman', 'Corporation']),
    ...row(166, ['MV Loboc', 'Ordinary', 'Sulu Sea Ship', 'Jan 3, 2018', 'Oct 4, 2018']),
    ...row(178, ['River', 'Seaman', 'Agency']),
  ]);
  const ships = resume.sections.flatMap(({ entries }) =>
    entries.map(({ headline, ship }) =>
      [headline, ship?.vessel, ship?.principal, ship?.signOff].map((one) => one?.text),
    ),
  );
  expect(ships).toEqual([
    ['Able Seaman', 'MV Chocolate Hills', 'Tarsier Manning Corporation', 'Jun 5, 2020'],
    ['Ordinary Seaman', 'MV Loboc River', 'Sulu Sea Ship Agency', 'Oct 4, 2018'],
  ]);
});

test('commas are within what a dash separates', async () => {
  const resume = await readText(
    `${head}EXPERIENCE\nCharge Nurse, Emergency Department – Panay Doctors Medical Center, Iloilo City\nJune 2020 – Present\n• Lead a team.\n\nRestaurant Server – Kusina sa Aplaya, Kalibo, Aklan\n2016 – 2018\n• Served tables.\n`,
  );
  expect(textsOf(resume, 'experience', 'headline', 'organization')).toEqual([
    ['Charge Nurse, Emergency Department', 'Panay Doctors Medical Center, Iloilo City'],
    ['Restaurant Server', 'Kusina sa Aplaya, Kalibo, Aklan'],
  ]);
});

test('a level of school is what was finished, not where', async () => {
  const resume = await readText(
    `${head}EDUCATION\nBachelor of Science in Marketing\nUniversidad de Penafrancia\n2018 – 2022\nSenior High School in Accountancy, Business and Management\nNaga Science Academy\n2016 – 2018\n`,
  );
  expect(textsOf(resume, 'education', 'headline', 'organization', 'duration')).toEqual([
    ['Bachelor of Science in Marketing', 'Universidad de Penafrancia', '2018 – 2022'],
    ['Senior High School in Accountancy, Business and Management', 'Naga Science Academy', '2016 – 2018'],
  ]);
});

test('the position that a form asks for is the title, and the head of a department has one', async () => {
  const resume = await readText(
    'BIO-DATA\nName: Ana P. Reyes\nPosition Desired: Able Seaman\nEmail Address: ana@example.ph\n\nREFERENCES\nDr. Carmelo Tiongson\nHead of Emergency, Panay Doctors Medical Center\n0917 555 0100\n\nProf. Lea Cruz\nDepartment Chair, Universidad de Penafrancia\n0917 555 0101\n',
  );
  expect(resume.title?.text).toBe('Able Seaman');
  expect(textsOf(resume, 'references', 'role', 'organization')).toEqual([
    ['Head of Emergency', 'Panay Doctors Medical Center'],
    ['Department Chair', 'Universidad de Penafrancia'],
  ]);
});

test('short sentences without a period are text, so that what follows them is no company', async () => {
  const resume = await readText(
    `${head}III. PROFESSIONAL EXPERIENCE\nVisayas Contact Solutions\nCebu City\nTeam Lead\n, Mar 2022 – Present\nLead 17 agents of a telecom account with a satisfaction of 92%\nHold two coaching sessions a month with each agent\nSubject Matter Expert\n, Jul 2020 – Feb 2022\nAnswered escalations and wrote 30 articles\nManok ni Bulalo Restaurants\nTalisay City, Cebu\nCrew Member\n, May 2017 – Dec 2018\nWorked the counter and the dining area\n`,
  );
  expect(textsOf(resume, 'experience', 'headline', 'organization', 'location')).toEqual([
    ['Team Lead', 'Visayas Contact Solutions', 'Cebu City'],
    ['Subject Matter Expert', 'Visayas Contact Solutions', 'Cebu City'],
    ['Crew Member', 'Manok ni Bulalo Restaurants', 'Talisay City, Cebu'],
  ]);
});

test.each(['Web Developer', 'Mobile Developer', 'Email Marketing Specialist', 'Contact Center Agent'])(
  '%s is a title, though it begins with the word of a label, and no summary',
  async (words) => {
    const resume = await readText(`Ana P. Reyes\n${words}\nana@example.ph\n\nSKILLS\nHTML\n`);
    expect([resume.title?.text, resume.summary]).toEqual([words, undefined]);
  },
);

test('a title with where it is held is no summary as well', async () => {
  const resume = await readText(
    'Ana P. Reyes\nRegistered Nurse at Visayas Community Medical Center\nCebu City\n\nSKILLS\nTriage\n',
  );
  expect([resume.title?.text, resume.summary]).toEqual([
    'Registered Nurse at Visayas Community Medical Center',
    undefined,
  ]);
});

test('numbers and addresses of licenses and references are not those of the person', async () => {
  const resume = await readText(
    'Ana P. Reyes\nRegistered Nurse\n\nLICENSES\nRegistered Nurse\nProfessional Regulation Commission\nCredential ID 0123456\n\nREFERENCES\nJose Cruz\nHead Nurse, Iloilo Mission Hospital\n0917 555 0111\njose@example.ph\n',
  );
  expect([resume.phone, resume.email]).toEqual([undefined, undefined]);
});

test("'sa' parts a title from its company, but no name", async () => {
  const resume = await readText(
    `${head}EXPERIENCE\nGuro sa Paaralang Sentral\n2018 - 2020\n\nKusina sa Aplaya\n2016 - 2018\n`,
  );
  expect(textsOf(resume, 'experience', 'headline', 'organization')).toEqual([
    ['Guro', 'Paaralang Sentral'],
    ['Kusina sa Aplaya', undefined],
  ]);
});

test('a name below a title and its date is the company or the school, with lines between them left blank', async () => {
  const resume = await readText(
    `${head}EXPERIENCE\n2020 – 2022\nTeacher III\n\nSilay Montessori\n\nTaught algebra to forty pupils\n2018 – 2020\nTeacher I\n\nKusina Learning\n\nAdvised a class of forty\n\nEDUCATION\nBachelor of Secondary Education\n2014–2018\n\nLa Salle Bacolod\n\nThesis on small schools\n`,
  );
  expect(textsOf(resume, 'experience', 'headline', 'organization', 'description')).toEqual([
    ['Teacher III', 'Silay Montessori', 'Taught algebra to forty pupils'],
    ['Teacher I', 'Kusina Learning', 'Advised a class of forty'],
  ]);
  expect(textsOf(resume, 'education', 'headline', 'organization', 'description')).toEqual([
    ['Bachelor of Secondary Education', 'La Salle Bacolod', 'Thesis on small schools'],
  ]);
});

test.each([
  ['valid until March', '14, 2027'],
  ['valid', 'until March 2027'],
  ['valid until', 'March 2027'],
])('the date of a license may go on in the next line: %s / %s', async (above, below) => {
  const resume = await readPages([
    ...person,
    ...stack(50, 100, [
      heading('LICENSES'),
      `Registered Nurse, Professional Regulation Commission, No. 0845512, May 2015, ${above}`,
      below,
      'Basic Life Support, Philippine Heart Rescue Council, No. BLS-20431, May 2024',
    ]),
  ]);
  expect(textsOf(resume, 'licenses', 'headline', 'organization', 'validUntil')).toEqual([
    ['Registered Nurse', 'Professional Regulation Commission', expect.stringContaining('2027')],
    ['Basic Life Support', 'Philippine Heart Rescue Council', undefined],
  ]);
});

test('rows of labels that no field is for are no text of a job, and headings of columns no language', async () => {
  const facts = (y: number, industry: string) => [
    { text: 'Industry', x: 50, y },
    { text: industry, x: 200, y },
    { text: 'Specialization', x: 50, y: y + 14 },
    { text: 'General Work', x: 200, y: y + 14 },
  ];
  const resume = await readPages([
    ...person,
    ...stack(50, 100, [heading('EXPERIENCE'), title('Staff Nurse'), 'Aklan Hospital, 2018 - 2020']),
    ...facts(142, 'Health'),
    { text: 'Cared for twelve patients of a ward.', x: 50, y: 170 },
    ...stack(50, 190, [title('School Nurse'), 'Capiz Academy, 2016 - 2018']),
    ...facts(218, 'Schools'),
    { text: 'Examined the pupils of all grades.', x: 50, y: 246 },
    ...stack(50, 280, [heading('LANGUAGES'), 'Language', 'Hiligaynon', 'English']),
    ...stack(200, 294, ['Spoken and written', 'Native', 'Fluent']),
  ]);
  expect(textsOf(resume, 'experience', 'headline', 'description')).toEqual([
    ['Staff Nurse', 'Cared for twelve patients of a ward.'],
    ['School Nurse', 'Examined the pupils of all grades.'],
  ]);
  expect(itemsOf(resume, 'languages')).toEqual(['Hiligaynon', 'Native', 'English', 'Fluent']);
});

test('the second half of a date may begin the next line with its dash', async () => {
  const resume = await readPages([
    ...person,
    ...stack(50, 100, [
      heading('EXPERIENCE'),
      'Student Teacher, Angeles Laboratory School, Angeles City, November 2016',
      '- March 2017',
      '- Prepared lesson plans.',
    ]),
  ]);
  expect(textsOf(resume, 'experience', 'headline', 'organization', 'duration')).toEqual([
    ['Student Teacher', 'Angeles Laboratory School, Angeles City', 'November 2016 - March 2017'],
  ]);
});

test('a place below the date, in one line or two, is that of the job beside them', async () => {
  const job = (y: number, date: string, place: readonly string[], name: string, company: string) => [
    ...stack(50, y, [date, ...place], 12),
    ...stack(150, y, [title(name), company, '- Kept the records of the ward.', '- Trained two aides.']),
  ];
  const resume = await readPages([
    ...person,
    { ...heading('EXPERIENCE'), x: 50, y: 100 },
    ...job(120, '2020 - 2022', ['Trece Martires', 'City, Cavite'], 'Staff Nurse', 'Aklan Hospital'),
    ...job(190, '2018 - 2020', ['Naga City'], 'School Nurse', 'Capiz Academy'),
    { ...heading('EDUCATION'), x: 50, y: 260 },
    ...stack(50, 280, ['2014 - 2018']),
    ...stack(150, 280, [title('Bachelor of Science in Nursing'), 'Panay State College']),
  ]);
  expect(textsOf(resume, 'experience', 'headline', 'organization', 'duration', 'location')).toEqual([
    ['Staff Nurse', 'Aklan Hospital', '2020 - 2022', 'Trece Martires City, Cavite'],
    ['School Nurse', 'Capiz Academy', '2018 - 2020', 'Naga City'],
  ]);
  expect(textsOf(resume, 'education', 'headline', 'organization', 'duration')).toEqual([
    ['Bachelor of Science in Nursing', 'Panay State College', '2014 - 2018'],
  ]);
});

test('forms of employers have a label above each answer, and a number behind each heading', async () => {
  const resume = await readText(
    `My Information\nName\nAna P. Reyes\n\nWork Experience\nWork Experience 1\nJob Title\nStaff Nurse\nCompany\nAklan Hospital\nFrom\n02/2020\nI currently work here\nRole Description\nGave medicine.\nWork Experience 2\nJob Title\nNurse Trainee\nCompany\nCapiz Clinic\nFrom\n03/2018\nTo\n01/2020\n\nEducation\nEducation 1\nSchool or University\nPanay State College\nDegree\nBachelor of Science\nField of Study\nNursing\n\nCertifications\nCertifications 1\nCertification\nRegistered Nurse\nCertification Number\n0845512\nIssued Date\n05/2018\n\nLanguages\nLanguages 1\nLanguage\nHiligaynon\nOverall\nFluent\n`,
  );
  expect(resume.name?.text).toBe('Ana P. Reyes');
  expect(textsOf(resume, 'experience', 'headline', 'organization', 'duration', 'description')).toEqual([
    ['Staff Nurse', 'Aklan Hospital', '02/2020 – Present', 'Gave medicine.'],
    ['Nurse Trainee', 'Capiz Clinic', '03/2018 – 01/2020', undefined],
  ]);
  expect(textsOf(resume, 'education', 'headline', 'organization')).toEqual([
    ['Bachelor of Science in Nursing', 'Panay State College'],
  ]);
  expect(textsOf(resume, 'licenses', 'headline', 'number')).toEqual([['Registered Nurse', '0845512']]);
  expect(itemsOf(resume, 'languages')).toEqual(['Hiligaynon - Fluent']);
});

test('in a form, what stands beside the name of a section is that section, and labels may take two lines', async () => {
  const rows = (y: number, ...texts: (readonly [string, string])[]) =>
    texts.flatMap(([label, answer], index) => [
      { text: label, x: 50, y: y + index * 16 },
      { text: answer, x: 220, y: y + index * 16 },
    ]);
  const resume = await readPages([
    { ...heading('Personal information'), x: 50, y: 40 },
    ...rows(
      56,
      ['First name(s) / Surname(s)', 'Ana P. Reyes'],
      ['Telephone(s)', '0917 555 0100'],
      ['Desired employment', 'Staff Nurse'],
      ['Personal statement', 'Calm nurse with six years in wards.'],
    ),
    { ...heading('Work experience'), x: 50, y: 130 },
    ...rows(
      148,
      ['Dates', '2018 - 2020'],
      ['Occupation or position held', 'School Nurse'],
      ['Name and address of', 'Capiz Academy, Roxas City'],
    ),
    { text: 'employer', x: 50, y: 192 },
    { ...heading('Personal skills and'), x: 50, y: 230 },
    { ...heading('competences'), x: 50, y: 244 },
    ...rows(262, ['Languages', 'Hiligaynon - Native']),
    { text: 'English - Fluent', x: 220, y: 274 },
    ...rows(292, ['Technical skills', 'Triage, Charting, Wound care']),
  ]);
  expect(resume.name?.text).toBe('Ana P. Reyes');
  expect(resume.title?.text).toBe('Staff Nurse');
  expect(resume.summary?.text).toBe('Calm nurse with six years in wards.');
  expect(textsOf(resume, 'experience', 'headline', 'organization', 'duration')).toEqual([
    ['School Nurse', expect.stringContaining('Capiz Academy'), '2018 - 2020'],
  ]);
  expect(itemsOf(resume, 'languages')).toEqual(['Hiligaynon - Native', 'English - Fluent']);
  expect(itemsOf(resume, 'skills')).toEqual(['Triage', 'Charting', 'Wound care']);
});

test('a license has its giver and number in the line below, and honors apart are of the school above', async () => {
  const resume = await readText(
    `${head}EDUCATION\n\nBachelor of Science in Nursing\n\nPanay State College\n\n2014 - 2018\n\nCum Laude\n\nSecondary\n\nNaga High School\n\n2010 - 2014\n\nCERTIFICATES\n\nRegistered Nurse (05/2018)\nPRC, No. 0845512\nBasic Life Support (03/2024)\nRed Cross, No. 0020431\n\nTRAININGS\n\nFeb 2019\nPre-Departure Orientation Seminar, OWWA.\nOct 2021\nWound Care, Naga Hospital.\n`,
  );
  expect(textsOf(resume, 'education', 'headline', 'organization', 'duration', 'description')).toEqual([
    ['Bachelor of Science in Nursing', 'Panay State College', '2014 - 2018', 'Cum Laude'],
    ['Secondary', 'Naga High School', '2010 - 2014', undefined],
  ]);
  expect(textsOf(resume, 'licenses', 'headline', 'organization', 'number')).toEqual([
    ['Registered Nurse', 'PRC', '0845512'],
    ['Basic Life Support', 'Red Cross', '0020431'],
  ]);
  expect(textsOf(resume, 'trainings', 'headline', 'organization', 'duration')).toEqual([
    ['Pre-Departure Orientation Seminar', 'OWWA', 'Feb 2019'],
    ['Wound Care', 'Naga Hospital', 'Oct 2021'],
  ]);
});

test('no sentence beside the name is a title, no warning of a form a summary, and no label answers another', async () => {
  const resume = await readText(
    `PERSONAL DATA SHEET\nWARNING: Any misrepresentation made in this form shall cause the filing of a case.\n\nI. PERSONAL INFORMATION\n1. NAME\tAna P. Reyes\n3. PLACE OF BIRTH\t17. RESIDENTIAL ADDRESS\n5. CIVIL STATUS\tMarried\n`,
  );
  expect(resume.summary).toBeUndefined();
  expect(resume.particulars?.birthplace).toBeUndefined();
  expect(resume.particulars?.civilStatus?.text).toBe('Married');
  const titled = await readPages([
    { text: 'Ana P. Reyes', size: 20, bold: true, x: 50, y: 40 },
    { text: 'Grade 4 Adviser', x: 50, y: 60 },
    { text: 'Licensed teacher with seven years in schools. I plan', x: 50, y: 76 },
    { text: 'lessons around local stories.', x: 50, y: 88 },
    ...stack(50, 120, [heading('EXPERIENCE'), title('Teacher I'), 'Capiz Academy, 2016 - 2018']),
  ]);
  expect(titled.title?.text).toBe('Grade 4 Adviser');
});

test('a form in a Word table is read by its rows, and languages named among skills are languages', async () => {
  const row = (label: string, ...answers: string[]) => [p(label), answers.map((text) => p(text)).join('')];
  const form = await readResumeOf(
    docxOf(
      p('Curriculum Vitae', 'Title') +
        table(
          [p('Personal information'), ''],
          row('First name(s) / Surname(s)', 'Ana P. Reyes'),
          row('Telephone(s)', '0917 555 0100'),
          row('Personal statement', 'Calm nurse with six years in wards.'),
          [p('Work experience'), ''],
          row('Dates', '2018 – 2020'),
          row('Position held', 'School Nurse'),
          row('Name of employer', 'Capiz Academy'),
          row('Address', 'Roxas City'),
          [p('Personal skills'), ''],
          row('Languages', 'Hiligaynon - Native', 'English - Fluent'),
          row('Technical skills', 'Triage, Charting'),
        ),
    ),
  );
  expect(form.summary?.text).toBe('Calm nurse with six years in wards.');
  expect(textsOf(form, 'experience', 'headline', 'organization', 'location')).toEqual([
    ['School Nurse', 'Capiz Academy', 'Roxas City'],
  ]);
  expect(itemsOf(form, 'languages')).toEqual(['Hiligaynon - Native', 'English - Fluent']);
  expect(itemsOf(form, 'skills')).toEqual(['Triage', 'Charting']);
  const plain = await readResumeOf(
    docxOf(
      p('Ana P. Reyes', 'Title') +
        p('Education', 'Heading1') +
        p('BS Nursing, Naga College, 2015') +
        p('Abilities', 'Heading1') +
        ['Languages', 'Hiligaynon, English', 'Skills', 'Triage, Charting'].map((text) => p(text)).join(''),
    ),
  );
  expect(itemsOf(plain, 'languages')).toEqual(['Hiligaynon', 'English']);
  expect(itemsOf(plain, 'skills')).toEqual(['Triage', 'Charting']);
});

test('two titles, or two places, with a slash between them are one', async () => {
  const resume = await readText(
    `${head}EXPERIENCE\nCashier / Bookkeeper\nSt. Joseph Drug Store\nMontalban, Rizal\nJune 2017 - Dec. 2019\nDuties and Responsibilities:\n- Receives payment\n\nEngineer @ PayTala Corp. — Makati / Remote\nMar 2014 → May 2017\n- Led a migration\n\nPROJECTS\nTulong Bot (2020) – Messenger bot for typhoon relief\n`,
  );
  expect(textsOf(resume, 'experience', 'headline', 'organization', 'location')).toEqual([
    ['Cashier / Bookkeeper', 'St. Joseph Drug Store', 'Montalban, Rizal'],
    ['Engineer', 'PayTala Corp.', 'Makati / Remote'],
  ]);
  expect(textsOf(resume, 'projects', 'headline', 'duration', 'description')).toEqual([
    ['Tulong Bot', '2020', 'Messenger bot for typhoon relief'],
  ]);
});

test('columns that were typed with spaces are cells, and a signature is below the oath', async () => {
  const resume = await readText(
    `${head}REFERENCES\nMr. Roberto M. Tan        Owner, JRM Marketing      0918-555-0101\nMrs. Elena Cruz           Pharmacist, St. Joseph Drug Store   0919-555-0102\n\nI hereby certify that the above information is true and correct.\n\nANA P. REYES\nApplicant\n`,
  );
  expect(textsOf(resume, 'references', 'headline', 'role', 'organization', 'phone')).toEqual([
    ['Mr. Roberto M. Tan', 'Owner', 'JRM Marketing', '0918-555-0101'],
    ['Mrs. Elena Cruz', 'Pharmacist', 'St. Joseph Drug Store', '0919-555-0102'],
  ]);
  expect(resume.sections.filter(({ kind }) => kind === 'other').map(({ text }) => text?.text)).toEqual([
    'I hereby certify that the above information is true and correct.\nANA P. REYES\nApplicant',
  ]);
});

test('voyages and licenses of one line each are told apart by what their facts look like', async () => {
  const resume = await readText(
    `${head}LICENSES\nCOC Chief Mate (II/2) - MARINA - CM-20-00871 - issued 10 Jan 2020 - valid until 09 Jan 2025\nAdvanced Oil Tanker - MARINA - ATOT 00991 - issued 05 May 2021\n\nSEA SERVICE\nMT Golden Carabao | Oil/Chemical Tanker | 29,500 GRT | Chief Officer | Blue Anchor Manning | 12 Feb 2023 - 20 Oct 2023\nMV Pacific Tarsier | Bulk Carrier | 36,200 GRT | Third Officer | Oceanlink Crew Mgt | 10 Apr 2018 - 02 Feb 2019\n`,
  );
  expect(textsOf(resume, 'licenses', 'headline', 'organization', 'number', 'duration')).toEqual([
    ['COC Chief Mate (II/2)', 'MARINA', 'CM-20-00871', '10 Jan 2020'],
    ['Advanced Oil Tanker', 'MARINA', 'ATOT 00991', '05 May 2021'],
  ]);
  const voyages = resume.sections.find(({ kind }) => kind === 'experience')?.entries ?? [];
  expect(
    voyages.map(({ headline, ship }) => [
      headline?.text,
      ship?.vessel?.text,
      ship?.tonnage?.text,
      ship?.principal?.text,
      ship?.signOff?.text,
    ]),
  ).toEqual([
    ['Chief Officer', 'MT Golden Carabao', '29,500 GRT', 'Blue Anchor Manning', '20 Oct 2023'],
    ['Third Officer', 'MV Pacific Tarsier', '36,200 GRT', 'Oceanlink Crew Mgt', '02 Feb 2019'],
  ]);
});

test('headings of columns above a list of languages are none, also one below the other', async () => {
  const languages = (lines: string) => readText(`${head}LANGUAGES\n${lines}`);
  expect(
    itemsOf(await languages('Language\nSpoken and written\nHiligaynon\nEnglish\n'), 'languages'),
  ).toEqual(['Hiligaynon', 'English']);
});

test('a name in two weights is one name, and a place that a narrow column broke is one place', async () => {
  const resume = await readPages([
    ...stack(20, 160, ['0921 555 0170', 'Lucena City,', 'Quezon Province']),
    { text: 'CARLO', size: 34, x: 215, y: 80 },
    { text: 'BENITEZ', size: 34, bold: true, x: 215, y: 112 },
    ...stack(215, 170, [heading('EXPERIENCE'), title('Kitchen Helper'), 'Kusina ni Nena, 2016 - 2017']),
  ]);
  expect(resume.name?.text).toBe('CARLO BENITEZ');
  expect(resume.location?.text).toBe('Lucena City, Quezon Province');
});

test('two referees beside each other keep the words that their columns had no room for', async () => {
  const resume = await readPages([
    ...person,
    ...stack(50, 90, [heading('REFERENCES')]),
    ...[0, 150].flatMap((x, index) => [
      { text: ['Giulia Ferrandi', 'Ramon Sison'][index] ?? '', x: 50 + x, y: 110, bold: true },
      { text: ['Lagoon Hotel / Restaurant', 'Garden Hotel / Banquet'][index] ?? '', x: 50 + x, y: 126 },
      { text: ['Manager', 'Supervisor'][index] ?? '', x: 50 + x, y: 138 },
      { text: `Phone: 0917 555 010${index}`, x: 50 + x, y: 154 },
    ]),
  ]);
  expect(textsOf(resume, 'references', 'headline', 'role', 'organization', 'phone')).toEqual([
    ['Giulia Ferrandi', 'Restaurant Manager', 'Lagoon Hotel', '0917 555 0100'],
    ['Ramon Sison', 'Banquet Supervisor', 'Garden Hotel', '0917 555 0101'],
  ]);
});

test('names of referees at the left go on in the next row, and rows that follow each other evenly are rows', async () => {
  const resume = await readPages([
    ...person,
    ...stack(50, 90, [heading('REFERENCES')]),
    { text: 'Ana Cruz', x: 50, y: 110, bold: true },
    { text: 'Head Nurse, Lagoon Hospital, 0917 555 0100', x: 130, y: 110 },
    { text: 'Maximino', x: 50, y: 124, bold: true },
    { text: 'Supervisor, Garden Hotel, 0917 555 0101', x: 130, y: 124 },
    { text: 'Dimaculangan', x: 50, y: 137, bold: true },
  ]);
  expect(textsOf(resume, 'references', 'headline', 'role', 'organization')).toEqual([
    ['Ana Cruz', 'Head Nurse', 'Lagoon Hospital'],
    ['Maximino Dimaculangan', 'Supervisor', 'Garden Hotel'],
  ]);
});

test('a date in brackets is between a training and who gave it', async () => {
  const resume = await readText(
    `${head}TRAININGS\n- Wine Essentials (June 2022) - Emirates Sommelier Circle\n- Fire Warden Course (March 2023) - Gulf Safety Institute\n`,
  );
  expect(textsOf(resume, 'trainings', 'headline', 'organization', 'duration')).toEqual([
    ['Wine Essentials', 'Emirates Sommelier Circle', 'June 2022'],
    ['Fire Warden Course', 'Gulf Safety Institute', 'March 2023'],
  ]);
});

test('a label at the end of a page that comes again at the top of the next one is no running header', async () => {
  const rows = (top: number, ...texts: string[]) =>
    texts.flatMap((text, index) => {
      const [label = '', value = ''] = text.split('=');
      const y = top + index * 14;
      return [
        { text: label, x: 50, y },
        { text: ':', x: 150, y },
        { text: value, x: 165, y },
      ];
    });
  const resume = await readPages(
    [
      ...person,
      ...stack(50, 690, [heading('WORK EXPERIENCE')]),
      ...rows(
        706,
        'Company=Luzon Mill',
        'Address=Naga City',
        'Position=Welder',
        'Inclusive Dates=2018 to 2020',
      ),
      ...rows(776, 'Company=Amihan Shipyard', 'Address=Cebu City'),
    ],
    rows(56, 'Position=Fitter', 'Inclusive Dates=2015 to 2017', 'Company=Bay Works', 'Position=Helper'),
  );
  expect(textsOf(resume, 'experience', 'headline', 'organization', 'location')).toEqual([
    ['Welder', 'Luzon Mill', 'Naga City'],
    ['Fitter', 'Amihan Shipyard', 'Cebu City'],
    ['Helper', 'Bay Works', undefined],
  ]);
});

test('licenses and trainings below one heading are told apart by their numbers and words', async () => {
  const resume = await readPages([
    ...person,
    ...stack(50, 90, [
      heading('LICENSES AND TRAININGS'),
      title('Registered Nurse'),
      'Professional Regulation Commission · No. 0663521',
      title('Basic Life Support'),
      'Philippine Red Cross · May 2023',
      title('Forklift Course'),
      'Cavite Skills Center · June 2021',
    ]),
  ]);
  expect(textsOf(resume, 'licenses', 'headline', 'organization', 'number')).toEqual([
    ['Registered Nurse', 'Professional Regulation Commission', '0663521'],
  ]);
  expect(textsOf(resume, 'trainings', 'headline', 'organization')).toEqual([
    ['Basic Life Support', 'Philippine Red Cross'],
    ['Forklift Course', 'Cavite Skills Center'],
  ]);
});

test('a place below a date at the right goes on in the next line', async () => {
  const resume = await readPages([
    ...person,
    ...stack(50, 90, [
      heading('WORK EXPERIENCE'),
      title('Senior Waiter'),
      'Marsa Lagoon Hotel',
      '- Served nine tables in a restaurant of 140 seats each evening.',
      title('Waiter'),
      'Garden Hotel',
      '- Carried trays.',
    ]),
    { text: 'Oct 2021 - Present', x: 440, y: 104 },
    { text: 'Dubai, United Arab', x: 440, y: 116 },
    { text: 'Emirates', x: 440, y: 128 },
    { text: 'May 2016 - Nov 2018', x: 440, y: 146 },
    { text: 'Taguig City', x: 440, y: 158 },
  ]);
  expect(textsOf(resume, 'experience', 'headline', 'organization', 'location')).toEqual([
    ['Senior Waiter', 'Marsa Lagoon Hotel', 'Dubai, United Arab Emirates'],
    ['Waiter', 'Garden Hotel', 'Taguig City'],
  ]);
});

test('referees beside each other without phones in one row are columns below their names', async () => {
  const resume = await readPages([
    ...person,
    ...stack(50, 90, [heading('REFERENCES')]),
    ...stack(50, 110, ['Giulia Ferrandi', 'Head Nurse', 'Lagoon Hospital', '0917 555 0100']),
    ...stack(250, 110, ['Ramon Sison', 'Chief Cook', 'Garden Hotel']),
    { text: '0917 555 0101', x: 250, y: 150 },
  ]);
  expect(textsOf(resume, 'references', 'headline', 'role', 'organization', 'phone')).toEqual([
    ['Giulia Ferrandi', 'Head Nurse', 'Lagoon Hospital', '0917 555 0100'],
    ['Ramon Sison', 'Chief Cook', 'Garden Hotel', '0917 555 0101'],
  ]);
});

test('what is below a date in a form is no rest of its place', async () => {
  const facts = [
    ['Date of Birth', 'August 21, 1995'],
    ['Place of Birth', 'Lipa City, Batangas'],
    ['Civil Status', 'Single'],
    ['Religion', 'Roman Catholic'],
  ] as const;
  const resume = await readPages([
    ...person,
    ...stack(50, 90, [heading('PERSONAL INFORMATION')]),
    ...facts.flatMap(([label, value], index) => [
      { text: label, x: 50, y: 106 + index * 14 },
      { text: ':', x: 150, y: 106 + index * 14 },
      { text: value, x: 160, y: 106 + index * 14 },
    ]),
  ]);
  expect(Object.values(resume.particulars ?? {}).map((found) => found.text)).toEqual([
    'August 21, 1995',
    'Lipa City, Batangas',
    'Single',
    'Roman Catholic',
  ]);
});

test('names of groups of skills are larger or bolder than the skills below them, also beside each other', async () => {
  const below = await readPages([
    ...person,
    ...stack(50, 90, [
      heading('SKILLS'),
      title('Patient care'),
      'Triage',
      'Wound care',
      title('Systems'),
      'Epic',
      'Cerner',
    ]),
  ]);
  expect(itemsOf(below, 'skills')).toEqual(['Triage', 'Wound care', 'Epic', 'Cerner']);
  const beside = await readPages([
    ...person,
    ...stack(50, 90, [heading('SKILLS')]),
    ...stack(50, 106, [title('Patient care'), 'Triage', 'Wound care']),
    ...stack(200, 106, [title('Systems'), 'Epic']),
  ]);
  expect(itemsOf(beside, 'skills')).toEqual(['Triage', 'Epic', 'Wound care']);
  const levels = await readPages([
    ...person,
    ...stack(50, 90, [heading('SKILLS'), title('Excel'), 'Advanced', title('Word'), 'Expert']),
  ]);
  expect(itemsOf(levels, 'skills')).toEqual(['Excel', 'Advanced', 'Word', 'Expert']);
});

test('who is self-employed has no other company, and a kind of work beside a company is none', async () => {
  const resume = await readText(
    `${head}WORK EXPERIENCE\nHome Care Therapist\nSelf-employed\n2017 – 2018\n- Visited six households a week.\n\nPhysical Therapist\nMactan Sports Clinic\nPart-time\n2015 – 2016\n- Screened players.\n`,
  );
  expect(textsOf(resume, 'experience', 'headline', 'organization', 'duration')).toEqual([
    ['Home Care Therapist', 'Self-employed', '2017 – 2018'],
    ['Physical Therapist', 'Mactan Sports Clinic', '2015 – 2016'],
  ]);
});

test('a group of skills whose name would be a heading is told by the group above it', async () => {
  const groups = (isBullet: boolean) => [
    heading('SKILLS'),
    { text: `${isBullet ? '- ' : ''}Core strengths`, size: 11.5 },
    ...['Triage', 'Wound care'].map((text) => ({ text: `${isBullet ? '- ' : ''}${text}`, size: 9, x: 70 })),
    { text: `${isBullet ? '- ' : ''}Other strengths`, size: 11.5 },
    { text: 'Proficient', size: 10 },
    ...['Epic', 'Cerner'].map((text) => ({ text: `${isBullet ? '- ' : ''}${text}`, size: 9, x: 70 })),
  ];
  for (const isBullet of [false, true]) {
    const resume = await readPages([...person, ...stack(50, 90, groups(isBullet))]);
    expect(itemsOf(resume, 'skills')).toEqual(['Triage', 'Wound care', 'Epic', 'Cerner']);
  }
});

test('headings behind signs of different widths are headings', async () => {
  const at = (x: number, text: string) => ({ text, bold: true, size: 16, x });
  const resume = await readPages([
    ...person,
    ...stack(50, 90, [
      at(64, 'PROFILE'),
      'A nurse who likes night shifts, in wards of every kind and of any size.',
      at(64, 'SKILLS'),
      'Triage',
      at(75, 'EDUCATION'),
      'Diploma in Midwifery, Tayabas Western Academy',
      at(61, 'LANGUAGES'),
      'Tagalog',
      at(67, 'INTERESTS'),
      'Chess',
    ]),
  ]);
  expect(itemsOf(resume, 'skills')).toEqual(['Triage']);
  expect(textsOf(resume, 'education', 'headline')).toEqual([['Diploma in Midwifery']]);
});

test('a column that has another one below it ends there, and only the lower one goes on over the page', async () => {
  const skill = (x: number) =>
    stack(x, 150, ['Triage', 'Wound care', 'Charting', 'Payroll', 'Dialysis', 'Chess', 'Epic']);
  const resume = await readPages(
    [
      ...person,
      ...stack(50, 90, [
        heading('SUMMARY'),
        'A nurse who likes night shifts, in wards of every kind and size, since 2012.',
      ]),
      ...stack(50, 134, [heading('SKILLS')]),
      ...stack(330, 134, [heading('INTERESTS')]),
      ...skill(50),
      ...skill(330),
      ...stack(50, 270, [
        heading('EXPERIENCE'),
        title('Staff Nurse'),
        'Cebu Doctors Hospital',
        'June 2020 - Present',
        '- Led a team of nine nurses who look after forty beds on three floors of the hospital in Cebu City',
      ]),
    ],
    stack(50, 60, [
      '- Triaged 90 patients a day with two other nurses and a doctor who was on call',
      title('Ward Clerk'),
      'Mactan Medical Center',
      '2018 - 2020',
      '- Kept the charts of 40 beds',
    ]),
  );
  expect(textsOf(resume, 'experience', 'headline', 'organization', 'duration')).toEqual([
    ['Staff Nurse', 'Cebu Doctors Hospital', 'June 2020 - Present'],
    ['Ward Clerk', 'Mactan Medical Center', '2018 - 2020'],
  ]);
});

test('languages with a level behind a comma are one item each, in a column of any width', async () => {
  const resume = await readPages([
    ...person,
    ...stack(50, 90, [heading('LANGUAGES'), 'Kinaray-a, Native', 'Hiligaynon, Native', 'English, Fluent']),
  ]);
  expect(itemsOf(resume, 'languages')).toEqual([
    'Kinaray-a, Native',
    'Hiligaynon, Native',
    'English, Fluent',
  ]);
});

test("referees may be numbered, and have their position beside the name or 'at' a company", async () => {
  const resume = await readText(
    `${head}REFERENCES\n1. Ana Locsin, CPA\nManaging Partner at Locsin Ferrer & Co., CPAs\n0917 555 0101\n2. Benjie Ferrer\nHead of Radiology at Naga City Hospital\n0917 555 0102\n`,
  );
  expect(textsOf(resume, 'references', 'headline', 'role', 'organization')).toEqual([
    ['Ana Locsin, CPA', 'Managing Partner', 'Locsin Ferrer & Co., CPAs'],
    ['Benjie Ferrer', 'Head of Radiology', 'Naga City Hospital'],
  ]);
  const signs = await readPages([
    ...person,
    ...stack(50, 90, [
      heading('REFERENCES'),
      'Jonathan Imperial | Site Director',
      'AsiaVoz Contact Center, Inc. | (054) 555 0145',
    ]),
    ...stack(50, 136, ['Aurora N. Henson | Head of Radiology', 'Arayat Cancer Center | (045) 555 0128']),
  ]);
  expect(textsOf(signs, 'references', 'headline', 'role', 'organization')).toEqual([
    ['Jonathan Imperial', 'Site Director', 'AsiaVoz Contact Center, Inc.'],
    ['Aurora N. Henson', 'Head of Radiology', 'Arayat Cancer Center'],
  ]);
});

test('a portal prints the title larger than the company below it, where networks print the company', async () => {
  const job = (large: string, small: string, date: string) => [
    { text: large, size: 11, bold: true },
    { text: small, size: 10.5 },
    { text: date, size: 9 },
    { text: 'Naga City', size: 9 },
    '- Kept the charts of 40 beds',
  ];
  const read = (...first: readonly [string, string][]) =>
    readPages([
      ...person,
      ...stack(50, 90, [
        { ...heading('WORK EXPERIENCE'), size: 14 },
        ...first.flatMap(([a, b], index) =>
          job(a, b, `Aug 202${2 - index} - Sep 202${3 - index} (1 yr 2 mos)`),
        ),
      ]),
    ]);
  const jobs: [string, string][] = [
    ['Staff Nurse', 'Cebu Doctors Hospital'],
    ['Ward Clerk', 'Mactan Medical Center'],
  ];
  for (const pairs of [jobs, jobs.map(([a, b]): [string, string] => [b, a])])
    expect(textsOf(await read(...pairs), 'experience', 'headline', 'organization')).toEqual(jobs);
});

test('a title of one word beside its date is a title, and "Issued by" is no part of who gave a license', async () => {
  const row = (y: number, text: string, date: string) => [
    { text, bold: true, size: 12.6, x: 50, y },
    { text: date, size: 10.2, x: 430, y },
  ];
  const resume = await readPages([
    ...person,
    ...stack(50, 90, [heading('EXPERIENCE')]),
    ...row(106, 'Master', 'Oct 2021 - Present'),
    ...stack(50, 120, ['Nordhavn Crew Services, Makati City', '- Commanded a tanker']),
    ...row(148, 'Second Mate', 'Mar 2011 - Feb 2016'),
    ...stack(50, 162, ['Kalayaan Manning Corp., Ermita, Manila', '- Corrected charts']),
    ...stack(50, 200, [heading('LICENSES')]),
    ...stack(50, 216, [title('Tanker Operations'), 'Issued by: Panay Gulf Maritime Academy, 2022']),
    ...stack(50, 244, [title('GMDSS Operator'), 'Issued by: Telecommunications Commission, 2020']),
  ]);
  expect(textsOf(resume, 'experience', 'headline', 'duration')).toEqual([
    ['Master', 'Oct 2021 - Present'],
    ['Second Mate', 'Mar 2011 - Feb 2016'],
  ]);
  expect(textsOf(resume, 'licenses', 'headline', 'organization')).toEqual([
    ['Tanker Operations', 'Panay Gulf Maritime Academy'],
    ['GMDSS Operator', 'Telecommunications Commission'],
  ]);
});

test('of lines of one size, and in place of a title, the one whose words an address has is the name', async () => {
  const copied = await readText(
    'TrabahoLink\nCandidate profile\nFrancis Xavier Yulo, CPA\nTax Adviser\nfx.yulo.cpa@example.org\n\nSKILLS\nBudgeting\nPayroll\n',
  );
  expect(copied.name?.text).toBe('Francis Xavier Yulo, CPA');
});

test('a subject above its degree is part of it, and no school', async () => {
  const resume = await readPages([
    ...person,
    ...stack(50, 90, [
      heading('EDUCATION'),
      { text: 'Visayas Eastern Normal University', size: 12 },
      'Science Teaching',
      'Master of Arts in Education',
      '2015 - 2019',
      { text: 'Bohol Isles State College', size: 12 },
      'Biological Science',
      'Bachelor of Secondary Education',
      '2009 - 2013',
    ]),
  ]);
  expect(textsOf(resume, 'education', 'headline', 'organization')).toEqual([
    ['Master of Arts in Education, Science Teaching', 'Visayas Eastern Normal University'],
    ['Bachelor of Secondary Education, Biological Science', 'Bohol Isles State College'],
  ]);
});

test('the name behind a quote is the referee, also where it goes on in the next line', async () => {
  const quotes = [
    'Keeps every promise and every deadline, and leaves each place in better order.',
    'A steady hand in hard weeks; the team works better when this colleague is on duty.',
  ];
  const resume = await readPages([
    ...person,
    ...stack(50, 90, [heading('REFERENCES')]),
    { text: `${quotes[0]} - Engr. Cosain B.`, x: 50, y: 106 },
    { text: 'Dimaporo-Sultan', x: 50, y: 118 },
    { text: `${quotes[1]} - Mona Al-Marri`, x: 50, y: 140 },
  ]);
  expect(textsOf(resume, 'references', 'headline', 'description')).toEqual([
    ['Engr. Cosain B. Dimaporo-Sultan', quotes[0]],
    ['Mona Al-Marri', quotes[1]],
  ]);
});

test('how to reach a person is no part of what is said above it', async () => {
  const resume = await readPages([
    { text: 'Ana P. Reyes', size: 20, x: 50, y: 40 },
    ...stack(50, 90, [
      heading('ABOUT'),
      'A nurse who likes night shifts, in wards of every kind and of any size.',
      'Phone: 0917 555 0100',
      'Email: ana.reyes@example.ph',
      heading('SKILLS'),
      'Triage',
    ]),
  ]);
  expect([resume.summary?.text, resume.phone?.text, resume.email?.text]).toEqual([
    'A nurse who likes night shifts, in wards of every kind and of any size.',
    '0917 555 0100',
    'ana.reyes@example.ph',
  ]);
});

test('what a program says of itself at the end of a file is nothing of the person', async () => {
  const end = 'Profile downloaded from TrabahoLink on 28 November 2026';
  const resume = await readText(
    `${head}SKILLS\nTriage\nDesigned by hand\nREFERENCES\nAna Locsin, CPA\nManaging Partner at Locsin & Co.\n0917 555 0101\n${end}\n`,
  );
  expect(textsOf(resume, 'references', 'headline', 'role', 'organization')).toEqual([
    ['Ana Locsin, CPA', 'Managing Partner', 'Locsin & Co.'],
  ]);
  expect(resume.furniture?.map(({ text }) => text)).toEqual([end]);
  expect(itemsOf(resume, 'skills')).toContain('Designed by hand');
});

test('a sign in front of each heading is no bullet', async () => {
  const resume = await readPages([
    ...person,
    ...stack(50, 90, [
      heading('— EXPERIENCE'),
      title('Staff Nurse, Cebu Doctors Hospital'),
      'March 2019 - May 2022',
      '- Nursed twelve patients a shift',
      heading('— EDUCATION'),
      title('BS Nursing, Cebu State University'),
      '2011 - 2015',
      heading('— LANGUAGES'),
      'Cebuano, English',
    ]),
  ]);
  expect(resume.sections.map(({ kind }) => kind)).toEqual(['experience', 'education', 'languages']);
  expect(textsOf(resume, 'experience', 'duration')).toEqual([['March 2019 - May 2022']]);
});

test('what forms call a field labels the lines beside it, with and without bullets there', async () => {
  const job = (y: number, name: string, company: string, dates: string) => [
    { text: name, bold: true, x: 50, y },
    ...stack(50, y + 16, ['Company', 'Work location', 'Date employed', 'Job description'], 16),
    ...stack(180, y + 16, [company, 'Cebu City', dates], 16),
    { text: '• Answered calls of guests', x: 181, y: y + 64 },
    { text: '• Trained new clerks', x: 181, y: y + 78 },
  ];
  const resume = await readPages([
    ...person,
    { ...heading('Work Experience'), x: 50, y: 100 },
    ...job(120, 'Front Desk Clerk', 'Mactan Resort', 'Jun 2018 to Present'),
    ...job(220, 'Bellhop', 'Bohol Inn', 'Jan 2015 to May 2018'),
    { ...heading('Trainings'), x: 50, y: 320 },
    ...stack(50, 340, ['Title', 'Provider', 'Date', 'Duration'], 16),
    ...stack(180, 340, ['First Aid', 'Red Cross', 'July 2016', '45 hours'], 16),
  ]);
  expect(textsOf(resume, 'experience', 'headline', 'organization', 'location', 'duration')).toEqual([
    ['Front Desk Clerk', 'Mactan Resort', 'Cebu City', 'Jun 2018 to Present'],
    ['Bellhop', 'Bohol Inn', 'Cebu City', 'Jan 2015 to May 2018'],
  ]);
  expect(textsOf(resume, 'trainings', 'headline', 'duration', 'hours')).toEqual([
    ['First Aid', 'July 2016', '45 hours'],
  ]);
});

test("what names a form's field beside its answer is no heading", async () => {
  const resume = await readPages([
    ...person,
    ...stack(50, 100, [heading('Projects'), 'Project', 'Period', 'Description'], 16),
    ...stack(
      180,
      116,
      ['Giant Clam Gardens', '2019 to 2023', 'Restocked clams with four groups of fishers.'],
      16,
    ),
    ...stack(50, 170, [heading('Skills'), 'Diving']),
  ]);
  expect(textsOf(resume, 'projects', 'headline', 'duration', 'description')).toEqual([
    ['Giant Clam Gardens', '2019 to 2023', 'Restocked clams with four groups of fishers.'],
  ]);
});

/** An outline: how far in each line is, and its text. */
const outline: readonly (readonly [level: number, text: string])[] = [
  [0, 'Cebu Velez Hospital, Cebu City'],
  [1, 'Staff Nurse, June 2019 – Present'],
  [2, 'Cared for 12 patients a shift in the surgical ward'],
  [1, 'Nursing Aide, January 2018 – May 2019'],
  [2, 'Kept charts of 30 beds'],
  [0, 'School Nurse'],
  [1, 'Sacred Heart School, Mandaue City'],
  [1, 'January 2017 – December 2017'],
  [1, 'Ran the clinic for 900 pupils'],
];
const outlines: Record<string, () => Promise<ReadResume>> = {
  text: () =>
    readText(
      `${head}WORK EXPERIENCE\n${outline.map(([level, text]) => `${'    '.repeat(level + 1)}• ${text}\n`).join('')}`,
    ),
  docx: () => {
    const item = ([level, text]: (typeof outline)[number]) =>
      `<w:p><w:pPr><w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="1"/></w:numPr></w:pPr>${run(text)}</w:p>`;
    const top =
      head
        .split('\n')
        .map((text) => p(text))
        .join('') + p('Work Experience', 'Heading1');
    return readResumeOf(docxOf(top + outline.map(item).join('')), 'resume.docx');
  },
  odt: () => {
    const open = '<text:list><text:list-item>';
    const close = '</text:list-item></text:list>';
    const items = outline
      .map(([level, text]) => `${open.repeat(level + 1)}<text:p>${text}</text:p>${close.repeat(level + 1)}`)
      .join('');
    const top = head
      .split('\n')
      .map((text) => `<text:p>${text}</text:p>`)
      .join('');
    return readResumeOf(
      odtOf(`${top}<text:h text:outline-level="1">Work Experience</text:h>${items}`),
      'resume.odt',
    );
  },
};

test.each(Object.entries(outlines))(
  'levels of a list tell jobs from what is said of them: %s',
  async (_format, read) => {
    expect(entriesOf(await read(), 'experience')).toEqual([
      [
        'Staff Nurse',
        'Cebu Velez Hospital, Cebu City',
        'June 2019 – Present',
        '- Cared for 12 patients a shift in the surgical ward',
      ],
      [
        'Nursing Aide',
        'Cebu Velez Hospital, Cebu City',
        'January 2018 – May 2019',
        '- Kept charts of 30 beds',
      ],
      [
        'School Nurse',
        'Sacred Heart School, Mandaue City',
        'January 2017 – December 2017',
        '- Ran the clinic for 900 pupils',
      ],
    ]);
  },
);
