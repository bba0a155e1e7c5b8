import { expect, test } from 'vitest';
import { entry, imported, section } from './testing/read-sections';

test.each([
  ['2013-12-01 – 2014-12-01', 'Dec 2013 – Dec 2014'],
  ['Enero 2020 hanggang ngayon', 'Jan 2020 – Present'],
  ['March 2019 – Present · 2 yrs 3 mos', 'March 2019 – Present'],
  ['2021-03-01 —', 'Mar 2021 – Present'],
  ['Summer 2019', 'Summer 2019'],
])('a duration in words stays, others are written as the form has them: %s', (text, duration) => {
  const { content } = imported([
    section('experience', { entries: [entry({ headline: 'Cook', duration: text })] }),
  ]);
  expect(content.experience[0]?.duration).toBe(duration);
});

test('licenses, languages, trainings and references come into their fields', () => {
  const { content } = imported([
    section('licenses', {
      entries: [
        entry({
          headline: 'Registered Nurse',
          organization: 'PRC',
          number: '0123456',
          duration: 'Nov 2017',
          validUntil: 'November 24, 2029',
        }),
      ],
    }),
    section('languages', { items: ['English (Fluent)', 'Cebuano', 'Native speaker', 'Filipino – Native'] }),
    section('trainings', { entries: [entry({ headline: 'Basic Life Support', hours: '16' })] }),
    section('references', {
      entries: [
        entry({
          headline: 'Dr. Ana Cruz',
          role: 'Chief Nurse',
          organization: 'City Hospital',
          email: 'ana@example.ph',
        }),
      ],
    }),
  ]);
  expect(content.licenses).toMatchObject([
    {
      name: 'Registered Nurse',
      issuer: 'PRC',
      number: '0123456',
      issued: '2017-11',
      validUntil: '2029-11-24',
    },
  ]);
  expect(content.languages).toEqual([
    { name: 'English', level: 'Fluent' },
    { name: 'Cebuano', level: 'Native speaker' },
    { name: 'Filipino', level: 'Native' },
  ]);
  expect(content.trainings).toMatchObject([{ title: 'Basic Life Support', hours: '16' }]);
  expect(content.references).toMatchObject([
    { name: 'Dr. Ana Cruz', position: 'Chief Nurse', company: 'City Hospital', email: 'ana@example.ph' },
  ]);
});

test.each(['City Hall, Naga City', 'City Hall – Naga City', 'City Hall – Malay, Aklan'])(
  'a place behind a company is the location of the job: %s',
  (organization) => {
    const { content } = imported([
      section('experience', { entries: [entry({ headline: 'Clerk', organization })] }),
    ]);
    const [, place = ''] = organization.split(/^City Hall(?:, | – )/);
    expect(content.experience[0]).toMatchObject({ company: 'City Hall', location: place });
  },
);

test.each([
  ['Web Store (USA, remote)', 'Web Store (USA, remote)', ''],
  ['Bonifacio Garden Hotel (Taguig City)', 'Bonifacio Garden Hotel', 'Taguig City'],
])('brackets behind a company may hold its place: %s', (organization, company, location) => {
  const { content } = imported([
    section('experience', { entries: [entry({ headline: 'Clerk', organization })] }),
  ]);
  expect(content.experience[0]).toMatchObject({ company, location });
});
