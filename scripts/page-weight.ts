// Prints the JavaScript that a first load of each page in shared/pages/page-table.ts fetches, gzipped, and fails when a page is over
// its budget. Reads the built client: run `npm run build` first.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { readClientManifest } from '../server/http/pages/client-manifest';
import { chunksOf, definitionOf, pageTable, type PageName } from '../shared/pages/page-table';

const client = fileURLToPath(new URL('../dist/client', import.meta.url));
const manifest = await readClientManifest(client);

const filesOfChunk = (chunk: string) => {
  const files = manifest.filesOf(chunk);
  if (!files)
    throw new Error(
      `The build has no chunk ${chunk}. Was a file renamed? Correct shared/pages/page-table.ts.`,
    );
  return [...files];
};

const kilobytesOf = (file: string) => gzipSync(readFileSync(join(client, file))).length / 1000;

let isOver = false;
const printRow = (row: string, budgetKb: number, chunks: string[]) => {
  const files = new Set([...manifest.entryFiles, ...chunks.flatMap(filesOfChunk)]);
  const scripts = [...files].filter((file) => file.endsWith('.js'));
  const kb = scripts.reduce((sum, file) => sum + kilobytesOf(file), 0);
  if (kb > budgetKb) isOver = true;
  console.log(
    `${row.padEnd(20)} ${kb.toFixed(1).padStart(6)} KB of ${String(budgetKb).padStart(3)} KB in ${scripts.length} files  ${kb > budgetKb ? 'OVER' : 'ok'}`,
  );
};

console.log('First-load JavaScript, gzipped');
for (const name of Object.keys(pageTable) as PageName[]) {
  const { audience, budgetKb, firstRun } = definitionOf(name);
  const isSignedIn = audience === 'users' || audience === 'admins';
  printRow(name, budgetKb, chunksOf(name, { isSignedIn }));
  if (!firstRun) continue;
  const reader = { isSignedIn, isFirstRun: true };
  printRow(`${name}, first run`, firstRun.budgetKb, chunksOf(name, reader));
  for (const step of Object.keys(firstRun.steps.preloads))
    printRow(`  its step ${step}`, firstRun.steps.budgetKb, chunksOf(name, { ...reader, step }));
}
process.exitCode = isOver ? 1 : 0;
