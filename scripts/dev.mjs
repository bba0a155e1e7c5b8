// npm run dev: the product with hot reload on one port. The server restarts when its sources change; the web app is
// served by Vite inside of it.
import { loadEnvironmentFile } from './system/environment-file.mjs';
import { ensureInstalled } from './system/install.mjs';
import { installed, runOrExit } from './system/run-command.mjs';

await ensureInstalled();
loadEnvironmentFile();
await runOrExit(installed('tsx'), ['watch', '--clear-screen=false', 'server/main.ts', '--dev']);
