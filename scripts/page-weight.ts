// Prints the JavaScript that a first load of each page in shared/pages/page-loads.ts fetches, gzipped and as browsers get it over
// HTTPS, and fails when a page is over its budget for gzip. Reads the built client: run `npm run build` first.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { readClientManifest } from '../server/http/pages/client-manifest';
import { firstLoads } from '../shared/pages/first-loads';

const client = fileURLToPath(new URL('../dist/client', import.meta.url));
const manifest = await readClientManifest(client);

const filesOfChunk = (chunk: string) => {
  const files = manifest.filesOf(chunk);
  if (!files)
    throw new Error(
      `The build has no chunk ${chunk}. Was a file renamed? Correct shared/pages/page-loads.ts.`,
    );
  return [...files];
};

const gzippedKb = (file: string) => gzipSync(readFileSync(join(client, file))).length / 1000;
/** The smallest files are not precompressed (scripts/building/precompress.mjs). */
const sentKb = (file: string) => {
  const path = join(client, file);
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size / 1000;
};
const sumOf = (files: string[], kilobytesOf: (file: string) => number) =>
  files.reduce((sum, file) => sum + kilobytesOf(file), 0);

console.log('First-load JavaScript, gzipped, and as sent with Brotli');
for (const { label, budgetKb, chunks } of firstLoads) {
  const files = new Set([...manifest.entryFiles, ...chunks.flatMap(filesOfChunk)]);
  const scripts = [...files].filter((file) => file.endsWith('.js'));
  const kb = sumOf(scripts, gzippedKb);
  if (kb > budgetKb) process.exitCode = 1;
  console.log(
    `${label.padEnd(20)} ${kb.toFixed(1).padStart(6)} KB of ${String(budgetKb).padStart(3)} KB (sent ${sumOf(scripts, sentKb).toFixed(1).padStart(5)} KB) in ${scripts.length} files  ${kb > budgetKb ? 'OVER' : 'ok'}`,
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
