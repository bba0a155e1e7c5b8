import { expect, test } from 'vitest';
import { importJsonResume } from '#shared/resume/json-resume/import';
import { readBytes } from '../read-bytes';
import { tinyPdf } from '../testing/tiny-pdf';

const imported = async (file: string | object, name: string) => {
  const text = typeof file === 'string' ? file : JSON.stringify(file);
  const reading = await readBytes(new TextEncoder().encode(text), name);
  if (!('json' in reading)) throw new Error(`Not read as data: ${JSON.stringify(reading).slice(0, 200)}`);
  const result = importJsonResume(reading.json);
  if ('problem' in result) throw new Error(result.problem);
  return result.content;
};

test('a JSON Resume inside of another object or a list is read', async () => {
  const resume = { basics: { label: 'Nurse' }, skills: [{ name: 'Triage' }] };
  for (const file of [resume, { resume }, { data: { attributes: resume } }, [resume]])
    expect(await imported(file, 'resume.json')).toMatchObject({ title: 'Nurse', skills: ['Triage'] });
});

test('what is beside a wrapped resume is listed, and addresses lose their trackers', async () => {
  const url = 'https://ana.example/?utm_source=board&page=2';
  const resume = { basics: { label: 'Nurse', url }, skills: [{ name: 'Triage' }] };
  const reading = await readBytes(
    new TextEncoder().encode(JSON.stringify({ notes: 'Call after six', meta: { plan: 'gold' }, resume })),
    'resume.json',
  );
  const result = importJsonResume('json' in reading ? reading.json : '');
  if ('problem' in result) throw new Error(result.problem);
  expect(result.content.website).toBe('https://ana.example/?page=2');
  expect(result.items.map(({ text }) => text)).toEqual(expect.arrayContaining(['Call after six', 'gold']));
});

test('Reactive Resume 4: sections with items, texts in HTML, hidden items named', async () => {
  const section = (items: object[]) => ({ name: 'Any', visible: true, items });
  const file = {
    basics: {
      name: 'Ana Reyes',
      headline: 'Team Leader',
      phone: '0917 555 0142',
      location: 'Cebu City',
      url: { label: '', href: 'https://ana.example' },
    },
    sections: {
      summary: { content: '<p>Leads <b>calm</b> teams of every size.</p>' },
      experience: section([
        {
          company: 'Tala &amp; Sons',
          position: 'Team Leader',
          date: 'June 2020 - Present',
          summary: '<ul><li><p>Led fifteen agents</p></li><li><p>Wrote the handbook</p></li></ul>',
        },
      ]),
      certifications: section([{ name: 'Cookery NC II', issuer: 'TESDA', date: '2021' }]),
      languages: section([{ name: 'Cebuano', description: 'Native', level: 5 }]),
      profiles: section([{ network: 'GitHub', username: 'ana', url: { href: 'https://github.com/ana' } }]),
      references: section([{ name: 'Ben Cruz', summary: '<p>Always on time.</p>' }]),
      custom: { x1: section([{ name: 'Sinulog Marshal', date: '2019', summary: '<p>Two years</p>' }]) },
    },
    metadata: { template: 'any' },
  };
  expect(await imported(file, 'resume.json')).toMatchObject({
    title: 'Team Leader',
    summary: 'Leads calm teams of every size.',
    website: 'https://ana.example',
    experience: [{ title: 'Team Leader', description: '- Led fifteen agents\n- Wrote the handbook' }],
    licenses: [{ name: 'Cookery NC II', issuer: 'TESDA', issued: '2021' }],
    languages: [{ name: 'Cebuano', level: 'Native' }],
    links: [{ label: 'GitHub', url: 'https://github.com/ana' }],
    references: [{ name: 'Ben Cruz', quote: 'Always on time.' }],
    customSections: [
      { heading: 'Any', entries: [{ title: 'Sinulog Marshal', date: '2019', text: 'Two years' }] },
    ],
  });
});

test('Reactive Resume 5: other keys, and several roles at one company', async () => {
  const section = (items: object[]) => ({ title: 'Any', hidden: false, items });
  const file = {
    basics: {
      name: 'Ana Reyes',
      headline: 'Team Leader',
      website: { url: 'https://ana.example', label: '' },
    },
    summary: { hidden: false, content: '<p>Leads calm teams of every size.</p>' },
    sections: {
      experience: section([
        {
          company: 'Manila Voice',
          position: '',
          location: 'Cebu City',
          period: '2018 - Present',
          roles: [
            { position: 'Team Leader', period: '2020 - Present', description: '<p>Led fifteen agents</p>' },
            { position: 'Agent', period: '2018 - 2020', description: '' },
          ],
        },
      ]),
      education: section([
        { school: 'Cebu Normal University', degree: 'BS', area: 'Psychology', period: '2012 - 2016' },
        { school: 'Not Shown College', hidden: true },
      ]),
    },
    customSections: [],
  };
  const content = await imported(file, 'resume.json');
  expect(content).toMatchObject({
    summary: 'Leads calm teams of every size.',
    experience: [
      { title: 'Team Leader', company: 'Manila Voice', duration: '2020 - Present', location: 'Cebu City' },
      { title: 'Agent', company: 'Manila Voice', duration: '2018 - 2020' },
    ],
    education: [{ degree: 'BS, Psychology', school: 'Cebu Normal University', year: '2012-2016' }],
  });
  expect(content.education).toHaveLength(1);
});

const yaml = `# made by hand
cv:
  name: Ana Reyes
  location: Cebu City
  website: https://ana.example
  social_networks:
  - {network: LinkedIn, username: ana-reyes}
  sections:
    summary: ['Leads **calm** teams of [every](https://a.example) size.']
    professional_experience:
    - company: Manila Voice
      position: Team Leader
      start_date: 2020-06
      end_date: present
      highlights: [Led fifteen agents]
    education:
    - {institution: Cebu Normal University, degree: BS, area: Psychology, start_date: 2012, end_date: 2016}
    skills:
    - {label: Tools, details: 'Zendesk, Excel (pivots, charts)'}
    languages:
    - {label: Cebuano, details: Native}
    publications:
    - {title: Calm Calls, authors: ['*A. Reyes*'], journal: Island Notes, date: 2021-05}
    sinulog:
    - {name: Marshal, date: 2019, highlights: [Two years]}
`;

test('RenderCV: the keys of entries tell their kind, whatever the file is called', async () => {
  for (const name of ['cv.yaml', 'pasted.txt'])
    expect(await imported(yaml, name)).toMatchObject({
      summary: 'Leads calm teams of every size.',
      website: 'https://ana.example',
      links: [{ label: 'LinkedIn', url: 'https://www.linkedin.com/in/ana-reyes' }],
      experience: [{ title: 'Team Leader', company: 'Manila Voice', duration: 'Jun 2020 – Present' }],
      education: [{ degree: 'BS, Psychology', year: '2012-2016' }],
      skills: ['Zendesk', 'Excel (pivots, charts)'],
      languages: [{ name: 'Cebuano', level: 'Native' }],
      publications: [{ title: 'Calm Calls', publisher: 'Island Notes', date: '2021-05' }],
      customSections: [
        { heading: 'Sinulog', entries: [{ title: 'Marshal', date: '2019', text: '- Two years' }] },
      ],
    });
});

test('a text with colons is no YAML', async () => {
  const text = 'Name: Ana Reyes\nEmail: ana@example.com\n\nSkills: Triage, Charting\n';
  expect(await readBytes(new TextEncoder().encode(text), 'resume.txt')).toMatchObject({ kind: 'text' });
});

const europass = `<?xml version="1.0" encoding="UTF-8"?>
<Candidate xmlns="http://www.europass.eu/1.0" xmlns:oa="http://www.openapplications.org/oagis/9" xmlns:eures="http://www.europass_eures.eu/1.0" xmlns:hr="http://www.hr-xml.org/3">
<CandidatePerson><PersonName><oa:GivenName>Ana</oa:GivenName><hr:FamilyName>Reyes</hr:FamilyName></PersonName>
<Communication><ChannelCode>Telephone</ChannelCode><CountryDialing>63</CountryDialing><oa:DialNumber>9175550142</oa:DialNumber></Communication>
<Communication><ChannelCode>Email</ChannelCode><oa:URI>ana@example.com</oa:URI></Communication>
<Communication><UseCode>home</UseCode><Address type="home"><oa:CityName>Cebu City</oa:CityName><CountryCode>ph</CountryCode></Address></Communication>
<PrimaryLanguageCode name="NORMAL">ceb</PrimaryLanguageCode></CandidatePerson>
<CandidateProfile languageCode="en"><hr:ExecutiveSummary>&lt;p&gt;Leads calm teams of every size.&lt;/p&gt;</hr:ExecutiveSummary>
<EmploymentHistory><EmployerHistory><hr:OrganizationName>Manila Voice</hr:OrganizationName><PositionHistory><PositionTitle typeCode="FREETEXT">Team Leader</PositionTitle><eures:EmploymentPeriod><eures:StartDate><hr:FormattedDateTime>2020-06-01</hr:FormattedDateTime></eures:StartDate><hr:CurrentIndicator>true</hr:CurrentIndicator></eures:EmploymentPeriod><oa:Description>&lt;ul&gt;&lt;li&gt;Led fifteen agents&lt;/li&gt;&lt;/ul&gt;</oa:Description><City>Cebu City</City><Country>ph</Country></PositionHistory></EmployerHistory></EmploymentHistory>
<EducationHistory><EducationOrganizationAttendance><hr:OrganizationName>Cebu Normal University</hr:OrganizationName><AttendancePeriod><StartDate><hr:FormattedDateTime>2012</hr:FormattedDateTime></StartDate><EndDate><hr:FormattedDateTime>2016</hr:FormattedDateTime></EndDate></AttendancePeriod><EducationDegree><hr:DegreeName>BS Psychology</hr:DegreeName></EducationDegree></EducationOrganizationAttendance></EducationHistory>
<PersonQualifications><PersonCompetency><CompetencyID>eng</CompetencyID><hr:TaxonomyID>language</hr:TaxonomyID><eures:CompetencyDimension><hr:Score><hr:ScoreText>C1</hr:ScoreText></hr:Score></eures:CompetencyDimension></PersonCompetency></PersonQualifications>
<Skills><DigitalSkills><DigitalSkill><Title>Zendesk</Title></DigitalSkill></DigitalSkills></Skills></CandidateProfile></Candidate>`;

const ofEuropass = {
  summary: 'Leads calm teams of every size.',
  phone: '+63 9175550142',
  location: 'Cebu City, Philippines',
  experience: [
    {
      title: 'Team Leader',
      company: 'Manila Voice',
      duration: 'Jun 2020 – Present',
      location: 'Cebu City, Philippines',
      description: '- Led fifteen agents',
    },
  ],
  education: [{ degree: 'BS Psychology', school: 'Cebu Normal University', year: '2012-2016' }],
  languages: [
    { name: 'Cebuano', level: 'Native' },
    { name: 'English', level: 'C1' },
  ],
  skills: ['Zendesk'],
};

test('Europass: its XML, as a file and inside a PDF', async () => {
  expect(await imported(europass, 'europass.xml')).toMatchObject(ofEuropass);
  const bytes = new TextEncoder().encode(europass);
  const attachment = `90 0 obj\n<</Type/Filespec/F(attachment.xml)/EF<</F 91 0 R>>>>\nendobj\n91 0 obj\n<</Type/EmbeddedFile/Length ${bytes.length}>>stream\n${europass}\nendstream\nendobj\n`;
  const file = new TextDecoder('latin1')
    .decode(tinyPdf([[{ text: 'Ana Reyes, drawn otherwise', y: 80 }]]))
    .replace('/Type/Catalog', '/Type/Catalog/Names<</EmbeddedFiles<</Names[(attachment.xml) 90 0 R]>>>>')
    .replace('trailer', `${attachment}trailer`);
  expect(await imported(file, 'europass.pdf')).toMatchObject(ofEuropass);
});
