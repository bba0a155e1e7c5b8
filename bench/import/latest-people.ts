// People for the latest layouts: work abroad, long names of firms, referees in pairs. By turns for the looked-at and the counted
// half. They do not exist.
import type { JsonResume } from './json-resume';
import { basics, job, languages, license, referee, school, skills, training } from './professions';

export const latestPeople: Record<string, JsonResume> = {
  'waiter in Dubai': {
    basics: basics(
      'Arnel Jude P. Tolentino | Senior Waiter | arneljude.tolentino@example.com | +971 55 555 0148 | Al Barsha | Dubai',
      'Senior waiter with eight years in hotels and fine dining in Manila and Dubai. Known by name to returning guests, quick with allergens, and trusted with the opening and closing of the outlet.',
      'linkedin.com/in/arneljude-tolentino',
    ),
    particulars: {
      birthDate: '1995-08-21',
      birthplace: 'Lipa City, Batangas',
      civilStatus: 'Single',
      citizenship: 'Filipino',
      height: '170 cm',
      weight: '64 kg',
      religion: 'Roman Catholic',
    },
    work: [
      job(
        'Senior Waiter | Marsa Lagoon Hotel & Residences LLC | Dubai, United Arab Emirates | 2021-10',
        'Serve a section of nine tables in an Italian restaurant of 140 seats',
        'Raised the average check by 11 percent with pairings that guests liked and came back for in the following season',
        'Train new waiters in the sequence of service',
      ),
      job(
        'Waiter | Qasr Al Nakheel Restaurant Management | Sharjah, United Arab Emirates | 2019-01 | 2021-08',
        'Room service and banquets of up to 400 guests',
        'Handled cash and cards at the point of sale',
      ),
      job(
        'Food and Beverage Attendant | Bonifacio Garden Hotel | Taguig City | 2016-05 | 2018-11',
        'Set up buffets and cleared tables',
      ),
    ],
    education: [
      school(
        "Bachelor of Science | Hotel and Restaurant Management | Batangas Lakeshore University | 2012 | 2016 | Dean's Lister",
      ),
      school('Secondary |  | Lipa Central National High School | 2008 | 2012'),
    ],
    certificates: [
      license('Food and Beverage Services NC II | TESDA | 16041002003318 | 2016-02 | 2021-02'),
      license('Basic Food Hygiene | Dubai Municipality | BFH-77120 | 2021-11 | 2026-11'),
    ],
    trainings: [
      training('Wine Essentials | Emirates Sommelier Circle | 2022-06 | 16'),
      training('Fire Warden Course | Gulf Safety Institute | 2023-03 | 8'),
    ],
    skills: skills('Upselling | Wine service | Micros POS | Table setting | Guest relations | Banquets'),
    languages: languages('Filipino:Native | English:Fluent | Arabic:Basic'),
    references: [
      referee('Giulia Ferrandi | Restaurant Manager | Marsa Lagoon Hotel | +971 4 555 0121'),
      referee('Ramon Dimaculangan | Banquet Supervisor | Bonifacio Garden Hotel | (02) 8555 0162'),
    ],
  },
  'second officer': {
    basics: basics(
      'Ferdinand “Dino” A. Catapang | Second Officer | dino.catapang@example.net | 0998 555 0137 | Bacoor City | Cavite',
      'Second officer with ten years on bulk carriers and tankers. Navigating officer with ECDIS type approvals, and careful with passage plans.',
    ),
    particulars: {
      birthDate: '1991-02-11',
      birthplace: 'Bacoor, Cavite',
      civilStatus: 'Married',
      citizenship: 'Filipino',
      height: '172 cm',
      weight: '71 kg',
      religion: 'Iglesia ni Cristo',
      passport: 'P7712034B',
      seamansBook: 'C1188204',
    },
    work: [],
    seaService: [
      ['MV Cape Engaño', 'Bulk Carrier', 'Panama', '32,987', '8,890', '2024-05-11', '2025-02-03'],
      ['MV Hinatuan Passage', 'Bulk Carrier', 'Liberia', '40,112', '9,480', '2023-01-20', '2023-10-15'],
      [
        'MT Sarangani Dawn',
        'Product Tanker',
        'Marshall Islands',
        '29,876',
        '9,120',
        '2021-06-02',
        '2022-03-19',
      ],
      [
        'MV Verde Island',
        'General Cargo',
        'Antigua and Barbuda',
        '9,611',
        '4,320',
        '2019-09-09',
        '2020-07-28',
      ],
      ['MT Tañon Strait', 'Chemical Tanker', 'Singapore', '16,240', '6,150', '2018-02-14', '2018-12-01'],
      ['MV Burias Pass', 'Container', 'Portugal', '25,713', '19,810', '2016-04-30', '2017-03-12'],
    ].map(([vessel, type, flag, tonnage, power, signOn, signOff], index) => ({
      vessel,
      type,
      flag,
      tonnage,
      power,
      rank: index < 2 ? 'Second Officer' : index < 5 ? 'Third Officer' : 'Deck Cadet',
      principal: index < 3 ? 'Bright Horizon Crewing Services, Inc.' : 'Salinas Manning Agency',
      signOn,
      signOff,
    })),
    education: [
      school(
        'Bachelor of Science | Marine Transportation | Cavite Bay Maritime Academy | 2010 | 2014 | Corps Commander',
      ),
      school('Secondary |  | Bacoor Parish School | 2006 | 2010'),
    ],
    certificates: [
      license('Officer in Charge of a Navigational Watch | MARINA | COC-118820 | 2018-01 | 2028-01'),
      license('GMDSS General Operator | NTC | GOC-55102 | 2017-08 | 2027-08'),
      license('US Visa C1/D | US Embassy Manila | 55120987 | 2021-04 | 2026-04'),
    ],
    trainings: [
      training('Bridge Resource Management | Manila Bay Simulation Center | 2022-08 | 24'),
      training('Ship Handling and Maneuvering | Manila Bay Simulation Center | 2023-11 | 32'),
      training('ECDIS Type Specific | Cavite Training Center | 2020-10 | 16'),
    ],
    skills: skills('Passage planning | ECDIS | Chart correction | Celestial navigation | GMDSS'),
    languages: languages('Filipino:Native | English:Fluent'),
    references: [
      referee('Capt. Leandro Buenviaje | Master Mariner | Bright Horizon Crewing | 0917 555 0189'),
      referee('Nerissa Pagsanjan | Crewing Manager | Salinas Manning Agency | (02) 8555 0170'),
    ],
  },
  'line leader in Japan': {
    basics: basics(
      'Cherry Mae D. Lagrimas | Electronics Production Technician | cherrymae.lagrimas@example.com | +81 80 5555 0113 | Hamamatsu | Shizuoka',
      'Production technician with six years in surface mount and inspection lines in Laguna and Japan. JLPT N3, and used to training people of five nationalities in one line.',
    ),
    particulars: {
      birthDate: '1996-12-05',
      birthplace: 'Calamba, Laguna',
      civilStatus: 'Single',
      citizenship: 'Filipino',
      height: '158 cm',
      weight: '50 kg',
    },
    work: [
      job(
        'Line Leader, Surface Mount | Tenryu Precision Devices Co., Ltd. | Hamamatsu, Japan | 2022-04',
        'Lead 14 operators on two lines that place 80,000 parts an hour',
        'Cut stops for empty feeders by half with a kanban board',
      ),
      job(
        'Technical Intern Trainee (Electronics Assembly) | Kakegawa Board Works | Kakegawa, Japan | 2019-03 | 2022-03',
        'Soldered and inspected boards for motorcycles',
      ),
      job(
        'Production Operator | Laguna Microdevices Philippines, Inc. | Calamba City, Laguna | 2017-06 | 2019-01',
        'Wire bonding and visual inspection under the microscope',
        'Zero customer returns in the second year',
      ),
    ],
    education: [
      school('Diploma | Electronics Technology | Makiling Polytechnic College | 2014 | 2017'),
      school('Senior High School |  | Calamba Integrated School | 2010 | 2014'),
    ],
    certificates: [
      license(
        'Electronic Products Assembly and Servicing NC II | TESDA | 17043402009915 | 2017-04 | 2022-04',
      ),
      license('Japanese-Language Proficiency Test N3 | Japan Foundation | N3-220711 | 2022-08'),
    ],
    trainings: [training('IPC-A-610 Inspector | Hamamatsu Skills Center | 2023-02 | 24')],
    skills: skills('SMT setup | Visual inspection | Kaizen | Soldering | 5S | Microsoft Excel'),
    languages: languages('Filipino:Native | English:Fluent | Japanese:JLPT N3'),
    references: [
      referee('Kenji Matsuura | Section Chief | Tenryu Precision Devices | +81 53 555 0164'),
      referee('Liza Magpantay | Production Supervisor | Laguna Microdevices | 0918 555 0155'),
    ],
  },
  'audit associate': {
    basics: basics(
      'Kristine Joy B. Villaluz, CPA | Senior Audit Associate | kjvillaluz.cpa@example.org | +63 927 555 0102 | Mandaluyong City | Metro Manila',
      'Certified public accountant with five years in external audit of banks and real estate. Comfortable with large data and with clients who are late.',
      'linkedin.com/in/kjvillaluz',
      'kjvillaluz.example.ph',
    ),
    particulars: {
      birthDate: '1997-05-30',
      birthplace: 'Naga City',
      civilStatus: 'Single',
      citizenship: 'Filipino',
      height: '160 cm',
      weight: '54 kg',
    },
    work: [
      job(
        'Senior Audit Associate | Ledesma Quirante & Co. | Makati City | 2022-07',
        'Plan and run audits of two listed developers with teams of five',
        'Built a sampling workbook that the whole practice uses',
      ),
      job(
        'Audit Associate | Ledesma Quirante & Co. | Makati City | 2019-11 | 2022-06',
        'Tested revenue and receivables of rural banks',
        'Counted inventories in nine provinces',
      ),
      job(
        'Accounting Intern | Bicol Agri Ventures Corporation | Naga City, Camarines Sur | 2018-04 | 2018-06',
        'Encoded vouchers and matched delivery receipts',
      ),
    ],
    education: [
      school(
        'Bachelor of Science | Accountancy | Universidad de Santa Clara de Naga | 2014 | 2019 | Magna Cum Laude',
      ),
    ],
    certificates: [
      license(
        'Certified Public Accountant | Professional Regulation Commission | 0177342 | 2019-10 | 2028-05',
      ),
    ],
    trainings: [
      training('PFRS 17 Insurance Contracts | PICPA | 2024-03 | 16'),
      training('Data Analytics for Auditors | Association of Auditors Manila | 2023-08 | 24'),
    ],
    awards: [{ title: 'Best New Associate', awarder: 'Ledesma Quirante & Co.', date: '2020' }],
    volunteer: [
      {
        position: 'Treasurer',
        organization: 'Junior Accountants of Bicol',
        startDate: '2016-06',
        endDate: '2018-05',
        highlights: ['Kept the books of a chapter with 300 members'],
      },
    ],
    skills: skills(
      'External audit | Power Query | SAP | Internal controls | Tax compliance | Report writing',
    ),
    languages: languages('Bikol:Native | Filipino:Fluent | English:Fluent'),
    references: [
      referee('Atty. Noel Quirante, CPA | Managing Partner | Ledesma Quirante & Co. | (02) 8555 0110'),
      referee('Evelyn Odiamar | Chief Accountant | Bicol Agri Ventures | 0919 555 0141'),
    ],
  },
  'physical therapist': {
    basics: basics(
      'Mark Lester O. Quisumbing, PTRP | Physical Therapist | mlquisumbing@example.com | 0915 555 0126 | Mandaue City | Cebu',
      'Physical therapist with seven years in stroke and sports rehabilitation. Patient with slow progress and precise with records.',
      'linkedin.com/in/mlquisumbing',
    ),
    particulars: {
      birthDate: '1994-01-17',
      birthplace: 'Danao City, Cebu',
      civilStatus: 'Married',
      citizenship: 'Filipino',
      height: '175 cm',
      weight: '70 kg',
      religion: 'Roman Catholic',
    },
    work: [
      job(
        'Senior Physical Therapist | Visayas Stroke and Rehabilitation Institute | Cebu City, Cebu | 2021-03',
        'Treat 12 patients a day, most of them after a stroke',
        'Supervise four interns each semester',
      ),
      job(
        'Physical Therapist | Mactan Sports Clinic | Lapu-Lapu City, Cebu | 2018-08 | 2021-02',
        'Screened players of a basketball team and planned their return to play after injuries of the knee and the ankle',
      ),
      job(
        'Home Care Therapist | Self-employed | Cebu City, Cebu | 2017-02 | 2018-07',
        'Visited six households a week',
      ),
    ],
    education: [
      school('Bachelor of Science | Physical Therapy | Colegio de San Vicente Ferrer de Cebu | 2011 | 2016'),
      school('Secondary |  | Danao City Science High School | 2007 | 2011 | Salutatorian'),
    ],
    certificates: [
      license('Physical Therapist | Professional Regulation Commission | 0049113 | 2016-08 | 2028-01'),
      license('Kinesio Taping Level 2 | Cebu Movement Academy | KT-2290 | 2019-05'),
    ],
    trainings: [
      training('Neurodevelopmental Techniques | Philippine Physical Therapy Society | 2022-09 | 40'),
      training('Basic Life Support | Philippine Red Cross | 2024-01 | 8'),
    ],
    skills: skills('Gait training | Manual therapy | Electrotherapy | Patient education | Taping'),
    languages: languages('Cebuano:Native | Filipino:Fluent | English:Fluent'),
    references: [
      referee('Dr. Aurora Climaco | Chief Physiatrist | Visayas Stroke Institute | (032) 555 0147'),
      referee('Joey Tudtud | Head Coach | Mandaue Tide Basketball | 0922 555 0118'),
    ],
  },
  'graphic designer': {
    basics: basics(
      'Bianca Solana Reyes-Go | Graphic Designer | hello.bianca@example.com | +63 956 555 0194 | Quezon City | Metro Manila',
      'Designer of brands and packaging for food companies. I like paper samples, short briefs and presses that smell of ink.',
      'behance.net/biancasolana',
      'biancasolana.example.com',
    ),
    particulars: {
      birthDate: '1993-10-02',
      birthplace: 'Quezon City',
      civilStatus: 'Married',
      citizenship: 'Filipino',
    },
    work: [
      job(
        'Senior Graphic Designer | Tambuli Brand Studio | Quezon City | 2021-01',
        'Lead identity work for six food brands a year',
        'Moved proofs to soft proofing and saved 200,000 pesos in courier fees',
      ),
      job(
        'Packaging Designer | Golden Carabao Foods Corp. | Valenzuela City | 2017-09 | 2020-12',
        'Redesigned 48 labels to the new nutrition rules',
        'Press checks in Manila and Shenzhen',
      ),
      job(
        'Junior Artist | Printhaus Cubao | Quezon City | 2015-06 | 2017-08',
        'Tarpaulins, menus and wedding suites',
      ),
    ],
    education: [
      school('Bachelor of Fine Arts | Visual Communication | University of Diliman Heights | 2011 | 2015'),
    ],
    certificates: [license('Visual Graphic Design NC III | TESDA | 15130703000812 | 2015-03 | 2020-03')],
    awards: [
      { title: 'Gold, Packaging', awarder: 'Philippine Design Guild', date: '2022' },
      { title: 'Finalist, Young Creatives', awarder: 'Ad Summit Baguio', date: '2018' },
    ],
    projects: [
      {
        name: 'Typeface Sinag',
        startDate: '2020-03',
        endDate: '2020-11',
        description: 'A display typeface after jeepney lettering, with 300 glyphs.',
      },
    ],
    skills: skills('Branding | Packaging | Adobe Illustrator | Prepress | Lettering | Figma | Art direction'),
    languages: languages('Filipino:Native | English:Fluent | Hokkien:Conversational'),
    references: [referee('Inigo Cuenca | Creative Director | Tambuli Brand Studio | 0917 555 0127')],
  },
};
