import { expect, test } from 'vitest';
import { entriesOf, itemsOf, readResumeOf } from './testing/read';
import { tinyPdf } from './testing/tiny-pdf';

type TinyLine = Parameters<typeof tinyPdf>[0][number][number];

/** Lines of given sizes below each other, each with its own distance to the next. */
const column = (
  x: number,
  top: number,
  lines: readonly (readonly [text: string, size: number, gap?: number])[],
) => {
  let y = top;
  return lines.map(([text, size, gap = size * 0.35]): TinyLine => {
    y += size + gap;
    return { text, size, x, y };
  });
};

const heading = 15.75;
const section = (text: string) => [text, heading, 20] as const;
const sideHeading = (text: string) => [text, 13, 16] as const;

/** The sizes and places that LinkedIn's "Save to PDF" has, with an invented person. All of it is of one weight. */
const linkedIn = () =>
  tinyPdf([
    [
      ...column(22, 30, [
        sideHeading('Contact'),
        ['0917 555 0142 (Mobile)', 10.5],
        ['liza@example.ph', 10.5],
        ['www.linkedin.com/in/liza-', 10.5],
        ['dalisay-example (LinkedIn)', 10.5],
        sideHeading('Top Skills'),
        ['Intensive Care', 10.5],
        ['Triage', 10.5],
        ['Patient Safety', 10.5],
        sideHeading('Languages'),
        ['English (Full Professional)', 10.5],
        ['Cebuano (Native or Bilingual)', 10.5],
        sideHeading('Certifications'),
        ['Basic Life Support', 10.5],
        ['Registered Nurse', 10.5],
      ]),
      ...column(223, 40, [
        ['Liza Ramos Dalisay', 26],
        ['Registered Nurse at Visayas Community Medical Center', 12],
        ['Cebu City, Central Visayas, Philippines', 12],
        section('Summary'),
        ['I care for patients who cannot speak for themselves, and I train the', 12, 8],
        ['nurses who do it after me. Ten years of intensive care.', 12],
        section('Experience'),
        ['Visayas Community Medical Center', 12, 10],
        ['5 years 5 months', 10.5],
        ['Head Nurse', 11.5, 8],
        ['March 2023 - Present (2 years 8 months)', 10.5],
        ['Cebu City, Philippines', 10.5],
        ['Leads a unit of twenty-four beds and its thirty nurses.', 10.5, 8],
        ['Staff Nurse', 11.5, 12],
        ['June 2020 - March 2023 (2 years 10 months)', 10.5],
        ['Cebu City, Philippines', 10.5],
        ['Barangay Health Center', 12, 14],
        ['Nurse Volunteer', 11.5],
        ['January 2018 - May 2020 (2 years 5 months)', 10.5],
        ['Ran weekly clinics for 400 families.', 10.5, 8],
        section('Education'),
        ['Cebu Normal University', 12, 10],
        ['Bachelor of Science - BS, Nursing  · (2013 - 2017)', 10.5],
      ]),
      { text: 'Page 1 of 1', size: 9, x: 280, y: 815 },
    ],
  ]);

test('LinkedIn’s PDF: the sidebar, the roles of one company, and lengths of time', async () => {
  const resume = await readResumeOf(linkedIn());
  expect(resume.name?.text).toBe('Liza Ramos Dalisay');
  expect(resume.title?.text).toBe('Registered Nurse at Visayas Community Medical Center');
  expect(resume.location?.text).toBe('Cebu City, Central Visayas, Philippines');
  expect(resume.email?.text).toBe('liza@example.ph');
  expect(resume.phone?.text).toBe('0917 555 0142');
  expect(resume.summary?.text).toMatch(/^I care for patients .* intensive care\.$/);
  expect(itemsOf(resume, 'skills')).toEqual(['Intensive Care', 'Triage', 'Patient Safety']);
  expect(itemsOf(resume, 'languages')).toEqual([
    'English (Full Professional)',
    'Cebuano (Native or Bilingual)',
  ]);
  expect(entriesOf(resume, 'experience')).toEqual([
    [
      'Head Nurse',
      'Visayas Community Medical Center',
      'March 2023 - Present',
      'Leads a unit of twenty-four beds and its thirty nurses.',
    ],
    ['Staff Nurse', 'Visayas Community Medical Center', 'June 2020 - March 2023', undefined],
    [
      'Nurse Volunteer',
      'Barangay Health Center',
      'January 2018 - May 2020',
      'Ran weekly clinics for 400 families.',
    ],
  ]);
  expect(entriesOf(resume, 'education').map((entry) => entry.slice(0, 3))).toEqual([
    ['Bachelor of Science - BS, Nursing', 'Cebu Normal University', '2013 - 2017'],
  ]);
  expect(entriesOf(resume, 'licenses').map(([headline]) => headline)).toEqual([
    'Basic Life Support',
    'Registered Nurse',
  ]);
});

/** Labels beside values, as job portals print profiles. */
const rows = (top: number, pairs: readonly (readonly [label: string, value: string])[]): TinyLine[] =>
  pairs.flatMap(([label, value], index) => [
    { text: label, x: 50, y: top + index * 16 },
    { text: value, x: 210, y: top + index * 16 },
  ]);

test('a portal’s PDF: rows of labels and values', async () => {
  const resume = await readResumeOf(
    tinyPdf([
      [
        { text: 'Ramon Bautista Cruz', x: 50, y: 60, size: 20, bold: true },
        { text: 'ramon@example.ph | 0917 555 0142', x: 50, y: 80 },
        { text: 'Experience', x: 50, y: 120, size: 14, bold: true },
        ...rows(144, [
          ['Position Title', 'Senior Bookkeeper'],
          ['Company Name', 'Sari-Sari Supply Cooperative'],
          ['Date Joined', 'March 2019'],
          ['Date Left', 'Present'],
          ['Industry', 'Retail'],
          ['Position Title', 'Cashier'],
          ['Company Name', 'Naga Rural Bank, Inc.'],
          ['Duration', '2016 - 2019'],
          ['Industry', 'Banking'],
        ]),
        { text: 'Education', x: 50, y: 320, size: 14, bold: true },
        ...rows(344, [
          ['Qualification', 'Bachelor of Science in Accountancy'],
          ['Institute/University', 'Ateneo de Naga University'],
          ['Graduation Date', '2016'],
        ]),
      ],
    ]),
  );
  expect(entriesOf(resume, 'experience')).toEqual([
    ['Senior Bookkeeper', 'Sari-Sari Supply Cooperative', 'March 2019 – Present', undefined],
    ['Cashier', 'Naga Rural Bank, Inc.', '2016 - 2019', undefined],
  ]);
  expect(entriesOf(resume, 'education').map((entry) => entry.slice(0, 3))).toEqual([
    ['Bachelor of Science in Accountancy', 'Ateneo de Naga University', '2016'],
  ]);
});
