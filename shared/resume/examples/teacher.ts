import { emptyResume } from '../empty-resume';
import { job, license, points, study, type ResumeExample } from './entries';

export const example: ResumeExample = {
  person: { firstName: 'Liza', lastName: 'Halimbawa', email: 'liza.halimbawa@example.com' },
  content: {
    ...emptyResume,
    title: 'Licensed Professional Teacher, English',
    summary:
      'Licensed professional teacher with four years in private and public junior high schools. I plan lessons that make students speak and read, keep a calm class, and work closely with parents.',
    location: 'Iloilo City, Philippines',
    skills: [
      'Lesson planning (DLL and DLP)',
      'Classroom management',
      'Remedial reading',
      'Test construction',
      'Google Classroom',
      'Canva and PowerPoint',
      'Class advising',
      'Parent communication',
    ],
    experience: [
      job({
        title: 'Teacher I, English 8 and 9',
        company: 'Halimbawa National High School',
        location: 'Iloilo City',
        duration: 'August 2023 – Present',
        description: points(
          'Teach 5 classes of 45 students and advise Grade 8 – Sampaguita',
          'Raised the class reading level: 31 of 38 struggling readers reached the instructional level in one year',
          'Coach of the school paper, third place in the division press conference 2025',
        ),
      }),
      job({
        title: 'High School English Teacher',
        company: 'Halimbawa Academy',
        location: 'Iloilo City',
        duration: 'January 2022 – July 2023',
        description: points(
          'Prepared modules and online lessons for 160 students during blended learning',
          'Led the English Month program with 12 teachers and 600 students',
        ),
      }),
    ],
    education: [
      study({
        degree: 'Bachelor of Secondary Education, Major in English, cum laude',
        school: 'West Visayas State University',
        year: '2017-2021',
      }),
      study({
        degree: 'MA in Education, English (18 units)',
        school: 'West Visayas State University',
        year: '2023',
      }),
    ],
    licenses: [
      license({
        name: 'Licensed Professional Teacher',
        issuer: 'Professional Regulation Commission',
        issued: '2021-12',
        validUntil: '2028-05',
      }),
    ],
    trainings: [
      {
        title: 'MATATAG Curriculum Training for Junior High School Teachers',
        organizer: 'Department of Education, Region VI',
        duration: 'July 2024',
        hours: '40',
      },
      {
        title: 'Teaching Reading across the Content Areas',
        organizer: 'West Visayas State University',
        duration: 'May 2023',
        hours: '16',
      },
    ],
    languages: [
      { name: 'Hiligaynon', level: 'Native' },
      { name: 'Filipino', level: 'Fluent' },
      { name: 'English', level: 'Fluent' },
    ],
    referencesOnRequest: true,
  },
};
