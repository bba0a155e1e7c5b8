// npm run test:postgres: the server tests that use a database, on a real Postgres: TEST_DATABASE_URL, else a private
// cluster that lives as long as the tests. `-- pattern` runs only the files whose path contains it. The last line is
// `N passed, N failed`.
import { loadEnvironmentFile } from './system/environment-file.mjs';
import { ensureInstalled } from './system/install.mjs';
import { projectFolder } from './system/run-command.mjs';
import { runVitest } from './testing/run-vitest.mjs';
import { closeWith } from './testing/test-counts.mjs';
import { startThrowAwayPostgres } from './testing/throw-away-postgres.mjs';

await ensureInstalled();
loadEnvironmentFile();

// A test that uses a database imports this file, directly or through a helper. All others run in `npm test` alone.
const opensDatabases = `${projectFolder}server/testing/postgres/test-database.ts`;

const patterns = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const command = patterns.length > 0 ? ['run', ...patterns] : ['related', opensDatabases];

const given = process.env.TEST_DATABASE_URL;
const postgres = given ? { url: given, stop: async () => {} } : await startThrowAwayPostgres();
try {
  closeWith(
    await runVitest('vitest-postgres', [...command, '--project', 'server'], {
      TEST_DATABASE_URL: postgres.url,
    }),
  );
} finally {
  await postgres.stop();
}
