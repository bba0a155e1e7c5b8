// npm run test:faults: what breaks around the built product, and what its users notice (faults/run.ts says which options there
// are). Installs Postgres and nginx where that is possible and necessary. The last line is `N passed, N failed`.
import { ensureInstalled } from './system/install.mjs';
import { projectFolder, run, runOrExit } from './system/run-command.mjs';
import { ensureSystemPackages, systemPackages } from './system/system-packages.mjs';

await ensureInstalled();
const { postgres, nginx, caddy, openssl } = systemPackages;
const proxy = process.argv.includes('--caddy') ? caddy : nginx;
if (!(await ensureSystemPackages(postgres, proxy, openssl))) process.exit(1);
await runOrExit(process.execPath, [`${projectFolder}scripts/build.mjs`]);

const { code } = await run(process.execPath, [
  '--import',
  'tsx',
  `${projectFolder}faults/run.ts`,
  ...process.argv.slice(2),
]);
process.exitCode = code;
