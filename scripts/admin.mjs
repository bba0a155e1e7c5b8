// npm run admin -- grant|revoke <email>, or storage …; without a known command it lists them all.
import { loadEnvironmentFile } from './system/environment-file.mjs';
import { ensureInstalled } from './system/install.mjs';
import { installed, run } from './system/run-command.mjs';

await ensureInstalled();
loadEnvironmentFile();
const { code } = await run(installed('tsx'), ['server/commands/admin-cli.ts', ...process.argv.slice(2)]);
process.exit(code);
