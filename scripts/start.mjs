// npm start: from a fresh clone to the running product. --no-env-file starts without looking at .env.
import { ensureBuilt } from './build.mjs';
import { loadEnvironmentFile } from './system/environment-file.mjs';
import { ensureInstalled } from './system/install.mjs';

await ensureInstalled();
await ensureBuilt();
if (!process.argv.includes('--no-env-file')) loadEnvironmentFile();

// The server runs in this very process: signals reach it and its exit code is ours, with nothing in between to fail.
process.setSourceMapsEnabled(true);
await import('../dist/server/main.js');
