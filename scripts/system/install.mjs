import { readFileSync } from 'node:fs';
import { projectFolder, runOrExit } from './run-command.mjs';

const packagesOf = (lockFile) => {
  try {
    return JSON.parse(readFileSync(`${projectFolder}${lockFile}`, 'utf8')).packages;
  } catch {
    return {};
  }
};

/**
 * Whether node_modules matches package-lock.json. npm notes what it installed in a lock file of its own;
 * only packages for other platforms may be missing from it.
 */
const isInstalled = () => {
  const wanted = packagesOf('package-lock.json');
  const present = packagesOf('node_modules/.package-lock.json');
  return Object.entries(wanted).every(
    ([path, { version, optional, devOptional }]) =>
      path === '' || present[path]?.version === version || (!present[path] && (optional || devOptional)),
  );
};

/** Installs the packages unless they match the lock file. */
export const ensureInstalled = async () => {
  if (isInstalled()) return;
  console.log('Installing packages …');
  // NODE_ENV=production would leave out what builds and tests need.
  await runOrExit('npm', ['ci', '--include=dev', '--no-audit', '--no-fund']);
};
