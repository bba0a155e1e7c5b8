// npm run test:mutation [-- name …]: breaks the rules of each subject in many small ways and counts the tests that notice.
import { mkdirSync, writeFileSync } from 'node:fs';
import { installed, projectFolder, run } from './system/run-command.mjs';
import { subjects } from './mutation/subjects.mjs';

const names = process.argv.slice(2);
const unknown = names.filter((name) => !subjects.some((subject) => subject.name === name));
if (unknown.length > 0) {
  console.error(
    `There is no ${unknown.join(', ')}. There are: ${subjects.map(({ name }) => name).join(', ')}`,
  );
  process.exit(2);
}

const folder = `${projectFolder}.data/mutation`;
mkdirSync(folder, { recursive: true });

/** The share of mutants that a subject's tests have to notice, in percent. */
const minScore = 85;

const failed = [];
for (const { name, mutate, tests } of subjects) {
  if (names.length > 0 && !names.includes(name)) continue;
  const settings = `${folder}/${name}.json`;
  writeFileSync(
    settings,
    JSON.stringify({
      testRunner: 'vitest',
      plugins: ['@stryker-mutator/vitest-runner'],
      vitest: { configFile: 'scripts/mutation/vitest.config.ts', related: false },
      mutate: [...mutate, '!**/*.test.ts'],
      coverageAnalysis: 'perTest',
      reporters: ['clear-text', 'json'],
      jsonReporter: { fileName: `${folder}/${name}-report.json` },
      clearTextReporter: { allowColor: false, logTests: false },
      tempDirName: `.data/mutation/${name}`,
      ignorePatterns: ['dist', '.data', 'test-results'],
      allowConsoleColors: false,
      thresholds: { high: 95, low: minScore, break: minScore },
    }),
  );
  console.log(`== ${name}`);
  const { code } = await run(installed('stryker'), ['run', settings], {
    env: { ...process.env, MUTATION_TESTS: JSON.stringify(tests), NODE_ENV: 'test' },
  });
  if (code !== 0) failed.push(name);
}
if (failed.length > 0) console.log(`Below ${minScore} %, or not run: ${failed.join(', ')}`);
process.exitCode = failed.length > 0 ? 1 : 0;
