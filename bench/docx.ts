// Whether LibreOffice shows every string of the Word documents, and ends no page in a heading: npm run bench docx [a folder
// for the files, JSON Resume files …]
// Needs soffice and the metrics of Calibri and Cambria (Debian: libreoffice-writer, fonts-crosextra-carlito, fonts-crosextra-caladea),
// and pdftotext (poppler-utils).
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { product } from '#shared/product/product';
import { fullSections } from '#shared/resume/sections/testing/full-sections';
import { sectionIds } from '#shared/resume/sections/section-order';
import { sectionsOf, templates } from '#shared/document/templates';
import { keptText } from '#shared/document/content/kept-text';
import { withPortalDates } from '#shared/document/content/portal-dates';
import { portalDocx, resumeDocx } from '#shared/document/docx/resume-docx';
import type { DocumentSource } from '#shared/document/layout/document';
import { prepareSource, type PreparedSource } from '#shared/document/layout/prepared-source';
import { profileCode } from '#shared/document/profile-code';
import { docxProblems } from '#shared/document/test/docx/check-docx';
import { docxParts } from '#shared/document/test/docx/docx-parts';
import { generatedResume } from '#shared/document/test/generated-resumes';
import { printedStrings } from '#shared/document/test/printed-strings';
import { hostile, maria } from '#shared/document/test/tagged-sources';
import { resumesInFiles } from './json-resume-files';

const given = process.argv.slice(2);
const folder = given.find((path) => !path.endsWith('.json')) ?? mkdtempSync(join(tmpdir(), 'resume-docx-'));
mkdirSync(folder, { recursive: true });
const portrait =
  '<svg width="480" height="480"><rect width="480" height="480" fill="#cbd5e1"/><circle cx="240" cy="190" r="95" fill="#64748b"/><circle cx="240" cy="480" r="180" fill="#64748b"/></svg>';
const photo = new Uint8Array(await sharp(Buffer.from(portrait)).jpeg().toBuffer());

/** A made-up resume with every section. */
const everySection = async (seed: number): Promise<DocumentSource> => {
  const { resume, ...rest } = generatedResume(seed, seed % 2 === 0 ? 'usual' : 'long');
  const profileUrl = `https://husay.example/profile/person-${seed}`;
  return {
    ...rest,
    resume: { ...resume, ...fullSections },
    profileUrl,
    profileCode: await profileCode(profileUrl),
  };
};

const samples = [
  { name: 'maria', source: maria },
  { name: 'every-section-1', source: await everySection(4) },
  { name: 'every-section-2', source: await everySection(7) },
  { name: 'hostile', source: hostile },
  ...resumesInFiles(given.filter((path) => path.endsWith('.json'))),
];

const choices = { paper: 'a4', watermark: false } as const;
interface Made {
  name: string;
  person: string;
  strings: string[];
  /** Headings, and headlines with text below them. */
  headings: string[];
  milliseconds: number;
  problems: string[];
}
const made: Made[] = [];
const headingsOf = ({ arrangement, experience, education, credentials, sections }: PreparedSource) => {
  const others = [...sections.values()].flatMap((content) => ('entries' in content ? content.entries : []));
  return [
    'Personal Information',
    ...sectionIds.map((id) => arrangement.headingOf(id)),
    ...[...experience, ...education, ...credentials, ...others]
      .filter(({ place, time, description }) => place || time || description)
      .map(({ headline }) => headline),
  ];
};

const write = async (
  name: string,
  { person, strings, headings }: Pick<Made, 'person' | 'strings' | 'headings'>,
  make: () => Promise<Uint8Array>,
) => {
  const start = performance.now();
  const bytes = await make();
  const milliseconds = performance.now() - start;
  writeFileSync(join(folder, `${name}.docx`), bytes);
  made.push({ name, person, strings, headings, milliseconds, problems: docxProblems(docxParts(bytes)) });
};
for (const { name, source } of samples) {
  const prepared = prepareSource(source, keptText);
  const about = { person: prepared.name, headings: headingsOf(prepared) };
  for (const template of templates)
    await write(
      `${template.id}.${name}`,
      { ...about, strings: printedStrings(prepared, sectionsOf(template)) },
      () => resumeDocx(source, template, choices, photo),
    );
  const plain = { ...source, resume: { ...source.resume, sectionHeadings: {} } };
  await write(
    `portal.${name}`,
    { ...about, strings: printedStrings(withPortalDates(prepareSource(plain, keptText)), sectionIds) },
    () => portalDocx(source, choices),
  );
}

const files = made.map(({ name }) => join(folder, `${name}.docx`));
execFileSync('soffice', ['--headless', '--convert-to', 'pdf', '--outdir', folder, ...files], {
  stdio: 'ignore',
});

/** Letters and figures without spaces: lines of a PDF end elsewhere. Emoji need fonts that may be missing. */
const letters = (text: string) =>
  text.normalize('NFKC').replace(/[\s\p{Cf}\p{Mn}\p{Extended_Pictographic}\p{RI}\p{Emoji_Modifier}]/gu, '');

console.log(`\n${made.length} documents in ${folder}, as LibreOffice shows them\n`);
console.log('document'.padEnd(48), 'strings   missing   problems      ms');
const totals = { strings: 0, missing: 0, problems: 0 };
/** Without what is printed at the edges of pages, which may be in the middle of a paragraph. */
const content = (text: string, person: string) =>
  text
    .replaceAll(letters(`Generated with ${product.name} - Premium Resume Builder`), '')
    .split(letters(`${person} ·`))
    .map((part, i) => (i > 0 ? part.replace(/^\d+\/\d+/, '') : part))
    .join('');

const textOf = (pdf: string, ...mode: string[]) =>
  execFileSync('pdftotext', [...mode, '-enc', 'UTF-8', pdf, '-'], { encoding: 'utf8', maxBuffer: 1e8 });

/** The last lines of pages that others follow, without those at the edge. */
const lastLines = (pdf: string, person: string) =>
  textOf(pdf, '-raw')
    .split('\f')
    .slice(0, -2)
    .map(
      (page) =>
        page
          .split('\n')
          .filter((line) => content(letters(line), person) !== '')
          .at(-1) ?? '',
    );

for (const { name, person, strings, headings, milliseconds, problems } of made) {
  const pdf = join(folder, `${name}.pdf`);
  const read = (...mode: string[]) => content(letters(textOf(pdf, ...mode)), person);
  const texts = existsSync(pdf) ? [read('-raw'), read()] : [];
  // What is left of a page without the lines at its edges.
  const emptyPages = existsSync(pdf)
    ? textOf(pdf)
        .split('\f')
        .slice(0, -1)
        .filter((page) => content(letters(page), person) === '').length
    : 0;
  if (emptyPages > 0) problems.push(`${emptyPages} empty pages`);
  const titles = new Set(headings.map(letters));
  for (const line of existsSync(pdf) ? lastLines(pdf, person) : [])
    if (titles.has(letters(line))) problems.push(`a page ends in ${JSON.stringify(line)}`);
  const missing = strings.filter((text) => !texts.some((whole) => whole.includes(letters(text))));
  totals.strings += strings.length;
  totals.missing += missing.length;
  totals.problems += problems.length;
  console.log(
    name.padEnd(48),
    String(strings.length).padStart(7),
    String(missing.length).padStart(9),
    String(problems.length).padStart(10),
    milliseconds.toFixed(0).padStart(7),
  );
  for (const text of missing) console.log(`    missing ${JSON.stringify(text.slice(0, 100))}`);
  for (const problem of problems) console.log(`    ${problem}`);
}
console.log(
  `\n${totals.strings} strings, ${totals.missing} missing, ${totals.problems} problems of the format`,
);
process.exitCode = totals.missing + totals.problems > 0 ? 1 : 0;
