// Prints the JavaScript that a first load of each page fetches, gzipped, and fails when a page is over its budget.
// Reads the built client: run `npm run build` first.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

const client = fileURLToPath(new URL('../dist/client', import.meta.url));
const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'));

// What a page draws at once, besides the entry. Parts that come with a click (dialogs, PDF) are not first load.
const firstParts = JSON.parse(readFileSync(new URL('../shared/first-parts.json', import.meta.url), 'utf8'));
const budgetsKb = { landing: 110, privacy: 110, terms: 110, profile: 120, credential: 120, dashboard: 210 };

/** Every file that loads with a chunk: itself and its static imports. */
const filesOf = (key, files = new Set()) => {
  const chunk = manifest[key];
  if (!chunk)
    throw new Error(`The manifest has no ${key}. Was a page moved? Change shared/first-parts.json too.`);
  if (files.has(chunk.file)) return files;
  files.add(chunk.file);
  for (const imported of chunk.imports ?? []) filesOf(imported, files);
  return files;
};

const weightOf = (file) => gzipSync(readFileSync(join(client, file))).length;

let over = false;
console.log('First-load JavaScript, gzipped');
for (const [name, budgetKb] of Object.entries(budgetsKb)) {
  const files = new Set();
  for (const key of ['index.html', ...firstParts[name]]) filesOf(key, files);
  const scripts = [...files].filter((file) => file.endsWith('.js'));
  const kb = scripts.reduce((sum, file) => sum + weightOf(file), 0) / 1000;
  const verdict = kb > budgetKb ? 'OVER' : 'ok';
  over ||= kb > budgetKb;
  console.log(
    `${name.padEnd(10)} ${kb.toFixed(1).padStart(6)} KB of ${String(budgetKb).padStart(3)} KB in ${scripts.length} files  ${verdict}`,
  );
}
process.exitCode = over ? 1 : 0;
