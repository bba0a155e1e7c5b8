import { expect, test } from 'vitest';
import { sectionIds } from '#shared/resume/sections/section-order';
import { fullSections } from '#shared/resume/sections/testing/full-sections';
import { keptText } from '../content/kept-text';
import { prepareSource } from '../layout/prepared-source';
import { generatedResume } from '../test/generated-resumes';
import { lizaSource } from '../test/people';
import { printedStrings } from '../test/printed-strings';
import { hostile, maria } from '../test/tagged-sources';
import { markdown } from './markdown';
import { plainText, textSections } from './plain-text';

const everySection = { ...lizaSource, resume: { ...lizaSource.resume, ...fullSections } };
const sources = { maria, 'every section': everySection, generated: generatedResume(3, 'long'), hostile };

/** Markdown as its reader shows it, as far as letters go. */
const shown = (text: string) => text.replace(/\\([!-/:-@[-`{-~])/g, '$1');

test.each(Object.entries(sources))('text and Markdown of %s have every string', (_, source) => {
  const strings = printedStrings(prepareSource(source, keptText), sectionIds);
  const [plain, marked] = [plainText(source), shown(markdown(source))];
  expect(strings.filter((text) => !plain.includes(text))).toEqual([]);
  expect(strings.filter((text) => !marked.includes(text))).toEqual([]);
});

test('plain text is as one would type it', () => {
  expect(plainText(lizaSource)).toContain(
    `Work Experience
---------------
Senior Accountant
Peñafrancia Trading Corporation, Naga City
March 2019 – Present
Closes the books of four branches each month.
- Found ₱2.4 million in duplicate supplier payments
- Moved the ledgers to one system in 90 days
- Teaches month-end closing to new staff

Bookkeeper
`,
  );
  expect(plainText(lizaSource)).toContain(
    'Skills\n------\nFinancial reporting, BIR compliance, Payroll, Bikol, Filipino, English\n',
  );
});

test('its sections are in the user’s order, without hidden and empty ones', () => {
  const resume = {
    ...lizaSource.resume,
    sectionOrder: ['skills', 'summary'],
    hiddenSections: ['education'],
    sectionHeadings: { skills: 'What I do' },
  };
  const sections = textSections({ ...lizaSource, resume });
  expect(sections.map(({ heading }) => heading)).toEqual([
    'Name and contact details',
    'What I do',
    // As by default after what is above it.
    'Credentials',
    'Professional Summary',
    'Work Experience',
  ]);
  expect(sections[0]?.text).toContain(
    'Liza Dimaculangan-Ñunez\nCertified Public Accountant\nliza.nunez@example.com',
  );
});

test('an address that the text does not have follows in parentheses', () => {
  const [license] = fullSections.licenses;
  if (!license) throw new Error('The sample has a license');
  const licenses = [{ ...license, link: 'https://verify.example.com/123' }];
  const text = plainText({ ...lizaSource, resume: { ...lizaSource.resume, licenses } });
  expect(text).toContain('Verify online (https://verify.example.com/123)');
  expect(text).toContain('liza.example.com/work\n');
});

test('Markdown has headings, lists and links, and nothing typed is a sign in it', () => {
  const [job] = lizaSource.resume.experience;
  if (!job) throw new Error('The sample has a job');
  const experience = [
    {
      ...job,
      title: '*Lead* #1 <b>',
      link: 'https://example.com/a_(b)',
      description:
        '2019. A good year\n# not a heading\n• one_two\n  1. nested\nR&D &amp; C++\n1. first\na) letter',
    },
  ];
  const text = markdown({ ...lizaSource, resume: { ...lizaSource.resume, experience } });
  expect(text).toMatch(
    /^# Liza Dimaculangan-Ñunez\n\n\*\*Certified Public Accountant\*\*\n\n\[liza\.nunez@example\.com\]\(<mailto:/,
  );
  expect(text).toContain(`### \\*Lead\\* #1 \\<b>

**[Peñafrancia Trading Corporation, Naga City](<https://example.com/a_(b)>)** | March 2019 – Present

2019\\. A good year

\\# not a heading

- one\\_two
    1. nested

R&D \\&amp; C++

1. first
    - a) letter
`);
});
