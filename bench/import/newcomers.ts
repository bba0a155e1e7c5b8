// People of professions that no rule was written with, by turns for the looked-at and the counted half. They do not exist.
import type { JsonResume } from './json-resume';
import { basics, job, languages, license, referee, school, skills, training } from './professions';

export const newcomers: Record<string, JsonResume> = {
  'radiologic technologist': {
    basics: basics(
      'Jhun Carlo B. Macaraeg, RRT | Radiologic Technologist | jcmacaraeg.rrt@example.com | 0998-555-0164 | Dagupan City | Pangasinan',
      'Registered radiologic technologist with six years of CT, mammography and general X-ray. Known for low repeat rates and for patients who come back smiling.',
      'linkedin.com/in/jcmacaraeg',
    ),
    work: [
      job(
        'CT Scan Technologist | Lingayen Gulf Medical City | Dagupan City | 2021-08',
        'Perform 25 contrast and plain CT studies per shift',
        'Reduced repeat exposures from 6% to 2% through positioning drills',
        'In charge of dosimeter records of 14 staff',
      ),
      job(
        'Radiologic Technologist II | St. Blaise Diagnostic Center | Urdaneta City, Pangasinan | 2018-11 | 2021-07',
        'X-ray, mammography and bone densitometry',
        'Weekly QC of the film processor and later of the DR system',
      ),
      job(
        'Rad Tech Intern | Region 1 Provincial Hospital | San Carlos City, Pangasinan | 2017-06 | 2018-04',
        'Rotated through ultrasound, CT and the portable unit',
      ),
    ],
    education: [
      school('BS | Radiologic Technology | Pangasinan Colleges of Science | 2014 | 2018'),
      school('Senior High School | STEM | Calasiao Comprehensive National High School | 2012 | 2014'),
    ],
    certificates: [
      license('Registered Radiologic Technologist | PRC | 0023418 | 2018-07 | 2027-02'),
      license('BLS/ACLS Provider | Philippine Red Cross | RC-88123 | 2024-03 | 2026-03'),
    ],
    trainings: [
      training('Radiation Safety Officer Course | Philippine Nuclear Research Institute | 2022-05 | 40'),
    ],
    skills: skills(
      'CT (Siemens, GE) | Mammography | PACS/RIS | Radiation protection | Venipuncture | MS Office',
    ),
    languages: languages('Ilocano:Native | Filipino:Fluent | English:Proficient'),
    references: [
      referee('Dra. Lourdes Viray | Chief Radiologist | Lingayen Gulf Medical City | 0917 555 0190'),
    ],
  },
  'call center team lead': {
    basics: basics(
      'Kristine Mae Y. Sarmiento | Team Leader – Customer Service | kmsarmiento@example.net | (+63) 966 555 0127 | Pasig City | Metro Manila',
      'Team leader in BPO since 2019, managing voice, chat and email for US telco and UK retail accounts. I coach by listening first.',
      'linkedin.com/in/kristinemaes',
    ),
    work: [
      job(
        'Team Leader | Northstar Contact Solutions Phils., Inc. | Ortigas, Pasig City | 2022-01',
        'Handle 18 agents with CSAT of 92% against a target of 85%',
        'Brought attrition from 9% down to 3% a month',
        'Run daily huddles, weekly one-on-ones and calibration with QA',
      ),
      job(
        'Subject Matter Expert | Northstar Contact Solutions Phils., Inc. | Ortigas, Pasig City | 2020-09 | 2021-12',
        'Supported nesting agents and took supervisor calls',
      ),
      job(
        'Customer Service Representative | TelePoint Asia | Eastwood, Quezon City | 2017-03 | 2020-08',
        'Answered billing and technical calls, AHT of 6 minutes',
        'Top performer for three quarters',
      ),
    ],
    education: [
      school('Bachelor of Science | Business Administration | Marikina Polytechnic Institute | 2013 | 2017'),
    ],
    certificates: [license('Lean Six Sigma Yellow Belt | Global Quality Council | YB-4471 | 2023-02')],
    trainings: [training('Coaching for Results | Northstar Academy | 2022-06 | 16')],
    skills: skills('Coaching | Zendesk | Salesforce | Workforce management | Escalations | Google Sheets'),
    languages: languages('Tagalog:Native | English:Fluent'),
    awards: [
      {
        title: 'Team of the Year',
        awarder: 'Northstar Contact Solutions Phils., Inc.',
        date: '2023',
      },
    ],
    references: [referee('Benedict Ong | Operations Manager | TelePoint Asia | 0917 555 0141')],
  },
  'registered electrical engineer': {
    basics: basics(
      'Engr. Noel Vincent T. Palma, REE | Registered Electrical Engineer | noel.palma@example.org | +63 945 555 0138 | Biñan City | Laguna',
      'REE with ten years in building and industrial works: load schedules, short-circuit studies, testing and commissioning up to 34.5 kV.',
      'noelpalma.example.org',
    ),
    work: [
      job(
        'Senior Electrical Engineer | Makiling Power & Controls Corp. | Calamba, Laguna | 2020-02',
        'Design of power and lighting for three electronics plants of PEZA locators',
        'Energized two 10 MVA substations without a lost-time accident',
      ),
      job(
        'Electrical Site Engineer | Al Rashid Contracting Co. W.L.L. | Doha, Qatar | 2016-09 | 2019-12',
        'Supervised 45 electricians of five nationalities in a metro station',
        'Snagging and handover of MEP rooms',
      ),
      job(
        'Junior Electrical Engineer | Sta. Rosa Industrial Builders | Santa Rosa City, Laguna | 2014-10 | 2016-08',
        'Prepared as-built plans in AutoCAD and bills of materials',
      ),
    ],
    education: [
      school(
        'Bachelor of Science | Electrical Engineering | Laguna Institute of Technology | 2009 | 2014 | DOST scholar',
      ),
    ],
    certificates: [
      license(
        'Registered Electrical Engineer | Professional Regulation Commission | 0061927 | 2014-09 | 2026-11',
      ),
      license('Safety Officer 2 | DOLE | SO2-20117 | 2021-04'),
    ],
    trainings: [
      training('Basic Occupational Safety and Health | SafeWork Academy | 2021-04 | 40'),
      training('ETAP Short Circuit Analysis | IIEE Laguna Chapter | 2019-02 | 24'),
    ],
    skills: skills('ETAP | AutoCAD | Revit MEP | Dialux | Testing and commissioning | PEC 2017'),
    languages: languages('Filipino:Native | English:Fluent | Arabic:Basic'),
    references: [
      referee('Engr. Arnel Disilio | Project Director | Makiling Power & Controls Corp. | 0920 555 0112'),
    ],
  },
  'housekeeping supervisor': {
    basics: basics(
      'Analyn P. Dimaculangan | Housekeeping Supervisor | analyn.dim@example.com | +974 5555 0172 | Doha | Qatar',
      'Housekeeping supervisor with twelve years in five-star hotels in Manila, Dubai and Doha. I check every corner and know every room attendant by name.',
    ),
    work: [
      job(
        'Housekeeping Supervisor | Pearl Marina Hotel & Residences | Doha, Qatar | 2019-06',
        'Supervise 22 room attendants for 310 rooms',
        'Guest satisfaction for cleanliness up from 88 to 95 points',
        'Order linen and chemicals within a budget of QAR 40,000 a month',
      ),
      job(
        'Floor Supervisor | Jumana Palace Hotel | Dubai, UAE | 2015-10 | 2019-05',
        'Inspected 90 rooms a day before check-in',
        'Trained newly hired staff on VIP set-ups',
      ),
      job(
        'Room Attendant | Bayview Garden Hotel | Pasay City | 2012-04 | 2015-08',
        'Cleaned 14 rooms a shift; Employee of the Month twice',
      ),
    ],
    education: [
      school(
        'Bachelor of Science | Hotel and Restaurant Management | Batangas Lakeside College | 2008 | 2012',
      ),
      school('Secondary |  | Tanauan National High School | 2004 | 2008'),
    ],
    certificates: [license('Housekeeping NC II | TESDA | 12041702003318 | 2012-02 | 2017-02')],
    trainings: [
      training('Food Safety and Hygiene Level 2 | Gulf Hospitality Institute | 2020-11 | 8'),
      training('Fire Warden Course | Qatar Civil Defence | 2021-09 | 6'),
    ],
    skills: skills('Room inspection | Opera PMS | Staff scheduling | Inventory | Guest complaints'),
    languages: languages('Filipino:Native | English:Fluent | Arabic:Conversational'),
    references: [
      referee('Samir Haddad | Executive Housekeeper | Pearl Marina Hotel & Residences | +974 5555 0103'),
    ],
  },
  'virtual assistant': {
    basics: basics(
      'Bea Angelica R. Lacson | Executive Virtual Assistant | hello.bealacson@example.com | 0927 555 0150 | Bacolod City | Negros Occidental',
      'I keep calendars, inboxes and shops of four founders in three time zones in order. Detail-oriented, discreet, and fast with new tools.',
      'linkedin.com/in/bealacson',
      'behance.net/bealacson',
    ),
    work: [
      job(
        'Executive Virtual Assistant | Freelance (Upwork) | Remote | 2021-03',
        'Manage the inbox and travel of a US-based real estate broker',
        'Built a client tracker in Airtable that saves six hours a week',
      ),
      job(
        'E-commerce Assistant | Little Fern Co. | Sydney, Australia | 2019-07 | 2021-02',
        'Listed 400 products on Shopify and answered customers within a day',
        'Scheduled posts and designed graphics in Canva',
      ),
      job(
        'Office Secretary | Talisay Sugar Planters Cooperative | Talisay City, Negros Occidental | 2017-05 | 2019-06',
        'Minutes, petty cash and payroll of 60 employees',
      ),
    ],
    education: [
      school(
        'Bachelor of Science | Office Administration | Negros Occidental Commercial College | 2013 | 2017 | Cum Laude',
      ),
    ],
    certificates: [license('Bookkeeping NC III | TESDA | 22061302001945 | 2022-08 | 2027-08')],
    trainings: [training('Virtual Assistance Masterclass | Filipino Freelancers Guild | 2021-01 | 30')],
    skills: skills('Calendar management | Airtable | Shopify | Canva | QuickBooks Online | Asana'),
    languages: languages('Hiligaynon:Native | Filipino:Fluent | English:Fluent'),
    volunteer: [
      {
        position: 'Secretary',
        organization: 'Rotaract Club of Bacolod North',
        startDate: '2018-07',
        endDate: '2019-06',
        highlights: ['Kept the minutes and the newsletter'],
      },
    ],
    references: [referee('Dana Whitlock | Founder | Little Fern Co. | +61 491 570 156')],
  },
  barista: {
    basics: basics(
      'John Rey “JR” Mendoza | Barista | jr.mendoza@example.com | 0956 555 0129 | Baguio City | Benguet',
      'Barista with four years behind espresso bars. Latte art, dialing in, and a queue that keeps moving.',
      'instagram.com/jr.pours',
    ),
    work: [
      job(
        'Senior Barista | Kape Kordilyera | Session Road, Baguio City | 2023-02',
        'Open the shop, dial in two grinders and train four juniors',
        'Waste of milk down by a third',
      ),
      job(
        'Barista / Cashier | Bean & Burrow Café | La Trinidad, Benguet | 2021-06 | 2023-01',
        'Served 200 guests a day and balanced the till',
      ),
      job(
        'Service Crew | Mang Tomas Chicken Inasal | Baguio City | 2019-11 | 2021-03',
        'Kitchen, counter and delivery',
      ),
    ],
    education: [
      school(
        'Senior High School | TVL – Home Economics | Pinget National High School | 2017 | 2019 | With Honors',
      ),
    ],
    certificates: [
      license('Barista NC II | TESDA | 21140402010227 | 2021-05 | 2026-05'),
      license('Food Handler’s Certificate | Baguio City Health Office | HC-10994 | 2024-01'),
    ],
    skills: skills('Latte art | Espresso calibration | Manual brew | POS | Cash handling'),
    languages: languages('Ilocano:Native | Filipino:Fluent | English:Conversational'),
    awards: [
      { title: 'Second Place, Highland Latte Art Throwdown', awarder: 'Baguio Coffee Week', date: '2023' },
    ],
    references: [referee('Karla Dulnuan | Café Manager | Kape Kordilyera | 0917 555 0186')],
  },
};
