import { emptyResume } from './empty-resume';
import type { ResumeContent } from './schema';

/** A person who does not exist, for pictures, previews and the embedded sample: a registered nurse in Cebu City. */
export const samplePerson = {
  firstName: 'Maria',
  lastName: 'Santos',
  email: 'maria.santos@example.com',
} as const;

export const sampleResume: ResumeContent = {
  ...emptyResume,
  title: 'Registered Nurse, Intensive Care',
  summary:
    'Registered nurse with eight years in intensive and emergency care in Cebu. Calm under pressure, exact with medication, and trusted to train new staff. Led a hand-hygiene program that halved ward infections, and speaks Cebuano, Filipino and English with patients and their families.',
  phone: '+63 917 555 0142',
  location: 'Cebu City, Philippines',
  website: 'https://mariasantos.example.com',
  profilePhotoUrl: '',
  skills: [
    'Critical care nursing',
    'Mechanical ventilation',
    'ACLS and BLS certified',
    'IV therapy',
    'Medication safety',
    'Infection control',
    'Triage',
    'Wound care',
    'Electronic health records',
    'Patient education',
    'Staff training',
  ],
  experience: [
    {
      title: 'Senior Staff Nurse, Intensive Care Unit',
      company: 'Visayas Heart and Lung Medical Center',
      location: 'Cebu City',
      duration: 'June 2020 – Present',
      description:
        '- Care for up to three ventilated patients a shift in a 24-bed unit, with no medication error since 2021\n- Led a hand-hygiene program that cut line infections by 52% in a year\n- Trained 38 new nurses; 35 passed their unit assessment the first time\n- Reworked the supply list with pharmacy, saving ₱1.2 million a year',
      link: '',
    },
    {
      title: 'Staff Nurse, Emergency Department',
      company: 'Mactan Doctors’ Hospital',
      location: 'Lapu-Lapu City',
      duration: 'August 2017 – May 2020',
      description:
        '- Triaged some 90 patients a day, seen by a doctor within 15 minutes\n- Led the night triage team with Dr. Peña through the 2019 dengue outbreak\n- Wrote the discharge leaflets in Cebuano that the department still uses',
      link: '',
    },
    {
      title: 'Nurse Volunteer, Community Health',
      company: 'Barangay Guadalupe Health Center',
      location: 'Cebu City',
      duration: 'January 2017 – July 2017',
      description:
        '- Ran weekly blood-pressure and vaccination clinics for some 400 families\n- Kept ₱150,000 worth of donated medicines in order and within date',
      link: '',
    },
  ],
  education: [
    {
      degree: 'Bachelor of Science in Nursing, cum laude',
      school: 'Cebu Normal University',
      year: '2013-2017',
      description: 'Dean’s lister for six semesters; clinical rotations in Cebu and Bohol.',
      link: '',
    },
  ],
  licenses: [
    {
      name: 'Registered Nurse',
      issuer: 'Professional Regulation Commission',
      number: '',
      issued: '2017-11-24',
      validUntil: '2029-11-24',
      noExpiry: false,
      link: '',
      credentialId: '',
      numberIsPublic: false,
    },
    {
      name: 'Advanced Cardiovascular Life Support (ACLS)',
      issuer: 'Visayas Life Support Training Center',
      number: '',
      issued: '2025-03-08',
      validUntil: '2027-03-08',
      noExpiry: false,
      link: '',
      credentialId: '',
      numberIsPublic: false,
    },
  ],
  languages: [
    { name: 'Cebuano', level: 'Native' },
    { name: 'Filipino', level: 'Fluent' },
    { name: 'English', level: 'C1' },
  ],
  projects: [],
  trainings: [
    {
      title: 'Mechanical Ventilation for Critical Care Nurses',
      organizer: 'Visayas Critical Care Society',
      duration: 'May 2024',
      hours: '16',
    },
    {
      title: 'Infection Prevention and Control',
      organizer: 'Central Visayas Center for Health Development',
      duration: 'August 2022',
      hours: '24',
    },
  ],
  awards: [],
  volunteering: [],
  publications: [],
  references: [],
  referencesOnRequest: true,
  referencesArePublic: false,
  links: [{ label: 'LinkedIn', url: 'https://www.linkedin.com/in/maria-santos-example' }],
  interests: [],
  customSections: [],
  sectionOrder: [],
  sectionHeadings: {},
  hiddenSections: [],
};
