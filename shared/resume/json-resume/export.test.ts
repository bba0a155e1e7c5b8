import { describe, expect, test } from 'vitest';
import { exportJsonResume, jsonResumeFileName } from './export';
import { importJsonResume } from './import';
import { standardErrors } from './testing/standard';
import { emptyResume } from '../empty-resume';
import { emptyEducation, emptyExperience, resumeContent, type ResumeContent } from '../schema';

const person = {
  firstName: 'Jose',
  lastName: 'Peña',
  email: 'jose@example.ph',
  origin: 'https://husay.test',
};

const full: ResumeContent = {
  ...emptyResume,
  title: 'Accountant',
  summary: 'Keeps the books of small shops.\n\nAnd of one cooperative.',
  phone: '(032) 555-0142',
  location: 'Cebu City, Central Visayas, Philippines',
  website: 'https://jose.example.ph',
  profilePhotoUrl: '/api/photos/0f4b9d9e-31a1-4b1e-9a4d-0d8f6b2d7a11',
  skills: ['Excel', 'Tax filing', 'C'],
  experience: [
    { ...emptyExperience, title: 'Accountant', company: 'Coop', duration: 'Jun 2021 – Present', description: 'Closed the books monthly.\n- Found ₱1,200,000\n- Filed on time' },
    { ...emptyExperience, title: 'Clerk', company: 'Shop', duration: '3 years', description: '- Only points here\n- And another one' },
    { ...emptyExperience, title: 'Helper', company: '', duration: '2015 – 2016', description: 'First this\n- a point\nthen more text' },
    { ...emptyExperience, title: '', company: 'Stall', duration: 'Jun 2014', description: '' },
    { ...emptyExperience, title: 'Temp', company: 'Fair', duration: 'Present', description: '-  odd   spacing inside' },
  ],
  education: [
    { ...emptyEducation, degree: 'BS Accountancy', school: 'USC', year: '2010-2014', description: 'Cum laude\n- Dean’s list' },
    { ...emptyEducation, degree: 'Training', school: 'TESDA', year: '2015', description: '' },
    { ...emptyEducation, degree: 'Odd', school: 'Years', year: '2016-2016', description: '' },
    { ...emptyEducation, degree: 'Older', school: 'Still', year: '0999', description: '' },
  ],
}; // prettier-ignore

const reimported = (content: ResumeContent) => {
  const result = importJsonResume(JSON.stringify(exportJsonResume(content, person)));
  if ('problem' in result) throw new Error(result.problem);
  return result.content;
};

describe('exporting', () => {
  test('dates in words have the format’s dates beside them, which win once another program has changed them', () => {
    const content = {
      ...emptyResume,
      experience: [{ ...emptyExperience, title: 'Nurse', duration: 'June 2020 – Present' }],
    };
    const file = exportJsonResume(content, person);
    expect(file.work).toEqual([{ position: 'Nurse', startDate: '2020-06', duration: 'June 2020 – Present' }]);
    const edited = { ...file, work: [{ ...file.work[0], endDate: '2024-01' }] };
    const result = importJsonResume(JSON.stringify(edited));
    expect('content' in result && result.content.experience[0]?.duration).toBe('Jun 2020 – Jan 2024');
  });

  test('a word such as "Knowledge" in the dates does not hide their end', () => {
    const experience = [
      { ...emptyExperience, title: 'Tutor', duration: 'Jan 2015 – Mar 2016, House of Knowledge' },
    ];
    expect(exportJsonResume({ ...emptyResume, experience }, person).work).toMatchObject([
      { startDate: '2015-01', endDate: '2016-03' },
    ]);
  });

  test('studies have their degree, field, score and courses in the format’s keys', () => {
    const education = [
      {
        ...emptyEducation,
        degree: 'Bachelor of Science, Nursing',
        description: 'Dean’s list\nScore: 1.4\nCourses:\n- Anatomy',
      },
      { ...emptyEducation, degree: 'BS Nursing, cum laude', description: 'Courses: many' },
    ];
    expect(exportJsonResume({ ...emptyResume, education }, person).education).toEqual([
      {
        studyType: 'Bachelor of Science',
        area: 'Nursing',
        summary: 'Dean’s list',
        score: '1.4',
        courses: ['Anatomy'],
      },
      { studyType: 'BS Nursing, cum laude', summary: 'Courses: many' },
    ]);
  });

  test('links are profiles, and their usernames are named where the address shows them', () => {
    const links = [
      { label: 'LinkedIn', url: 'https://www.linkedin.com/in/jose-pena/' },
      { label: 'Portfolio', url: 'https://jose.example.ph/work' },
      { label: 'Twitter (jose)', url: 'https://twitter.com' },
      { label: 'Viber: 0917', url: '' },
      { label: 'Ñandú', url: 'https://ñandú.example/ä' },
    ];
    expect(exportJsonResume({ ...emptyResume, links }, person).basics.profiles).toEqual([
      { network: 'LinkedIn', username: 'jose-pena', url: 'https://www.linkedin.com/in/jose-pena/' },
      { network: 'Portfolio', url: 'https://jose.example.ph/work' },
      { network: 'Twitter', username: 'jose', url: 'https://twitter.com' },
      { network: 'Viber', username: '0917' },
      { network: 'Ñandú', url: 'https://xn--and-6ma2c.example/%C3%A4', urlText: 'https://ñandú.example/ä' },
    ]);
  });

  test.each([
    ['https://host.ph/[1]', 'https://host.ph/%5B1%5D'],
    ['http://[::1]:8080/a|b', 'http://[::1]:8080/a%7Cb'],
  ])('the website %s is the address %s', (website, url) => {
    const file = exportJsonResume({ ...emptyResume, website }, person);
    expect(file.basics).toMatchObject({ url, urlText: website });
    expect(standardErrors(file)).toEqual([]);
    const again = importJsonResume(JSON.stringify(file));
    expect('content' in again && again.content.website).toBe(website);
  });

  test('an empty resume has no more than its frame', () => {
    const { $schema, basics, meta, ...sections } = exportJsonResume(emptyResume, person);
    expect($schema).toBe('https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json');
    expect(basics).toEqual({ name: 'Jose Peña', email: 'jose@example.ph' });
    expect(meta).toEqual({ version: 'v1.0.0' });
    expect(new Set(Object.values(sections).flat())).toEqual(new Set());
  });

  test.each([
    [
      'Cebu City, Central Visayas, Philippines',
      { city: 'Cebu City', region: 'Central Visayas', countryCode: 'PH' },
    ],
    ['Austin, TX', { city: 'Austin', region: 'TX' }],
    ['Singapore', { countryCode: 'SG' }],
    ['Georgia, Georgia', { city: 'Georgia, Georgia' }],
    ['London, United Kingdom', { city: 'London', countryCode: 'GB' }],
    ['Paris, France', { city: 'Paris', countryCode: 'FR' }],
    ['Russia', { countryCode: 'RU' }],
    ['Dili, Timor-Leste', { city: 'Dili', countryCode: 'TL' }],
  ])('the location "%s" is %j', (location, parts) => {
    expect(exportJsonResume({ ...emptyResume, location }, person).basics.location).toEqual(parts);
  });

  test('comes back as the same content, the photo apart', () => {
    expect(resumeContent.safeParse(full).success).toBe(true);
    expect(reimported(full)).toEqual({ ...full, profilePhotoUrl: '' });
  });

  test.each([
    'Cebu',
    'Cebu City, Cebu City',
    'Sitio Uno,Talisay',
    'A, , B',
    'Talisay , Cebu',
    'Talisay, Talisay , Cebu',
    'San Francisco, California',
    'US',
  ])('the location "%s" comes back', (location) => {
    expect(reimported({ ...emptyResume, location }).location).toBe(location);
  });

  test.each([
    [['Excel', 'Excel (Expert)']],
    [['English (Fluent)', 'English (Basic)']],
    [['Excel (Expert)', 'Excel']],
  ])('skills that differ by their level alone come back: %j', (skills) => {
    expect(reimported({ ...emptyResume, skills }).skills).toEqual(skills);
  });

  test.each([
    'About the company: Big hospital in Cebu\n- Did things',
    'About the company: Big hospital in Cebu',
    'Nursed.\nAbout the company: Big hospital in Cebu\n- Did things',
  ])('the description %j comes back', (description) => {
    const experience = [{ ...emptyExperience, title: 'Nurse', description }];
    expect(reimported({ ...emptyResume, experience }).experience).toEqual(experience);
  });

  test('says who it is, with a photo that others can open, and leaves blanks out', () => {
    const file = exportJsonResume({ ...full, website: '' }, person);
    expect(file.basics).toMatchObject({
      name: 'Jose Peña',
      email: 'jose@example.ph',
      label: 'Accountant',
      image: 'https://husay.test/api/photos/0f4b9d9e-31a1-4b1e-9a4d-0d8f6b2d7a11',
    });
    expect(file.basics).not.toHaveProperty('url');
  });

  test('dates and points are in the places that the format has for them', () => {
    const [first, second] = exportJsonResume(full, person).work;
    expect(first).toEqual({
      name: 'Coop',
      position: 'Accountant',
      startDate: '2021-06',
      summary: 'Closed the books monthly.',
      highlights: ['Found ₱1,200,000', 'Filed on time'],
    });
    expect(second).toMatchObject({ duration: '3 years' });
    expect(second).not.toHaveProperty('startDate');
  });

  test('the file is named after the person', () => {
    expect(jsonResumeFileName('jose-pena')).toBe('jose-pena-resume.json');
  });
});
