// npm test: everything there is, from a fresh clone: unit, server and component tests, then journeys in a browser.
// The last line is always `N passed, N failed`.
import { rmSync } from 'node:fs';
import { ensureChromium } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { installDebianPackages } from './debian-packages.mjs';
import { findCommand } from './find-command.mjs';
import { ensureInstalled } from './install.mjs';
import { installed, projectFolder, run } from './run-command.mjs';
import { runVitest } from './run-vitest.mjs';
import { closeWith, playwrightCounts } from './test-counts.mjs';

const runJourneys = async () => {
  const report = `${projectFolder}test-results/journeys.json`;
  rmSync(report, { force: true });
  const { code } = await run(installed('playwright'), ['test', '--reporter=list,json', '--forbid-only'], {
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report, NODE_ENV: 'test' },
  });
  return playwrightCounts(report, code);
};

await ensureInstalled();
if (!findCommand('pdftotext') && !(await installDebianPackages('poppler-utils'))) {
  console.log(
    'Note: without poppler-utils (pdftotext, pdffonts) the tests that read PDF files back cannot pass.',
  );
}
if (!(await ensureChromium())) {
  console.error('No Chromium could be found or installed. Install one, or name it in CHROMIUM_PATH.');
}
await ensureBuilt();

const tests = await runVitest('vitest');
const journeys = await runJourneys();
closeWith(tests, journeys);
