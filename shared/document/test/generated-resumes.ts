import { emptyResume } from '#shared/resume/empty-resume';
import { experienceFields, resumeFields } from '#shared/resume/resume-fields';
import { emptyEducation, emptyExperience, type ResumeContent } from '#shared/resume/schema';
import type { DocumentSource } from '../layout/document';
import { seededRandom } from './seeded-random';

const firstNames =
  'Maria Clara|Jose Mari|Ana Liza|Ramon|Maricel|Juan Paolo|Rosario|Emmanuel|Divina Grace|Rodel|Kristine Joy|Bienvenido|Ligaya|Niño|Ma. Teresa|Arvin|Cherry Mae|Lourdes|Francis Xavier|Jhun';
const lastNames =
  'Dela Cruz|Santos-Reyes|Bautista|Peña|Villanueva|Magbanua|Dimaculangan|Ñunez|Macapagal|Lim|Tan|Ocampo|de los Reyes|Catacutan|Panganiban|Abdulrahman|Sy-Go|Quiambao|Mangubat|Evangelista';
const cities =
  'Quezon City|Cebu City|Davao City|Iloilo City|Baguio City|Naga City|Cagayan de Oro|Makati City|Parañaque City|Las Piñas City|Zamboanga City|Bacolod City|Lapu-Lapu City|Santa Rosa, Laguna|Dasmariñas, Cavite|Tagbilaran City, Bohol';
const kinds =
  'Medical Center|Shared Services Philippines|Trading Corporation|Rural Bank, Inc.|Builders and Development Corp.|Foods, Inc.|Logistics Solutions|Elementary School|Hotel and Resort|Multi-Purpose Cooperative|Telecoms|Engineering Consultancy|BPO Services, Inc.|Provincial Hospital|Garments Export Co.';
const roots =
  'Mactan|Sampaguita|Bayanihan|Peñafrancia|Mayon|Banahaw|Luntian|San Lorenzo|Pacific Pearl|Tamaraw|Kalayaan|Amihan|Habagat|Bulusan|Makiling|Narra|Agila|Dalisay|Maharlika|Sulu Sea|Santo Niño|Kanlaon|Apo|Taal Lake';
const schools =
  'University of the Philippines Diliman|University of Santo Tomas|Cebu Normal University|Polytechnic University of the Philippines|Ateneo de Naga University|Mindanao State University – IIT|Saint Louis University|Silliman University|De La Salle University – Dasmariñas|Don Bosco Technical Institute|Central Philippine University|Xavier University';
const degrees =
  'Bachelor of Science in Nursing|Bachelor of Science in Accountancy|Bachelor of Secondary Education, Major in Mathematics|Bachelor of Science in Civil Engineering|BS Information Technology|Bachelor of Arts in Communication|Master in Business Administration|TESDA NC II in Cookery|Bachelor of Science in Hospitality Management|Senior High School, STEM Strand';
const professions: { titles: string; skills: string }[] = [
  {
    titles:
      'Staff Nurse|Senior Staff Nurse, Intensive Care Unit|Head Nurse|Company Nurse|Nurse Volunteer|Public Health Nurse II|Dialysis Nurse',
    skills:
      'Critical care nursing|IV therapy|Triage|Wound care|Medication safety|Infection control|ACLS and BLS|Patient education|Charting|Phlebotomy',
  },
  {
    titles:
      'Bookkeeper|Senior Accountant|Audit Associate|Accounting Manager|Payroll Officer|Tax Analyst|Finance Supervisor',
    skills:
      'BIR compliance|Payroll|QuickBooks|SAP FI/CO|Month-end closing|Bank reconciliation|Audit|Cost accounting|MS Excel (pivot tables)|Budgeting',
  },
  {
    titles:
      'Customer Service Representative|Team Leader|Quality Analyst|Operations Manager|Technical Support Specialist|Trainer|Workforce Analyst',
    skills:
      'Zendesk|Six Sigma Yellow Belt|Coaching|Call calibration|Salesforce|Root-cause analysis|English (C1)|Scheduling|Conflict resolution|SLA reporting',
  },
  {
    titles:
      'Software Developer|Senior Front-End Engineer|QA Tester|DevOps Engineer|Systems Analyst|Web Developer|IT Support Staff',
    skills: 'TypeScript|C#/.NET|Node.js|PostgreSQL|React|CI/CD|AWS|C++|Laravel|Unit testing|Figma|Linux',
  },
  {
    titles:
      'Site Engineer|Project Manager|Quantity Surveyor|Safety Officer 2|Structural Designer|CAD Operator|Materials Engineer',
    skills:
      'AutoCAD|STAAD.Pro|Primavera P6|Quantity take-off|DOLE safety standards|Surveying|Contract administration|Concrete testing|MS Project|Cost estimating',
  },
  {
    titles:
      'Teacher I|Teacher III, Mathematics|Guidance Counselor|School Registrar|Master Teacher I|Tutor|Day Care Worker',
    skills:
      'Lesson planning|Classroom management|K to 12 curriculum|Google Classroom|Action research|Remedial reading|Assessment|MATATAG|Public speaking|Sign language (FSL)',
  },
];
const tasks =
  'Handled # accounts a month with an accuracy of #%|Trained # new staff; # passed their assessment the first time|Cut processing time from # days to # days by mapping each step with the team|Prepared the reports for management, clients and the regional office every #th of the month|Saved ₱#,000 a year by renegotiating # supplier contracts|Led a team of # people across # branches in Luzon and the Visayas|Answered # to # inquiries a day by phone, email and chat|Introduced a checklist that lowered errors by #% within # months|Coordinated with barangay officials, LGUs and the DOLE for # inspections without findings|Maintained the records of # clients, complete and within date|Wrote the manual that # departments still use|Organized # seminars attended by more than #00 participants|Reviewed daily output, investigated complaints and reported the causes to the head of operations, who put # of the measures into practice|Migrated # years of paper files to one searchable archive';
const sentences =
  'Dependable professional with # years of experience in the Philippines and abroad.|Known for clear reports, calm under pressure and teams that stay.|Looking for a role in which careful work counts.|Delivered # projects on time and within budget.|Speaks Filipino, English and Cebuano with clients and colleagues.|Holds a clean record of # audits without a major finding.';
const months = 'Jan|February|Mar|April|May|June|July|Aug|September|Oct|Nov|December';

/** How much a generated resume has: `usual` mostly fills one or two pages, `long` two to four. */
export type GeneratedLength = 'usual' | 'long';

/**
 * A resume with made-up Philippine data, the same for the same seed. Headlines, companies and skills are unique within it,
 * every number of a description too, so that a test can find each string in a file.
 */
export const generatedResume = (seed: number, length: GeneratedLength = 'usual'): DocumentSource => {
  const random = seededRandom(seed * 2 + (length === 'long' ? 1 : 0));
  const between = (low: number, high: number) => low + Math.floor(random() * (high - low + 1));
  const pick = (list: string) => {
    const all = list.split('|');
    return all[Math.floor(random() * all.length)] ?? '';
  };
  const sample = (list: string, count: number) => {
    const left = list.split('|');
    return Array.from({ length: Math.min(count, left.length) }, () =>
      left.splice(Math.floor(random() * left.length), 1),
    ).flat();
  };
  let lastNumber = between(2, 5);
  const filled = (text: string) => text.replaceAll('#', () => String((lastNumber += between(1, 4))));
  const upTo = (max: number, lines: readonly string[], joint: string) => {
    const kept: string[] = [];
    for (const line of lines) if ([...kept, line].join(joint).length <= max) kept.push(line);
    return kept.join(joint);
  };

  const profession = professions[between(0, professions.length - 1)] ?? { titles: '', skills: '' };
  const [jobCount, schoolCount] =
    length === 'long' ? [between(4, 9), between(2, 4)] : [between(1, 5), between(1, 2)];
  const titles = sample(profession.titles, 7);
  const companies = sample(roots, jobCount + 1);
  const sign = pick('- |• |* ||');
  let year = 2026;
  const experience = Array.from({ length: jobCount }, (_, i) => {
    const ended = i === 0 && random() < 0.7 ? 'Present' : `${pick(months)} ${year}`;
    year -= between(1, 4);
    const lines = sample(tasks, length === 'long' ? between(2, 6) : between(0, 5)).map(filled);
    const name = `${companies[i] ?? ''} ${pick(kinds)}`;
    const city = random() < 0.5 ? pick(cities) : '';
    const duration = `${pick(months)} ${year}${pick(' - | – |–| to ')}${ended}`;
    // Some write the city behind the company, some in its own field.
    const place = i % 2 === 0 && city ? { company: `${name}, ${city}` } : { company: name, location: city };
    return {
      ...emptyExperience,
      title: i < titles.length ? (titles[i] ?? '') : `${titles[i - titles.length] ?? ''} (${i + 1})`,
      ...place,
      duration,
      description: upTo(
        experienceFields.description.max,
        sign ? lines.map((line) => sign + line) : lines.map((line) => `${line}.`),
        random() < 0.2 && !sign ? ' ' : '\n',
      ),
    };
  });
  const places = sample(schools, schoolCount);
  const education = sample(degrees, schoolCount).map((degree, i) => {
    const start = year - 4 - 3 * i;
    return {
      ...emptyEducation,
      degree,
      school: places[i] ?? '',
      year: random() < 0.3 ? `${start + 4}` : `${start}-${start + 4}`,
      description:
        random() < 0.5
          ? filled(pick('Cum laude, dean’s lister for # semesters.|Thesis: flood maps of # barangays.'))
          : '',
    };
  });
  const [firstName, lastName] = [pick(firstNames), pick(lastNames)];
  const address = `${firstName} ${lastName}`
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z]+/g, '.');
  const resume: ResumeContent = {
    ...emptyResume,
    title: titles[0] ?? '',
    summary: upTo(resumeFields.summary.max, sample(sentences, between(0, 5)).map(filled), ' '),
    phone: `+63 9${between(10, 99)} 555 0${between(100, 199)}`,
    location: `${pick(cities)}, Philippines`,
    website: random() < 0.5 ? `https://${address.replaceAll('.', '')}.example.com` : '',
    skills: sample(profession.skills, between(4, 12)),
    experience,
    education,
  };
  return {
    person: { firstName, lastName, email: `${address}@example.com` },
    resume,
    credentials: Array.from({ length: random() < 0.4 ? between(1, 2) : 0 }, (_, i) => ({
      title: i === 0 ? 'PRC license' : 'TESDA National Certificate',
      issuer: i === 0 ? 'Professional Regulation Commission' : 'TESDA Region VII',
      issuedDate: `20${between(10, 25)}-0${between(1, 9)}-1${i}`,
      description: '',
    })),
    profileUrl: `https://husay.example/profile/${address.replaceAll('.', '-')}`,
  };
};

export const generatedResumes = (count: number, length: GeneratedLength = 'usual'): DocumentSource[] =>
  Array.from({ length: count }, (_, i) => generatedResume(i + 1, length));
