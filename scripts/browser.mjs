import { existsSync } from 'node:fs';
import { installDebianPackages } from './debian-packages.mjs';
import { findCommand } from './find-command.mjs';
import { installed, run } from './run-command.mjs';

// The shell is the same Chromium without a window to draw, which takes a fifth off the journeys.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/** The Chromium of this machine: CHROMIUM_PATH, else an installed one. Undefined leaves Playwright its own. */
export const findChromium = () => {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) return CHROMIUM_PATH;
  return names.map((name) => findCommand(name)).find(Boolean);
};

/** How tests start Chromium: quiet towards the network, and without its sandbox where root would be refused. */
export const chromiumArguments = () => [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-gpu',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

const starts = async (path) => (await run(path, ['--version'], { quiet: true })).code === 0;

const startsPlaywrightsOwn = async () => {
  const { chromium } = await import('playwright');
  return existsSync(chromium.executablePath()) && (await starts(chromium.executablePath()));
};

/** Makes sure that journeys have a Chromium to run in; resolves to whether there is one. */
export const ensureChromium = async () => {
  const found = findChromium();
  if (found) return starts(found);
  if (await startsPlaywrightsOwn()) return true;
  console.log("No Chromium here: fetching Playwright's own …");
  await run(installed('playwright'), ['install', 'chromium']);
  // It may stand there and still lack libraries of the system; Debian's package brings them along.
  return (await startsPlaywrightsOwn()) || installDebianPackages('chromium');
};
