import { emptyResume } from '../empty-resume';
import { job, license, points, study, type ResumeExample } from './entries';

export const example: ResumeExample = {
  person: { firstName: 'Rosario', lastName: 'Halimbawa', email: 'rosario.halimbawa@example.com' },
  content: {
    ...emptyResume,
    title: 'Domestic Helper',
    summary:
      'Domestic helper with six years in Hong Kong and Singapore homes. I care for children and the elderly, cook Chinese and Filipino dishes, and finished both contracts with the same family.',
    location: 'Iloilo, Philippines',
    skills: [
      'Child care',
      'Newborn care',
      'Elderly care',
      'Chinese and Filipino cooking',
      'Marketing and budgeting',
      'Laundry and ironing',
      'Pet care',
    ],
    experience: [
      job({
        title: 'Domestic Helper, family of five',
        company: 'Private household',
        location: 'Hong Kong',
        duration: 'March 2022 – February 2026',
        description: points(
          'Cared for three children aged 1 to 9: meals, baths, school bus and homework',
          'Cooked for five people every day and did the marketing within the weekly budget',
          'Finished two contracts of two years; the family renewed the first one',
        ),
      }),
      job({
        title: 'Domestic Helper, elderly couple',
        company: 'Private household',
        location: 'Singapore',
        duration: 'January 2019 – January 2021',
        description: points(
          'Assisted a grandmother of 84 with walking, bathing and medicine on schedule',
          'Cleaned a three-bedroom flat, washed and ironed for four people',
        ),
      }),
    ],
    education: [
      study({
        degree: 'High School',
        school: 'Iloilo National High School',
        year: '2008-2012',
      }),
    ],
    licenses: [
      license({
        name: 'Domestic Work NC II',
        issuer: 'Technical Education and Skills Development Authority',
        issued: '2024-08',
        validUntil: '2029-08',
      }),
    ],
    languages: [
      { name: 'Filipino', level: 'Native' },
      { name: 'English', level: 'Conversational' },
      { name: 'Cantonese', level: 'Basic' },
    ],
    referencesOnRequest: true,
  },
};
