// Five people who do not exist, from little to much, to look at in all templates: bench/sheets.ts.
import type { DocumentSource } from '#shared/document/layout/document';
import { importJsonResume } from '#shared/resume/json-resume/import';
import { samplePerson, sampleResume } from '#shared/resume/sample-resume';
import { completeContent, type StoredContent } from '#shared/resume/stored-content';
import { professions } from './import/professions';

const sourceOf = (
  [firstName, lastName, email]: readonly [string, string, string],
  content: StoredContent & Record<string, unknown>,
): DocumentSource => ({
  person: { firstName, lastName, email },
  resume: completeContent({ ...content, sections: content }),
  credentials: [],
  today: '2026-11-26',
});

/** One of the professions of the bench for import, with the sections that JSON Resume has no keys for. */
const professional = (name: string): DocumentSource => {
  const json = professions[name];
  const imported = json && importJsonResume(JSON.stringify(json));
  if (!imported || 'problem' in imported) throw new Error(`${name} cannot be imported`);
  const { trainings = [], seaService = [], certificates = [], basics = {} } = json;
  const content = {
    ...imported.content,
    trainings: trainings.map(({ title = '', organizer = '', date = '', hours = '' }) => ({
      title,
      organizer,
      duration: date,
      hours,
    })),
    seaService,
    licenses: certificates.map(
      ({ name: license = '', issuer = '', number = '', date = '', validUntil = '' }) => ({
        name: license,
        issuer,
        number,
        issued: date,
        validUntil,
      }),
    ),
  };
  const [firstName = '', ...rest] = (basics.name ?? '').split(' ');
  return sourceOf([firstName, rest.join(' '), basics.email ?? ''], content);
};

const job = (title: string, company: string, location: string, duration: string, ...lines: string[]) => ({
  title,
  company,
  location,
  duration,
  description: lines.map((line) => `- ${line}`).join('\n'),
  link: '',
});
const school = (degree: string, from: string, year: string, description = '') => ({
  degree,
  school: from,
  year,
  description,
  link: '',
});

const graduate = () => {
  const source = professional('new graduate');
  const { resume } = source;
  return {
    ...source,
    resume: { ...resume, trainings: [], volunteering: [], awards: [], references: [], projects: [] },
  };
};

const manager = sourceOf(['Rafael', 'Ocampo', 'rafael.ocampo@example.com'], {
  title: 'Regional Operations Manager',
  summary:
    'Operations manager who rose from cashier to eleven branches in ten years. Opens branches on time, keeps good people, and reads a daily sales report before breakfast.',
  phone: '+63 918 555 0164',
  location: 'Quezon City, Metro Manila',
  links: [{ label: 'LinkedIn', url: 'https://www.linkedin.com/in/rafael-ocampo-example' }],
  skills: [
    'Branch operations',
    'Profit and loss',
    'Hiring and training',
    'Inventory control',
    'Labor scheduling',
    'Store openings',
    'Supplier negotiation',
    'Excel and Power BI',
  ],
  experience: [
    job(
      'Regional Operations Manager',
      'Bahay Kubo Restaurants Corporation',
      'Quezon City',
      'March 2022 – Present',
      'Run eleven branches with 240 people and ₱310 million of yearly sales',
      'Opened four branches in 18 months, each within a week of its date and under budget',
      'Cut food waste from 6.1% to 3.8% with a daily count of the ten costliest items',
      'Promoted nine shift leaders to branch managers; eight are still with us',
    ),
    job(
      'Area Manager',
      'Bahay Kubo Restaurants Corporation',
      'Quezon City',
      'July 2019 – February 2022',
      'Kept five branches open through the lockdowns with delivery and curbside pickup',
      'Moved schedules from paper to a shared app, saving some 30 hours a week',
      'Brought customer complaints down by 42% in two years',
    ),
    job(
      'Branch Manager',
      'Bahay Kubo Restaurants Corporation',
      'Marikina City',
      'January 2017 – June 2019',
      'Raised sales of the branch from ₱1.6 to ₱2.3 million a month',
      'Trained a crew of 28, with half the usual turnover',
      'Branch of the Year 2018 out of 34',
    ),
    job(
      'Shift Leader',
      'Bahay Kubo Restaurants Corporation',
      'Marikina City',
      'August 2015 – December 2016',
      'Led a crew of nine on closing shifts, with cash short less than ₱200 in any month',
      'Wrote the closing checklist that all branches still use',
    ),
    job(
      'Cashier and Service Crew',
      'Bahay Kubo Restaurants Corporation',
      'Marikina City',
      'June 2014 – July 2015',
      'Served up to 300 customers a shift while finishing a degree in the evening',
    ),
  ],
  education: [
    school(
      'Bachelor of Science in Business Administration',
      'Polytechnic College of Marikina',
      '2011-2015',
      'Major in operations management; working student.',
    ),
  ],
  trainings: [
    {
      title: 'Food Safety and HACCP',
      organizer: 'Metro Food Safety Council',
      duration: 'May 2021',
      hours: '24',
    },
    {
      title: 'Coaching for Managers',
      organizer: 'Luzon Retail Academy',
      duration: 'October 2020',
      hours: '16',
    },
  ],
  languages: [
    { name: 'Filipino', level: 'Native' },
    { name: 'English', level: 'Fluent' },
  ],
  awards: [
    {
      title: 'Area Manager of the Year',
      awarder: 'Bahay Kubo Restaurants Corporation',
      date: '2021',
      description: '',
    },
  ],
});

const seafarer = (): DocumentSource => {
  const source = professional('marine engineer');
  const [first] = source.resume.seaService;
  if (!first) throw new Error('The seafarer has no sea service');
  const earlier = [
    ['MV Palawan Reef', 'Container Ship', '2014-02-02', '2014-11-19'],
    ['MT Sulu Breeze', 'Chemical Tanker', '2013-03-11', '2013-12-01'],
  ].map(([vessel = '', vesselType = '', signOn = '', signOff = '']) => ({
    ...first,
    vessel,
    type: vesselType,
    rank: 'Oiler',
    signOn,
    signOff,
  }));
  return { ...source, resume: { ...source.resume, seaService: [...source.resume.seaService, ...earlier] } };
};

const paper = (title: string, publisher: string, date: string) => ({ title, publisher, date, link: '' });
const award = (title: string, awarder: string, date: string, description = '') => ({
  title,
  awarder,
  date,
  description,
});
const referee = (name: string, position: string, company: string, email: string) => ({
  name,
  position,
  company,
  phone: '',
  email,
});

const academic = sourceOf(['Consuelo', 'Arceo-Villaflor', 'consuelo.arceo@example.edu'], {
  title: 'Professor of Marine Biology',
  summary:
    'Marine biologist with 22 years of teaching and field work on reefs of the Visayas. Principal investigator of nine funded studies, adviser of 31 theses, and author of the monitoring manual that coastal towns of three provinces use.',
  phone: '+63 917 555 0109',
  location: 'Dumaguete City, Negros Oriental',
  website: 'https://arceo-reef-lab.example.edu',
  skills: [
    'Reef monitoring',
    'R and QGIS',
    'Scientific diving',
    'Grant writing',
    'Curriculum design',
    'Peer review',
  ],
  experience: [
    job(
      'Professor and Head of the Reef Ecology Laboratory',
      'Negros Coastal University',
      'Dumaguete City',
      'June 2017 – Present',
      'Lead 14 researchers and a yearly budget of ₱18 million from four funders',
      'Teach reef ecology, biostatistics and research methods to some 160 students a year',
      'Wrote the national protocol for counting reef fish with volunteer divers',
      'Advise nine doctoral and 22 master’s students to completion',
    ),
    job(
      'Associate Professor',
      'Negros Coastal University',
      'Dumaguete City',
      'June 2011 – May 2017',
      'Founded a marine station with dormitory and wet laboratory in Apo',
      'Revised the undergraduate curriculum, accredited at level three in 2014',
      'Chaired the ethics board for animal research for four years',
    ),
    job(
      'Assistant Professor',
      'University of the Central Visayas',
      'Cebu City',
      'June 2006 – May 2011',
      'Began the long-term survey of 42 reefs that still runs each April',
      'Taught general zoology and marine botany',
    ),
    job(
      'Research Associate',
      'Bohol Sea Research Institute',
      'Tagbilaran City',
      'July 2002 – May 2006',
      'Dived some 600 transects and kept the institute’s database of species',
    ),
  ],
  education: [
    school(
      'Doctor of Philosophy in Marine Biology',
      'Queensland Institute of Tropical Science',
      '2007-2011',
      'Dissertation on recovery of bleached reefs.',
    ),
    school('Master of Science in Marine Biology', 'University of the Central Visayas', '2002-2005'),
    school('Bachelor of Science in Biology, magna cum laude', 'Negros Coastal University', '1998-2002'),
  ],
  publications: [
    paper(
      'Fifteen years of reef recovery after typhoons in the Central Visayas',
      'Tropical Reef Studies 41',
      '2025-03',
    ),
    paper(
      'Volunteer divers count as well as scientists: a comparison on 42 reefs',
      'Journal of Coastal Monitoring 18',
      '2024-07',
    ),
    paper(
      'Parrotfish closures and algal cover in small marine reserves',
      'Fisheries of the Philippines 33',
      '2023-02',
    ),
    paper(
      'Bleaching in 2016 and 2020 compared: heat, depth and survival',
      'Tropical Reef Studies 37',
      '2021-09',
    ),
    paper(
      'What makes a village reserve last? Interviews in 61 coastal towns',
      'Marine Policy of Asia 12',
      '2020-05',
    ),
    paper(
      'Seagrass beds as nurseries of commercial fish in Tañon Strait',
      'Fisheries of the Philippines 28',
      '2018-11',
    ),
    paper('A manual for monitoring reefs by local governments', 'Negros Coastal University Press', '2016'),
    paper(
      'Recovery of branching corals after bleaching: a six-year record',
      'Tropical Reef Studies 30',
      '2014-04',
    ),
    paper('Checklist of reef fishes of the Bohol Sea', 'Visayan Natural History 9', '2009'),
  ],
  awards: [
    award(
      'Outstanding Scientist in Biology',
      'Visayas Council of Science',
      '2022',
      'For work on village marine reserves.',
    ),
    award('Teacher of the Year', 'Negros Coastal University', '2019'),
    award('Young Investigator Award', 'Asian Society for Reef Science', '2012'),
  ],
  trainings: [
    {
      title: 'Bayesian Models for Ecologists',
      organizer: 'Island Statistics School',
      duration: 'August 2023',
      hours: '40',
    },
    {
      title: 'Scientific Diving Safety Officer',
      organizer: 'Philippine Diving Council',
      duration: 'March 2015',
      hours: '64',
    },
  ],
  volunteering: [
    {
      role: 'Board Member',
      organization: 'Friends of Apo Reef',
      duration: '2012 – Present',
      description: 'Plan yearly cleanups and the fund for rangers’ boats.',
    },
  ],
  languages: [
    { name: 'Cebuano', level: 'Native' },
    { name: 'Filipino', level: 'Fluent' },
    { name: 'English', level: 'C2' },
  ],
  references: [
    referee(
      'Dr. Benigno Calumpang',
      'Dean of Science',
      'Negros Coastal University',
      'b.calumpang@example.edu',
    ),
    referee(
      'Dr. Helen Marsh',
      'Professor',
      'Queensland Institute of Tropical Science',
      'h.marsh@example.edu',
    ),
  ],
});

export const sheetPeople = (): Record<string, DocumentSource> => ({
  graduate: graduate(),
  maria: { person: samplePerson, resume: sampleResume, credentials: [], photoUrls: ['sample-photo'] },
  manager,
  seafarer: seafarer(),
  academic,
});
