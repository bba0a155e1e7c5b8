// How much of a resume import finds in files that others made: npm run bench import [JSON Resume files …]
// GROUP=layouts, written, themes, documents or own runs a part of it, THEME=flat or 'dates above' one theme or layout. QUICK=1 runs the
// layouts as PDF and pasted text alone. MISSES=1 prints each field that is not right, but never of what is held out.
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
import { unsureBelow } from '../client/src/features/resume/import/imported-resume';
import { lostWords } from '../client/src/features/resume/import/mapping/testing/lost-words';
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
  withTabs,
} from './import/files';
import type { JsonResume } from './import/json-resume';
import { markdownOf } from './import/markdown';
import { generatedPerson } from './import/people';
import { laterLayouts } from './import/later-layouts';
import { laterPeople } from './import/later-people';
import { latestLayouts } from './import/latest-layouts';
import { latestPeople } from './import/latest-people';
import { layouts, textOfPage } from './import/layouts';
import { newLayouts } from './import/new-layouts';
import { newcomers } from './import/newcomers';
import { professions } from './import/professions';
import { isSure, isWrong, outcomes, scoreOf, type Judged } from './import/score';
import { Shown } from './import/shown';
import { truthOf } from './import/truth';
import { applicants } from './import/applicants';
import { writtenKinds } from './import/written';

/** Themes that the goals name, by their columns. The others are printed apart. */
const columns: Record<string, string> = {
  elegant: 'one column',
  flat: 'one column',
  kendall: 'two columns',
  macchiato: 'two columns',
};
const heldOut = 'held out';

const { QUICK: isQuick, THEME: onlyTheme, MISSES: showMisses } = process.env;
const onlyGroup = isQuick ? 'layouts' : process.env.GROUP;

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

interface Reading {
  group: string;
  source: string;
  person: string;
  judged: Judged[];
  milliseconds: number;
}
const readings: Reading[] = [];
/** Words of all files that are nowhere. */
const lost: { source: string; person: string; words: readonly string[] }[] = [];

const record = (
  group: string,
  source: string,
  person: Person,
  shown: Shown,
  imported: ReturnType<typeof toImportedResume>,
  milliseconds: number,
) => {
  const judged = scoreOf(truthOf(person.json, shown), imported, emptyResume);
  readings.push({ group, source, person: person.name, judged, milliseconds });
};

const recordPdf = async (
  group: string,
  source: string,
  person: Person,
  pdf: Uint8Array<ArrayBuffer>,
  texts = printedTexts(pdf),
) => {
  const start = performance.now();
  const read = await readPdfText(pdf);
  const resume = 'problem' in read ? undefined : readResume(read.text);
  const imported = resume && 'text' in read ? toImportedResume(resume, read.text.pages) : undefined;
  const milliseconds = performance.now() - start;
  if (resume) lost.push({ source, person: person.name, words: lostWords(resume) });
  const links = 'problem' in read ? [] : read.text.pages.flatMap((page) => page.links.map(({ url }) => url));
  record(group, source, person, new Shown(texts, links), imported, milliseconds);
};

const runs = (group: string) => onlyGroup === undefined || onlyGroup === group;
/** Layouts by when they were drawn, each with people of its own. AGE=later runs those alone. */
const ages = {
  '': { drawn: layouts, people: professions },
  'new ': { drawn: newLayouts, people: newcomers },
  'later ': { drawn: laterLayouts, people: laterPeople },
  'latest ': { drawn: latestLayouts, people: latestPeople },
};
const runsAge = (age: string) => process.env.AGE === undefined || age.startsWith(process.env.AGE);
const runsTheme = (name: string) => onlyTheme === undefined || onlyTheme === name;

if (runs('themes')) {
  const { themeNames, renderTheme } = await loadThemes();
  const printer = await openPrinter();
  for (const theme of themeNames) {
    if (!runsTheme(theme)) continue;
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
  group: string,
  source: string,
  person: Person,
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
  shown: Shown,
) => {
  const start = performance.now();
  const read = await readBytes(bytes, name);
  const imported = 'resume' in read ? toImportedResume(read.resume, read.pages) : undefined;
  record(group, source, person, shown, imported, performance.now() - start);
  if ('resume' in read) lost.push({ source, person: person.name, words: lostWords(read.resume) });
};

const isLayout = (group: string) => /layouts, /.test(group);
if (runs('layouts')) {
  const printer = await openPrinter();
  for (const { name, isHeldOut, draw, age, people: all } of Object.entries(ages).flatMap(
    ([each, { drawn, people: own }]) => drawn.map((layout) => ({ ...layout, age: each, people: own })),
  )) {
    if (!runsTheme(name) || !runsAge(age)) continue;
    const ofHalf = Object.entries(all).filter((_, index) => (index % 2 === 1) === isHeldOut);
    const group = `${age}layouts, ${isHeldOut ? 'held out' : 'looked at'}`;
    const pages = ofHalf.map(([profession, json]) => ({
      person: { name: profession, json },
      html: draw(json),
    }));
    for (const { person, html } of pages) {
      const texts = [textOfPage(html)];
      await recordPdf(group, `pdf, ${name}`, person, await printer.print(html), texts);
      await recordDocument(
        group,
        `text, ${name}`,
        person,
        'resume.txt',
        await printer.copy(html),
        new Shown(texts),
      );
    }
    if (isQuick || !hasPandoc()) continue;
    const made = async (to: 'docx' | 'odt', make: () => Promise<Uint8Array>[]) => {
      for (const [index, bytes] of (await Promise.all(make())).entries()) {
        const page = pages[index];
        if (page)
          await recordDocument(
            group,
            `${to}, ${name}`,
            page.person,
            `resume.${to}`,
            new Uint8Array(bytes),
            new Shown([textOfPage(page.html)]),
          );
      }
    };
    await made('docx', () =>
      pages.map(({ html }) => cached('docx', html, () => withPandoc(html, 'html', 'docx'))),
    );
    if (hasLibreOffice()) {
      let printed: Uint8Array[] | undefined;
      const printAll = () =>
        (printed ??= withLibreOffice(
          pages.map(({ html }) => withTabs(html)),
          'docx',
          'pdf',
        ));
      for (const [index, { person, html }] of pages.entries())
        await recordPdf(
          group,
          `word processor, ${name}`,
          person,
          await cached('LibreOffice pdf, tabs and lines', html, () => printAll()[index] ?? new Uint8Array()),
        );
    }
    // LibreOffice's own text of the page, where it is installed.
    let converted: Uint8Array[] | undefined;
    const convert = () =>
      (converted ??= withLibreOffice(
        pages.map(({ html }) => new TextEncoder().encode(html)),
        'html',
        'odt',
      ));
    await made('odt', () =>
      pages.map(({ html }, index) =>
        hasLibreOffice()
          ? cached('LibreOffice odt', html, () => convert()[index] ?? new Uint8Array())
          : cached('odt', html, () => withPandoc(html, 'html', 'odt')),
      ),
    );
  }
  await printer.close();
}

if (runs('written'))
  for (const { name, format, file, isHeldOut, write } of writtenKinds) {
    if (!runsTheme(name) || (format === 'odt' && !hasLibreOffice())) continue;
    const ofHalf = Object.entries(applicants).filter((_, index) => (index % 2 === 1) === isHeldOut);
    for (const [profession, json] of ofHalf) {
      const { bytes, text } = await write(json);
      await recordDocument(
        `written layouts, ${isHeldOut ? 'held out' : 'looked at'}`,
        `${format}, ${name}`,
        { name: profession, json },
        file,
        new Uint8Array(bytes),
        new Shown([text]),
      );
    }
  }

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
        await recordDocument('documents', source, person, name, bytes, new Shown([texts[index] ?? '']));
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
const count = (judged: readonly Judged[], test: (one: Judged) => boolean) => judged.filter(test).length;
const isShown = ({ outcome }: Judged) => outcome !== 'invented';
const isRight = ({ outcome }: Judged) => outcome === 'right';
const isFilled = ({ found }: Judged) => found !== '';
const grouped = <Item>(items: readonly Item[], keyOf: (item: Item) => string): [string, Item[]][] => {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups];
};

const row = (name: string, judged: readonly Judged[], rest = '') => {
  const right = count(judged, isRight);
  const shown = count(judged, isShown);
  console.log(
    `${name.padEnd(36)} ${String(shown).padStart(6)} ${share(right, shown)} % ${share(right, count(judged, isFilled))} %${rest}`,
  );
};

console.log(`\nfile                                  shown  recall precision  time`);
const groups = grouped(readings, ({ group }) => group);
for (const [group, ofGroup] of groups) {
  for (const [source, ofSource] of grouped(ofGroup, (reading) => reading.source)) {
    const mean = ofSource.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / ofSource.length;
    row(
      `  ${source}`,
      ofSource.flatMap(({ judged }) => judged),
      ` ${mean.toFixed(0).padStart(5)} ms`,
    );
  }
  row(
    group,
    ofGroup.flatMap(({ judged }) => judged),
  );
}

const others = groups.filter(([group]) => !isLayout(group));
if (others.length > 0) {
  console.log(
    `\nRecall / precision per field\n${''.padEnd(26)}${others.map(([group]) => group.padStart(16)).join('')}`,
  );
  const sums = others.map(([, ofGroup]) => ofGroup.flatMap(({ judged }) => judged));
  for (const kind of new Set(sums.flat().map((one) => one.kind)))
    console.log(
      kind.padEnd(26) +
        sums
          .map((judged) => {
            const ofKind = judged.filter((one) => one.kind === kind);
            const right = count(ofKind, isRight);
            return `${share(right, count(ofKind, isShown))} / ${share(right, count(ofKind, isFilled))}`.padStart(
              16,
            );
          })
          .join(''),
    );
}

/** Of the fields shown: what became of them. Of the fields filled in: what is wrong, and what of it is not marked. */
const outcomeRow = (name: string, judged: readonly Judged[]) => {
  const shown = count(judged, isShown);
  const filled = count(judged, isFilled);
  const shares = outcomes.slice(0, 5).map((outcome) =>
    share(
      count(judged, (one) => one.outcome === outcome),
      shown,
    ),
  );
  const wrong = [isWrong, (one: Judged) => isWrong(one) && isSure(one)].map((test) =>
    share(count(judged, test), filled),
  );
  console.log(
    `${name.padEnd(36)} ${String(shown).padStart(6)} ${[...shares, ...wrong].map((text) => text.padStart(10)).join('')}`,
  );
};
const outcomeTable = (
  title: string,
  rows: readonly (readonly [name: string, judged: readonly Judged[]])[],
) => {
  console.log(
    `\n${title.padEnd(36)}  shown ${[...outcomes.slice(0, 5), 'wrong', 'and sure'].map((text) => text.padStart(10)).join('')}`,
  );
  for (const [name, judged] of rows) outcomeRow(name, judged);
};
const judgedOf = (some: readonly Reading[]) => some.flatMap(({ judged }) => judged);

for (const [group, ofGroup] of groups.filter(([name]) => isLayout(name))) {
  const by = (keyOf: (reading: Reading) => string) =>
    grouped(ofGroup, keyOf).map(([name, some]) => [name, judgedOf(some)] as const);
  outcomeTable(
    `${group}: layout`,
    by(({ source }) => source.slice(source.indexOf(', ') + 2)),
  );
  outcomeTable(
    'profession',
    by(({ person }) => person),
  );
  outcomeTable(
    'field',
    grouped(judgedOf(ofGroup), ({ kind }) => kind),
  );
  outcomeTable(
    'format',
    by(({ source }) => source.split(', ')[0] ?? ''),
  );
  outcomeTable('all', [[group, judgedOf(ofGroup)]]);
}

const files = lost.filter(({ words }) => words.length > 0);
console.log(
  `\nWords of the files that are in no field and in no list: ${files.flatMap(({ words }) => words).length}`,
);
for (const { source, person, words } of files) console.log(`  ${source}, ${person}: ${words.join(' ')}`);
console.log(`\nShown with a confidence of            filled   right`);
const filled = readings
  .flatMap(({ judged }) => judged)
  .filter((one) => isFilled(one) && one.confidence !== undefined);
for (const [from, to] of [
  [0, 0.5],
  [0.5, unsureBelow],
  [unsureBelow, 0.9],
  [0.9, 1.01],
] as const) {
  const ones = filled.filter(({ confidence = 0 }) => confidence >= from && confidence < to);
  const name = `${from} to ${Math.min(to, 1)}, ${from < unsureBelow ? 'marked' : 'not marked'}`;
  console.log(
    `${name.padEnd(36)} ${String(ones.length).padStart(7)} ${share(count(ones, isRight), ones.length)} %`,
  );
}

if (showMisses)
  for (const { group, source, person, judged } of readings)
    if (!group.endsWith('layouts, held out'))
      for (const one of judged)
        if (!isRight(one))
          console.log(
            `${source}, ${person}, ${one.kind}, ${one.outcome}${isWrong(one) && isSure(one) ? ', sure' : ''}\n    shown ${JSON.stringify(one.expected.slice(0, 160))}\n    found ${JSON.stringify(one.found.slice(0, 160))}`,
          );
