/** A training or seminar to suggest while its title is typed. */
export interface TrainingPreset {
  title: string;
  /** '' where many organizations hold it. */
  organizer: string;
  /** Its prescribed length; '' where it varies. */
  hours: string;
}

const occupationalSafety = 'Occupational Safety and Health Center';

const withoutHours = (organizer: string, titles: readonly string[]): TrainingPreset[] =>
  titles.map((title) => ({ title, organizer, hours: '' }));

// The 40 and 8 hours of the safety courses are those of Department Order 198-18 (Republic Act 11058).
export const trainingPresets: readonly TrainingPreset[] = [
  { title: 'Basic Occupational Safety and Health (BOSH)', organizer: occupationalSafety, hours: '40' },
  { title: 'Construction Occupational Safety and Health (COSH)', organizer: occupationalSafety, hours: '40' },
  { title: 'Mandatory Safety and Health Seminar for Workers', organizer: '', hours: '8' },
  { title: 'Loss Control Management', organizer: '', hours: '' },
  { title: 'Pollution Control Officer Basic Training', organizer: '', hours: '40' },
  ...withoutHours('Philippine Heart Association', ['Basic Life Support', 'Advanced Cardiac Life Support']),
  ...withoutHours('Philippine Red Cross', ['Standard First Aid', 'Water Safety and Lifesaving']),
  ...withoutHours('Association of Nursing Service Administrators of the Philippines', ['Basic IV Therapy']),
  ...withoutHours('Department of Migrant Workers', ['Pre-Employment Orientation Seminar (PEOS)']),
  ...withoutHours('Overseas Workers Welfare Administration', ['Pre-Departure Orientation Seminar (PDOS)']),
  ...withoutHours('Technical Education and Skills Development Authority', [
    'Trainers Methodology Level I',
    'Basic Computer Literacy',
  ]),
  ...withoutHours('Department of Trade and Industry', ['Entrepreneurship Seminar']),
  ...withoutHours('Department of Information and Communications Technology', ['Digital Literacy Training']),
  ...withoutHours('Department of Education', ['In-Service Training for Teachers (INSET)']),
  ...withoutHours('Philippine Commission on Women', ['Gender Sensitivity Training']),
  ...withoutHours('National Privacy Commission', ['Data Privacy Act Orientation']),
  ...withoutHours('Anti-Money Laundering Council', ['Anti-Money Laundering Seminar']),
  ...withoutHours('Bureau of Fire Protection', ['Fire Safety and Prevention Seminar']),
  ...withoutHours('', [
    'HACCP and Food Safety',
    'Good Manufacturing Practices (GMP)',
    '5S and Good Housekeeping',
    'Disaster Risk Reduction and Management',
    'Customer Service Excellence',
    'Supervisory Development',
    'Leadership Training',
    'Project Management Fundamentals',
    'Train the Trainer',
    'Lean Six Sigma Yellow Belt',
    'Microsoft Excel for Business',
    'On-the-Job Training',
  ]),
];
