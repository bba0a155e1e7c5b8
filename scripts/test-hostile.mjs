// npm run test:hostile: hostile requests to everything that is served (server/testing/hostile/run.ts says which options
// there are). On the embedded database, on the Postgres of TEST_DATABASE_URL, or with --postgres on one of its own.
// The last line is `N passed, N failed`.
import { loadEnvironmentFile } from './system/environment-file.mjs';
import { ensureInstalled } from './system/install.mjs';
import { projectFolder, run } from './system/run-command.mjs';
import { startThrowAwayPostgres } from './testing/throw-away-postgres.mjs';

await ensureInstalled();
loadEnvironmentFile();

const options = process.argv.slice(2).filter((option) => option !== '--postgres');
const isOnOwnPostgres = process.argv.includes('--postgres') && !process.env.TEST_DATABASE_URL;
const postgres = isOnOwnPostgres ? await startThrowAwayPostgres() : null;
try {
  const { code } = await run(
    process.execPath,
    ['--import', 'tsx', `${projectFolder}server/testing/hostile/run.ts`, ...options],
    { env: { ...process.env, NODE_ENV: 'test', ...(postgres && { TEST_DATABASE_URL: postgres.url }) } },
  );
  process.exitCode = code;
} finally {
  await postgres?.stop();
}
