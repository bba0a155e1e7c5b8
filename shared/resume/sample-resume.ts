import type { ResumeContent } from './schema';

/** The sample person on the landing page, in the template pictures and among the embedded sample people. */
export const samplePerson = {
  firstName: 'Maria',
  lastName: 'Santos',
  email: 'maria@husay.test',
  username: 'maria-santos',
} as const;

export const sampleResume: ResumeContent = {
  title: 'Registered Nurse, Critical Care',
  summary:
    'PRC-licensed nurse with seven years in intensive and emergency care in Cebu. Known for calm triage, clean charting and for training new staff. Led a supply programme that saved ₱1.2 million in its first year without touching patient safety.',
  phone: '+63 917 555 0142',
  location: 'Cebu City, Philippines',
  website: 'https://mariasantos.example',
  profilePhotoUrl: '',
  skills: [
    'Critical care',
    'Triage',
    'BLS and ACLS',
    'Ventilator management',
    'IV therapy',
    'Patient education',
    'Electronic charting',
    'Infection control',
    'Team leadership',
    'English, Filipino, Cebuano',
  ],
  experience: [
    {
      title: 'Senior Staff Nurse, ICU',
      company: 'Visayas General Hospital',
      duration: 'Mar 2021 – Present',
      description:
        'Charge nurse of a 16-bed intensive care unit in a tertiary hospital.\n- Cut medication errors by 38% with a two-nurse check at handover\n- Trained 24 new nurses in ventilator care and safe sedation\n- Saved ₱1.2 million a year by tracking consumables per bed',
    },
    {
      title: 'Emergency Room Nurse',
      company: 'Ospital ng Mactan',
      duration: 'Jun 2018 – Feb 2021',
      description:
        'First contact for up to 90 patients a shift.\n- Introduced a colour-coded triage board; waiting time fell by 22 minutes\n- Part of the regional typhoon response team in 2019 and 2020',
    },
  ],
  education: [
    {
      degree: 'Bachelor of Science in Nursing',
      school: 'Universidad de Cebu Sur',
      year: '2014-2018',
      description: 'Cum laude. Passed the Nurse Licensure Examination (PRC) in 2018.',
    },
    {
      degree: 'Certificate in Critical Care Nursing',
      school: 'Peñafrancia Institute of Health',
      year: '2020',
      description: '',
    },
  ],
};
