// Prints the JavaScript that each page's first load fetches, gzipped: what the entry imports, and what the page preloads. Fails when a
// page is over its budget (docs/performance.md). Reads the built client: run `npm run build` first.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { readClientManifest } from '../server/http/pages/client-manifest';
import { filesOf } from '../server/http/pages/page-tags';
import { pageNames, pageOf, type PageName } from '../shared/pages/page-table';

const maxFiles = 25;
// The goals are 140, 150 and 270 KB (docs/performance.md), of which React, zod and React Query take 108. Each limit is what
// is reached now, so that growth is noticed: lower it with the weight.
const budgetKb = (page: PageName) => {
  if (page === 'landing') return 144;
  if (page === 'dashboard' || page === 'document') return 284;
  // The letterhead shows a resume's page.
  if (page === 'teamBranding') return 288;
  return pageOf(page).serverRendered ? 173 : 271;
};
const stepsBudgetKb = 295;

const client = fileURLToPath(new URL('../dist/client', import.meta.url));
const manifest = await readClientManifest(client);
const gzippedKb = (file: string) => gzipSync(readFileSync(join(client, file))).length / 1000;

const weigh = (name: string, files: Iterable<string>, limitKb: number) => {
  const scripts = [...new Set([...manifest.entryFiles, ...files])].filter((file) => file.endsWith('.js'));
  const kb = scripts.reduce((sum, file) => sum + gzippedKb(file), 0);
  const isOver = kb > limitKb || scripts.length > maxFiles;
  if (isOver) process.exitCode = 1;
  console.log(
    `${name.padEnd(18)} ${kb.toFixed(1).padStart(6)} KB of ${limitKb} KB in ${String(scripts.length).padStart(2)} files  ${isOver ? 'OVER' : 'ok'}`,
  );
};

console.log('First-load JavaScript, gzipped');
for (const page of pageNames) {
  const { chunk, serverRendered } = pageOf(page);
  if (!manifest.filesOf(chunk))
    throw new Error(`The build has no chunk ${chunk}: see shared/pages/page-table.ts.`);
  weigh(page, filesOf(manifest, chunk, !serverRendered), budgetKb(page));
}
const steps = manifest.filesOf('first-run');
if (!steps) throw new Error('The build has no chunk first-run.');
weigh('first-run steps', [...filesOf(manifest, pageOf('dashboard').chunk, true), ...steps], stepsBudgetKb);

// Chunks that import each other run before what they need: see the groups in vite.config.ts.
const chunks = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Record<
  string,
  { file: string; imports?: string[] }
>;
const findCycle = (key: string, path: string[] = []): string[] | undefined => {
  if (path.includes(key)) return [...path, key];
  return chunks[key]?.imports?.map((next) => findCycle(next, [...path, key])).find(Boolean);
};
const cycle = Object.keys(chunks)
  .map((key) => findCycle(key))
  .find(Boolean);
if (cycle) {
  process.exitCode = 1;
  console.log(`Chunks import each other: ${cycle.map((key) => chunks[key]?.file).join(' > ')}`);
}

// What jsPDF would load to draw web pages and SVG. The notices name each package whose code is in a file.
const notices = readFileSync(join(client, 'third-party-notices.txt'), 'utf8');
for (const name of ['html2canvas', 'canvg', 'dompurify']) {
  if (!notices.includes(`## ${name} - `)) continue;
  process.exitCode = 1;
  console.log(`${name} is in the build: see external in vite.config.ts`);
}
if (!notices.includes('## jspdf - ')) {
  process.exitCode = 1;
  console.log('jspdf is not in the build, or the notices have another form');
}
