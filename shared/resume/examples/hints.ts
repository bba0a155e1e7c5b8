import { isOfEngineRoom, type ProfessionId } from './professions';

/** What a user of one profession could type, field by field. */
export interface FieldHints {
  title: string;
  summary: string;
  jobTitle: string;
  company: string;
  degree: string;
  school: string;
  license: string;
  skills: readonly string[];
}

const generalHints: FieldHints = {
  title: 'Administrative Assistant',
  summary:
    'Organized and quick to learn, with two years of office work. I keep records in order, answer clients politely and finish what I start.',
  jobTitle: 'Administrative Assistant, or OJT Trainee',
  company: 'Company, hospital, school or agency',
  degree: 'BS Business Administration, or Senior High School, ABM',
  school: 'University of San Carlos',
  license: 'Driver’s License, or Career Service Professional Eligibility',
  skills: ['Microsoft Excel', 'Customer service', 'Filing', 'Data entry', 'Teamwork', 'Time management'],
};

const fieldHints: Record<ProfessionId, FieldHints> = {
  nurse: {
    title: 'Registered Nurse',
    summary:
      'Newly registered nurse with 1,200 hours of clinical duty in medical-surgical, OB and community settings. Gentle with patients, careful with medication, and ready for shifting schedules.',
    jobTitle: 'Staff Nurse, or Student Nurse (Related Learning Experience)',
    company: 'The hospital, clinic or rural health unit',
    degree: 'Bachelor of Science in Nursing',
    school: 'Cebu Normal University',
    license: 'Registered Nurse',
    skills: ['Vital signs', 'IV therapy', 'Medication safety', 'Patient education', 'Wound care', 'BLS'],
  },
  bpo: {
    title: 'Customer Service Representative',
    summary:
      'Customer service representative with two years in a US telco account. Patient on hard calls, clear in English, and steady on quality scores and attendance.',
    jobTitle: 'Customer Service Representative',
    company: 'The BPO company, and the kind of account',
    degree: 'BS Information Technology, second year',
    school: 'STI College',
    license: 'Contact Center Services NC II',
    skills: ['Call handling', 'Chat support', 'CRM tools', 'Upselling', 'De-escalation', 'Typing 45 wpm'],
  },
  teacher: {
    title: 'Licensed Professional Teacher',
    summary:
      'Licensed professional teacher with three years in public junior high school. I plan lessons on the MATATAG curriculum, keep a calm class, and work closely with parents.',
    jobTitle: 'Teacher I, or Practice Teacher',
    company: 'The school and its division',
    degree: 'Bachelor of Secondary Education, Major in English',
    school: 'Philippine Normal University',
    license: 'Licensed Professional Teacher',
    skills: ['Lesson planning', 'Classroom management', 'Assessment', 'Remedial reading', 'Google Classroom'],
  },
  seafarer: {
    title: 'Able Seaman',
    summary:
      'Able seaman with 30 months of sea service on bulk carriers. STCW certificates complete, with a clean safety record and good watchkeeping reports.',
    jobTitle: 'Able Seaman, or Deck Cadet',
    company: 'The principal or manning agency',
    degree: 'Bachelor of Science in Marine Transportation',
    school: 'John B. Lacson Foundation Maritime University',
    license: 'Basic Training',
    skills: ['Navigational watch', 'Cargo operations', 'Mooring', 'Deck maintenance', 'Firefighting'],
  },
  engineer: {
    title: 'Civil Engineer',
    summary:
      'Registered civil engineer with four years on mid-rise buildings and farm-to-market roads. Strong in quantity takeoff, site supervision and clear daily reports.',
    jobTitle: 'Site Engineer, or Engineering Intern',
    company: 'The contractor, or the office of the government',
    degree: 'Bachelor of Science in Civil Engineering',
    school: 'Mapúa University',
    license: 'Registered Civil Engineer',
    skills: ['AutoCAD', 'Quantity takeoff', 'Site supervision', 'STAAD.Pro', 'Primavera P6', 'Site safety'],
  },
  service: {
    title: 'Barista',
    summary:
      'Barista with three years in busy cafés. Fast and clean on bar, friendly at the counter, and exact with cash.',
    jobTitle: 'Barista, or Service Crew',
    company: 'The café, restaurant or store',
    degree: 'Senior High School, TVL Home Economics',
    school: 'Baguio City National High School',
    license: 'Barista NC II',
    skills: ['Espresso', 'Latte art', 'Cash handling', 'POS systems', 'Food safety', 'Suggestive selling'],
  },
  household: {
    title: 'Domestic Helper',
    summary:
      'Domestic helper with six years in Hong Kong homes. I care for children and the elderly, cook, and finish my contracts.',
    jobTitle: 'Domestic Helper, or Nanny',
    company: 'Private household, or the family and the agency',
    degree: 'High School',
    school: 'Iloilo National High School',
    license: 'Domestic Work NC II',
    skills: ['Child care', 'Elderly care', 'Cooking', 'Laundry and ironing', 'Marketing', 'Pet care'],
  },
};

const engineRoomHints: FieldHints = {
  title: 'Third Engineer',
  summary:
    'Third engineer with 28 months of sea service on bulk carriers and tankers. Keeps purifiers, boilers and generators running, and has passed every inspection without a deficiency.',
  jobTitle: 'Third Engineer, Oiler, or Engine Cadet',
  company: 'The principal or manning agency',
  degree: 'Bachelor of Science in Marine Engineering',
  school: 'John B. Lacson Foundation Maritime University',
  license: 'Officer in Charge of an Engineering Watch',
  skills: ['Engine-room watch', 'Planned maintenance', 'Purifiers', 'Diesel generators', 'Bunkering'],
};

/** What a user with this profession and title could type. */
export const hintsOf = (profession: ProfessionId | undefined, title: string): FieldHints => {
  if (!profession) return generalHints;
  return profession === 'seafarer' && isOfEngineRoom(title) ? engineRoomHints : fieldHints[profession];
};
