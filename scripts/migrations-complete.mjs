// Checks that migrations/ covers server/db/schema: drizzle-kit, run on a copy, generates nothing.
import { cpSync, rmSync } from 'node:fs';
import { contentHash, filesBelow } from './building/content-hash.mjs';
import { installed, projectFolder, run } from './system/run-command.mjs';

process.chdir(projectFolder);
// drizzle-kit only takes a folder below its own.
const copy = `node_modules/.cache/husay/migrations-${process.pid}`;
cpSync('migrations', copy, { recursive: true });
try {
  const before = contentHash([copy]);
  const { code, output } = await run(
    installed('drizzle-kit'),
    ['generate', '--dialect', 'postgresql', '--schema', './server/db/schema/**/*.ts', '--out', copy],
    { quiet: true, timeout: 60_000 },
  );
  if (code !== 0 || contentHash([copy]) !== before) {
    console.error(
      `${output}\nThe schema and migrations/ differ: run npx drizzle-kit generate and look at what it adds.`,
    );
    process.exitCode = 1;
  } else {
    console.log(
      `${filesBelow(copy).filter((file) => file.endsWith('.sql')).length} migrations, nothing to add`,
    );
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
