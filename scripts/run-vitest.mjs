import { rmSync } from 'node:fs';
import { quietVite } from './quiet-vite.mjs';
import { installed, projectFolder, run } from './run-command.mjs';
import { vitestCounts } from './test-counts.mjs';

/** Runs Vitest once, showing what it says, and resolves to its counts. */
export const runVitest = async (name, args = [], env = {}) => {
  const report = `${projectFolder}test-results/${name}.json`;
  rmSync(report, { force: true });
  const { code } = await run(
    installed('vitest'),
    [
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      '--allowOnly=false',
      ...args,
    ],
    // A developer's NODE_ENV would otherwise choose React's production build.
    { env: { ...process.env, ...quietVite, NODE_ENV: 'test', ...env } },
  );
  return vitestCounts(report, code);
};
