// npm run test:postgres: the server's tests on a real Postgres: TEST_DATABASE_URL, else a private cluster that lives as
// long as the tests. The last line is `N passed, N failed`.
import { loadEnvironmentFile } from './environment-file.mjs';
import { ensureInstalled } from './install.mjs';
import { startThrowAwayPostgres } from './throw-away-postgres.mjs';
import { runVitest } from './run-vitest.mjs';
import { closeWith } from './test-counts.mjs';

await ensureInstalled();
loadEnvironmentFile();

// They open no database, or bring the embedded one along in a process of their own: npm test runs them.
const withoutPostgres = [
  'server/{main,admin-cli,images/open-picture}.test.ts',
  'server/integrations/**',
  'server/embedded/{maya-sandbox/**,folder-lock.test.ts}',
];
const options = ['--project', 'server', ...withoutPostgres.flatMap((files) => ['--exclude', files])];

const given = process.env.TEST_DATABASE_URL;
const postgres = given ? { url: given, stop: async () => {} } : await startThrowAwayPostgres();
try {
  closeWith(await runVitest('vitest-postgres', options, { TEST_DATABASE_URL: postgres.url }));
} finally {
  await postgres.stop();
}
