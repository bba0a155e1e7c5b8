import { existsSync } from 'node:fs';
import { delimiter } from 'node:path';
import { findChromium } from './browser.mjs';
import { findCommand } from './find-command.mjs';
import { run } from './run-command.mjs';

const playwrightHasChromium = async () => {
  const { chromium } = await import('playwright');
  return existsSync(chromium.executablePath());
};

/** Where commands are: PATH, and the folders of servers that a user's PATH may lack. */
export const systemFolders = () => [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/sbin'];

/** What tests need besides Node and the npm packages. */
export const systemPackages = {
  chromium: {
    name: 'chromium',
    // Debian's newer releases also have it without a window to draw, which makes the journeys a fifth faster.
    optional: 'chromium-headless-shell',
    why: 'the browser that the journeys run in (and chromium-headless-shell where there is one)',
    isPresent: async () => Boolean(findChromium()) || playwrightHasChromium(),
  },
  poppler: {
    name: 'poppler-utils',
    why: 'pdftotext and pdffonts, which tests read PDF files back with',
    isPresent: () => Boolean(findCommand('pdftotext')),
  },
  qpdf: {
    name: 'qpdf',
    why: 'parses PDF files for the tests of their structure',
    isPresent: () => Boolean(findCommand('qpdf')),
  },
  postgres: {
    name: 'postgresql',
    why: 'the database that the server tests run on a second time',
    isPresent: () => Boolean(findCommand('initdb')) || existsSync('/usr/lib/postgresql'),
  },
  prometheus: {
    name: 'prometheus',
    why: 'promtool, which tests the alert rules',
    isPresent: () => Boolean(findCommand('promtool')),
  },
  nginx: {
    name: 'nginx',
    why: 'the proxy that tests and the fault suite put in front of the server',
    isPresent: () => Boolean(findCommand('nginx', systemFolders())),
  },
  caddy: {
    name: 'caddy',
    why: 'the other proxy that the fault suite can put there (--caddy)',
    isPresent: () => Boolean(findCommand('caddy', systemFolders())),
  },
  openssl: {
    name: 'openssl',
    why: "makes the proxy's certificate in the fault suite",
    isPresent: () => Boolean(findCommand('openssl')),
  },
};

const canInstall = () => process.getuid?.() === 0 && Boolean(findCommand('apt-get'));

const describe = (packages) => packages.map(({ name, why }) => `  ${name.padEnd(14)} ${why}`);

/** What to print about missing packages: the plan as root on Debian, else the one line that the user has to run. */
export const announcement = (packages, { isRootOnDebian }) =>
  isRootOnDebian
    ? ['Installing the Debian packages that tests need (--no-install skips this):', ...describe(packages)]
    : [
        'Tests need these system packages:',
        ...describe(packages),
        'Install them with this line, then start again:',
        `  sudo apt-get install -y --no-install-recommends ${packages.map(({ name }) => name).join(' ')}`,
        'or pass --no-install to run without them; the tests that need them will fail.',
      ];

const aptGet = (...args) =>
  run('apt-get', args, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, quiet: true });

const install = async (packages) => {
  const installArgs = ['install', '-y', '-qq', '--no-install-recommends'];
  await aptGet('update', '-qq');
  const { code, output } = await aptGet(...installArgs, ...packages.map(({ name }) => name));
  if (code !== 0) console.error(output);
  for (const { optional } of packages) if (optional) await aptGet(...installArgs, optional);
  return code === 0;
};

/**
 * Makes sure that the packages are there: as root on Debian it prints what it installs and why, and installs it; for other
 * users it prints the line to run. Resolves to whether all of them are present. --no-install leaves everything as it is.
 */
export const ensureSystemPackages = async (...wanted) => {
  if (process.argv.includes('--no-install')) return true;
  const present = await Promise.all(wanted.map(({ isPresent }) => isPresent()));
  const missing = wanted.filter((_package, index) => !present[index]);
  if (missing.length === 0) return true;
  const isRootOnDebian = canInstall();
  console.log(announcement(missing, { isRootOnDebian }).join('\n'));
  return isRootOnDebian && install(missing);
};
