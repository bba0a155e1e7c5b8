import { findCommand } from './find-command.mjs';

// The headless shell is the same Chromium without a window to draw: journeys take a fifth less time in it.
const browserCommands = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/** The Chromium of this machine: CHROMIUM_PATH, else an installed one. Undefined leaves Playwright its own. */
export const findChromium = () => {
  const { CHROMIUM_PATH } = process.env;
  return CHROMIUM_PATH || browserCommands.map((name) => findCommand(name)).find(Boolean);
};

/** How tests start Chromium: without calls to the network, and without its sandbox where root would be refused. */
export const chromiumArguments = () => [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-gpu',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];
