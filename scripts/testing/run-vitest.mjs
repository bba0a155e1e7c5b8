import { rmSync } from 'node:fs';
import { quietVite } from '../building/quiet-vite.mjs';
import { installed, projectFolder, run } from '../system/run-command.mjs';
import { vitestCounts } from './test-counts.mjs';

/** Runs Vitest once with a command and its arguments, showing its output, and resolves to its counts. */
export const runVitest = async (name, command, env = {}) => {
  const report = `${projectFolder}test-results/${name}.json`;
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  // Six thousand tests on a busy machine: one that passes on its second try is named, and five of them fail the run.
  const { code } = await run(
    installed('vitest'),
    [...command, '--run', '--retry=1', ...reporters, '--allowOnly=false'],
    // A developer's NODE_ENV would otherwise choose React's production build.
    { env: { ...process.env, ...quietVite, NODE_ENV: 'test', ...env } },
  );
  return vitestCounts(report, code);
};
