// Applicants as they come to an agency's desk in the Philippines, by turns for the looked-at and the counted half. They do not exist.
import type { JsonResume } from './json-resume';
import { basics, job, languages, license, referee, school, skills, training } from './professions';

export const applicants: Record<string, JsonResume> = {
  'dialysis nurse': {
    basics: basics(
      'Kristine Joy D. Alvarado, RN | Hemodialysis Nurse | kjalvarado.rn@example.com | 0917 555 0112 | Cabanatuan City | Nueva Ecija',
      'Registered nurse with six years in hemodialysis and general wards. Calm with anxious patients and careful with records.',
      'linkedin.com/in/kj-alvarado-rn',
    ),
    work: [
      job(
        'Hemodialysis Nurse | Central Luzon Renal Care Center | Cabanatuan City, Nueva Ecija | 2021-03',
        'Cannulate and monitor twelve patients per shift on Fresenius 4008S machines',
        'Check water treatment readings before the first shift',
        'Train new nurses on infection control',
      ),
      job(
        'Staff Nurse II | Dr. Paulino J. Garcia Provincial Hospital | Cabanatuan City, Nueva Ecija | 2018-07 | 2021-02',
        'Handled a 30-bed medical ward with two nursing aides',
        'Administered medications and intravenous fluids as ordered',
      ),
      job(
        'Nurse Volunteer | Rural Health Unit of Talavera | Talavera, Nueva Ecija | 2017-01 | 2018-06',
        'Assisted in immunization and prenatal check-ups',
      ),
    ],
    education: [
      school('Bachelor of Science | Nursing | Wesleyan College of Nueva Ecija | 2012 | 2016'),
      school('Secondary |  | Talavera National High School | 2008 | 2012'),
    ],
    certificates: [
      license('Registered Nurse | Professional Regulation Commission | 0934417 | 2016-12 | 2027-12'),
    ],
    trainings: [
      training('Basic Life Support | Philippine Heart Association | 2023-02 | 16'),
      training('Renal Nurse Training Program | National Kidney Institute | 2021-01 | 240'),
    ],
    skills: skills('Cannulation | Water treatment | Patient education | Electronic charting'),
    languages: languages('Filipino:Native | English:Fluent | Ilocano:Conversational'),
    references: [
      referee('Dr. Ramon Villaluz | Medical Director | Central Luzon Renal Care Center | 0918 555 0141'),
      referee('Lourdes Pascual, RN | Head Nurse | Dr. Paulino J. Garcia Provincial Hospital | 0919 555 0128'),
    ],
  },
  'second officer': {
    basics: basics(
      'Arnel B. Pacquing | Second Officer | arnel.pacquing@example.net | +63 928 555 0164 | Dagupan City | Pangasinan',
      'Navigation officer with eight years on bulk carriers and container ships. Zero incidents in port state control.',
    ),
    work: [
      job(
        'Second Officer | Habagat Crew Management, Inc. | Malate, Manila | 2022-05',
        'Prepare passage plans and keep charts and publications corrected',
        'Keep the 0000-0400 navigational watch',
      ),
      job(
        'Third Officer | Habagat Crew Management, Inc. | Malate, Manila | 2019-02 | 2022-01',
        'Maintained life-saving and fire-fighting appliances',
        'Kept records of monthly drills',
      ),
      job(
        'Able Seaman | Bayani Ship Manning Corp. | Ermita, Manila | 2016-04 | 2018-11',
        'Stood lookout and steered in narrow channels',
      ),
    ],
    education: [
      school(
        'Bachelor of Science | Marine Transportation | Lyceum Maritime College of Pangasinan | 2010 | 2014',
      ),
    ],
    certificates: [
      license('Officer in Charge of a Navigational Watch | MARINA | NW-19-004421 | 2019-01 | 2029-01'),
      license('Basic Safety Training | MARINA | BT-22-118804 | 2022-02 | 2027-02'),
    ],
    trainings: [
      training('ECDIS Generic Training | Magsaysay Training Center | 2021-11 | 40'),
      training('Bridge Resource Management | Habagat Maritime Institute | 2020-08 | 24'),
    ],
    skills: skills('Passage planning | ECDIS | GMDSS | Cargo watch | Chart correction'),
    languages: languages('Pangasinan:Native | Filipino:Fluent | English:Fluent'),
    references: [
      referee('Capt. Danilo Resurreccion | Master Mariner | Habagat Crew Management, Inc. | 0920 555 0133'),
    ],
  },
  'call center team lead': {
    basics: basics(
      'Mark Anthony L. Dimaculangan | Team Lead, Customer Service | mark.dimaculangan@example.com | 0905 555 0187 | Lipa City | Batangas',
      'Team lead with seven years in telco and banking accounts. I coach agents with call recordings and plain numbers.',
      'linkedin.com/in/markdimaculangan',
      'markdimaculangan.example.ph',
    ),
    work: [
      job(
        'Team Lead | Concentro Contact Solutions | Lipa City, Batangas | 2021-09',
        'Lead 18 agents of a US telco account on the night shift',
        'Raised first call resolution from 71% to 83% in two quarters',
        'Run weekly coaching and calibration sessions',
      ),
      job(
        'Subject Matter Expert | Concentro Contact Solutions | Lipa City, Batangas | 2019-04 | 2021-08',
        'Took escalated calls and wrote the knowledge base',
      ),
      job(
        'Customer Service Representative | Alorica Makiling BPO Services | Santo Tomas, Batangas | 2017-06 | 2019-03',
        'Answered 60 calls a day for a credit card account',
        'Top agent for three months in 2018',
      ),
    ],
    education: [
      school('Bachelor of Science | Hotel and Restaurant Management | Lipa City Colleges | 2012 | 2016'),
    ],
    trainings: [
      training('Lean Six Sigma Yellow Belt | Concentro Academy | 2022-06 | 24'),
      training('Coaching for Performance | People Dynamics Center | 2021-10 | 16'),
    ],
    awards: [{ title: 'Team Lead of the Year', awarder: 'Concentro Contact Solutions', date: '2023' }],
    skills: skills('Coaching | Workforce planning | Zendesk | Avaya | Google Sheets'),
    languages: languages('Filipino:Native | English:Fluent'),
    references: [
      referee('Rhea Manalo | Operations Manager | Concentro Contact Solutions | 0917 555 0190'),
      referee('Jonas Katigbak | Quality Supervisor | Alorica Makiling BPO Services | 0927 555 0106'),
    ],
  },
  'construction foreman': {
    basics: basics(
      'Rodrigo "Rod" P. Mangubat | Construction Foreman | rod_mangubat@example.com | 0932 555 0155 | Talisay City | Cebu',
      'Foreman with fifteen years on mid-rise buildings and roads. I read plans, schedule crews and keep the site safe.',
    ),
    work: [
      job(
        'General Foreman | Kalubihan Builders and Development Corp. | Mandaue City, Cebu | 2018-02',
        'Supervise 45 workers in formworks, rebar and concreting',
        'Check deliveries against the bill of materials',
      ),
      job(
        'Carpentry Foreman | M.L. Sagarbarria Construction | Cebu City, Cebu | 2013-05 | 2018-01',
        'Laid out and installed formworks of a 12-storey hotel',
      ),
      job(
        'Steelman | Al Noor Contracting Company W.L.L. | Doha, Qatar | 2009-08 | 2013-03',
        'Cut, bent and tied bars for metro stations',
        'Worked 24 months without a lost-time accident',
      ),
    ],
    education: [
      school('Vocational | Building Construction Technology | Cebu School of Arts and Trades | 2004 | 2006'),
      school('Secondary |  | Talisay City National High School | 2000 | 2004'),
    ],
    certificates: [
      license('Carpentry NC II | TESDA | 180702020033 | 2018-03 | 2028-03'),
      license('Construction Safety Officer 2 | DOLE | SO2-2019-0771 | 2019-05'),
    ],
    trainings: [
      training('Construction Occupational Safety and Health | Safe Site Training Center | 2019-04 | 40'),
    ],
    skills: skills('Plan reading | Layout | Formworks | Rebar works | Manpower scheduling'),
    languages: languages('Cebuano:Native | Filipino:Fluent | English:Basic'),
    references: [
      referee(
        'Engr. Paolo Yap | Project Engineer | Kalubihan Builders and Development Corp. | 0917 555 0172',
      ),
    ],
  },
  'certified public accountant': {
    basics: basics(
      'Ma. Theresa G. Lacanilao, CPA | Senior Accountant | mtlacanilao@example.com | (02) 8555 0149 | Pasig City | Metro Manila',
      'Certified public accountant with nine years in audit and general accounting. I close books in five days and enjoy clean reconciliations.',
      'linkedin.com/in/mtlacanilao',
    ),
    work: [
      job(
        'Senior Accountant | Orchard Grove Foods Philippines, Inc. | Pasig City | 2019-10',
        'Prepare monthly financial statements and variance analyses',
        'File VAT, withholding and income tax returns through eFPS',
        'Led the move from QuickBooks to SAP Business One',
      ),
      job(
        'Audit Associate | Villamor Reyes & Co. | Makati City | 2015-11 | 2019-09',
        'Audited retail, real estate and cooperative clients',
        'Supervised two to three junior associates per engagement',
      ),
    ],
    education: [
      school(
        'Bachelor of Science | Accountancy | Polytechnic College of the Philippines | 2011 | 2015 | Cum Laude',
      ),
      school('Secondary |  | Rizal High School of Pasig | 2007 | 2011'),
    ],
    certificates: [
      license(
        'Certified Public Accountant | Professional Regulation Commission | 0158832 | 2015-10 | 2026-10',
      ),
    ],
    trainings: [
      training('PFRS 16 Leases Update | Institute of CPAs in Commerce | 2022-09 | 8'),
      training('SAP Business One Finance | Northpoint Systems Academy | 2020-02 | 32'),
    ],
    awards: [
      {
        title: 'Finance Employee of the Quarter',
        awarder: 'Orchard Grove Foods Philippines, Inc.',
        date: '2021',
      },
    ],
    skills: skills(
      'Financial reporting | Tax compliance | SAP Business One | Advanced Excel | Internal audit',
    ),
    languages: languages('Filipino:Native | English:Fluent'),
    references: [
      referee(
        'Atty. Leonor Sison | Chief Finance Officer | Orchard Grove Foods Philippines, Inc. | 0917 555 0183',
      ),
      referee('Benjamin Uy, CPA | Audit Partner | Villamor Reyes & Co. | 0918 555 0161'),
    ],
  },
  'domestic worker abroad': {
    basics: basics(
      'Merlinda S. Bulawan | Household Service Worker | merlinda.bulawan@example.com | +63 975 555 0120 | Koronadal City | South Cotabato',
      'Household worker with ten years in Hong Kong and Saudi Arabia. Patient with children and elders, and a good cook.',
    ),
    work: [
      job(
        'Domestic Helper | Family of Mrs. Wong Lai Ching | Sha Tin, Hong Kong | 2018-11 | 2024-02',
        'Cared for two school children and an elderly grandmother',
        'Cooked Chinese and Filipino dishes',
        'Did the marketing and kept the household budget',
      ),
      job(
        'Household Service Worker | Al Harbi Residence | Jeddah, Saudi Arabia | 2014-06 | 2018-07',
        'Cleaned, ironed and looked after a newborn',
      ),
      job(
        'Saleslady | Marbel Gaisano Mall | Koronadal City, South Cotabato | 2011-10 | 2014-03',
        'Assisted customers in the ladies wear section',
      ),
    ],
    education: [
      school('Secondary |  | Koronadal National Comprehensive High School | 2005 | 2009'),
      school('Elementary |  | Marbel Central Elementary School | 1999 | 2005'),
    ],
    certificates: [license('Domestic Work NC II | TESDA | 14120602007781 | 2014-04 | 2024-04')],
    trainings: [
      training('Pre-Departure Orientation Seminar | OWWA | 2018-10 | 8'),
      training('Caregiving for the Elderly | Asian Caregivers Training Center | 2018-05 | 80'),
    ],
    skills: skills('Child care | Elderly care | Cooking | Ironing | Budgeting'),
    languages: languages('Hiligaynon:Native | English:Conversational | Cantonese:Basic | Arabic:Basic'),
    references: [
      referee('Rosario Dumalagan | Barangay Captain | Barangay Zone III | 0910 555 0137'),
      referee('Elena Castro | Agency Coordinator | Global Hands Manpower Services | 0999 555 0158'),
    ],
  },
  'fresh graduate in computer engineering': {
    basics: basics(
      'Jhon Paul R. Caballero | Junior Web Developer | jp.caballero@example.com | 0961 555 0109 | Tacloban City | Leyte',
      'Fresh graduate who built three web apps for real users in school. Looking for a team where I can learn testing and deployment.',
      'github.com/jpcaballero',
      'linkedin.com/in/jpcaballero',
    ),
    work: [
      job(
        'Web Developer Intern | Leyte Tech Hub | Tacloban City, Leyte | 2024-02 | 2024-05',
        'Built the booking page of a dental clinic in React',
        'Wrote unit tests for the payment module',
      ),
      job(
        'Student Assistant | University Library, Eastern Visayas Polytechnic | Tacloban City, Leyte | 2022-08 | 2023-12',
        'Encoded 2,000 book records',
      ),
    ],
    education: [
      school(
        'Bachelor of Science | Computer Engineering | Eastern Visayas Polytechnic | 2020 | 2024 | Magna Cum Laude',
      ),
      school('Senior High School |  | Leyte National Science High School | 2018 | 2020'),
    ],
    projects: [
      {
        name: 'Bantay Baha',
        startDate: '2023-08',
        endDate: '2024-04',
        description: 'Flood level sensors and a map for three barangays, our thesis project.',
      },
      {
        name: 'Tindahan Tracker',
        startDate: '2022-11',
        endDate: '2023-03',
        description: 'An inventory app that five sari-sari stores use.',
      },
    ],
    awards: [{ title: 'Best Thesis Award', awarder: 'Eastern Visayas Polytechnic', date: '2024' }],
    trainings: [training('Introduction to Cybersecurity | DICT Region VIII | 2023-09 | 16')],
    skills: skills('JavaScript | React | Node.js | PostgreSQL | Git | Figma'),
    languages: languages('Waray:Native | Filipino:Fluent | English:Fluent'),
    references: [
      referee('Engr. Aileen Mendiola | Thesis Adviser | Eastern Visayas Polytechnic | 0915 555 0116'),
    ],
  },
  'high school teacher': {
    basics: basics(
      'Rowena T. Macaraeg, LPT, MAEd | Senior High School Teacher | rowena.macaraeg@example.com | 0948 555 0171 | Urdaneta City | Pangasinan',
      'Licensed teacher of General Mathematics with eleven years in public and private schools. Coach of the math team and writer of modules.',
    ),
    work: [
      job(
        'Teacher III | Urdaneta City National High School | Urdaneta City, Pangasinan | 2017-06',
        'Teach General Mathematics and Statistics to Grade 11',
        'Coach of the team that won third place in the regional math olympiad',
      ),
      job(
        'Mathematics Teacher | Holy Rosary Academy of Binalonan | Binalonan, Pangasinan | 2013-06 | 2017-03',
        'Handled Algebra and Geometry classes of 45 students',
        'Adviser of the Supreme Student Council',
      ),
    ],
    education: [
      school('Master of Arts in Education | Mathematics | Pangasinan State College | 2015 | 2018'),
      school(
        'Bachelor of Secondary Education | Mathematics | University of Eastern Pangasinan | 2009 | 2013',
      ),
    ],
    certificates: [
      license(
        'Licensed Professional Teacher | Professional Regulation Commission | 1264470 | 2013-11 | 2028-11',
      ),
    ],
    trainings: [
      training(
        'Regional Mass Training on Most Essential Learning Competencies | DepEd Region I | 2021-07 | 24',
      ),
      training('Statistics for Senior High School Teachers | Philippine Statistics Society | 2019-05 | 40'),
    ],
    volunteer: [
      {
        position: 'Catechist',
        organization: 'Immaculate Conception Parish',
        startDate: '2014-06',
        endDate: '2019-03',
        highlights: ['Taught children on Saturdays'],
      },
    ],
    skills: skills('Lesson planning | Item analysis | GeoGebra | Module writing | Coaching'),
    languages: languages('Ilocano:Native | Filipino:Fluent | English:Fluent'),
    interests: [{ name: 'Gardening' }, { name: 'Chess' }],
    references: [
      referee('Dr. Elmer Tandoc | School Principal IV | Urdaneta City National High School | 0917 555 0118'),
      referee('Sr. Agnes Bautista, OP | Directress | Holy Rosary Academy of Binalonan | 0918 555 0195'),
    ],
  },
};
