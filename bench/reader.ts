// How much of a resume a machine finds in its PDF: npm run bench reader [JSON Resume files …]
// Our own templates first, then themes that others made, printed by Chromium.
import { samplePerson, sampleResume } from '#shared/resume/sample-resume';
import { templates } from '#shared/document/templates';
import { compareFields, type ComparedField } from '../client/src/features/resume/check/compare';
import type { DocumentSource } from '#shared/document/layout/document';
import { layoutDocument } from '#shared/document/layout/layout-document';
import { loadTypeface } from '#shared/document/layout/typefaces';
import { printableLines } from '#shared/document/layout/printable-text';
import { paintPdf } from '#shared/document/pdf/paint-pdf';
import { generatedResumes } from '#shared/document/test/generated-resumes';
import { fontFiles } from '#shared/document/test/pdf-file';
import { readPdfText } from '#shared/reader/pdf/read-pdf-text';
import { readResume } from '#shared/reader/read-resume';
import { resumesInFiles } from './json-resume-files';

await loadTypeface('serif');

const generated = 40;

const fromFiles = resumesInFiles(process.argv.slice(2));
const resumes: { name: string; source: DocumentSource }[] = [
  { name: 'sample', source: { person: samplePerson, resume: sampleResume, credentials: [] } },
  ...fromFiles,
  ...generatedResumes(generated).map((source, index) => ({ name: `generated ${index + 1}`, source })),
];

/** The text that a PDF can hold: a character that no font has is printed as a box, of which the user is warned. */
const asPrinted = (text: string, missing: Set<string>) => {
  const missingHere = new Set<string>();
  const printed = printableLines(text, missingHere);
  for (const character of missingHere) missing.add(character);
  return missingHere.size > 0 ? printed : text;
};

/** The resume with what a PDF can hold of each of its texts, and the characters that no font has. */
const printableOf = ({ person, resume }: DocumentSource) => {
  const missing = new Set<string>();
  const typed = { person, resume: { ...resume, profilePhotoUrl: '' } };
  const printable = JSON.parse(JSON.stringify(typed), (_name, value: unknown) =>
    typeof value === 'string' ? asPrinted(value, missing) : value,
  ) as typeof typed;
  return { ...printable, missing };
};

const share = (part: number, all: number) =>
  all === 0 ? '   –  ' : `${((part / all) * 100).toFixed(1).padStart(5)}%`;

/** Strings of one entry that stand between the strings of another. */
const mixedEntries = (fields: readonly ComparedField[], text: string) => {
  const entries = new Map<string, number[]>();
  for (const { field, text: typed } of fields) {
    const key = /^(?:experience|education)\.\d+/.exec(field ?? '')?.[0];
    const start = (typed.split('\n')[0] ?? '').replace(/^[-•*▪]\s*/, '').slice(0, 24);
    const position = text.indexOf(start);
    // A text that occurs in several places proves nothing.
    if (position !== text.lastIndexOf(start)) continue;
    // A year or a duration may stand in several entries.
    if (key && position >= 0 && typed.length > 12 && !/duration|year/.test(field ?? ''))
      entries.set(key, [...(entries.get(key) ?? []), position]);
  }
  const spans = [...entries].map(([key, positions]) => ({
    kind: key.split('.')[0],
    from: Math.min(...positions),
    to: Math.max(...positions),
  }));
  return spans.filter((span) =>
    spans.some(
      (other) => other !== span && other.kind === span.kind && other.from > span.from && other.from < span.to,
    ),
  ).length;
};

const kindOf = ({ field, label }: ComparedField) =>
  field?.includes('.') ? `${field.split('.')[0] ?? ''} ${label.toLowerCase()}` : label.toLowerCase();

const misses: string[] = [];
const unprintable = new Map<string, string>();
console.log(`Our templates: ${resumes.length} resumes each, read back from their PDF\n`);
console.log('template            strings  fields  mixed entries  read in');
const byKind = new Map<string, Map<string, { found: number; all: number }>>();
for (const template of templates) {
  const counts = { strings: 0, found: 0, all: 0, mixed: 0, milliseconds: 0 };
  for (const { name, source } of resumes) {
    const document = layoutDocument(source, template, { paper: 'a4', watermark: false });
    const pdf = paintPdf(document, fontFiles);
    const start = performance.now();
    const result = await readPdfText(pdf);
    if ('problem' in result) throw new Error(`${name} in ${template.id} cannot be read: ${result.problem}`);
    const seen = readResume(result.text);
    counts.milliseconds += performance.now() - start;
    const { person, resume, missing } = printableOf(source);
    const warned = new Set(document.warnings.flatMap(({ characters }) => characters));
    for (const character of missing) {
      if (!warned.has(character)) throw new Error(`${name} in ${template.id}: no warning about ${character}`);
      unprintable.set(character, name);
    }
    const fields = compareFields(person, resume, seen);
    counts.mixed += mixedEntries(fields, seen.text.replace(/\n/g, ' '));
    for (const field of fields) {
      const kinds = byKind.get(kindOf(field)) ?? new Map<string, { found: number; all: number }>();
      const tally = kinds.get(template.id) ?? { found: 0, all: 0 };
      counts.all += 1;
      tally.all += 1;
      if (field.status !== 'missing') counts.strings += 1;
      if (field.status === 'found') {
        counts.found += 1;
        tally.found += 1;
      } else
        misses.push(
          `${template.id}, ${name}, ${kindOf(field)}, ${field.status}\n    typed ${JSON.stringify(field.text.slice(0, 100))}\n    read  ${JSON.stringify(field.seen?.slice(0, 100))}`,
        );
      byKind.set(kindOf(field), kinds.set(template.id, tally));
    }
  }
  console.log(
    `${template.id.padEnd(18)} ${share(counts.strings, counts.all)}  ${share(counts.found, counts.all)} ${String(counts.mixed).padStart(10)} ${(counts.milliseconds / resumes.length).toFixed(1).padStart(11)} ms`,
  );
  if (counts.strings < counts.all || counts.found < counts.all || counts.mixed > 0) process.exitCode = 1;
}

for (const [character, name] of unprintable)
  console.log(`\nNo font has ${character} (${name}): read back as the box that is printed, after a warning.`);

console.log(`\nFields right per kind    ${templates.map(({ id }) => id.padStart(16)).join('')}`);
for (const [kind, tallies] of byKind)
  console.log(
    `${kind.padEnd(24)} ${templates.map(({ id }) => share(tallies.get(id)?.found ?? 0, tallies.get(id)?.all ?? 0).padStart(16)).join('')}`,
  );

if (process.env['MISSES']) console.log(`\n${misses.join('\n')}`);
