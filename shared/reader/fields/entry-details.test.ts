import { expect, test } from 'vitest';
import type { Found, ReadEntry } from '#shared/resume/read-resume';
import { withDetails } from './entry-details';
import { readText } from '../testing/read';

const found = (text: string): Found => ({ text, confidence: 0.9, places: [] });
const entry = (texts: Partial<Record<keyof ReadEntry, string>>): ReadEntry => ({
  ...Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, found(text)])),
  bullets: [],
});
const texts = (read: ReadEntry) =>
  Object.fromEntries(
    Object.entries(read).flatMap(([name, value]) =>
      value && 'text' in value ? [[name, (value as Found).text]] : [],
    ),
  );

test.each([
  [{ headline: 'Registered Nurse', description: 'PRC License No. 0123456' }, { number: '0123456' }],
  [
    { headline: 'Registered Nurse (License No: RN-0123456)' },
    { headline: 'Registered Nurse', number: 'RN-0123456' },
  ],
  [{ headline: 'Driver', description: 'Valid until: May 2027' }, { validUntil: 'May 2027' }],
  [{ headline: 'Driver', description: 'Validity: Lifetime' }, { validUntil: 'Lifetime' }],
  [
    { headline: 'Agriculturist', description: 'No. 0019946, until Oct 2026' },
    { headline: 'Agriculturist', number: '0019946', validUntil: 'Oct 2026' },
  ],
  [{ headline: 'Driver, valid until: -, Manila' }, { validUntil: '-' }],
  [
    { headline: 'Driver', duration: 'Nov 24, 2017 – Nov 24, 2029' },
    { duration: 'Nov 24, 2017', validUntil: 'Nov 24, 2029' },
  ],
  [
    { headline: 'First Aid', duration: '2017-2029' },
    { duration: '2017', validUntil: '2029' },
  ],
  [
    { headline: 'Cookery NC II', duration: '2019' },
    { headline: 'Cookery NC II', duration: '2019' },
  ],
])('a license has a number and a period: %j', (read, expected) => {
  const seen = texts(withDetails('licenses', entry(read)));
  expect(seen).toMatchObject(expected);
  expect(seen['description']).toBeUndefined();
});

test.each([
  ['Head Nurse, Cebu General Hospital', 'Head Nurse', 'Cebu General Hospital'],
  ['Cebu General Hospital', undefined, 'Cebu General Hospital'],
  ['Head Nurse', 'Head Nurse', undefined],
])('a referee has a position and a company: %s', (organization, role, company) => {
  const seen = texts(
    withDetails(
      'references',
      entry({ headline: 'Dr. Ana Cruz', organization, description: 'Mobile: 0917 555 0142\nana@example.ph' }),
    ),
  );
  expect(seen).toEqual({
    headline: 'Dr. Ana Cruz',
    ...(role && { role }),
    ...(company && { organization: company }),
    phone: '0917 555 0142',
    email: 'ana@example.ph',
  });
});

test('a long text of a referee is what they wrote', () => {
  const quote = 'It was a pleasure to work with Jose, who never left a patient waiting for an answer.';
  expect(texts(withDetails('references', entry({ headline: 'Ana Cruz', description: quote })))).toEqual({
    headline: 'Ana Cruz',
    description: quote,
  });
});

test('a place below a position at a company is where that was', async () => {
  const placed = await readText(
    'Ana Reyes\nana@example.ph\n\nEXPERIENCE\nStaff Nurse at Perpetual Help, 2019 - 2023\nAustin, Texas\n- Led the night shift\n\nWard Clerk at Mercy House, 2016 - 2019\nCebu City, Cebu\n- Kept the records\n',
  );
  expect(
    placed.sections[0]?.entries.map(({ headline, organization, location }) =>
      [headline, organization, location].map((field) => field?.text),
    ),
  ).toEqual([
    ['Staff Nurse', 'Perpetual Help', 'Austin, Texas'],
    ['Ward Clerk', 'Mercy House', 'Cebu City, Cebu'],
  ]);
});
