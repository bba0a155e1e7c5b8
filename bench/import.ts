// How much of a resume import finds in files that others made: npm run bench import [JSON Resume files …]
// GROUP=themes, documents or own, and THEME=flat or the like, run a part of it; MISSES=1 prints each field that is not right.
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { emptyResume } from '#shared/resume/empty-resume';
import { exportJsonResume } from '#shared/resume/json-resume/export';
import { samplePerson, sampleResume } from '#shared/resume/sample-resume';
import { templates } from '#shared/document/templates';
import type { DocumentSource } from '#shared/document/layout/document';
import { layoutDocument } from '#shared/document/layout/layout-document';
import { loadTypeface } from '#shared/document/layout/typefaces';
import { paintPdf } from '#shared/document/pdf/paint-pdf';
import { generatedResumes } from '#shared/document/test/generated-resumes';
import { fontFiles } from '#shared/document/test/pdf-file';
import { toImportedResume } from '../client/src/features/resume/import/mapping/to-imported-resume';
import { readPdfText } from '#shared/reader/pdf/read-pdf-text';
import { readResume } from '#shared/reader/read-resume';
import { readBytes } from '#shared/reader/read-bytes';
import {
  cached,
  hasLibreOffice,
  hasPandoc,
  loadThemes,
  openPrinter,
  printedTexts,
  withLibreOffice,
  withPandoc,
} from './import/files';
import type { JsonResume } from './import/json-resume';
import { markdownOf } from './import/markdown';
import { generatedPerson } from './import/people';
import { scoreOf, totalOf, type Miss, type Tally } from './import/score';
import { Shown } from './import/shown';
import { truthOf } from './import/truth';

/** Themes that the goals name, by their columns. The others are printed apart. */
const columns: Record<string, string> = {
  elegant: 'one column',
  flat: 'one column',
  kendall: 'two columns',
  macchiato: 'two columns',
};
const heldOut = 'held out';

const { GROUP: onlyGroup, THEME: onlyTheme, MISSES: showMisses } = process.env;

interface Person {
  name: string;
  json: JsonResume;
}

const people: Person[] = [
  ...process.argv.slice(2).map((path) => ({
    name: basename(path),
    json: JSON.parse(readFileSync(path, 'utf8')) as JsonResume,
  })),
  ...Array.from({ length: 10 }, (_, index) => ({
    name: `generated ${index + 1}`,
    json: generatedPerson(index + 1),
  })),
];

interface Result {
  group: string;
  source: string;
  tallies: Map<string, Tally>;
  milliseconds: number[];
}
const results = new Map<string, Result>();
const misses: (Miss & { source: string; person: string })[] = [];

const record = (
  group: string,
  source: string,
  person: Person,
  shown: Shown,
  imported: ReturnType<typeof toImportedResume>,
  milliseconds: number,
) => {
  const result: Result = results.get(source) ?? { group, source, tallies: new Map(), milliseconds: [] };
  results.set(source, result);
  const score = scoreOf(truthOf(person.json, shown), imported, emptyResume);
  for (const [kind, tally] of score.kinds) {
    const sum = result.tallies.get(kind) ?? { expected: 0, found: 0, right: 0 };
    result.tallies.set(kind, {
      expected: sum.expected + tally.expected,
      found: sum.found + tally.found,
      right: sum.right + tally.right,
    });
  }
  result.milliseconds.push(milliseconds);
  misses.push(...score.misses.map((miss) => ({ ...miss, source, person: person.name })));
};

const recordPdf = async (group: string, source: string, person: Person, pdf: Uint8Array<ArrayBuffer>) => {
  const texts = printedTexts(pdf);
  const start = performance.now();
  const read = await readPdfText(pdf);
  const imported = 'problem' in read ? undefined : toImportedResume(readResume(read.text), read.text.pages);
  const milliseconds = performance.now() - start;
  const links = 'problem' in read ? [] : read.text.pages.flatMap((page) => page.links.map(({ url }) => url));
  record(group, source, person, new Shown(texts, links), imported, milliseconds);
};

const runs = (group: string) => onlyGroup === undefined || onlyGroup === group;

if (runs('themes')) {
  const { themeNames, renderTheme } = await loadThemes();
  const printer = await openPrinter();
  for (const theme of themeNames) {
    if (onlyTheme !== undefined && onlyTheme !== theme) continue;
    for (const person of people)
      await recordPdf(
        columns[theme] ?? heldOut,
        `pdf, ${theme}`,
        person,
        await printer.print(await renderTheme(theme, person.json)),
      );
  }
  await printer.close();
}

const recordDocument = async (
  source: string,
  person: Person,
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
  shown: Shown,
) => {
  const start = performance.now();
  const read = await readBytes(bytes, name);
  const imported = 'resume' in read ? toImportedResume(read.resume, read.pages) : undefined;
  record('documents', source, person, shown, imported, performance.now() - start);
};

if (runs('documents') && !hasPandoc()) console.log('Documents are left out: pandoc is not installed.');
if (runs('documents') && hasPandoc()) {
  const texts = people.map(({ json }) => markdownOf(json));
  const made = (to: 'docx' | 'odt' | 'plain') =>
    Promise.all(texts.map((text) => cached(to, text, () => withPandoc(text, 'markdown', to))));
  const documents = [
    { source: 'docx, pandoc', name: 'resume.docx', files: await made('docx') },
    { source: 'odt, pandoc', name: 'resume.odt', files: await made('odt') },
    { source: 'text, pandoc', name: 'resume.txt', files: await made('plain') },
  ];
  if (hasLibreOffice()) {
    const [docx, odt] = documents.map(({ files }) => files);
    for (const [to, from, sources] of [
      ['odt', 'docx', docx ?? []],
      ['docx', 'odt', odt ?? []],
    ] as const) {
      // One start of the program converts all of them.
      let converted: Uint8Array[] | undefined;
      const convert = () => (converted ??= withLibreOffice(sources, from, to));
      const files = texts.map((text, index) =>
        cached(`LibreOffice ${to}`, text, () => convert()[index] ?? new Uint8Array()),
      );
      documents.push({ source: `${to}, LibreOffice`, name: `resume.${to}`, files: await Promise.all(files) });
    }
  } else console.log('Documents of LibreOffice are left out: soffice is not installed.');
  for (const { source, name, files } of documents)
    for (const [index, bytes] of files.entries()) {
      const person = people[index];
      if (person && bytes.length > 0)
        await recordDocument(source, person, name, bytes, new Shown([texts[index] ?? '']));
    }
}

if (runs('own')) {
  await loadTypeface('serif');
  const sources: DocumentSource[] = [
    { person: samplePerson, resume: sampleResume, credentials: [] },
    ...generatedResumes(10).map((source) => ({ ...source, credentials: [], profileUrl: undefined })),
  ];
  for (const template of templates)
    for (const [index, source] of sources.entries()) {
      const pdf = paintPdf(layoutDocument(source, template, { paper: 'a4', watermark: false }), fontFiles);
      const json = exportJsonResume(
        { ...source.resume, profilePhotoUrl: '' },
        { ...source.person, origin: 'https://husay.example' },
      ) as JsonResume;
      await recordPdf('our own', `pdf, our ${template.id}`, { name: `own ${index}`, json }, pdf);
    }
}

const share = (part: number, all: number) =>
  all === 0 ? '    –' : `${((part / all) * 100).toFixed(1).padStart(5)}`;
const row = (name: string, { expected, found, right }: Tally, rest = '') =>
  console.log(
    `${name.padEnd(30)} ${String(expected).padStart(6)} ${share(right, expected)} % ${share(right, found)} %${rest}`,
  );

console.log(`\n${people.length} people\n\nfile                            shown  recall precision  time`);
const groups = [...new Set([...results.values()].map(({ group }) => group))];
const sumOf = (ofGroup: readonly Result[]) => {
  const kinds = new Map<string, Tally>();
  for (const { tallies } of ofGroup)
    for (const [kind, tally] of tallies) {
      const sum = kinds.get(kind) ?? { expected: 0, found: 0, right: 0 };
      kinds.set(kind, {
        expected: sum.expected + tally.expected,
        found: sum.found + tally.found,
        right: sum.right + tally.right,
      });
    }
  return kinds;
};
for (const group of groups) {
  const ofGroup = [...results.values()].filter((result) => result.group === group);
  for (const { source, tallies, milliseconds } of ofGroup) {
    const mean = milliseconds.reduce((sum, value) => sum + value, 0) / milliseconds.length;
    row(`  ${source}`, totalOf({ kinds: tallies }), ` ${mean.toFixed(0).padStart(5)} ms`);
  }
  row(group, totalOf({ kinds: sumOf(ofGroup) }));
}

const kinds = [...new Set([...results.values()].flatMap(({ tallies }) => [...tallies.keys()]))];
console.log(
  `\nRecall / precision per field\n${''.padEnd(26)}${groups.map((group) => group.padStart(16)).join('')}`,
);
const sums = groups.map((group) => sumOf([...results.values()].filter((result) => result.group === group)));
for (const kind of kinds)
  console.log(
    kind.padEnd(26) +
      sums
        .map((sum) => {
          const { expected, found, right } = sum.get(kind) ?? { expected: 0, found: 0, right: 0 };
          return `${share(right, expected)} / ${share(right, found)}`.padStart(16);
        })
        .join(''),
  );

if (showMisses) {
  console.log();
  for (const { source, person, kind, expected, found } of misses)
    console.log(
      `${source}, ${person}, ${kind}\n    shown ${JSON.stringify(expected.slice(0, 160))}\n    found ${JSON.stringify(found.slice(0, 160))}`,
    );
}
