// People of professions that are common in the Philippines. They and their employers do not exist.
import type { JsonResume } from './json-resume';

/** Facts between signs, by their names. */
const named = <Name extends string>(names: readonly Name[], facts: string) => {
  const texts = facts.split(' | ');
  return Object.fromEntries(names.map((name, index) => [name, texts[index] ?? ''])) as Record<Name, string>;
};
export const job = (facts: string, ...highlights: string[]) => {
  const { endDate, ...rest } = named(['position', 'name', 'location', 'startDate', 'endDate'], facts);
  return { ...rest, ...(endDate && { endDate }), highlights };
};
export const school = (facts: string) => {
  const { summary, ...rest } = named(
    ['studyType', 'area', 'institution', 'startDate', 'endDate', 'summary'],
    facts,
  );
  return { ...rest, ...(summary && { summary }) };
};
export const license = (facts: string) => named(['name', 'issuer', 'number', 'date', 'validUntil'], facts);
export const training = (facts: string) => named(['title', 'organizer', 'date', 'hours'], facts);
const voyage = (facts: string) =>
  named(['vessel', 'type', 'flag', 'tonnage', 'power', 'rank', 'principal', 'signOn', 'signOff'], facts);
export const referee = (facts: string) => named(['name', 'position', 'company', 'phone'], facts);
export const languages = (facts: string) =>
  facts.split(' | ').map((text) => named(['language', 'fluency'], text.replace(':', ' | ')));
export const skills = (facts: string) => [{ name: '', keywords: facts.split(' | ') }];
/** A website rather than a profile. */
const isOwn = (url: string) => !url.includes('/');
export const basics = (facts: string, summary: string, ...links: string[]) => {
  const { city, region, ...rest } = named(['name', 'label', 'email', 'phone', 'city', 'region'], facts);
  const url = links.find(isOwn);
  return {
    ...rest,
    summary,
    location: { city, region },
    ...(url !== undefined && { url }),
    profiles: links.filter((link) => !isOwn(link)).map((link) => ({ network: '', url: link, username: '' })),
  };
};

/** Professions in the two halves by turns: see `isHeldOut` of the layouts. */
export const professions: Record<string, JsonResume> = {
  nurse: {
    basics: basics(
      'Rosalinda M. Abrenica | Emergency Room Nurse | rosalinda.abrenica@example.com | +63 917 555 0181 | Iloilo City | Iloilo',
      'Registered nurse with nine years in emergency and ward care. Calm with families, exact with medication, and used to leading night shifts with few hands.',
      'linkedin.com/in/rosalinda-abrenica',
    ),
    particulars: {
      birthDate: '1992-03-14',
      birthplace: 'Pavia, Iloilo',
      civilStatus: 'Married',
      citizenship: 'Filipino',
      height: "5'3",
      religion: 'Roman Catholic',
    },
    work: [
      job(
        'Charge Nurse, Emergency Department | Panay Doctors Medical Center | Iloilo City | 2021-02',
        'Lead a night team of eight nurses and three aides in a department with 60 visits a shift',
        'Cut the time to triage from 25 to nine minutes with a second desk',
        'Teach new nurses how to read rhythm strips',
      ),
      job(
        'Staff Nurse II | Guimaras Strait General Hospital | Jordan, Guimaras | 2017-08 | 2021-01',
        'Cared for up to twelve patients of a mixed medical and surgical ward',
        'Kept the crash cart complete through 40 monthly checks',
      ),
      job(
        'Nurse Deployed to the Barrio | Rural Health Unit of Dumangas | Dumangas, Iloilo | 2016-01 | 2017-07',
        'Gave vaccines in 14 barangays and traced contacts of tuberculosis patients',
      ),
    ],
    education: [
      school('Bachelor of Science | Nursing | Western Panay University | 2011 | 2015 | Dean’s Lister'),
      school('Secondary |  | Pavia National High School | 2007 | 2011'),
    ],
    certificates: [
      license('Registered Nurse | Professional Regulation Commission | 0845512 | 2015-11-20 | 2027-03-14'),
      license('Basic Life Support | Philippine Heart Rescue Council | BLS-20431 | 2024-05 | 2026-05'),
    ],
    trainings: [
      training('IV Therapy Training | Nurses Guild of Iloilo | 2016-06 | 24'),
      training('Disaster Triage Workshop | Western Visayas Health Office | 2022-09 | 16'),
    ],
    skills: skills('Triage | Wound care | IV therapy | ECG reading | Charting | Team leadership'),
    languages: languages('Hiligaynon:Native | Filipino:Fluent | English:Fluent'),
    awards: [{ title: 'Nurse of the Year', awarder: 'Panay Doctors Medical Center', date: '2023' }],
    references: [
      referee('Dr. Carmelo Tiongson | Head of Emergency | Panay Doctors Medical Center | 0918 555 0122'),
    ],
  },
  'marine engineer': {
    basics: basics(
      'Ernesto P. Baluyot Jr. | Second Engineer | ernesto.baluyot@example.com | +63 928 555 0147 | Subic | Zambales',
      'Licensed marine engineer with eleven years on bulk carriers and tankers, used to dry dockings and vetting inspections.',
    ),
    particulars: {
      birthDate: '1988-10-02',
      birthplace: 'Olongapo City',
      civilStatus: 'Married',
      citizenship: 'Filipino',
      height: '170 cm',
      weight: '72 kg',
      passport: 'P7712045B',
      seamansBook: 'C1188204',
    },
    seaService: [
      voyage(
        'MV Bataan Star | Bulk Carrier | Panama | 43,012 | 9,480 | Second Engineer | Mabini Crew Management | 2023-01-12 | 2023-10-20',
      ),
      voyage(
        'MT Corregidor Spirit | Oil Tanker | Marshall Islands | 29,431 | 8,200 | Third Engineer | Mabini Crew Management | 2021-03-03 | 2021-12-15',
      ),
      voyage(
        'MV Luzon Harvest | General Cargo | Liberia | 11,980 | 5,130 | Fourth Engineer | Anchor Bay Shipping Agency | 2018-06-21 | 2019-04-02',
      ),
    ],
    work: [
      job(
        'Plant Maintenance Engineer | Zambales Cold Storage Corporation | Subic, Zambales | 2015-02 | 2018-04',
        'Kept three ammonia compressors and two boilers running without an unplanned stop in 2017',
        'Wrote the lubrication plan of the plant',
      ),
    ],
    education: [
      school('Bachelor of Science | Marine Engineering | Central Luzon Maritime Academy | 2005 | 2009'),
    ],
    certificates: [
      license(
        'Marine Engineer Officer License | Maritime Industry Authority | MEO-118204 | 2019-08 | 2029-08',
      ),
      license('Advanced Fire Fighting | Subic Bay Training Center | AFF-55021 | 2022-02 | 2027-02'),
      license('Medical First Aid | Subic Bay Training Center | MFA-20911 | 2022-03 | 2027-03'),
    ],
    skills: skills('Diesel engines | Purifiers | Boilers | Planned maintenance | Welding'),
    languages: languages('Filipino:Native | English:Fluent'),
  },
  teacher: {
    basics: basics(
      'Maricel Joy D. Quiambao, LPT | Senior High School Teacher | mj.quiambao@example.org | 0917 555 0155 | San Fernando | Pampanga',
      'Licensed professional teacher of mathematics who likes small groups, clear boards and parents who ask questions.',
      'facebook.com/teachermj.quiambao',
    ),
    particulars: {
      birthDate: '1994-07-09',
      civilStatus: 'Single',
      citizenship: 'Filipino',
      religion: 'Iglesia ni Cristo',
    },
    work: [
      job(
        'Teacher III, Mathematics | Mexico Integrated High School | Mexico, Pampanga | 2020-06',
        'Teach statistics and pre-calculus to five sections of Grade 11',
        'Coach of the team that placed second in the regional math olympiad of 2023',
      ),
      job(
        'Teacher I | Mexico Integrated High School | Mexico, Pampanga | 2017-06 | 2020-05',
        'Taught algebra and advised a class of 48 students',
      ),
      job(
        'Student Teacher | Angeles Laboratory School | Angeles City | 2016-11 | 2017-03',
        'Prepared 60 lesson plans with the cooperating teacher',
      ),
    ],
    education: [
      school('Master of Arts | Mathematics Education | Pampanga State Teachers College | 2019 | 2022'),
      school(
        'Bachelor of Secondary Education | Mathematics | Pampanga State Teachers College | 2013 | 2017 | Cum Laude',
      ),
    ],
    certificates: [
      license(
        'Licensed Professional Teacher | Professional Regulation Commission | 1603344 | 2017-12 | 2026-07',
      ),
    ],
    trainings: [
      training('Mass Training for Grade 11 Teachers | Department of Education | 2018-05 | 40'),
      training('Action Research Seminar | Central Luzon Teachers Circle | 2021-10 | 8'),
    ],
    skills: skills('Lesson planning | Classroom management | Google Classroom | GeoGebra | Action research'),
    languages: languages('Kapampangan:Native | Filipino:Fluent | English:Fluent'),
    awards: [{ title: 'Outstanding Math Coach', awarder: 'Division of Pampanga', date: '2023' }],
    volunteer: [
      {
        position: 'Reading Tutor',
        organization: 'Basa Bata Pampanga',
        startDate: '2018-06',
        endDate: '2019-03',
        highlights: ['Read with twelve pupils every Saturday'],
      },
    ],
    references: [
      referee('Virginia S. Ocampo | Principal IV | Mexico Integrated High School | 0919 555 0108'),
      referee('Teodoro Lansangan | Head Teacher | Angeles Laboratory School | 0920 555 0133'),
    ],
  },
  accountant: {
    basics: basics(
      'Patricia Anne L. Gatchalian, CPA | Senior Accountant | patricia.gatchalian@example.com | +63 905 555 0119 | Quezon City | Metro Manila',
      'Certified public accountant in trading and manufacturing. Closes the month in four days and explains the numbers in plain words.',
      'linkedin.com/in/pa-gatchalian',
    ),
    work: [
      job(
        'Senior Accountant | Kalayaan Industrial Sales, Inc. | Pasig City | 2021-09',
        'Prepare the monthly statements of three entities and their consolidation',
        'Shortened the month-end closing from nine to four days',
        'Answered two BIR audits without an assessment',
      ),
      job(
        'General Accountant | Tanglaw Packaging Corporation | Valenzuela City | 2018-04 | 2021-08',
        'Reconciled 14 bank accounts and filed the VAT returns',
        'Moved the fixed asset register from paper to SAP',
      ),
      job(
        'Audit Associate | Rosales, Verzosa & Partners, CPAs | Makati City | 2016-01 | 2018-03',
        'Audited cooperatives and two listed retailers',
      ),
    ],
    education: [
      school('Bachelor of Science | Accountancy | University of Santa Mesa | 2011 | 2015 | Magna Cum Laude'),
    ],
    certificates: [
      license(
        'Certified Public Accountant | Professional Regulation Commission | 0160277 | 2015-10 | 2027-04',
      ),
      license('Certified Bookkeeper NC III | TESDA | 22130403 | 2014-06 | 2019-06'),
    ],
    trainings: [training('Transfer Pricing Update | Tax Practitioners Forum | 2023-04 | 8')],
    skills: skills('Financial reporting | Consolidation | VAT returns | SAP | Excel | Cost accounting'),
    languages: languages('Filipino:Native | English:Fluent | Mandarin:Basic'),
    awards: [
      { title: 'Accountant of the Quarter', awarder: 'Kalayaan Industrial Sales, Inc.', date: '2022' },
    ],
    references: [
      referee('Noel Verzosa | Managing Partner | Rosales, Verzosa & Partners, CPAs | (02) 8555-0117'),
    ],
  },
  'call center agent': {
    basics: basics(
      'Jerome Kyle B. Manalastas | Customer Service Team Lead | jerome.manalastas@example.net | 0995 555 0164 | Cebu City | Cebu',
      'Team lead in voice and chat support with six years in telecom and travel accounts. Coaches by listening to calls together.',
    ),
    work: [
      job(
        'Team Lead | Visayas Contact Solutions | Cebu City | 2022-03',
        'Lead 17 agents of a telecom account with a satisfaction of 92%',
        'Hold two coaching sessions a month with each agent',
      ),
      job(
        'Subject Matter Expert | Visayas Contact Solutions | Cebu City | 2020-07 | 2022-02',
        'Answered escalations and wrote 30 articles of the knowledge base',
      ),
      job(
        'Customer Service Representative | Visayas Contact Solutions | Cebu City | 2019-02 | 2020-06',
        'Took 55 calls a day about billing and cancellations',
      ),
      job(
        'Crew Member | Manok ni Bulalo Restaurants | Talisay City, Cebu | 2017-05 | 2018-12',
        'Worked the counter and the dining area',
      ),
    ],
    education: [
      school('Bachelor of Science | Business Administration | Sugbo Technological College | 2014 | 2018'),
      school('Secondary |  | Talisay City National High School | 2010 | 2014'),
    ],
    trainings: [training('Coaching for Performance | Cebu Contact Center Alliance | 2022-08 | 16')],
    skills: skills(
      'Coaching | Escalation handling | Zendesk | Salesforce | Quality monitoring | Chat support',
    ),
    languages: languages('Cebuano:Native | English:Fluent | Filipino:Fluent'),
    awards: [{ title: 'Top Agent of the Month', awarder: 'Visayas Contact Solutions', date: '2019' }],
    interests: [{ name: 'Basketball' }, { name: 'Street photography' }],
  },
  welder: {
    basics: basics(
      'Rodrigo C. Malabanan | Pipe Welder 6G | rodrigo.malabanan@example.com | +63 946 555 0128 | Batangas City | Batangas',
      'Pipe and structural welder with ten years in refineries and shipyards here and in the Gulf.',
    ),
    particulars: {
      birthDate: '1986-12-01',
      birthplace: 'Bauan, Batangas',
      civilStatus: 'Married',
      citizenship: 'Filipino',
      height: "5'6",
      weight: '68 kg',
    },
    work: [
      job(
        'Pipe Welder | Al Waha Industrial Services LLC | Jubail, Saudi Arabia | 2019-04 | 2023-11',
        'Welded carbon and stainless steel lines with GTAW and SMAW in all positions',
        'Passed 98% of radiographic tests on 1,400 joints',
      ),
      job(
        'Structural Welder | Bauan Shipworks, Inc. | Bauan, Batangas | 2014-09 | 2019-02',
        'Joined hull plates with FCAW and repaired ballast tanks',
      ),
      job(
        'Welder Helper | Malabanan Iron Works | Batangas City | 2012-06 | 2014-08',
        'Cut, ground and fitted gates and trusses',
      ),
    ],
    education: [school('Vocational | Shielded Metal Arc Welding | Batangas Skills Institute | 2011 | 2012')],
    certificates: [
      license('Shielded Metal Arc Welding NC II | TESDA | 12041002 | 2022-07 | 2027-07'),
      license('Gas Tungsten Arc Welding NC II | TESDA | 12041777 | 2023-12 | 2028-12'),
      license('6G Pipe Welder Qualification | Gulf Welding Inspection | GWI-6621 | 2019-03 | 2021-03'),
    ],
    trainings: [training('Confined Space Entry | Al Waha Industrial Services LLC | 2019-05 | 8')],
    skills: skills('GTAW | SMAW | FCAW | Blueprint reading | Grinding | Rigging'),
    languages: languages('Tagalog:Native | English:Conversational | Arabic:Basic'),
    references: [
      referee('Engr. Danilo Marasigan | Welding Supervisor | Bauan Shipworks, Inc. | 0927 555 0171'),
    ],
  },
  'civil engineer': {
    basics: basics(
      'Engr. Miguel Andres T. Soliman | Project Engineer | miguel.soliman@example.com | +63 917 555 0136 | Davao City | Davao del Sur',
      'Civil engineer for buildings of up to twelve storeys. Knows the site at six in the morning and the schedule at night.',
      'linkedin.com/in/miguel-soliman',
      'engrsoliman.example.com',
    ),
    work: [
      job(
        'Project Engineer | Durian City Builders Corporation | Davao City | 2020-01',
        'Manage a hotel of twelve storeys with 140 workers and nine subcontractors',
        'Saved ₱6.4 million by pouring the slabs in four zones',
      ),
      job(
        'Site Engineer | Apo Ridge Construction | Digos City, Davao del Sur | 2017-03 | 2019-12',
        'Supervised concrete works of two schools and a public market',
        'Kept 900 days without a lost-time accident',
      ),
      job(
        'Engineering Intern | Municipal Engineer’s Office of Santa Cruz | Santa Cruz, Davao del Sur | 2015-04 | 2015-06',
      ),
    ],
    education: [
      school(
        'Bachelor of Science | Civil Engineering | Southern Mindanao Institute of Technology | 2011 | 2016',
      ),
    ],
    certificates: [
      license('Civil Engineer | Professional Regulation Commission | 0151288 | 2016-11 | 2028-02'),
      license('Safety Officer 2 | Department of Labor and Employment | SO2-44871 | 2018-09'),
    ],
    projects: [
      {
        name: 'Talomo Footbridge Retrofit',
        startDate: '2022-02',
        endDate: '2022-08',
        description: 'Strengthened a footbridge over the river with carbon fiber, open all the while.',
      },
    ],
    skills: skills('AutoCAD | STAAD.Pro | MS Project | Quantity take-off | Concrete works | Site safety'),
    languages: languages('Cebuano:Native | Filipino:Fluent | English:Fluent'),
    interests: [{ name: 'Mountain biking' }, { name: 'Chess' }],
  },
  pharmacist: {
    basics: basics(
      'Hannah Grace O. Pangilinan, RPh | Hospital Pharmacist | hannah.pangilinan@example.org | +63 916 555 0190 | Baguio City | Benguet',
      'Registered pharmacist in hospital and community practice, with a liking for antibiotic stewardship and tidy shelves.',
    ),
    work: [
      job(
        'Hospital Pharmacist | Cordillera Regional Medical Center | Baguio City | 2019-08',
        'Check 300 orders a day and join the rounds of the intensive care unit',
        'Lowered the use of restricted antibiotics by a fifth in one year',
      ),
      job(
        'Community Pharmacist | Botika Maharlika | La Trinidad, Benguet | 2017-01 | 2019-07',
        'Counseled customers and kept the register of dangerous drugs',
      ),
    ],
    education: [
      school('Bachelor of Science | Pharmacy | Northern Highlands University | 2011 | 2015'),
      school('Master of Science | Clinical Pharmacy | Northern Highlands University | 2020 | 2023'),
    ],
    certificates: [
      license('Registered Pharmacist | Professional Regulation Commission | 0069921 | 2016-02 | 2028-01'),
      license('Immunizing Pharmacist | Pharmacy Association of the Highlands | IP-3310 | 2021-06'),
    ],
    publications: [
      {
        name: 'Stewardship Rounds in a Highland Hospital',
        publisher: 'Journal of Island Pharmacy',
        releaseDate: '2022',
      },
      {
        name: 'Reading Labels at Night: a Survey of Night Shift Pharmacists',
        publisher: 'Cordillera Health Notes',
        releaseDate: '2023',
      },
    ],
    trainings: [training('Antimicrobial Stewardship Course | Highland Health Academy | 2020-02 | 32')],
    skills: skills('Medication review | Sterile compounding | Stewardship | Inventory | Patient counseling'),
    languages: languages('Ilocano:Native | Filipino:Fluent | English:Fluent'),
    awards: [{ title: 'Best Poster', awarder: 'Congress of Hospital Pharmacists', date: '2022' }],
  },
  'new graduate': {
    basics: basics(
      'Althea Nicole R. Yumul | Marketing Graduate | althea.yumul@example.com | 0961 555 0143 | Naga City | Camarines Sur',
      'Fresh graduate of marketing who ran the pages of two student groups and sold 400 tickets for a benefit concert.',
      'linkedin.com/in/althea-yumul',
    ),
    particulars: { birthDate: '2003-05-23', civilStatus: 'Single', citizenship: 'Filipino', height: "5'1" },
    work: [
      job(
        'Marketing Intern | Bicol Express Foods Company | Naga City | 2024-01 | 2024-04',
        'Wrote posts for three brands and answered messages of customers',
        'Helped with a taste test of 120 people',
      ),
    ],
    education: [
      school(
        'Bachelor of Science | Marketing Management | Universidad de Penafrancia | 2020 | 2024 | Thesis on sari-sari store displays',
      ),
      school(
        'Senior High School | Accountancy, Business and Management | Naga Science Academy | 2018 | 2020 | With High Honors',
      ),
    ],
    volunteer: [
      {
        position: 'Publicity Head',
        organization: 'Junior Marketers Society',
        startDate: '2022-08',
        endDate: '2024-05',
        highlights: ['Raised the page from 800 to 5,200 followers'],
      },
    ],
    projects: [
      {
        name: 'Benefit Concert for Mayon',
        startDate: '2023-02',
        endDate: '2023-03',
        description: 'Sold 400 tickets in nine days with student sellers.',
      },
    ],
    trainings: [training('Digital Marketing Bootcamp | Bicol Creatives Hub | 2023-07 | 24')],
    skills: skills('Copywriting | Canva | Facebook ads | Event planning | Excel'),
    languages: languages('Bikol:Native | Filipino:Fluent | English:Fluent'),
    awards: [{ title: 'Best in Thesis', awarder: 'Universidad de Penafrancia', date: '2024' }],
    references: [
      referee('Prof. Lorna Imperial | Department Chair | Universidad de Penafrancia | 0939 555 0176'),
    ],
  },
  'virtual assistant': {
    basics: basics(
      'Kristine Mae S. Dimaculangan | Executive Virtual Assistant | kristine.dimaculangan@example.net | +63 977 555 0102 | Lipa City | Batangas',
      'Executive assistant for founders in three time zones: calendars, books, shops and the mail that nobody answers.',
      'kristinemae.example.com',
      'linkedin.com/in/kristine-dimaculangan',
    ),
    work: [
      job(
        'Executive Virtual Assistant | Bluegum Homewares Pty Ltd | Melbourne, Australia | 2022-05',
        'Run the calendar and travel of two founders',
        'Answer 90 customer mails a day within four hours',
        'Set up the automation that files supplier invoices',
      ),
      job(
        'E-commerce Virtual Assistant | Prairie Candle Company | Austin, Texas | 2020-06 | 2022-04',
        'Listed 600 products and ran the weekly newsletter',
      ),
      job(
        'Office Clerk | Lipa Rural Bank | Lipa City | 2017-09 | 2020-03',
        'Encoded loan files and assisted clients at the counter',
      ),
    ],
    education: [
      school('Bachelor of Science | Office Administration | Saint Dominic College of Lipa | 2013 | 2017'),
    ],
    certificates: [license('Bookkeeping NC III | TESDA | 20130911 | 2020-11 | 2025-11')],
    skills: skills('Calendar management | Shopify | Asana | Xero | Inbox management | Canva | Zapier'),
    languages: languages('Filipino:Native | English:Fluent'),
    interests: [{ name: 'Baking' }, { name: 'Bullet journaling' }],
  },
  'able seaman': {
    basics: basics(
      'Dominador F. Sarmiento | Able Seaman | dominador.sarmiento@example.com | 0929 555 0165 | Tagbilaran City | Bohol',
      'Able seaman with seven contracts on container ships and car carriers, helmsman and crane operator.',
    ),
    particulars: {
      birthDate: '1993-08-17',
      birthplace: 'Loon, Bohol',
      civilStatus: 'Single',
      citizenship: 'Filipino',
      height: '168 cm',
      weight: '65 kg',
      religion: 'Roman Catholic',
      passport: 'P3340912A',
      seamansBook: 'B0912277',
    },
    seaService: [
      voyage(
        'MV Chocolate Hills | Container | Singapore | 54,214 | 41,130 | Able Seaman | Tarsier Manning Corporation | 2022-11-05 | 2023-08-11',
      ),
      voyage(
        'MV Loboc River | Car Carrier | Bahamas | 60,118 | 14,220 | Able Seaman | Tarsier Manning Corporation | 2021-01-18 | 2021-10-30',
      ),
      voyage(
        'MV Panglao Pride | Container | Liberia | 28,050 | 21,770 | Ordinary Seaman | Sulu Sea Ship Agency | 2018-09-02 | 2019-06-14',
      ),
    ],
    education: [
      school('Bachelor of Science | Marine Transportation | Bohol Maritime Institute | 2010 | 2014'),
    ],
    certificates: [
      license('Able Seafarer Deck | Maritime Industry Authority | ASD-77120 | 2020-02 | 2025-02'),
      license('Basic Safety Training | Bohol Maritime Training Center | BST-31990 | 2021-12 | 2026-12'),
    ],
    skills: skills('Steering | Mooring | Lashing | Crane operation | Painting'),
    languages: languages('Cebuano:Native | English:Conversational'),
    work: [
      job(
        'Deckhand | Bohol Island Ferries | Tagbilaran City | 2015-03 | 2018-07',
        'Handled lines and ramps on four trips a day',
      ),
    ],
  },
  developer: {
    basics: basics(
      'Paolo Gabriel V. Enriquez | Backend Developer | paolo.enriquez@example.com | +63 918 555 0187 | Taguig City | Metro Manila',
      'Backend developer for payments and logistics. Writes small services, long tests and short messages.',
      'github.com/paolo-enriquez',
      'linkedin.com/in/paolo-enriquez',
    ),
    work: [
      job(
        'Senior Backend Developer | Sampaguita Payments, Inc. | Taguig City | 2022-01',
        'Design the ledger that settles 2 million transfers a day',
        'Reduced failed payouts by 38% with idempotent retries',
      ),
      job(
        'Backend Developer | Sampaguita Payments, Inc. | Taguig City | 2019-07 | 2021-12',
        'Built the reconciliation service in Go',
      ),
      job(
        'Junior Developer | Tala Freight Systems | Mandaluyong City | 2017-06 | 2019-06',
        'Maintained the tracking pages and their API in Laravel',
      ),
    ],
    education: [
      school('Bachelor of Science | Computer Science | Technological Institute of Rizal | 2013 | 2017'),
    ],
    certificates: [
      license('Cloud Developer Associate | Nimbus Web Services | NWS-99213 | 2021-05 | 2024-05'),
    ],
    projects: [
      {
        name: 'Jeepney Router',
        startDate: '2020-03',
        endDate: '2021-02',
        description: 'An open source planner of jeepney rides with 1,100 stars.',
      },
    ],
    skills: skills('Go | PostgreSQL | Kafka | TypeScript | Docker | Kubernetes | gRPC'),
    languages: languages('Filipino:Native | English:Fluent | Japanese:Basic'),
    awards: [{ title: 'Hackathon Winner', awarder: 'Manila Open Data Days', date: '2020' }],
    interests: [{ name: 'Trail running' }, { name: 'Synthesizers' }],
  },
  'hotel staff': {
    basics: basics(
      'Cherry Lou A. Magbanua | Front Office Supervisor | cherrylou.magbanua@example.com | 0926 555 0139 | Malay | Aklan',
      'Front office supervisor of island resorts who remembers names and settles bills without a queue.',
    ),
    particulars: {
      birthDate: '1996-01-30',
      birthplace: 'Roxas City',
      civilStatus: 'Single',
      citizenship: 'Filipino',
      height: "5'2",
      religion: 'Born Again Christian',
    },
    work: [
      job(
        'Front Office Supervisor | White Shore Resort and Spa | Malay, Aklan | 2022-10',
        'Supervise nine agents and the night audit of 180 rooms',
        'Raised upsells by ₱1.1 million in one season',
      ),
      job(
        'Front Desk Agent | Casa Habagat Hotel | Malay, Aklan | 2018-11 | 2022-09',
        'Checked in groups of up to 60 guests',
        'Handled complaints and lost luggage',
      ),
      job(
        'Restaurant Server | Kusina sa Aplaya | Kalibo, Aklan | 2017-02 | 2018-10',
        'Served 25 tables a night and trained two servers',
      ),
    ],
    education: [
      school(
        'Bachelor of Science | Hotel and Restaurant Management | Capiz Polytechnic College | 2012 | 2016',
      ),
    ],
    certificates: [
      license('Front Office Services NC II | TESDA | 17220318 | 2021-03 | 2026-03'),
      license('Food and Beverage Services NC II | TESDA | 16220127 | 2016-08 | 2021-08'),
    ],
    skills: skills('Opera PMS | Guest relations | Night audit | Upselling | Complaint handling'),
    languages: languages('Hiligaynon:Native | Filipino:Fluent | English:Fluent | Korean:Basic'),
    awards: [{ title: 'Service Star', awarder: 'White Shore Resort and Spa', date: '2023' }],
    references: [referee('Arturo Legaspi | Resort Manager | White Shore Resort and Spa | 0917 555 0160')],
  },
  caregiver: {
    basics: basics(
      'Nenita G. Lumawig | Caregiver | nenita.lumawig@example.com | +63 908 555 0151 | Tabuk City | Kalinga',
      'Certified caregiver of elderly clients in Taiwan and at home, patient at night and strict about medicines.',
    ),
    particulars: {
      birthDate: '1984-04-11',
      birthplace: 'Bontoc, Mountain Province',
      civilStatus: 'Widowed',
      citizenship: 'Filipino',
      height: "4'11",
      weight: '52 kg',
      religion: 'Anglican',
      passport: 'P5519023C',
    },
    work: [
      job(
        'Caregiver | Family of Mrs. Chen Li-Hua | Taichung, Taiwan | 2018-09 | 2023-12',
        'Bathed, fed and moved a client of 86 years after a stroke',
        'Kept the record of medicines and blood sugar',
      ),
      job(
        'Nursing Aide | Kalinga Provincial Hospital | Tabuk City | 2012-05 | 2018-06',
        'Took vital signs and turned patients of the medical ward',
      ),
    ],
    education: [
      school('Vocational | Caregiving | Chico River Technical School | 2011 | 2012'),
      school('Secondary |  | Bontoc Central High School | 1997 | 2001'),
    ],
    certificates: [license('Caregiving NC II | TESDA | 11150244 | 2023-02 | 2028-02')],
    trainings: [training('Care of Clients with Dementia | Taichung Home Care Center | 2019-03 | 20')],
    skills: skills('Elderly care | First aid | Feeding | Medication records | Cooking'),
    languages: languages(
      'Kankanaey:Native | Ilocano:Fluent | Mandarin:Conversational | English:Conversational',
    ),
    references: [referee('Gloria Wacnang | Head Nurse | Kalinga Provincial Hospital | 0930 555 0184')],
  },
};
