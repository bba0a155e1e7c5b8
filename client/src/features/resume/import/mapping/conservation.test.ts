import fc from 'fast-check';
import { expect, test } from 'vitest';
import { docxOf, p, table } from '#shared/reader/testing/archives';
import { readPages } from '#shared/reader/testing/pages';
import { readResumeOf, readText } from '#shared/reader/testing/read';
import { lostWords } from './testing/lost-words';
import { entry, imported, section } from './testing/read-sections';
import { toImportedResume } from './to-imported-resume';

const heads = [
  'Ana P. Reyes',
  'Registered Nurse',
  'ana.reyes@example.ph | 0917 555 0100',
  'Blk 5 Lot 12, Iloilo City, Philippines',
  'Curriculum Vitae',
];
const bodies = [
  'WORK EXPERIENCE',
  'EDUCATION',
  'SKILLS',
  'LICENSES AND ELIGIBILITY:',
  'REFERENCES',
  'Boats',
  'Registered Nurse',
  'License No.: 0663521',
  'Valid until: September 2026',
  'Valid until: Lifetime',
  'Staff Nurse, Iloilo Mission Hospital, Iloilo City',
  'June 2018 – August 2020',
  'Jun. 2019 to date (5 years 2 months)',
  'SY 2014–2018',
  'Position: Staff Nurse',
  'Period: 2018-2020',
  'Job Description:',
  '• Cared for twelve patients each shift.',
  '• Staff Nurse of the year',
  'Registered nurse with eight years in intensive care units of two hospitals.',
  'Bachelor of Science in Nursing, cum laude',
  'Central Philippine University',
  'Tools: Excel, Word (advanced), Excel',
  'Languages: English, Filipino',
  'Triage | Wound care | Triage',
  'Dr. Jose Cruz, Chief Nurse, Iloilo Mission Hospital, 0917 555 0111',
  'Available upon request',
  'Driving NC II (TESDA, 2014)',
  'Lapu-',
  'Lapu City',
];
const anyLines = fc
  .tuple(
    fc.array(fc.constantFrom(...heads), { minLength: 1, maxLength: 4 }),
    fc.array(fc.constantFrom(...bodies), { minLength: 3, maxLength: 28 }),
  )
  .map(([first, rest]) => [...first, ...rest]);
const runs = { numRuns: 40, seed: 32 };

test('a license is listed although its words are in the summary, and so is what only looks like a heading', async () => {
  const text =
    'Ana P. Reyes\n\nSUMMARY\nRegistered nurse with a license since September 2026 and four years in wards.\n\nPERSONAL DATA\nRegistered Nurse\nSeptember 2026\n\nSKILLS\nTriage\n';
  const result = toImportedResume(await readText(text));
  expect(result?.unplaced.map(({ text: left }) => left)).toEqual(['Registered Nurse\nSeptember 2026']);
});

test('what ends a form has no heading and is no section: questions, an oath, numbers of the government', async () => {
  const ending = [
    'Are you related to the appointing authority? No',
    'Government Issued ID: Passport',
    'I hereby certify that the above information is true and correct.',
  ];
  const particulars = ['SSS No.: 34-1234567-8', 'Religion: Roman Catholic'];
  const read = await readText(
    [
      'Ana P. Reyes',
      'ana.reyes@example.ph',
      '',
      'PERSONAL DATA',
      ...particulars,
      '',
      'REFERENCES',
      'Jose Cruz',
      'Owner, JRM Marketing',
      '',
      ...ending,
    ].join('\n'),
  );
  const result = toImportedResume(read);
  expect(result?.content.customSections).toEqual([]);
  expect(result?.content.particulars).toMatchObject({ religion: 'Roman Catholic' });
  expect(
    result?.unplaced
      .map(({ text }) => text)
      .join('\n')
      .split('\n'),
  ).toEqual([particulars[0], ...ending]);
});

test('what a value leaves out of its text is listed, unless it is a date, a number or an address in another form', async () => {
  const { unplaced, consumed } = imported([
    section('licenses', {
      entries: [
        entry({
          headline: 'Able Seafarer Deck',
          duration: '12 March 2019',
          validUntil: 'May 5, Jan 18, 2021, Sep 2, 2018',
        }),
      ],
    }),
  ]);
  expect(unplaced.map(({ text }) => text)).toEqual(['May 5, Jan 18 · Sep 2, 2018']);
  expect(consumed).toContainEqual({ rule: 'normalized', text: 'march' });
});

test('numbers of phones at the edges of pages are no page numbers', async () => {
  const page = (name: string, phone: string) => [
    { text: name, x: 50, y: 60, size: 16 },
    { text: 'WORK EXPERIENCE', x: 50, y: 110, bold: true, size: 13 },
    { text: 'Staff Nurse', x: 50, y: 130, bold: true },
    { text: 'Iloilo Mission Hospital, 2018 - 2020', x: 50, y: 144 },
    { text: phone, x: 50, y: 790 },
  ];
  const read = await readPages(page('Ana Reyes', '0917 555 0100'), page('Ben Cruz', '0918 555 0111'));
  expect(read.furniture).toEqual([]);
});

test('every word of a text is in one place', async () => {
  await fc.assert(
    fc.asyncProperty(anyLines, fc.array(fc.nat(2), { minLength: 32, maxLength: 32 }), async (lines, gaps) => {
      const text = lines.map((line, index) => '\n'.repeat(gaps[index] ?? 0) + line).join('\n');
      expect(lostWords(await readText(text), text)).toEqual([]);
    }),
    runs,
  );
});

test('every word of a Word document with tables is in one place', async () => {
  await fc.assert(
    fc.asyncProperty(
      anyLines,
      fc.array(
        fc.array(
          fc.constantFrom(
            'Rank',
            'Vessel',
            'Sign On',
            'Sign Off',
            'MV Amihan',
            '2nd Mate',
            '12 Jan 2024',
            '',
          ),
          { minLength: 3, maxLength: 3 },
        ),
        { maxLength: 4 },
      ),
      async (lines, rows) => {
        const body =
          lines.map((line) => p(line)).join('') +
          (rows.length > 0 ? table(...rows.map((cells) => cells.map((cell) => p(cell)))) : '');
        const words = [...lines, ...rows.flat()].join('\n');
        expect(lostWords(await readResumeOf(docxOf(body)), words)).toEqual([]);
      },
    ),
    runs,
  );
});

test('every word of a page is in one place, wherever it is', async () => {
  const place = fc.record({
    column: fc.constantFrom(50, 50, 50, 170, 340),
    step: fc.constantFrom(0, 12, 14, 26),
    bold: fc.boolean(),
    size: fc.constantFrom(10, 10, 10, 12, 16),
  });
  await fc.assert(
    fc.asyncProperty(anyLines, fc.array(place, { minLength: 32, maxLength: 32 }), async (lines, places) => {
      let [y, end] = [40, 0];
      const page = lines.map((line, index) => {
        const { column = 50, step = 14, bold = false, size = 10 } = places[index] ?? {};
        // What is beyond the edge of the page is in no file.
        const x = line.length < 40 ? column : 50;
        y += x > end || step > 0 ? step : 14;
        end = x + line.length * 7;
        return { text: line.replaceAll('–', '-').replaceAll('•', '-'), x, y, bold, size: x > 50 ? 10 : size };
      });
      expect(lostWords(await readPages(page), page.map(({ text }) => text).join('\n'))).toEqual([]);
    }),
    runs,
  );
});

test('every word of an item whose name is bold is in one place, however wide its lines are', async () => {
  const words = 'Built with 57 colleagues in 59 weeks, in use until today, and well-known since'.split(' ');
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 6 }),
      fc.integer({ min: 24, max: 90 }),
      fc.boolean(),
      async (count, width, isListed) => {
        let y = 110;
        const sign = isListed ? '- ' : '';
        const items = Array.from({ length: count }, () => {
          const title = { text: `${sign}Ledger Cleanup:`, x: 50, y: (y += 16), bold: true };
          // As wide as the title is.
          const lines = [{ text: '', x: isListed ? 138 : 132, y }];
          for (const word of words) {
            const last = lines.at(-1);
            const indent = lines.length === 1 ? title.text.length + 1 : 0;
            if (last && indent + last.text.length + word.length < width) last.text += ` ${word}`;
            else lines.push({ text: word, x: isListed ? 57 : 50, y: (y += 12) });
          }
          return [title, ...lines.map((line) => ({ ...line, text: line.text.trim() }))];
        });
        const page = [
          { text: 'Ana P. Reyes', x: 50, y: 60, size: 18 },
          { text: 'PROJECTS', x: 50, y: 90, bold: true, size: 13 },
          ...items.flat().filter(({ text }) => text !== ''),
        ];
        expect(lostWords(await readPages(page), page.map(({ text }) => text).join('\n'))).toEqual([]);
      },
    ),
    runs,
  );
});
