// Prints the JavaScript that a first load of each page in shared/pages/page-table.ts fetches, gzipped, and fails when a page is over
// its budget. Reads the built client: run `npm run build` first.
import { readFileSync } from 'node:fs';
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
      `The build has no chunk ${chunk}. Was a file renamed? Correct shared/pages/page-table.ts.`,
    );
  return [...files];
};

const kilobytesOf = (file: string) => gzipSync(readFileSync(join(client, file))).length / 1000;

console.log('First-load JavaScript, gzipped');
for (const { label, budgetKb, chunks } of firstLoads) {
  const files = new Set([...manifest.entryFiles, ...chunks.flatMap(filesOfChunk)]);
  const scripts = [...files].filter((file) => file.endsWith('.js'));
  const kb = scripts.reduce((sum, file) => sum + kilobytesOf(file), 0);
  if (kb > budgetKb) process.exitCode = 1;
  console.log(
    `${label.padEnd(20)} ${kb.toFixed(1).padStart(6)} KB of ${String(budgetKb).padStart(3)} KB in ${scripts.length} files  ${kb > budgetKb ? 'OVER' : 'ok'}`,
  );
}
