import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ReadResume } from '#shared/resume/read-resume';
import { docxOf, p, table } from '#shared/reader/testing/archives';
import { readPages } from '#shared/reader/testing/pages';
import { readResumeOf, readText } from '#shared/reader/testing/read';
import { wordsOf } from './conservation';
import { toImportedResume } from './to-imported-resume';

/** The words that an import leaves nowhere, counted with repetition. */
const lostWords = (file: string, read: ReadResume): string[] => {
  const imported = toImportedResume(read);
  if (!imported) return [];
  const { content, person, unplaced, items, consumed = [] } = imported;
  const kept = [JSON.stringify(content).replaceAll('\\n', ' ')].concat(
    [person.name, person.email],
    [...unplaced, ...consumed, ...items].map(({ text }) => text),
    items.map(({ reason = '' }) => reason),
  );
  const free = new Map<string, number>();
  for (const word of kept.flatMap(wordsOf)) free.set(word, (free.get(word) ?? 0) + 1);
  return wordsOf(file).filter((word) => {
    const count = free.get(word) ?? 0;
    free.set(word, count - 1);
    return count <= 0;
  });
};

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
  const imported = toImportedResume(await readText(text));
  expect(imported?.unplaced.map(({ text: left }) => left)).toEqual(['Registered Nurse\nSeptember 2026']);
});

test('every word of a text is in one place', async () => {
  await fc.assert(
    fc.asyncProperty(anyLines, fc.array(fc.nat(2), { minLength: 32, maxLength: 32 }), async (lines, gaps) => {
      const text = lines.map((line, index) => '\n'.repeat(gaps[index] ?? 0) + line).join('\n');
      expect(lostWords(text, await readText(text))).toEqual([]);
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
        expect(lostWords(words, await readResumeOf(docxOf(body)))).toEqual([]);
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
      expect(lostWords(page.map(({ text }) => text).join('\n'), await readPages(page))).toEqual([]);
    }),
    runs,
  );
});
