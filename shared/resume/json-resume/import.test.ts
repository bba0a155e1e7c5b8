import { describe, expect, test } from 'vitest';
import { importJsonResume } from './import';
import { nurse } from './testing/nurse';
import { noParticulars } from '../particulars';
import { emptyResume } from '../empty-resume';

const read = (file: unknown) => {
  const result = importJsonResume(typeof file === 'string' ? file : JSON.stringify(file));
  if ('problem' in result) throw new Error(result.problem);
  return result;
};

const contentOf = (file: unknown) => read(file).content;

const problemOf = (text: string) => {
  const result = importJsonResume(text);
  return 'problem' in result ? result.problem : 'none';
};

describe('what is taken', () => {
  test.each([{ validUntil: 'Lifetime' }, { expires: '-' }, { noExpiry: true }])(
    'a certificate with %j has no expiry, and nothing is left out',
    (words) => {
      const { content, items } = read({ certificates: [{ name: 'Cookery NC II', ...words }] });
      expect(content.licenses).toMatchObject([{ validUntil: '', noExpiry: true }]);
      expect(JSON.stringify(items)).not.toMatch(/Lifetime|expir/i);
    },
  );

  test('a resume finds its places', () => {
    expect(contentOf(nurse)).toEqual({
      ...emptyResume,
      title: 'Registered Nurse',
      summary: 'Ward nurse with eight years in public hospitals in the Visayas.',
      phone: '+639175550142',
      location: 'Cebu City, Central Visayas, Philippines',
      particulars: { ...noParticulars, streetAddress: '12 Mango Ave' },
      website: 'https://liza.example.ph',
      profilePhotoUrl: '',
      skills: ['Triage', 'ECG', 'Phlebotomy'],
      experience: [
        {
          title: 'Staff Nurse',
          company: 'Visayas Medical',
          duration: 'Jun 2021 – Present',
          description:
            'Cared for 24 surgical patients a shift.\n- Cut waiting time by a third\n- Trained 12 new nurses',
          location: '',
          link: '',
        },
      ],
      education: [
        {
          degree: 'Bachelor of Science, Nursing',
          school: 'University of San Carlos',
          year: '2012-2016',
          description: 'Score: 1.4\nCourses:\n- Anatomy',
          link: '',
        },
      ],
    });
  });

  test('older keys are understood', () => {
    const { content, items } = read({
      basics: { label: 'Cook', website: 'http://cook.example', picture: 'me.png' },
      work: [{ company: 'Carinderia ni Aling Nena', position: 'Cook' }],
    });
    expect(content.website).toBe('http://cook.example');
    expect(content.experience[0]?.company).toBe('Carinderia ni Aling Nena');
    expect(items).toContainEqual({
      outcome: 'left out',
      what: 'Photo',
      text: 'me.png',
      reason: 'Upload your photo in the Profile Photo card',
      hasPlace: true,
    });
  });

  test.each([
    ['2021-06-01', '2023-12-31', 'Jun 2021 – Dec 2023'],
    ['2021', '2023', '2021 – 2023'],
    ['2021-06', undefined, 'Jun 2021 – Present'],
    ['2021-06', null, 'Jun 2021 – Present'],
    [undefined, '2019', '2019'],
    ['March 2020', 'current', 'Mar 2020 – Present'],
    [2018, 2018, '2018'],
    ['2020-01-15T08:00:00Z', 'Present', 'Jan 2020 – Present'],
    ['Summer of 2020', 'Winter', 'Summer of 2020 – Winter'],
    ['2020-99', '2021', '2020 – 2021'],
  ])('work from %s to %s lasts %s', (startDate, endDate, duration) => {
    const file = { work: [{ position: 'Clerk', startDate, endDate }] };
    expect(contentOf(file).experience[0]?.duration).toBe(duration);
  });

  test.each([
    ['2012-06', '2016-04', '2012-2016'],
    ['2016-01', '2016-12', '2016'],
    [undefined, '2016', '2016'],
    ['Class of 2014', undefined, '2014'],
    [null, null, ''],
  ])('studies from %s to %s have the year %s', (startDate, endDate, year) => {
    const file = { education: [{ institution: 'UP Cebu', startDate, endDate }] };
    expect(contentOf(file).education[0]?.year).toBe(year);
  });

  test('volunteering, projects and the other sections have places of their own', () => {
    const content = contentOf({
      volunteer: [{ organization: 'Red Cross', position: 'First Aider' }],
      projects: [
        { name: 'Jeepney Map', entity: 'UP Diliman', roles: ['Lead'], description: 'Routes of Manila.' },
        { name: 'Barangay Radio', startDate: '2020', endDate: '2021' },
      ],
      certificates: [{ name: 'BLS', issuer: 'Red Cross', date: '2024-05-31', url: 'bls.example.ph' }],
      languages: [{ language: 'Cebuano', fluency: 'Native' }, 'English'],
      awards: [{ title: 'Best Nurse', awarder: 'PNA', date: 'May 2020', summary: 'Of 90.' }],
      publications: [{ name: 'On Wards', releaseDate: '2019', publisher: 'PNA' }],
      references: [{ name: 'Ana Cruz', reference: 'Calm.' }],
      interests: [{ name: 'Chess', keywords: ['Blitz', 'Endgames'] }, 'Diving'],
      basics: { profiles: [{ network: 'GitHub', username: 'liza', url: 'github.com/liza' }] },
    });
    expect(content.experience).toEqual([]);
    expect(content.volunteering).toMatchObject([{ role: 'First Aider', organization: 'Red Cross' }]);
    expect(content.projects).toMatchObject([
      { name: 'Jeepney Map', role: 'Lead', description: 'Routes of Manila.\nOrganization: UP Diliman' },
      { name: 'Barangay Radio', role: '', duration: '2020 – 2021' },
    ]);
    expect(content.licenses).toMatchObject([
      { name: 'BLS', issuer: 'Red Cross', issued: '2024-05-31', link: 'https://bls.example.ph' },
    ]);
    expect(content.languages).toEqual([
      { name: 'Cebuano', level: 'Native' },
      { name: 'English', level: '' },
    ]);
    expect(content.awards).toEqual([
      { title: 'Best Nurse', awarder: 'PNA', date: '2020-05', description: 'Of 90.' },
    ]);
    expect(content.publications).toMatchObject([{ title: 'On Wards', publisher: 'PNA', date: '2019' }]);
    expect(content.references).toMatchObject([{ name: 'Ana Cruz', quote: 'Calm.' }]);
    expect(content.interests).toEqual(['Chess: Blitz, Endgames', 'Diving']);
    expect(content.links).toEqual([{ label: 'GitHub', url: 'https://github.com/liza' }]);
  });

  test('a job has its place and its company’s website', () => {
    const { experience } = contentOf({ work: [{ position: 'Clerk', location: 'Iloilo', url: 'x.ph' }] });
    expect(experience[0]).toMatchObject({ location: 'Iloilo', link: 'https://x.ph' });
  });

  test.each([
    [
      { network: 'Twitter', username: 'ana' },
      { label: 'Twitter: ana', url: '' },
    ],
    [
      { network: 'X', username: 'ana', url: 'http://x.com/Ana' },
      { label: 'X', url: 'https://x.com/Ana' },
    ],
    [
      { network: 'Twitter', username: 'ana', url: 'https://twitter.com' },
      { label: 'Twitter (ana)', url: 'https://twitter.com' },
    ],
    [{ url: 'https://ana.ph' }, { label: '', url: 'https://ana.ph' }],
    [
      { network: 'Bad', url: 'javascript:alert(1)' },
      { label: 'Bad', url: '' },
    ],
  ])('the profile %j becomes the link %j', (profile, link) => {
    expect(contentOf({ basics: { profiles: [profile] } }).links).toEqual([link]);
  });

  test('a website without a scheme gets one', () => {
    expect(contentOf({ basics: { url: 'liza.example.ph/cv' } }).website).toBe('https://liza.example.ph/cv');
  });

  test('a byte order mark does not matter', () => {
    expect(contentOf(`\uFEFF{"basics":{"label":"Nurse"}}`).title).toBe('Nurse');
  });
});

describe('files that cannot be used', () => {
  test('one that is not JSON', () => {
    expect(problemOf('%PDF-1.7')).toMatch(/^This file is not JSON/);
    expect(problemOf('')).toMatch(/^This file is not JSON/);
    expect(problemOf('{"basics":')).toMatch(/^This file is not JSON/);
  });

  test.each(['[]', 'null', '"text"', '42', 'true'])('JSON that is no object: %s', (text) => {
    expect(problemOf(text)).toMatch(/^This file is not a JSON Resume/);
  });

  test('an object without anything of a resume', () => {
    const nothing = /^This file has no resume content we can use/;
    expect(problemOf('{}')).toMatch(nothing);
    expect(problemOf('{"basics":{"name":"Only A Name"}}')).toMatch(nothing);
    const nulls = {
      basics: { name: null, location: { city: null }, profiles: [{ url: null }] },
      work: [null],
    };
    expect(problemOf(JSON.stringify(nulls))).toMatch(nothing);
    expect(problemOf('{"__proto__":{"basics":{"label":"Polluted"}},"constructor":null}')).toMatch(nothing);
  });

  test('one that is too large', () => {
    expect(problemOf(`{"basics":{"summary":"${'x'.repeat(1_100_000)}"}}`)).toMatch(/too large/);
  });
});
