// npm run maya -- webhooks list|register|remove
import { loadEnvironmentFile } from './system/environment-file.mjs';
import { ensureInstalled } from './system/install.mjs';
import { installed, run } from './system/run-command.mjs';

await ensureInstalled();
loadEnvironmentFile();
const { code } = await run(installed('tsx'), ['server/commands/maya-cli.ts', ...process.argv.slice(2)]);
process.exit(code);
