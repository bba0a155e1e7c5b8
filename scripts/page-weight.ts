// Prints the JavaScript that each page's first load fetches, gzipped: what the entry imports, and what the page preloads. Fails when a
// page is over its budget (docs/performance.md). Reads the built client: run `npm run build` first.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { readClientManifest } from '../server/http/pages/client-manifest';
import { filesOf } from '../server/http/pages/page-tags';
import { pageNames, pageOf, type PageName } from '../shared/pages/page-table';

// The goals are 25 files, 140, 150 and 270 KB (docs/performance.md): lower these as the pages come closer.
const maxFiles = 38;
const budgetKb = (page: PageName) => {
  if (page === 'landing') return 155;
  return pageOf(page).serverRendered ? 165 : 310;
};

const client = fileURLToPath(new URL('../dist/client', import.meta.url));
const manifest = await readClientManifest(client);
const gzippedKb = (file: string) => gzipSync(readFileSync(join(client, file))).length / 1000;

console.log('First-load JavaScript, gzipped');
for (const page of pageNames) {
  const { chunk, serverRendered } = pageOf(page);
  if (!manifest.filesOf(chunk))
    throw new Error(`The build has no chunk ${chunk}: see shared/pages/page-table.ts.`);
  const files = new Set([...manifest.entryFiles, ...filesOf(manifest, chunk, !serverRendered)]);
  const scripts = [...files].filter((file) => file.endsWith('.js'));
  const kb = scripts.reduce((sum, file) => sum + gzippedKb(file), 0);
  const isOver = kb > budgetKb(page) || scripts.length > maxFiles;
  if (isOver) process.exitCode = 1;
  console.log(
    `${page.padEnd(18)} ${kb.toFixed(1).padStart(6)} KB of ${budgetKb(page)} KB in ${String(scripts.length).padStart(2)} files  ${isOver ? 'OVER' : 'ok'}`,
  );
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
