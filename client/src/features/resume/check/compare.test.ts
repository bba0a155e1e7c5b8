import { describe, expect, test } from 'vitest';
import { emptyResume } from '#shared/resume/empty-resume';
import { emptyExperience, emptyOf } from '#shared/resume/schema';
import { licenseEntry } from '#shared/resume/sections/schema';
import { fullSections } from '#shared/resume/sections/testing/full-sections';
import { compareFields } from './compare';
import type { SeenResume } from './read-back';
import { sameText } from './typed-fields';

const person = { firstName: 'Liza', lastName: 'Peñaflor', email: 'liza@example.ph' };
const seenNothing: SeenResume = { links: [], sections: [], text: '' };
const text = (value: string) => ({ text: value });

const statuses = (resume: Partial<typeof emptyResume>, seen: Partial<SeenResume>) =>
  Object.fromEntries(
    compareFields(person, { ...emptyResume, ...resume }, { ...seenNothing, ...seen }).map(
      ({ label, status }) => [label, status],
    ),
  );

test('found, moved, split and missing', () => {
  expect(
    statuses(
      { title: 'Registered Nurse', phone: '+63 917 555 0142', location: 'Cebu City, Philippines' },
      {
        name: text('LIZA PEÑAFLOR'),
        title: text('Cebu City'),
        text: 'Liza Peñaflor\nCebu City\nRegistered Nurse\nPhilippines +63 917 555 0142',
      },
    ),
  ).toEqual({ Name: 'found', Title: 'moved', Email: 'missing', Phone: 'moved', Location: 'split' });
});

test('a word that is torn apart is split, not missing', () => {
  expect(statuses({ website: 'https://liza.example.ph' }, { text: 'liza.exam\nple.ph' })).toMatchObject({
    Website: 'split',
  });
});

test('a duration counts as found in the style of months that the file has', () => {
  const experience = [{ ...emptyExperience, title: 'Nurse', duration: '06/2021 - now' }];
  const trainings = [{ title: 'BLS', organizer: '', duration: 'March 2023', hours: '' }];
  const sections = [
    {
      kind: 'experience',
      items: [],
      entries: [{ headline: text('Nurse'), duration: text('Jun 2021 – Present') }],
    },
    { kind: 'trainings', items: [], entries: [], text: text('BLS\nMar 2023') },
  ];
  const { Duration, 'Date or duration': date } = statuses(
    { experience, trainings },
    { sections, monthStyle: 'short', text: 'Nurse Jun 2021 – Present BLS Mar 2023' },
  );
  expect([Duration, date]).toEqual(['found', 'found']);
});

test('each typed entry is compared with the entry that is most like it, in whatever order they were read', () => {
  const job = (title: string, company: string) => ({
    ...emptyExperience,
    title,
    company,
    duration: '2020 – 2021',
  });
  const seen = (title: string, company: string) => ({
    headline: text(title),
    organization: text(company),
    duration: text('2020 - 2021'),
  });
  const fields = compareFields(
    person,
    { ...emptyResume, experience: [job('Nurse', 'Mactan Hospital'), job('Clerk', 'City Hall')] },
    {
      ...seenNothing,
      sections: [
        {
          kind: 'experience',
          items: [],
          entries: [seen('Clerk', 'City Hall of Naga'), seen('Nurse', 'Mactan Hospital')],
        },
      ],
      text: 'Clerk City Hall of Naga Nurse Mactan Hospital',
    },
  );
  const jobs = fields.filter(({ field }) => field?.startsWith('experience'));
  expect(jobs.map(({ field, status, seen: read }) => [field, status, read])).toEqual([
    ['experience.0.title', 'found', 'Nurse'],
    ['experience.0.company', 'found', 'Mactan Hospital'],
    ['experience.0.duration', 'found', '2020 - 2021'],
    ['experience.1.title', 'found', 'Clerk'],
    ['experience.1.company', 'moved', 'City Hall of Naga'],
    ['experience.1.duration', 'found', '2020 - 2021'],
  ]);
});

test('a place that is printed behind its company counts as found', () => {
  const experience = [{ ...emptyExperience, title: 'Clerk', company: 'City Hall', location: 'Naga City' }];
  const entries = [{ headline: text('Clerk'), organization: text('City Hall, Naga City') }];
  expect(statuses({ experience }, { sections: [{ kind: 'experience', items: [], entries }] })).toMatchObject({
    Company: 'found',
    Location: 'found',
  });
});

test('texts are the same whatever their list signs, dashes, case and line breaks', () => {
  expect(sameText('• Led audits\n- Trained staff', '- led audits\n- trained staff')).toBe(true);
  expect(sameText('https://liza.example.ph/', 'liza.example.ph')).toBe(true);
  expect(sameText('June 2020 – Present', 'June 2020 - Present')).toBe(true);
  expect(sameText('Cebu', 'Cebu City')).toBe(false);
});

test('an address on two lines that opens as one is found', () => {
  const url = 'https://liza.example.ph/portfolio';
  expect(
    statuses(
      { website: url },
      { website: { text: 'liza.example.ph/', url }, text: 'liza.example.ph/\nportfolio' },
    ),
  ).toMatchObject({ Website: 'found' });
});

describe('the additional sections', () => {
  const section = (kind: string, read: string) => ({ kind, entries: [], items: [], text: text(read) });
  const license = {
    ...emptyOf(licenseEntry),
    name: 'Registered Nurse',
    number: '0123456',
    issued: '2017-11',
  };

  test('are found in their own place, dates as they are printed', () => {
    const seen = {
      sections: [section('licenses', 'Registered Nurse Nov 2017'), section('other', '0123456')],
    };
    expect(
      statuses({ licenses: [license] }, { ...seen, text: 'Registered Nurse Nov 2017 0123456' }),
    ).toMatchObject({
      'License or certificate': 'found',
      Issued: 'found',
      'License number': 'moved',
    });
  });

  test('are found anywhere where a renamed heading hides which one it is', () => {
    const seen = { sections: [section('other', 'Registered Nurse Nov 2017 0123456')] };
    expect(statuses({ licenses: [license] }, seen)).toMatchObject({ 'License number': 'found' });
  });

  test('a language has its level behind it, and a link opens as one', () => {
    const languages = [{ name: 'Hiligaynon', level: 'Native' }];
    const links = [{ label: 'LinkedIn', url: 'https://www.linkedin.com/in/liza' }];
    expect(
      statuses(
        { languages, links },
        {
          sections: [section('languages', 'English · Hiligaynon (Native)')],
          links: [{ text: 'linkedin.com/in/', url: 'https://www.linkedin.com/in/liza' }],
        },
      ),
    ).toMatchObject({ Language: 'found', Address: 'found' });
  });

  test('what is not printed is not expected', () => {
    const names = (resume: Partial<typeof emptyResume>) => Object.keys(statuses(resume, {}));
    const { references, interests } = fullSections;
    expect(names({ references, interests })).toContain('Position');
    expect(
      names({ references, referencesOnRequest: true, interests, hiddenSections: ['interests'] }),
    ).not.toEqual(expect.arrayContaining(['Position']));
    expect(names({ interests, hiddenSections: ['interests'] })).not.toContain('Interest');
    expect(names({ skills: ['Triage'], hiddenSections: ['skills'] })).not.toContain('Skill');
  });
});
