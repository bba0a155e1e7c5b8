import { emptyResume } from '../empty-resume';
import { job, license, points, study, type ResumeExample } from './entries';

export const example: ResumeExample = {
  person: { firstName: 'Carlo', lastName: 'Halimbawa', email: 'carlo.halimbawa@example.com' },
  content: {
    ...emptyResume,
    title: 'Civil Engineer',
    summary:
      'Registered civil engineer with four years on mid-rise buildings and farm-to-market roads in Luzon. Strong in quantity takeoff, site supervision and daily reports that owners can rely on.',
    location: 'Baguio City, Philippines',
    skills: [
      'AutoCAD',
      'SketchUp',
      'STAAD.Pro',
      'Quantity takeoff',
      'Cost estimates',
      'Site supervision',
      'Primavera P6',
      'Construction safety',
    ],
    experience: [
      job({
        title: 'Site Engineer',
        company: 'Kordilyera Builders',
        location: 'Baguio City',
        duration: 'May 2023 – Present',
        description: points(
          'Supervise structural works of a 9-story building with 4 foremen and 85 workers',
          'Finished the foundation 12 days ahead of schedule by reworking the pouring sequence',
          'Checked billing of ₱48 million against measured quantities, with no dispute from the owner',
        ),
      }),
      job({
        title: 'Project Engineer, Roads',
        company: 'Hilaga Construction and Supply',
        location: 'La Trinidad, Benguet',
        duration: 'January 2022 – April 2023',
        description: points(
          'Managed three farm-to-market road projects of 11 km in all for the provincial government',
          'Prepared program of works, as-built plans and materials tests for DPWH standards',
          'Kept the sites without lost-time accident for 16 months',
        ),
      }),
      job({
        title: 'Engineering Intern',
        company: 'Hilaga Construction and Supply',
        location: 'Baguio City',
        duration: 'June 2019 – August 2019',
        description: points(
          'Drafted drainage plans in AutoCAD and helped survey 6 sites',
          'Measured finished works for 15 progress reports with senior engineers',
        ),
      }),
    ],
    education: [
      study({
        degree: 'Bachelor of Science in Civil Engineering',
        school: 'Saint Louis University',
        year: '2016-2021',
        description: 'Thesis on rainwater storage for hillside homes, best paper of the department.',
      }),
    ],
    licenses: [
      license({
        name: 'Registered Civil Engineer',
        issuer: 'Professional Regulation Commission',
        issued: '2021-12',
        validUntil: '2028-08',
      }),
    ],
    trainings: [
      {
        title: 'Construction Occupational Safety and Health (COSH)',
        organizer: 'Department of Labor and Employment accredited center',
        duration: 'March 2023',
        hours: '40',
      },
    ],
    languages: [
      { name: 'Ilocano', level: 'Native' },
      { name: 'Filipino', level: 'Fluent' },
      { name: 'English', level: 'Fluent' },
    ],
    referencesOnRequest: true,
  },
};
