// The resume document's figures compared with two other libraries on the same resume: npm run bench document
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { samplePerson, sampleResume } from '#shared/resume/sample-resume';
import { resumeLimits } from '#shared/resume/resume-fields';
import type { ResumeContent } from '#shared/resume/schema';
import { defaultTemplate, templates } from '#shared/document/templates';
import type { DocumentSource } from '#shared/document/layout/document';
import { layoutDocument } from '#shared/document/layout/layout-document';
import { loadTypeface } from '#shared/document/layout/typefaces';
import { attachableDocument } from '#shared/document/pdf/resume-pdf';
import { paintPdf } from '#shared/document/pdf/paint-pdf';
import { measureBuilder, measureKeystroke } from './keystroke';

const here = (path: string) => new URL(path, import.meta.url);
if (!existsSync(here('peers/node_modules')))
  execFileSync('npm', ['ci'], { cwd: here('peers'), stdio: 'inherit' });
// Do not measure React's development checks.
process.env['NODE_ENV'] = 'production';
// A variable path: the packages are installed only for the bench, so tsc must not resolve them.
const peersModule = './peers/peers.mjs';
type MakePdf = (person: typeof samplePerson, resume: ResumeContent) => Promise<Uint8Array>;
const peers = (await import(peersModule)) as { withReactPdf: MakePdf; withPdfmake: MakePdf };

const fontFile = (name: string) => new Uint8Array(readFileSync(here(`../shared/document/fonts/${name}.ttf`)));
const fonts = {
  regular: fontFile('regular'),
  bold: fontFile('bold'),
  'serif-regular': fontFile('serif-regular'),
  'serif-bold': fontFile('serif-bold'),
};
await loadTypeface('serif');

/** The sample with this many jobs, repeating its first `kinds` ones. */
const withJobs = (count: number, kinds = 2): ResumeContent => ({
  ...sampleResume,
  experience: Array.from({ length: count }, (_, i) => sampleResume.experience[i % kinds]).filter(
    (job) => job !== undefined,
  ),
});
const sourceOf = (resume: ResumeContent): DocumentSource => ({
  person: samplePerson,
  resume,
  credentials: [],
});
const options = { paper: 'a4', watermark: false } as const;

/** The median of many runs, after a warm-up, in milliseconds. */
const median = async (runs: number, work: () => unknown) => {
  const times: number[] = [];
  for (let i = 0; i < runs * 1.5; i++) {
    const start = performance.now();
    await work();
    if (i >= runs / 2) times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? NaN;
};

const pageCount = (pdf: Uint8Array) =>
  Buffer.from(pdf)
    .toString('latin1')
    .match(/\/Type\s*\/Page\b/g)?.length;
const ours = (resume: ResumeContent) => {
  const laidOut = layoutDocument(sourceOf(resume), defaultTemplate, options);
  return paintPdf(laidOut, fonts);
};

/** With its data attached, as downloads are. */
const oursAttached = (resume: ResumeContent) =>
  paintPdf(attachableDocument(sourceOf(resume), defaultTemplate, { ...options, attachData: true }), fonts);

const line = (what: string, found: string, wanted: string, good: boolean) => {
  if (!good) process.exitCode = 1;
  console.log(`${good ? 'ok ' : 'BAD'}  ${what.padEnd(58)} ${found.padStart(10)}   ${wanted}`);
};

const two = withJobs(7);
for (const template of templates) {
  const time = await median(300, () => layoutDocument(sourceOf(two), template, options));
  const pages = layoutDocument(sourceOf(two), template, options).pages.length;
  line(`layout, ${template.id}, ${pages} pages`, `${time.toFixed(2)} ms`, 'under 5 ms', time < 5);
}
const keystroke = await measureKeystroke(two);
line(
  'keystroke to repaint, two pages, 4x slower processor',
  `${keystroke.toFixed(1)} ms`,
  'under 50 ms',
  keystroke < 50,
);

const typing = await measureBuilder(two);
line(
  `key to painted field in the builder, ${typing.pages} pages, 4x slower`,
  `${typing.field.toFixed(1)} ms`,
  'under 50 ms',
  typing.field < 50,
);
line(
  `key to painted preview in the builder, ${typing.pages} pages, 4x slower`,
  `${typing.preview.toFixed(1)} ms`,
  'under 50 ms',
  typing.preview < 50,
);

/** As many jobs as the form allows, each as long as the sample's longest, and schools up to the tenth page. */
const ten = {
  ...withJobs(resumeLimits.entries, 1),
  education: Array.from({ length: 6 }, () => sampleResume.education).flat(),
};
const bytes = ours(sampleResume).length;
line('PDF, one page without photo', `${(bytes / 1024).toFixed(1)} KB`, 'under 45 KB', bytes < 45 * 1024);

const attachedBytes = oursAttached(sampleResume).length;
line(
  'PDF, one page without photo, with its data',
  `${(attachedBytes / 1024).toFixed(1)} KB`,
  'under 45 KB',
  attachedBytes < 45 * 1024,
);

console.log('\nThe same resume          one page    many pages     size of one');
/** Takes turns, so that what else the machine does, and what the runtime has learned, is shared alike. */
const makers: Record<string, (resume: ResumeContent) => Uint8Array | Promise<Uint8Array>> = {
  husay: ours,
  'husay, with its data': oursAttached,
  '@react-pdf/renderer': (resume) => peers.withReactPdf(samplePerson, resume),
  pdfmake: (resume) => peers.withPdfmake(samplePerson, resume),
};
const times = new Map(
  Object.keys(makers).map((name) => [name, { one: [] as number[], many: [] as number[] }]),
);
for (let round = 0; round < 30; round++)
  for (const [name, make] of Object.entries(makers))
    for (const [size, resume] of [
      ['one', sampleResume],
      ['many', ten],
    ] as const) {
      if (size === 'many' && round % 2) continue;
      const start = performance.now();
      await make(resume);
      // The first third warms up.
      if (round >= 10) times.get(name)?.[size].push(performance.now() - start);
    }
const middle = (all: number[] = []) => all.sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? NaN;
const found = new Map<string, { one: number; many: number }>();
for (const [name, make] of Object.entries(makers)) {
  const [one, many] = [middle(times.get(name)?.one), middle(times.get(name)?.many)];
  found.set(name, { one, many });
  const [small, large] = [await make(sampleResume), await make(ten)];
  console.log(
    `${name.padEnd(22)} ${one.toFixed(1).padStart(7)} ms ${many.toFixed(1).padStart(8)} ms (${pageCount(large) ?? '?'}) ${(small.length / 1024).toFixed(1).padStart(8)} KB`,
  );
}
console.log('');
const peer = found.get('@react-pdf/renderer');
for (const [what, name] of [
  ['PDF', 'husay'],
  ['PDF with its data', 'husay, with its data'],
] as const) {
  const made = found.get(name);
  const [one, many] = [(made?.one ?? NaN) / (peer?.one ?? NaN), (made?.many ?? NaN) / (peer?.many ?? NaN)];
  line(`${what}, one page, of @react-pdf/renderer`, one.toFixed(2), 'at most 0.8', one <= 0.8);
  line(`${what}, ten pages, of @react-pdf/renderer`, many.toFixed(2), 'at most 0.45', many <= 0.45);
}
