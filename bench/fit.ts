// How many resumes end on a nearly empty page: npm run bench fit [number of resumes, 500 by default]
// Made-up resumes that take several pages without fitting, half of them of the usual length and half long ones.
import { templates } from '#shared/document/templates';
import type { Template } from '#shared/document/template';
import type { DocumentSource } from '#shared/document/layout/document';
import { layoutDocument } from '#shared/document/layout/layout-document';
import { columnPairs, unevenness } from '#shared/document/test/column-lengths';
import { generatedResume } from '#shared/document/test/generated-resumes';
import { generatedWithSections } from '#shared/document/test/generated-sections';
import { lastFill } from './last-fill';

const wanted = Number(process.argv[2] ?? 500);
const nearlyEmpty = 0.25;
const goal = 10;

const layOut = (source: DocumentSource, template: Template, density: 'comfortable' | 'automatic') =>
  layoutDocument(source, template, { paper: 'a4', watermark: false, density });

const percent = (part: number, all: number) => `${((part / all) * 100).toFixed(1)} %`.padStart(8);

console.log(
  `${wanted} resumes of several pages per template: how many end on a page less than a quarter full\n`,
);
console.log('template             unfitted   fitted   of them one page now   average fill of the last page');
let misses = 0;
for (const template of templates) {
  const count = { all: 0, before: 0, after: 0, onePage: 0, fill: 0 };
  for (let seed = 0; count.all < wanted && seed < 20 * wanted; seed += 1) {
    const source = generatedResume(Math.floor(seed / 2), seed % 2 === 0 ? 'usual' : 'long');
    const plain = layOut(source, template, 'comfortable');
    if (plain.pages.length === 1) continue;
    const fitted = layOut(source, template, 'automatic');
    const fill = lastFill(fitted, template);
    count.all += 1;
    count.fill += fill;
    if (lastFill(plain, template) < nearlyEmpty) count.before += 1;
    if (fitted.pages.length === 1) count.onePage += 1;
    else if (fill < nearlyEmpty) count.after += 1;
  }
  if ((count.after / count.all) * 100 >= goal) misses += 1;
  console.log(
    `${template.id.padEnd(20)} ${percent(count.before, count.all)} ${percent(count.after, count.all)} ${percent(count.onePage, count.all).padStart(22)} ${percent(count.fill, count.all).padStart(31)}`,
  );
}
console.log(
  `\nThe goal is less than ${goal} % for each template: ${misses === 0 ? 'met' : `missed by ${misses}`}`,
);

console.log(`\nColumns of ${wanted} resumes with more sections: by how many millimeters one is longer\n`);
console.log('template                pairs   average   nine of ten under   most   pages in all');
for (const template of templates) {
  if (template.layout !== 'two-column') continue;
  const documents = Array.from({ length: wanted }, (_, seed) =>
    layOut(generatedWithSections(seed, seed % 2 === 0 ? 'usual' : 'long'), template, 'automatic'),
  );
  const differences = documents
    .flatMap(columnPairs)
    .map(unevenness)
    .sort((a, b) => a - b);
  const mean = differences.reduce((sum, one) => sum + one, 0) / differences.length;
  const figures = [
    String(differences.length).padStart(8),
    mean.toFixed(1).padStart(9),
    (differences[Math.floor(differences.length * 0.9)] ?? 0).toFixed(1).padStart(19),
    (differences.at(-1) ?? 0).toFixed(1).padStart(6),
    String(documents.reduce((sum, { pages }) => sum + pages.length, 0)).padStart(14),
  ];
  console.log(`${template.id.padEnd(20)} ${figures.join(' ')}`);
}
process.exitCode = misses === 0 ? 0 : 1;
