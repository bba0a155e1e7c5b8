import { emptyResume } from '../empty-resume';
import { job, license, points, study, type ResumeExample } from './entries';

export const example: ResumeExample = {
  person: { firstName: 'Paolo', lastName: 'Halimbawa', email: 'paolo.halimbawa@example.com' },
  content: {
    ...emptyResume,
    title: 'Barista',
    summary:
      'Barista with three years in busy cafés and quick service. Fast and clean on bar, friendly at the counter, exact with cash, and used to opening, closing and holiday shifts.',
    location: 'Baguio City, Philippines',
    skills: [
      'Espresso and milk texturing',
      'Latte art',
      'Pour-over and cold brew',
      'Cash handling',
      'POS systems',
      'Food safety',
      'Suggestive selling',
      'Opening and closing',
    ],
    experience: [
      job({
        title: 'Barista',
        company: 'Kape Halimbawa',
        location: 'Baguio City',
        duration: 'June 2024 – Present',
        description: points(
          'Prepare up to 180 drinks per shift, each within four minutes at peak hours',
          'Raised sales of pastries by 20% by offering one with every hot drink',
          'Trained 4 new baristas, all on bar by themselves after three weeks',
        ),
      }),
      job({
        title: 'Service Crew',
        company: 'Silog Express',
        location: 'La Trinidad, Benguet',
        duration: 'May 2022 – May 2024',
        description: points(
          'Served 300 customers a day at counter, kitchen and drive-through',
          'Handled ₱25,000 in daily sales with no shortage in a year',
        ),
      }),
    ],
    education: [
      study({
        degree: 'Senior High School, TVL Home Economics',
        school: 'Baguio City National High School',
        year: '2020-2022',
        description: 'With honors.',
      }),
    ],
    licenses: [
      license({
        name: 'Barista NC II',
        issuer: 'Technical Education and Skills Development Authority',
        issued: '2024-04',
        validUntil: '2029-04',
      }),
      license({ name: 'Health Certificate', issuer: 'City Health Office', issued: '2026-01' }),
    ],
    awards: [{ title: 'Crew of the Month', awarder: 'Silog Express', date: '2023-11', description: '' }],
    languages: [
      { name: 'Filipino', level: 'Native' },
      { name: 'English', level: 'Fluent' },
    ],
    referencesOnRequest: true,
  },
};
