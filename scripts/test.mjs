// npm test: everything there is, from a fresh clone: unit, server and component tests, then journeys in a browser.
// `-- --no-install` leaves the system's packages as they are. The last line is always `N passed, N failed`.
import { rmSync } from 'node:fs';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './system/install.mjs';
import { installed, projectFolder, run } from './system/run-command.mjs';
import { runVitest } from './testing/run-vitest.mjs';
import { ensureSystemPackages, systemPackages } from './system/system-packages.mjs';
import { closeWith, playwrightCounts } from './testing/test-counts.mjs';

const runJourneys = async () => {
  const report = `${projectFolder}test-results/journeys.json`;
  rmSync(report, { force: true });
  const { code } = await run(installed('playwright'), ['test', '--reporter=list,json', '--forbid-only'], {
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report, NODE_ENV: 'test' },
  });
  return playwrightCounts(report, code);
};

await ensureInstalled();
const { poppler, qpdf, chromium, nginx, openssl, prometheus } = systemPackages;
if (await ensureSystemPackages(poppler, qpdf, chromium, nginx, openssl, prometheus)) {
  await ensureBuilt();
  const tests = await runVitest('vitest', ['run']);
  closeWith(tests, await runJourneys());
} else {
  closeWith({ passed: 0, failed: 1, skipped: 0 });
}
