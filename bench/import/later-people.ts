// People whose resumes are unlike the others': many short contracts, families as employers, a thesis. By turns for the looked-at and the
// counted half. They do not exist.
import type { JsonResume } from './json-resume';
import { basics, job, languages, license, referee, school, skills, training } from './professions';

export const laterPeople: Record<string, JsonResume> = {
  'grade school teacher': {
    basics: basics(
      'Maricel V. Tumbaga, LPT | Grade 4 Adviser | maricel.tumbaga@example.com | 0917 555 0143 | Tuguegarao City | Cagayan',
      'Licensed teacher with seven years in public and private schools. I plan lessons around local stories and keep parents close.',
      'linkedin.com/in/maricel-tumbaga',
    ),
    work: [
      job(
        'Teacher II | Carig Norte Elementary School | Tuguegarao City, Cagayan | 2020-08',
        'Advise a class of 38 pupils and teach Mathematics and Science',
        'Raised the mean percentage score in Mathematics from 61 to 78',
        'Coordinator of the Brigada Pagbasa reading camp',
      ),
      job(
        'Classroom Teacher | St. Ignatius Parochial School of Solana | Solana, Cagayan | 2018-06 | 2020-03',
        'Handled English 3 to 5 and the school paper',
        'Wrote modules used in four sections',
      ),
      job(
        'Practice Teacher | Peñablanca East Central School | Peñablanca, Cagayan | 2017-11 | 2018-03',
        'Taught 45 demonstration lessons',
      ),
    ],
    education: [
      school('Bachelor of Elementary Education |  | Cagayan Valley State College | 2014 | 2018 | Cum Laude'),
      school('Secondary |  | Solana Fresh Water National High School | 2010 | 2014'),
    ],
    certificates: [
      license(
        'Licensed Professional Teacher | Professional Regulation Commission | 1783321 | 2018-11 | 2027-11',
      ),
    ],
    trainings: [
      training('MATATAG Curriculum Roll-out | DepEd Region II | 2024-05 | 40'),
      training('Early Language Literacy and Numeracy | SDO Tuguegarao City | 2022-08 | 24'),
    ],
    skills: skills('Lesson planning | Classroom management | Action research | Canva | Google Classroom'),
    languages: languages('Ybanag:Native | Filipino:Fluent | English:Fluent'),
    references: [
      referee('Dr. Rowena Cauilan | School Principal III | Carig Norte Elementary School | 0918 555 0119'),
    ],
  },
  'able-bodied seaman on tankers': {
    basics: basics(
      'Rodel C. Magbanua | Able Seaman – Oil and Chemical Tanker | rodel_magbanua@example.net | +63 949 555 0175 | Oton | Iloilo',
      'Able seaman with six contracts on product and chemical tankers. Steady helmsman, trained in tank cleaning and mooring.',
    ),
    work: [
      job(
        'Able Seaman | Sulu Pacific Crewing, Inc. | Ermita, Manila | 2022-09',
        'Stand bridge watch and steer in confined waters on MT Northern Lapis',
        'Clean tanks after palm oil and caustic soda cargoes',
      ),
      job(
        'Ordinary Seaman | Sulu Pacific Crewing, Inc. | Ermita, Manila | 2020-02 | 2022-05',
        'Chipping, painting and greasing on MT Amber Strait',
      ),
      job(
        'Deck Cadet | Trans-Visayas Ship Management | Iloilo City | 2018-07 | 2019-07',
        'Kept the deck log and assisted in cargo watch',
      ),
    ],
    education: [
      school('Bachelor of Science | Marine Transportation | Western Iloilo Maritime Academy | 2014 | 2018'),
    ],
    certificates: [
      license('Able Seafarer Deck (II/5) | MARINA | ASD-20-11873 | 2020-01 | 2025-01'),
      license('Advanced Training for Oil Tanker Cargo Operations | MARINA | ATOT-3391 | 2022-07 | 2027-07'),
    ],
    trainings: [
      training('Basic Safety Training | Arevalo Maritime Training Center | 2023-06 | 80'),
      training('Ship Security Awareness | Arevalo Maritime Training Center | 2023-07 | 8'),
    ],
    skills: skills('Steering | Mooring | Tank cleaning | ECDIS | Rope splicing'),
    languages: languages('Hiligaynon:Native | Filipino:Fluent | English:Working'),
    references: [referee('Capt. Elmer Suyo | Port Captain | Sulu Pacific Crewing, Inc. | (02) 8555 0133')],
  },
  'domestic worker abroad': {
    basics: basics(
      'Lourdes “Ludy” B. Agpaoa | Domestic Helper / Nanny | ludyagpaoa@example.com | +852 5555 0162 | Sham Shui Po | Hong Kong',
      'Nanny and cook with eleven years in homes in Hong Kong and Singapore. Patient with newborns and with elders who need help to walk.',
    ),
    work: [
      job(
        'Domestic Helper | Family of Mr. and Mrs. Chan | Kowloon, Hong Kong | 2019-03',
        'Care for twins from birth and bring them to school',
        'Cook Chinese and Western meals for a family of five',
      ),
      job(
        'Nanny | Lim Family | Bukit Timah, Singapore | 2014-05 | 2019-01',
        'Looked after three children aged 2, 5 and 9',
        'Ironing, marketing and house cleaning',
      ),
      job(
        'Sales Lady | Candon Grand Department Store | Candon City, Ilocos Sur | 2011-06 | 2014-02',
        'Assisted customers and arranged displays',
      ),
    ],
    education: [
      school('Vocational | Caregiving | Ilocos Sur Skills Institute | 2010 | 2011'),
      school('High School |  | Sta. Lucia Academy | 2005 | 2009'),
    ],
    certificates: [license('Domestic Work NC II | TESDA | 14010702004417 | 2014-03 | 2019-03')],
    trainings: [
      training('Pre-Departure Orientation Seminar | OWWA | 2019-02 | 8'),
      training('Basic First Aid and CPR | Hong Kong Red Cross | 2021-10 | 12'),
    ],
    skills: skills('Newborn care | Cantonese cooking | Elderly care | Ironing | Pet care'),
    languages: languages('Ilocano:Native | English:Fluent | Cantonese:Conversational'),
    references: [referee('Mrs. Vivian Chan | Employer | Family of Mr. and Mrs. Chan | +852 5555 0180')],
  },
  'nurse of many contracts': {
    basics: basics(
      'Jericho Paul S. Domingo, RN, USRN | Travel Nurse | jpdomingo.rn@example.org | 0939 555 0107 | San Fernando | La Union',
      'Medical-surgical and dialysis nurse who has worked in six hospitals on contracts of three to twelve months. Adapts to a new ward within a week.',
      'linkedin.com/in/jpdomingo-rn',
    ),
    work: [
      job('Dialysis Nurse | Bauang Kidney Center | Bauang, La Union | 2024-02', 'Run four chairs a shift'),
      job(
        'Staff Nurse (COVID ward) | Lorma Heights Hospital | San Fernando, La Union | 2021-07 | 2021-12',
        'High-flow oxygen and proning',
      ),
      job('Vaccinator | City Health Office | San Fernando, La Union | 2021-03 | 2021-06', '120 doses a day'),
      job(
        'Nurse Deployment Program Nurse | Department of Health | Agoo, La Union | 2020-01 | 2020-12',
        'Immunization in six barangays',
      ),
      job(
        'Company Nurse | Poro Point Shipyard Corp. | San Fernando, La Union | 2019-05 | 2019-11',
        'First aid and annual physicals of 300 workers',
      ),
      job(
        'Nurse Trainee | Ilocos Training Medical Center | San Fernando, La Union | 2018-10 | 2019-03',
        'Rotated through OR, ICU and ward',
      ),
    ],
    education: [school('Bachelor of Science | Nursing | Lorma Heights Colleges | 2014 | 2018')],
    certificates: [
      license('Registered Nurse | Professional Regulation Commission | 0918827 | 2018-11 | 2027-08'),
      license('BLS-ACLS Provider | Philippine Heart Association | PHA-20981 | 2023-09 | 2025-09'),
    ],
    trainings: [training('IV Therapy Training | ANSAP La Union | 2019-01 | 24')],
    skills: skills('Hemodialysis | IV insertion | Triage | Charting | Wound care | ECG'),
    languages: languages('Ilocano:Native | Filipino:Fluent | English:Fluent'),
    volunteer: [
      {
        position: 'Blood Drive Nurse',
        organization: 'Philippine Red Cross La Union',
        startDate: '2022-01',
        endDate: '2023-12',
        highlights: ['Screened donors in 14 drives'],
      },
    ],
    references: [referee('Myrna Estacio, RN | Head Nurse | Bauang Kidney Center | 0927 555 0166')],
  },
  'fresh graduate of IT': {
    basics: basics(
      'Alyssa Nicole D. Fajardo | Junior Web Developer | alyssafajardo.dev@example.com | 09685550191 | Dasmariñas City | Cavite',
      'Fresh graduate of information technology looking for a first role in front-end development. Built and deployed a queueing system with two classmates.',
      'github.com/alyfajardo',
      'alyfajardo.example.dev',
    ),
    work: [
      job(
        'Web Developer Intern (OJT) | Cavite Provincial Information Office | Trece Martires City, Cavite | 2024-02 | 2024-05',
        'Rebuilt the tourism pages with React and Tailwind CSS',
        'Completed 486 hours',
      ),
      job(
        'Student Assistant | Dasma Institute of Computing – Library | Dasmariñas City, Cavite | 2022-08 | 2024-01',
        'Encoded 1,200 titles and helped at the counter',
      ),
    ],
    education: [
      school(
        'Bachelor of Science | Information Technology | Dasma Institute of Computing | 2020 | 2024 | Magna Cum Laude',
      ),
      school('Senior High School | STEM | Paliparan National High School | 2018 | 2020 | With High Honors'),
    ],
    projects: [
      {
        name: 'PilaPo: Queue Management for Rural Health Units',
        startDate: '2023-09',
        endDate: '2024-05',
        description: 'Thesis. Laravel, MySQL and SMS; piloted in two health centers.',
      },
    ],
    certificates: [license('Computer Systems Servicing NC II | TESDA | 20042102011873 | 2020-02 | 2025-02')],
    trainings: [training('Introduction to Cybersecurity | DICT Region IV-A | 2023-10 | 16')],
    skills: skills('HTML | CSS | JavaScript | React | Laravel | MySQL | Git | Figma'),
    languages: languages('Filipino:Native | English:Fluent'),
    awards: [{ title: 'Best Thesis', awarder: 'College of Computer Studies', date: '2024' }],
    references: [
      referee('Prof. Gerard Malabanan | Thesis Adviser | Dasma Institute of Computing | 0915 555 0148'),
    ],
  },
  'call center agent of night shifts': {
    basics: basics(
      'Mark Anthony “Macky” L. Ocampo | Customer Service Representative | macky.ocampo@example.com | 0906-555-0158 | Angeles City | Pampanga',
      'Call center agent for US health insurance and airline accounts. Typing speed of 55 words a minute, QA scores above 95 percent.',
    ),
    work: [
      job(
        'Senior Customer Service Associate | Clarkfield Outsourcing Philippines | Clark Freeport Zone, Pampanga | 2022-05',
        'Handle 60 calls a night for a US health insurer',
        'Certified mentor of three waves',
      ),
      job(
        'Reservations Agent | Skylane Support Services Inc. | Mabalacat City | 2019-10 | 2022-04',
        'Booked and changed flights in Amadeus',
        'Best in attendance, Q3 2021',
      ),
      job(
        'Cashier | Nepo Save Mart | Angeles City | 2018-02 | 2019-08',
        'Balanced the drawer without shortage for a year',
      ),
    ],
    education: [
      school(' | Hotel and Restaurant Management (undergraduate) | Angeles Central College | 2015 | 2017'),
      school('Secondary |  | Francisco G. Nepomuceno Memorial High School | 2011 | 2015'),
    ],
    trainings: [training('HIPAA Compliance | Clarkfield Academy | 2022-05 | 8')],
    skills: skills('Amadeus | Salesforce | Active listening | De-escalation | MS Excel'),
    languages: languages('Kapampangan:Native | Filipino:Fluent | English:Fluent'),
    awards: [
      { title: 'Top Agent of the Month', awarder: 'Clarkfield Outsourcing Philippines', date: '2023' },
    ],
    references: [
      referee('Sheila Mae Canlas | Operations Supervisor | Skylane Support Services Inc. | 0917 555 0122'),
    ],
  },
};
