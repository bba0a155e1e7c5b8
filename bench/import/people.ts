// People who do not exist, as JSON Resume: one per seed, always the same.
import { seededRandom } from '#shared/document/test/seeded-random';
import type { JsonResume } from './json-resume';

const names =
  'Maria Clara Bautista|Jose Mari Villanueva|Aiko Tanaka|Lars Østergaard|Priya Raghunathan|Ana Liza Dela Cruz|Tomás Echeverría|Ngozi Adeyemi|Francis Xavier Sy-Go|Élodie Marchand|Kwame Boateng|Niño Macapagal';
const domains = 'example.com|mail.example.org|example.net';
const places =
  'Cebu City,Cebu,PH|Makati,Metro Manila,PH|Austin,Texas,US|Leeds,England,GB|Dubai,Dubai,AE|Singapore,,SG|Toronto,Ontario,CA|Davao City,Davao del Sur,PH';
const fields: {
  titles: string;
  companies: string;
  degrees: string;
  skills: string;
  certificates: string;
  projects: string;
}[] = [
  {
    titles: 'Staff Nurse|Senior Staff Nurse|Charge Nurse|Clinical Instructor|School Nurse',
    companies:
      'Chong Hua Hospital|Mactan Medical Center|King Faisal Specialist Hospital|San Lorenzo Clinic|Perpetual Help Infirmary',
    degrees: 'Bachelor of Science:Nursing|Master of Arts:Nursing Administration|Diploma:Midwifery',
    skills:
      'Patient care:Triage,Wound care,IV therapy,Charting|Leadership:Scheduling,Precepting|Systems:Epic,Cerner',
    certificates:
      'Basic Life Support:Philippine Heart Association|Registered Nurse:Professional Regulation Commission|Advanced Cardiac Life Support:American Heart Association',
    projects: 'Hand Hygiene Watch|Falls Dashboard|Vaccine Caravan',
  },
  {
    titles: 'Accountant|Audit Associate|Bookkeeper|Finance Manager|Payroll Officer',
    companies:
      'Luntian Trading Corporation|Reyes & Associates|Northwind Logistics Ltd|Rural Bank of Naga|Halcyon Foods Inc.',
    degrees:
      'Bachelor of Science:Accountancy|Master of Business Administration:Finance|Bachelor:Management Accounting',
    skills:
      'Accounting:Reconciliation,Month-end closing,Cost accounting|Tools:SAP,QuickBooks,Excel|Tax:BIR filing',
    certificates:
      'Certified Public Accountant:Board of Accountancy|Certified Management Accountant:IMA|Lean Six Sigma Green Belt:ASQ',
    projects: 'Ledger Cleanup|Branch Cost Model|E-Invoicing Rollout',
  },
  {
    titles: 'Software Engineer|Senior Backend Developer|Data Analyst|QA Tester|Engineering Manager',
    companies: 'Bayani Labs|Kestrel Systems|Orbital Freight GmbH|Tala Fintech|Umbra Games Studio',
    degrees:
      'Bachelor of Science:Computer Science|Master of Science:Data Engineering|Bachelor of Engineering:Electronics',
    skills:
      'Backend:Go,PostgreSQL,Kafka,gRPC|Frontend:React,TypeScript|Cloud:AWS,Terraform,Docker|Practices:Code review,Testing',
    certificates:
      'AWS Certified Developer:Amazon Web Services|Certified Kubernetes Administrator:Cloud Native Computing Foundation|Scrum Master:Scrum Alliance',
    projects: 'Jeepney Router|Open Ledger CLI|Typhoon Alerts',
  },
  {
    titles:
      'Front Office Associate|Guest Relations Officer|Restaurant Supervisor|Chef de Partie|Hotel Manager',
    companies: 'Shoreline Resort|Casa Amihan Hotel|Blue Marlin Cruises|Harbor View Suites|Kusina ni Lola',
    degrees: 'Bachelor of Science:Hospitality Management|Certificate:Culinary Arts|Associate:Tourism',
    skills:
      'Service:Guest relations,Upselling,Complaints handling|Kitchen:Menu costing,Food safety|Opera PMS:',
    certificates:
      'Cookery NC II:TESDA|Food Handler Certificate:City Health Office|Certified Hospitality Supervisor:AHLEI',
    projects: 'Zero Waste Buffet|Island Tour Guide|Loyalty Card Relaunch',
  },
  {
    titles: 'Site Engineer|Project Engineer|Quantity Surveyor|Safety Officer|Construction Manager',
    companies:
      'Banahaw Builders|Meridian Infrastructure Pte Ltd|DMV Construction Co.|Al Noor Contracting LLC|Provincial Engineering Office',
    degrees:
      'Bachelor of Science:Civil Engineering|Master of Engineering:Structures|Diploma:Occupational Safety',
    skills:
      'Design:AutoCAD,STAAD.Pro,Revit|Planning:Primavera P6,MS Project|Field:Surveying,Concrete testing',
    certificates:
      'Licensed Civil Engineer:Professional Regulation Commission|Safety Officer 2:DOLE|PMP:Project Management Institute',
    projects: 'Footbridge Retrofit|Flood Wall Phase 2|Modular Classrooms',
  },
];
const schools =
  'University of San Carlos|Polytechnic University of the Philippines|University of Leeds|Silliman University|Saint Louis College|National University of Singapore|Mapúa Institute of Technology|Don Bosco Technical College';
const sentences =
  'Handled # requests a week with a response time under # hours|Trained # new colleagues, of whom # passed their first assessment|Cut waiting time by #% within # months|Wrote the manual that # departments use today|Saved # hours a month by replacing a paper form|Coordinated # suppliers across # sites|Presented the results to the board every quarter|Passed # audits in a row without a finding|Introduced peer reviews, which lowered errors by #%|Organized # workshops for more than # participants';
const openings =
  'Responsible for the daily work of a team of #.|Joined to set up the second branch.|Reported to the head of operations.|Covered nights and weekends during the peak season.';
const awards = 'Employee of the Year|Best Thesis|Service Excellence Award|Dean’s List|Outstanding Volunteer';
const hobbies = 'Trail running|Film photography|Chess|Ukulele|Gardening|Scuba diving|Baking|Cosplay';
const languages =
  'English:Fluent|Filipino:Native speaker|Cebuano:Native speaker|Japanese:Basic|Spanish:Intermediate|Arabic:Elementary';
const people = 'Dr. Lourdes Pangan|Mark Anthony Uy|Helen Whitfield|Atty. Ramon Sison|Mei-Ling Chua';
const charities =
  'Red Cross Chapter|Habitat for Humanity|Barangay Youth Council|Food Bank|Animal Shelter of the South';
const papers =
  'Wound Healing in Tropical Wards|Fraud Signals in Rural Banking|Queues at Peak Hours|Bamboo as Formwork|Cheap Telemetry for Jeepneys';
const journals = 'Philippine Journal of Practice|Applied Notes|Asian Review of Operations';
const networks = 'LinkedIn:linkedin.com/in|GitHub:github.com|Facebook:facebook.com|Behance:behance.net';

export const generatedPerson = (seed: number): JsonResume => {
  const random = seededRandom(seed * 7 + 3);
  const between = (low: number, high: number) => low + Math.floor(random() * (high - low + 1));
  const sample = (list: string, count: number) => {
    const left = list.split('|');
    return Array.from({ length: Math.min(count, left.length) }, () =>
      left.splice(Math.floor(random() * left.length), 1),
    ).flat();
  };
  const pick = (list: string) => sample(list, 1)[0] ?? '';
  const pair = (text: string) => text.split(':') as [string, string?];
  let number = between(2, 6);
  const filled = (text: string) => text.replaceAll('#', () => String((number += between(1, 4))));
  const date = (year: number) => `${year}-${String(between(1, 12)).padStart(2, '0')}-01`;
  const lines = (low: number, high: number) => sample(sentences, between(low, high)).map(filled);

  const field = fields[(seed - 1) % fields.length];
  if (!field) throw new Error('There is no field of work');
  const name = names.split('|')[(seed - 1) % names.split('|').length] ?? '';
  const handle = name
    .normalize('NFD')
    .replace(/ø/gi, 'o')
    .toLowerCase()
    .replace(/[^a-z]+/g, seed % 2 ? '.' : '');
  const [city, region, countryCode] = pick(places).split(',');
  let year = 2026;
  const span = (open: boolean) => {
    const endDate = open ? undefined : date(year);
    year -= between(1, 3);
    return { startDate: date(year), ...(endDate && { endDate }) };
  };
  const jobs = between(2, 4);
  const employers = sample(field.companies, jobs);
  const work = sample(field.titles, jobs).map((position, index) => ({
    name: employers[index] ?? '',
    position,
    ...(random() < 0.5 && { location: pick(places).split(',').slice(0, 2).filter(Boolean).join(', ') }),
    ...span(index === 0 && random() < 0.7),
    summary: random() < 0.6 ? filled(pick(openings)) : '',
    highlights: lines(1, 4),
  }));
  const degrees = sample(field.degrees, between(1, 2)).map((text) => {
    const [studyType, area = ''] = pair(text);
    const end = year - between(0, 1);
    year = end - 4;
    return {
      institution: pick(schools),
      studyType,
      area,
      startDate: date(year),
      endDate: date(end),
      ...(random() < 0.3 && { score: '1.75' }),
    };
  });
  const some = <Item>(chance: number, list: Item[]) => (random() < chance ? list : []);
  return {
    basics: {
      name,
      label: work[0]?.position ?? '',
      email: `${handle}@${pick(domains)}`,
      phone:
        seed % 3
          ? `+63 9${between(10, 99)} 555 0${between(100, 199)}`
          : `(0${between(20, 99)}) 555-0${between(100, 199)}`,
      ...(random() < 0.6 && { url: `https://${handle.replaceAll('.', '')}.example.com` }),
      summary: filled(
        `${work[0]?.position ?? ''} with # years of practice in teams of every size. Known for clear reports and calm days. Looking for a place where careful work counts.`,
      ),
      location: { city: city ?? '', ...(region && { region }), countryCode: countryCode ?? '' },
      profiles: sample(networks, between(1, 2)).map((text) => {
        const [network, host = ''] = pair(text);
        return { network, username: handle, url: `https://${host}/${handle}` };
      }),
    },
    work,
    education: degrees,
    skills: field.skills.split('|').map((text) => {
      const [skill, keywords = ''] = pair(text);
      return { name: skill, keywords: keywords.split(',').filter(Boolean) };
    }),
    languages: sample(languages, between(2, 3)).map((text) => {
      const [language, fluency = ''] = pair(text);
      return { language, fluency };
    }),
    certificates: some(
      0.8,
      sample(field.certificates, between(1, 3)).map((text) => {
        const [certificate, issuer = ''] = pair(text);
        return { name: certificate, issuer, date: date(between(2015, 2025)) };
      }),
    ),
    projects: some(
      0.6,
      sample(field.projects, between(1, 2)).map((project) => ({
        name: project,
        description: filled('Built with # colleagues in # weeks, in use until today.'),
        highlights: lines(0, 2),
        startDate: date(2021),
        endDate: date(2022),
      })),
    ),
    awards: some(
      0.6,
      sample(awards, between(1, 2)).map((title) => ({
        title,
        date: date(between(2016, 2025)),
        awarder: pick(field.companies),
        summary: filled('For # months without a complaint.'),
      })),
    ),
    volunteer: some(
      0.5,
      sample(charities, between(1, 2)).map((organization) => ({
        organization,
        position: pick('Volunteer|Team Leader|Driver|Treasurer'),
        startDate: date(2018),
        endDate: date(2020),
        highlights: lines(1, 2),
      })),
    ),
    publications: some(
      0.4,
      sample(papers, 1).map((paper) => ({
        name: paper,
        publisher: pick(journals),
        releaseDate: date(between(2015, 2025)),
        summary: filled('Based on # interviews in # towns.'),
      })),
    ),
    interests: some(
      0.6,
      sample(hobbies, between(2, 3)).map((hobby) => ({ name: hobby, keywords: [] })),
    ),
    references: some(
      0.4,
      sample(people, between(1, 2)).map((referee) => ({
        name: referee,
        reference: filled(
          'I worked with them for # years and would hire them again without a second thought.',
        ),
      })),
    ),
  };
};
