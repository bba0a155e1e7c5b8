import { expect, test } from 'vitest';
import { entriesOf, itemsOf, readResumeOf, readText } from '../testing/read';

test('capitals, blank lines and bullets become sections, entries and descriptions', async () => {
  const resume = await readText(`ANA MAE FLORES
Call Center Team Leader
Email: ana@example.ph
Mobile: 0917 555 0142
Address: Quezon City, Philippines

OBJECTIVE
To lead a team that solves problems in one call.

WORK EXPERIENCE

Team Leader
Manila Voice Solutions, Inc.
June 2020 - Present
• Led fifteen agents
• Raised first-call resolution to 88%

Customer Service Representative
Cebu Contact Center
2017 - 2020
• Answered 60 calls a day

EDUCATION

Bachelor of Arts in Communication
University of Manila
2013-2017

SKILLS
Coaching, Reporting, Zendesk
`);
  expect(resume.name?.text).toBe('ANA MAE FLORES');
  expect(resume.title?.text).toBe('Call Center Team Leader');
  expect(resume.email?.text).toBe('ana@example.ph');
  expect(resume.phone?.text).toBe('0917 555 0142');
  expect(resume.location?.text).toBe('Quezon City, Philippines');
  expect(resume.summary?.text).toBe('To lead a team that solves problems in one call.');
  expect(entriesOf(resume, 'experience')).toEqual([
    [
      'Team Leader',
      'Manila Voice Solutions, Inc.',
      'June 2020 - Present',
      '- Led fifteen agents\n- Raised first-call resolution to 88%',
    ],
    ['Customer Service Representative', 'Cebu Contact Center', '2017 - 2020', '- Answered 60 calls a day'],
  ]);
  expect(entriesOf(resume, 'education')[0]?.slice(0, 3)).toEqual([
    'Bachelor of Arts in Communication',
    'University of Manila',
    '2013-2017',
  ]);
  expect(itemsOf(resume, 'skills')).toEqual(['Coaching', 'Reporting', 'Zendesk']);
});

test('Markdown’s headings, emphasis and links are signs, not text', async () => {
  const resume = await readText(`# Ana Mae Flores

ana@example.ph

## Experience

### Team Leader

Manila Voice Solutions, Inc. | June 2020 - Present

- Led **fifteen** agents
- Wrote the [handbook](https://handbook.example)

## Skills

- Coaching
- Reporting
`);
  expect(resume.name?.text).toBe('Ana Mae Flores');
  expect(entriesOf(resume, 'experience')).toEqual([
    [
      'Team Leader',
      'Manila Voice Solutions, Inc.',
      'June 2020 - Present',
      '- Led fifteen agents\n- Wrote the handbook',
    ],
  ]);
  expect(itemsOf(resume, 'skills')).toEqual(['Coaching', 'Reporting']);
});

test('lines that a program wrapped are joined; a section in one line is one', async () => {
  const resume = await readText(`Ana Mae Flores
ana@example.ph

Summary
-------
I lead support teams that answer in English, Filipino and Cebuano. In ten
years I have built two teams from nothing, and both are still the best of
their sites. I like numbers, calm voices and short meetings, and I always
call back.

Skills: Coaching, Reporting, Zendesk
`);
  expect(resume.summary?.text).toBe(
    'I lead support teams that answer in English, Filipino and Cebuano. In ten years I have built two teams from nothing, and both are still the best of their sites. I like numbers, calm voices and short meetings, and I always call back.',
  );
  expect(itemsOf(resume, 'skills')).toEqual(['Coaching', 'Reporting', 'Zendesk']);
});

test.each(['utf-8', 'utf-8 with a mark', 'utf-16le', 'windows-1252'])('%s is decoded', async (encoding) => {
  const text = 'José Peña\njose@example.ph\n\nSkills\nTriage, Charting\n';
  const bytes =
    encoding === 'utf-16le'
      ? Uint8Array.from(
          ['\uFEFF', ...text].flatMap((sign) => [sign.charCodeAt(0) & 255, sign.charCodeAt(0) >> 8]),
        )
      : encoding === 'windows-1252'
        ? Uint8Array.from(text, (sign) => sign.charCodeAt(0))
        : new TextEncoder().encode(encoding === 'utf-8' ? text : `\uFEFF${text}`);
  expect((await readResumeOf(bytes, 'jose.txt')).name?.text).toBe('José Peña');
});

test('labels before values tell the fields of entries', async () => {
  const resume = await readText(`Ramon Cruz
ramon@example.ph

WORK EXPERIENCE

Position: Bookkeeper
Company: Sari-Sari Supply Cooperative
Inclusive Dates: March 2019 - Present
Duties and Responsibilities:
- Kept the accounts
- Answered auditors

Position: Cashier
Company: Naga Rural Bank, Inc.
Inclusive Dates: 2016 - 2019
Supervisor: Ana Reyes
`);
  expect(entriesOf(resume, 'experience')).toEqual([
    [
      'Bookkeeper',
      'Sari-Sari Supply Cooperative',
      'March 2019 - Present',
      '- Kept the accounts\n- Answered auditors',
    ],
    ['Cashier', 'Naga Rural Bank, Inc.', '2016 - 2019', 'Supervisor: Ana Reyes'],
  ]);
});

test('entries are told apart where a blank line follows every line', async () => {
  const resume = await readText(
    [
      'Jose Aquino',
      'Work Experience',
      'Marketing Manager',
      'Luzon Foods Corporation — Makati City',
      'March 2020 – Present',
      '-   Grew online sales by 40 % in one year with campaigns that were planned',
      'Brand Associate',
      'Pacific Snacks, Inc. — Pasig City',
      'June 2016 – February 2020',
      '-   Launched three products',
    ].join('\n\n'),
  );
  expect(entriesOf(resume, 'experience').map((entry) => entry.slice(0, 3))).toEqual([
    ['Marketing Manager', 'Luzon Foods Corporation', 'March 2020 – Present'],
    ['Brand Associate', 'Pacific Snacks, Inc.', 'June 2016 – February 2020'],
  ]);
});

test('lines that only happen to be long are not wrapped', async () => {
  const resume = await readText(
    'Rogelio Tumulak\nrogelio@example.ph\n\nWORK EXPERIENCE\nMV Pacific Pearl (Bulk Carrier) – Amihan Maritime Corp.\nAble Seaman, Mar 2022 – Dec 2022\n\nMT Visayas Star (Oil Tanker) – Habagat Marine Services\nOrdinary Seaman, Jan 2020 – Nov 2020\n\nDeck hand on a ferry of the Lapu-Lapu Shipping Lines Inc\nDeck Cadet, Jan 2019 – Nov 2019\n',
  );
  expect(resume.text.split('\n')).toContain('Able Seaman, Mar 2022 – Dec 2022');
});
