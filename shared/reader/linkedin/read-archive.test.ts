import { expect, test } from 'vitest';
import { importJsonResume } from '#shared/resume/json-resume/import';
import { readBytes } from '../read-bytes';
import { zipOf } from '../testing/archives';

const csv = (...rows: readonly (readonly string[])[]) =>
  rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\r\n');

const files = {
  'Profile.csv': csv(
    [
      'First Name',
      'Last Name',
      'Maiden Name',
      'Address',
      'Birth Date',
      'Headline',
      'Summary',
      'Industry',
      'Zip Code',
      'Geo Location',
      'Twitter Handles',
      'Websites',
      'Instant Messengers',
    ],
    [
      'Liza',
      'Dalisay',
      '',
      '12 Mango St',
      'Mar 4, 1990',
      'Registered Nurse',
      'Ten years of "intensive" care.',
      'Hospitals',
      '6000',
      'Cebu City, Philippines',
      '[lizacares]',
      '[PORTFOLIO:https://liza.example.ph,BLOG:https://blog.example.ph]',
      '',
    ],
  ),
  'Email Addresses.csv': csv(
    ['Email Address', 'Confirmed', 'Primary', 'Updated On'],
    ['old@example.ph', 'Yes', 'No', '1/1/20'],
    ['liza@example.ph', 'Yes', 'Yes', '1/1/24'],
  ),
  'PhoneNumbers.csv': csv(
    ['Extension', 'Number', 'Type'],
    ['', '032 555 0100', 'Home'],
    ['', '0917 555 0142', 'Mobile'],
  ),
  'Positions.csv': csv(
    ['Company Name', 'Title', 'Description', 'Location', 'Started On', 'Finished On'],
    [
      'Visayas Medical',
      'Staff Nurse',
      '• Triaged patients.  • Kept records, daily.',
      'Cebu City',
      'Jun 2020',
      '',
    ],
    ['Barangay Health Center', 'Nurse Volunteer', 'Ran clinics &amp; drills.', '', 'Jan 2018', 'May 2020'],
  ),
  'Education.csv': csv(
    ['School Name', 'Start Date', 'End Date', 'Notes', 'Degree Name', 'Activities'],
    ['Cebu Normal University', '2013', '2017', 'Cum laude', 'BS Nursing', 'Red Cross Youth'],
  ),
  'Skills.csv': csv(['Name'], ['Triage'], ['Wound care']),
  'Languages.csv': csv(['Name', 'Proficiency'], ['Cebuano', 'Native or bilingual proficiency']),
  'Certifications.csv': csv(
    ['Name', 'Url', 'Authority', 'Started On', 'Finished On', 'License Number'],
    ['Registered Nurse', 'https://verify.example/1', 'PRC', 'Nov 2017', 'Nov 2027', '0987654'],
  ),
  'Projects.csv': csv(
    ['Title', 'Description', 'Url', 'Started On', 'Finished On'],
    ['Ward handbook', 'Wrote it.', 'https://handbook.example', 'Jan 2021', 'Feb 2021'],
  ),
  'Honors.csv': csv(['Title', 'Description', 'Issued On'], ['Nurse of the Year', 'Of the ward', 'Dec 2022']),
  'Courses.csv': csv(['Name', 'Number'], ['Basic Life Support', 'BLS-1']),
  'Volunteering.csv': csv(
    ['Company Name', 'Role', 'Cause', 'Started On', 'Finished On', 'Description'],
    ['Red Cross', 'Instructor', 'Health', 'Feb 2019', 'Mar 2020', 'Taught first aid.'],
  ),
  'Publications.csv': csv(
    ['Name', 'Published On', 'Description', 'Publisher', 'Url'],
    ['On Handwashing', 'Aug 2022', 'A paper', 'Ward Journal', 'https://paper.example'],
  ),
  'Recommendations_Received.csv': csv(
    ['First Name', 'Last Name', 'Company', 'Job Title', 'Text', 'Creation Date', 'Status'],
    ['Ben', 'Reyes', 'Visayas Medical', 'Head Nurse', 'Calm and exact.', '06/30/25', 'VISIBLE'],
    ['Cy', 'Uy', 'Visayas Medical', 'Clerk', 'Not shown.', '06/30/25', 'PENDING'],
  ),
  'Organizations.csv': csv(
    ['Name', 'Position', 'Description', 'Started On', 'Finished On'],
    ['Philippine Nurses Association', 'Member', '', 'Jan 2019', ''],
  ),
  'Connections.csv': 'Notes:\n"Some addresses are missing."\n\nFirst Name,Last Name\nDa,Vid\n',
  'messages.csv': csv(['FROM', 'TO', 'CONTENT'], ['Da', 'Liza', 'a private message']),
};

const importOf = async (archive: Record<string, string>) => {
  const reading = await readBytes(zipOf(archive), 'Basic_LinkedInDataExport_11-23-2026.zip');
  if (!('json' in reading)) throw new Error(JSON.stringify(reading));
  expect(reading.kind).toBe('linkedin');
  const imported = importJsonResume(reading.json);
  if ('problem' in imported) throw new Error(imported.problem);
  return { ...imported, json: reading.json };
};

test('everything of the archive that a resume has a place for is imported', async () => {
  const { content } = await importOf(files);
  expect(content).toMatchObject({
    title: 'Registered Nurse',
    summary: 'Ten years of "intensive" care.',
    phone: '0917 555 0142',
    location: 'Cebu City, Philippines',
    website: 'https://liza.example.ph',
    skills: ['Triage', 'Wound care'],
    links: [
      { label: 'Blog', url: 'https://blog.example.ph' },
      { label: 'X', url: 'https://x.com/lizacares' },
    ],
    experience: [
      {
        title: 'Staff Nurse',
        company: 'Visayas Medical',
        location: 'Cebu City',
        duration: 'Jun 2020 – Present',
        description: '- Triaged patients.\n- Kept records, daily.',
      },
      {
        title: 'Nurse Volunteer',
        company: 'Barangay Health Center',
        duration: 'Jan 2018 – May 2020',
        description: 'Ran clinics & drills.',
      },
    ],
    education: [
      {
        degree: 'BS Nursing',
        school: 'Cebu Normal University',
        year: '2013-2017',
        description: 'Cum laude\nActivities: Red Cross Youth',
      },
    ],
    licenses: [
      {
        name: 'Registered Nurse',
        issuer: 'PRC',
        number: '0987654',
        issued: '2017-11',
        validUntil: '2027-11',
        link: 'https://verify.example/1',
      },
    ],
    languages: [{ name: 'Cebuano', level: 'Native or bilingual proficiency' }],
    projects: [
      {
        name: 'Ward handbook',
        description: 'Wrote it.',
        link: 'https://handbook.example',
        duration: 'Jan 2021 – Feb 2021',
      },
    ],
    awards: [{ title: 'Nurse of the Year', date: '2022-12', description: 'Of the ward' }],
    trainings: [{ title: 'Basic Life Support (BLS-1)' }],
    volunteering: [
      {
        organization: 'Red Cross',
        role: 'Instructor',
        duration: 'Feb 2019 – Mar 2020',
        description: 'Taught first aid.\nCause: Health',
      },
    ],
    publications: [
      { title: 'On Handwashing', publisher: 'Ward Journal', date: '2022-08', link: 'https://paper.example' },
    ],
    references: [
      { name: 'Ben Reyes', position: 'Head Nurse', company: 'Visayas Medical', quote: 'Calm and exact.' },
    ],
    customSections: [
      {
        heading: 'Organizations',
        entries: [{ title: 'Philippine Nurses Association', place: 'Member', date: 'Jan 2019 – Present' }],
      },
    ],
  });
});

test('what has no place is listed, and messages and contacts are never opened', async () => {
  const { content, items, json } = await importOf(files);
  // The owner's alone, and printed nowhere until it is switched on.
  expect(content.particulars.streetAddress).toContain('12 Mango St');
  const left = items.filter(({ outcome }) => outcome === 'left out').map(({ text }) => text);
  expect(left).toEqual(
    expect.arrayContaining([
      'Liza Dalisay',
      'liza@example.ph',
      '6000',
      'Hospitals',
      'Mar 4, 1990',
      '032 555 0100',
      'Connections.csv, messages.csv',
    ]),
  );
  expect(json).not.toMatch(/private message|Vid|Not shown/);
});

test('a folder around the files, other spellings and missing columns make no difference', async () => {
  const { content } = await importOf({
    'Basic_LinkedInDataExport_11-23-2026/Volunteer Experiences.csv': files['Volunteering.csv'],
    'Basic_LinkedInDataExport_11-23-2026/skills.csv': 'Name\nTriage\n',
    'Basic_LinkedInDataExport_11-23-2026/Positions.csv': 'Title,Company Name\nNurse,Visayas Medical\n',
  });
  expect(content.skills).toEqual(['Triage']);
  expect(content.volunteering[0]?.role).toBe('Instructor');
  expect(content.experience[0]).toMatchObject({ title: 'Nurse', company: 'Visayas Medical', duration: '' });
});

test('notes, a byte order mark, broken lines and choices in capitals are read as meant', async () => {
  const { content } = await importOf({
    'Complete_LinkedInDataExport_11-23-2026/Positions.csv':
      '\uFEFFCompany Name,Title,Description,Location,Started On,Finished On\r\n' +
      '"Visayas, Inc.",Nurse,"Cared for patients.\n\n- Triaged  - Charted",Cebu City,2019,Mar 2021\r\n',
    'Complete_LinkedInDataExport_11-23-2026/Languages.csv':
      'Notes:\n"Languages that you removed are missing."\n\nName,Proficiency\nCebuano,NATIVE_OR_BILINGUAL\n',
    'Complete_LinkedInDataExport_11-23-2026/Jobs/Job Applications.csv':
      'Company Name,Job Title\nOther,Clerk\n',
  });
  expect(content.experience).toMatchObject([
    {
      company: 'Visayas, Inc.',
      duration: '2019 – Mar 2021',
      description: 'Cared for patients.\n- Triaged\n- Charted',
    },
  ]);
  expect(content.languages).toEqual([{ name: 'Cebuano', level: 'Native or bilingual' }]);
});
