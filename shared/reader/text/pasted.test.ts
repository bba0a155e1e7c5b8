import { expect, test } from 'vitest';
import { tableRowsAt } from './markdown';
import { entriesOf, itemsOf, readResumeOf, readText } from '../testing/read';

test('a page that says each text twice is read once, without its buttons', async () => {
  const twice = (...lines: string[]) => lines.flatMap((line) => [line, line]);
  const resume = await readText(
    [
      'Skip to main content',
      ...twice('Liza Ramos Dalisay'),
      '· 1st',
      'Staff Nurse',
      'Cebu City, Cebu',
      'Contact info',
      'Message',
      ...twice('Experience'),
      'Visayas Medical Center logo',
      ...twice('Staff Nurse', 'Visayas Medical Center · Full-time'),
      'Jun 2020 - Present · 4 yrs',
      'Jun 2020 to Present · 4 yrs',
      ...twice('Cebu City, Cebu · On-site', '- Triaged patients'),
      'Cebu City Hospital logo',
      ...twice('Ward Clerk', 'Cebu City Hospital · Part-time', 'Jan 2018 - May 2020 · 2 yrs 5 mos'),
      ...twice('Skills', 'Triage', 'Charting'),
      'Show all 12 skills',
    ].join('\n'),
  );
  expect(resume.name?.text).toBe('Liza Ramos Dalisay');
  expect(resume.title?.text).toBe('Staff Nurse');
  expect(entriesOf(resume, 'experience')).toEqual([
    ['Staff Nurse', 'Visayas Medical Center', 'Jun 2020 - Present', '- Triaged patients'],
    ['Ward Clerk', 'Cebu City Hospital', 'Jan 2018 - May 2020', undefined],
  ]);
  expect(itemsOf(resume, 'skills')).toEqual(['Triage', 'Charting']);
  expect(resume.furniture?.map(({ text }) => text)).toContain('Show all 12 skills');
});

test('a word of a button is text where nothing else is of a page', async () => {
  const resume = await readText('Ana Cruz\nana@example.ph\n\nSkills\nTriage\nPrint\nSave\n');
  expect(itemsOf(resume, 'skills')).toEqual(['Triage', 'Print', 'Save']);
});

test('the button that changes an entry ends it', async () => {
  const resume = await readText(
    'Ana Cruz\nana@example.ph\nEdit\nLicences & certifications\nRegistered Nurse\nPRC\nIssued Dec 2016 - Expires Dec 2027\nEdit\nBasic Life Support\nRed Cross\nIssued May 2023\nEdit\nAdd licence or certification\n',
  );
  expect(entriesOf(resume, 'licenses').map((entry) => entry.slice(0, 3))).toEqual([
    ['Registered Nurse', 'PRC', 'Dec 2016'],
    ['Basic Life Support', 'Red Cross', 'May 2023'],
  ]);
});

test('columns that spaces keep apart are read one after the other', async () => {
  const left = [
    'CONTACT',
    '0917 555 0142',
    'ana@example.ph',
    '',
    'SKILLS',
    'Triage',
    'Charting',
    'IV therapy',
  ];
  const right = [
    'WORK EXPERIENCE',
    'Staff Nurse',
    'Visayas Medical Center | Jun 2020 - Present',
    '• Triaged patients',
    'EDUCATION',
    'Bachelor of Science in Nursing',
    'Cebu Normal University | 2014 - 2018',
    '',
  ];
  const rows = left.map((text, index) => `${text.padEnd(30)}${right[index]}`);
  const resume = await readText(['Ana Cruz', 'Staff Nurse', '', ...rows].join('\n'));
  expect(resume.phone?.text).toBe('0917 555 0142');
  expect(itemsOf(resume, 'skills')).toEqual(['Triage', 'Charting', 'IV therapy']);
  expect(entriesOf(resume, 'experience')).toEqual([
    ['Staff Nurse', 'Visayas Medical Center', 'Jun 2020 - Present', '- Triaged patients'],
  ]);
  expect(entriesOf(resume, 'education')[0]?.slice(0, 3)).toEqual([
    'Bachelor of Science in Nursing',
    'Cebu Normal University',
    '2014 - 2018',
  ]);
});

test('items that follow each other in a line are items', async () => {
  const resume = await readText(
    'Ana Cruz\nana@example.ph\n\nWork Experience\nStaff Nurse | Visayas Medical Center\nJun 2020 - Present\n•Triaged patients •Kept the records\n\nSkills\n•Triage •Charting\n',
  );
  expect(entriesOf(resume, 'experience')[0]?.[3]).toBe('- Triaged patients\n- Kept the records');
  expect(itemsOf(resume, 'skills')).toEqual(['Triage', 'Charting']);
});

test('lines of a phone go on where the next word had no room, and nowhere else', async () => {
  const resume = await readText(
    [
      'Mark Dimaculangan',
      'mark.dimaculangan@example.com',
      'Lipa City, Batangas',
      '',
      'Experience',
      'Team Lead',
      'Concentro Contact Solutions of Batangas',
      'Lipa City, Batangas',
      'Sep 2021 - Present',
      'Lead 18 agents of a US telco account on',
      'the night shift',
      'Raised first call resolution from 71% to',
      '83% in two quarters',
      'Run weekly coaching and calibration',
      'sessions',
      '',
      'Trainings',
      'Lean Six Sigma Yellow Belt, Concentro',
      'Academy, June 2022, 24 hours',
      'Coaching for Performance, People',
      'Dynamics Center, October 2021, 16 hours',
      '',
      'References',
      'Rhea Manalo, Operations Manager,',
      'Concentro Contact Solutions, 0917 555',
      '0190',
    ].join('\n'),
  );
  expect(resume.location?.text).toBe('Lipa City, Batangas');
  expect(entriesOf(resume, 'experience')).toEqual([
    [
      'Team Lead',
      'Concentro Contact Solutions of Batangas',
      'Sep 2021 - Present',
      'Lead 18 agents of a US telco account on the night shift\nRaised first call resolution from 71% to 83% in two quarters\nRun weekly coaching and calibration sessions',
    ],
  ]);
  expect(entriesOf(resume, 'trainings').map(([title, organizer]) => [title, organizer])).toEqual([
    ['Lean Six Sigma Yellow Belt', 'Concentro Academy'],
    ['Coaching for Performance', 'People Dynamics Center'],
  ]);
  const [referee] = resume.sections.find(({ kind }) => kind === 'references')?.entries ?? [];
  expect([referee?.headline?.text, referee?.phone?.text]).toEqual(['Rhea Manalo', '0917 555 0190']);
});

test("Markdown's tables, links, quotes and boxes are what they show", async () => {
  const resume = await readResumeOf(
    new TextEncoder().encode(
      [
        '<h1 align="center">Ana Cruz</h1>',
        '',
        '[![CI](https://img.example/ci.svg)](https://ci.example)',
        '_Staff Nurse_ · [my page](https://ana.example.ph) · <ana@example.ph>',
        '',
        '<!-- do not show -->',
        '## About',
        '> Nurse with six years in wards that never close.',
        '',
        '## Experience',
        '**Visayas Medical Center**, Cebu City  ',
        '__Staff Nurse__ \\| Jun 2020 – Present',
        '- Triaged patients',
        '',
        '## Education',
        '| Degree | School | Years |',
        '|:---|:---|---:|',
        '| Bachelor of Science in Nursing | Cebu Normal University | 2014 - 2018 |',
        '',
        '## Skills',
        '`Triage` `Charting`',
      ].join('\n'),
    ),
    'README.md',
  );
  expect(resume.name?.text).toBe('Ana Cruz');
  expect(resume.title?.text).toBe('Staff Nurse');
  expect(resume.email?.text).toBe('ana@example.ph');
  expect(resume.website?.url).toBe('https://ana.example.ph');
  expect(resume.summary?.text).toBe('Nurse with six years in wards that never close.');
  expect(entriesOf(resume, 'experience')).toEqual([
    ['Staff Nurse', 'Visayas Medical Center, Cebu City', 'Jun 2020 – Present', '- Triaged patients'],
  ]);
  expect(entriesOf(resume, 'education')).toEqual([
    ['Bachelor of Science in Nursing', 'Cebu Normal University', '2014 - 2018', undefined],
  ]);
  expect(itemsOf(resume, 'skills')).toEqual(['Triage', 'Charting']);
  expect(resume.text).not.toMatch(/do not show|CI/);
});

test('a sign above its item, quotes of a message and what ends it are no text', async () => {
  const resume = await readText(
    [
      'On Mon, Nov 4, 2024 at 9:12 AM Ana wrote:',
      ...[
        'Ana Cruz - Staff Nurse',
        'ana@example.ph',
        '',
        'Work Experience',
        'Staff Nurse',
        'Visayas Medical Center',
        'June 2020 - Present',
        '•',
        'Triaged patients',
        '•',
        'Kept the records',
        '',
        'Trainings',
        '- Basic Life Support by Philippine Heart Association, May 2023',
        '',
        'References',
        'Maria Lim (Head Nurse, Visayas Medical Center) 0917 555 0101',
        '',
        'Thank you and God bless!',
        'Page 1 of 1',
      ].map((line) => `> ${line}`),
    ].join('\n'),
  );
  expect([resume.name?.text, resume.title?.text]).toEqual(['Ana Cruz', 'Staff Nurse']);
  expect(entriesOf(resume, 'experience')).toEqual([
    [
      'Staff Nurse',
      'Visayas Medical Center',
      'June 2020 - Present',
      '- Triaged patients\n- Kept the records',
    ],
  ]);
  expect(entriesOf(resume, 'trainings')[0]?.slice(0, 3)).toEqual([
    'Basic Life Support',
    'Philippine Heart Association',
    'May 2023',
  ]);
  const [referee] = resume.sections.find(({ kind }) => kind === 'references')?.entries ?? [];
  expect(
    [referee?.headline, referee?.role, referee?.organization, referee?.phone].map((found) => found?.text),
  ).toEqual(['Maria Lim', 'Head Nurse', 'Visayas Medical Center', '0917 555 0101']);
  expect(resume.sections.at(-1)?.text?.text).toBe('Thank you and God bless!');
});

test('positions below a company and how long it took are its own, in one type, too', async () => {
  const resume = await readText(
    'Ana Cruz\nana@example.ph\n\nExperience\n\nNorthwind Retail Philippines\n4 years 2 months\nHR Generalist\nJune 2022 - Present (2 years 6 months)\nQuezon City\nHandles recruitment for 12 branches.\nHR Assistant\nOctober 2020 - May 2022 (1 year 8 months)\nQuezon City\n\nSunrise Manpower Agency\nRecruitment Staff\nMarch 2018 - September 2020 (2 years 7 months)\n',
  );
  expect(entriesOf(resume, 'experience')).toEqual([
    [
      'HR Generalist',
      'Northwind Retail Philippines',
      'June 2022 - Present',
      'Handles recruitment for 12 branches.',
    ],
    ['HR Assistant', 'Northwind Retail Philippines', 'October 2020 - May 2022', undefined],
    ['Recruitment Staff', 'Sunrise Manpower Agency', 'March 2018 - September 2020', undefined],
  ]);
});

test('entries whose gaps are inside of them begin as far above their dates as the first one', async () => {
  const resume = await readText(
    'Ana Cruz\nana@example.ph\n\nEXPERIENCE\nSenior Waiter\n\nMarsa Lagoon Hotel\n\nOct 2021 – Present\nServe nine tables in a restaurant of 140 seats\nWaiter\n\nQasr Al Nakheel Restaurants\n\nJan 2019 – Aug 2021\nHandled cash and cards at the point of sale\n',
  );
  expect(entriesOf(resume, 'experience')).toEqual([
    [
      'Senior Waiter',
      'Marsa Lagoon Hotel',
      'Oct 2021 – Present',
      'Serve nine tables in a restaurant of 140 seats',
    ],
    [
      'Waiter',
      'Qasr Al Nakheel Restaurants',
      'Jan 2019 – Aug 2021',
      'Handled cash and cards at the point of sale',
    ],
  ]);
});

test('a heading may stand beside the label of a column of dates, and labels in capitals below each other', async () => {
  const resume = await readText(
    'RESUME\nANA "ANNIE" CRUZ\nana@example.ph\n\nPeriod\tWork History\nOct 2021 – Present\t\n\nMarsa Lagoon Hotel\n\nSenior Waiter\n\nWORK EXPERIENCES\nCook\nNaga Grill\n2018 - 2019\n\nSKILLS: Waiting, Cooking\nLICENSE: Caregiving NC II, TESDA, cert no. 19160202001234\n',
  );
  expect(resume.name?.text).toBe('ANA "ANNIE" CRUZ');
  expect(entriesOf(resume, 'experience').map((entry) => entry.slice(0, 3))).toEqual([
    ['Senior Waiter', 'Marsa Lagoon Hotel', 'Oct 2021 – Present'],
    ['Cook', 'Naga Grill', '2018 - 2019'],
  ]);
  expect(itemsOf(resume, 'skills')).toEqual(['Waiting', 'Cooking']);
  expect(entriesOf(resume, 'licenses')[0]?.slice(0, 2)).toEqual(['Caregiving NC II', 'TESDA']);
});

test('what a job was for is no title, and the lines above its labels go with it', async () => {
  const job = (title: string, company: string, project: string, dates: string, text: string) =>
    `${title}\n${company}\nProject: ${project}\nDate: ${dates}\nDuties and Responsibilities:\n> ${text}\n`;
  const resume = await readText(
    `Ana Cruz\nana@example.ph\n\nEMPLOYMENT HISTORY\n\n${job('HSE OFFICER', 'Saudi KAD Company', 'Jafurah Gas', '15 March 2021 – 30 April 2024', 'Held toolbox meetings')}\n${job('SAFETY OFFICER', 'EEI Corporation', 'MRT-7', '02 May 2017 – 28 February 2021', 'Trained new workers')}`,
  );
  expect(entriesOf(resume, 'experience')).toEqual([
    [
      'HSE OFFICER',
      'Saudi KAD Company',
      '15 March 2021 – 30 April 2024',
      'Project: Jafurah Gas\n- Held toolbox meetings',
    ],
    [
      'SAFETY OFFICER',
      'EEI Corporation',
      '02 May 2017 – 28 February 2021',
      'Project: MRT-7\n- Trained new workers',
    ],
  ]);
});

test('a line that goes on with thanks, or a bullet that begins so, ends no section', async () => {
  const resume = await readText(
    [
      'Ana Cruz',
      'ana@example.ph',
      '',
      'Experience',
      '',
      'Staff Nurse, Visayas Medical Center',
      'June 2020 - Present',
      '- Respectfully handled complaints of guests',
      '- Halved the waiting time',
      'thanks to a new triage form',
      '',
      'Nurse Aide, Naga City Hospital',
      'June 2018 - May 2020',
    ].join('\n'),
  );
  expect(resume.sections.map(({ kind }) => kind)).toEqual(['experience']);
  expect(entriesOf(resume, 'experience').map(([title]) => title)).toEqual(['Staff Nurse', 'Nurse Aide']);
});

test('an internship without another title is the title', async () => {
  const resume = await readText(
    'Ana Cruz\nana@example.ph\n\nExperience\n\nInternship | Naga City Hospital | Jun 2019 - Aug 2019\n',
  );
  expect(entriesOf(resume, 'experience')[0]?.slice(0, 2)).toEqual(['Internship', 'Naga City Hospital']);
});

test('signs in an address are its own, also beside signs of Markdown', async () => {
  const resume = await readText(
    'Ana Reyes\n_anareyes_@gmail.com\ninstagram.com/_anareyes_\n\n**Skills**\n\nTriage\n',
  );
  expect(resume.email?.text).toBe('_anareyes_@gmail.com');
  expect(resume.text).toContain('instagram.com/_anareyes_');
});

test('Markdown keeps what its head says of the person, and lines of lists apart', async () => {
  const resume = await readText(
    [
      '---',
      'layout: resume',
      'title: Maria Santos',
      'subtitle: Registered Nurse',
      'email: maria@example.ph',
      '---',
      '# Experience',
      '',
      '**Staff Nurse**, Naga City Hospital, Jun 2019 - Aug 2021',
      '',
      '<ul><li>Triage</li><li>Charting</li></ul>',
      '',
      '# Education',
      '',
      'BS Nursing, Bicol University, 2018',
    ].join('\n'),
  );
  expect([resume.name, resume.title, resume.email].map((found) => found?.text)).toEqual([
    'Maria Santos',
    'Registered Nurse',
    'maria@example.ph',
  ]);
  expect(entriesOf(resume, 'experience')[0]?.at(-1)).toBe('- Triage\n- Charting');
});

test('a table of Markdown ends at an empty line', () => {
  const lines = ['| Ward | Years |', '| --- | --- |', '| ER | 2 |', 'Staff Nurse | Naga General'].map(
    (text, at) => ({
      text,
      isAfterBlank: at === 3,
    }),
  );
  expect(tableRowsAt(lines, 0)).toEqual([
    ['Ward', 'Years'],
    ['ER', '2'],
  ]);
});

test('where gaps are inside of entries, each begins as far above its date as the first', async () => {
  const resume = await readText(
    'Ana Cruz\nana@example.ph\n\nWORK EXPERIENCE\nMarsa Hotel\n2021 - PRESENT\n\nSenior Waiter\n\nServe a section of nine tables\nTrain new waiters in the sequence of service\nQasr Restaurant Management\n2019 - 2021\n\nWaiter\n\nHandled cash and cards at the point of sale\n\nCERTIFICATIONS\n\nFood and Beverage NC II\n\nTESDA | Feb 2016 – Feb 2021\n\nID: 160410\n\nBasic Food Hygiene\n\nDubai Municipality | Nov 2021 – Nov 2026\n\nID: BFH-77\n',
  );
  expect(entriesOf(resume, 'experience').map((entry) => entry.slice(0, 3))).toEqual([
    ['Senior Waiter', 'Marsa Hotel', '2021 - PRESENT'],
    ['Waiter', 'Qasr Restaurant Management', '2019 - 2021'],
  ]);
  expect(entriesOf(resume, 'licenses').map((entry) => entry.slice(0, 3))).toEqual([
    ['Food and Beverage NC II', 'TESDA', 'Feb 2016'],
    ['Basic Food Hygiene', 'Dubai Municipality', 'Nov 2021'],
  ]);
});

test('until when a license is valid begins no entry, and a date alone does', async () => {
  const resume = await readText(
    'Ana Cruz\nana@example.ph\n\nLicensure\nJan 31, 2018\nRegistered Architect\nProfessional Regulation Commission · 0041185 · valid until Aug 19, 2027\nJun 2022\nBIM Professional\nAutodesk · ACP-009913 · valid until Jun 2025\n',
  );
  expect(entriesOf(resume, 'licenses').map((entry) => entry.slice(0, 3))).toEqual([
    ['Registered Architect', 'Professional Regulation Commission', 'Jan 31, 2018'],
    ['BIM Professional', 'Autodesk', 'Jun 2022'],
  ]);
});

test('items and contact details that were copied without anything between are apart', async () => {
  const resume = await readText(
    'Ana Cruz\nNaga City, Camarines Sur+63 917 555 0142ana.cruz@example.comlinkedin.com/in/ana-cruz\n\nSkills\nTriageWound careIV therapyCharting\n\nInterests\nReading novels Trail running Home baking\n',
  );
  expect([resume.phone?.text, resume.email?.text, resume.location?.text]).toEqual([
    '+63 917 555 0142',
    'ana.cruz@example.com',
    'Naga City, Camarines Sur',
  ]);
  expect(itemsOf(resume, 'skills')).toEqual(['Triage', 'Wound care', 'IV therapy', 'Charting']);
  expect(itemsOf(resume, 'interests')).toEqual(['Reading novels', 'Trail running', 'Home baking']);
});

test('a name in capitals is no heading of a text, and a title in own words is', async () => {
  const resume = await readText(
    'ANA CRUZ\nana@example.ph\n\nCERTIFICATIONS\n\nDriving NC II\n\nTESDA\n\nFeb 2016\n\nEDUCATION\n\nNaga College\n2012 - 2016\nWhat I Am Good At\nDriving\nRepairs\n',
  );
  expect(entriesOf(resume, 'licenses').map((entry) => entry.slice(0, 3))).toEqual([
    ['Driving NC II', 'TESDA', 'Feb 2016'],
  ]);
  expect(itemsOf(resume, 'skills')).toEqual(['Driving', 'Repairs']);
});

test('a sentence behind a date is text, and since when something is so is no date of an entry', async () => {
  const resume = await readText(
    'Ana Cruz\nana@example.ph\n\nWork Experience\nMidwife, Rural Health Unit\n2016 - 2021\nReferred mothers early; no delivery on the boat since 2019\n\nProjects\nBirthing Home, 2019–2020. A clinic of rammed earth for twelve beds.\nStreet Study, 2022–2023. Drawings of 31 facades for the council.\n',
  );
  expect(entriesOf(resume, 'experience')).toHaveLength(1);
  expect(entriesOf(resume, 'projects')).toEqual([
    ['Birthing Home', undefined, '2019–2020', 'A clinic of rammed earth for twelve beds.'],
    ['Street Study', undefined, '2022–2023', 'Drawings of 31 facades for the council.'],
  ]);
});

test('headings directly above others show that columns are mixed up, one alone does not', async () => {
  const mixed =
    'Ana Cruz\nana@example.ph\n\nEXPERIENCE\n\nSKILLS\n\nNurse, Naga Hospital\n2016 - 2021\nTriage\n\nEDUCATION\n\nLANGUAGES\n\nEnglish\n';
  expect((await readText(mixed)).isMixedUp).toBe(true);
  expect((await readText(mixed.replace('EDUCATION\n\n', ''))).isMixedUp).toBe(false);
});

test('a name of a list above the text of an entry begins none, and dates may be set over lines', async () => {
  const resume = await readText(
    [
      'WORK EXPERIENCE',
      'Section Head, Panguil Bay Medical Center, Inc.',
      '2022-Sep - Present',
      '',
      'HIGHLIGHTS',
      'Manage a stock of 350 units and a team of seven technologists',
      'Medical Technologist, Tumpak Plus Diagnostics',
      '2016-Oct',
      ' —',
      '2019-Jan',
      '',
      'HIGHLIGHTS',
      'Processed 400 specimens a day in hematology',
      '',
      'LICENSES',
      'Registered Medical Technologist (0088214), Professional Regulation Commission',
      '',
      'SKILLS',
      'Practice',
      'Blood typing Crossmatching Phlebotomy',
      'Tools and methods',
      'Quality control Method validation',
    ].join('\n'),
  );
  expect(entriesOf(resume, 'experience')).toEqual([
    [
      'Section Head',
      'Panguil Bay Medical Center, Inc.',
      '2022-Sep - Present',
      'Manage a stock of 350 units and a team of seven technologists',
    ],
    [
      'Medical Technologist',
      'Tumpak Plus Diagnostics',
      '2016-Oct – 2019-Jan',
      'Processed 400 specimens a day in hematology',
    ],
  ]);
  const [license] = resume.sections.find(({ kind }) => kind === 'licenses')?.entries ?? [];
  expect([license?.headline?.text, license?.number?.text, license?.organization?.text]).toEqual([
    'Registered Medical Technologist',
    '0088214',
    'Professional Regulation Commission',
  ]);
  expect(itemsOf(resume, 'skills')).toEqual([
    'Blood typing',
    'Crossmatching',
    'Phlebotomy',
    'Quality control',
    'Method validation',
  ]);
});
