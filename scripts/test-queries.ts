// npm run test:queries [-- name or part of a path …]: breaks the queries of each subject in one way after the other and counts
// the tests that notice. With --locks it breaks the locks instead, on a Postgres.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createVitest, type Vitest } from 'vitest/node';
import { mutated, queryMutations, type QueryMutation } from './mutation/query-mutations';
import { querySubjects } from './mutation/query-subjects';
import { startThrowAwayPostgres } from './testing/throw-away-postgres.mjs';

const projectFolder = fileURLToPath(new URL('../', import.meta.url));

const minScore = 85;

interface Mutant extends QueryMutation {
  file: string;
  source: string;
}

const mutantsOf = (files: string[], isLock: boolean): Mutant[] =>
  files.flatMap((file) => {
    const source = readFileSync(projectFolder + file, 'utf8');
    return queryMutations(source)
      .filter((mutation) => mutation.isLock === isLock)
      .map((mutation) => ({ ...mutation, file, source }));
  });

let current: Mutant | undefined;

const startVitest = (tests: string[]) => {
  process.env.MUTATION_TESTS = JSON.stringify(tests);
  process.env.MUTATION_WITH_DATABASE = 'true';
  process.env.NODE_ENV = 'test';
  return createVitest(
    'test',
    {
      config: `${projectFolder}scripts/mutation/vitest.config.ts`,
      watch: false,
      bail: 1,
      reporters: [{}],
      isolate: false,
      maxWorkers: 1,
    },
    {
      plugins: [
        {
          name: 'mutant',
          enforce: 'pre',
          transform: (_code: string, id: string) =>
            current && id === projectFolder + current.file ? mutated(current.source, current) : null,
        },
      ],
    },
  );
};

const fails = async (vitest: Vitest): Promise<boolean> => {
  const specifications = await vitest.globTestSpecifications();
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications, true);
  if (testModules.length === 0) throw new Error('No tests were run');
  return unhandledErrors.length > 0 || testModules.some((module) => !module.ok());
};

const names = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const isOnPostgres = process.argv.includes('--locks');
const postgres = isOnPostgres ? await startThrowAwayPostgres() : null;
if (postgres) process.env.TEST_DATABASE_URL = postgres.url;
else delete process.env.TEST_DATABASE_URL;
for (const { name, mutate, tests, testsOnPostgres } of querySubjects) {
  const isWanted = (file: string) =>
    names.length === 0 || names.some((part) => part === name || file.includes(part));
  const mutants = mutantsOf(mutate.filter(isWanted), isOnPostgres);
  const testsToRun = isOnPostgres ? testsOnPostgres : tests;
  if (mutants.length === 0 || testsToRun.length === 0) continue;
  const vitest = await startVitest(testsToRun);
  await vitest.standalone();
  if (await fails(vitest)) throw new Error(`The tests of ${name} fail without a mutation`);
  let survived = 0;
  for (const mutant of mutants) {
    current = mutant;
    vitest.invalidateFile(projectFolder + mutant.file);
    const noticed = await fails(vitest);
    if (!noticed) survived += 1;
    console.log(`${noticed ? 'noticed ' : 'SURVIVED'} ${mutant.file}:${mutant.line} ${mutant.description}`);
  }
  if (current) vitest.invalidateFile(projectFolder + current.file);
  current = undefined;
  await vitest.close();
  const score = (100 * (mutants.length - survived)) / mutants.length;
  console.log(`== ${name}: ${score.toFixed(1)} %, ${survived} of ${mutants.length} survived`);
  if (score < minScore) process.exitCode = 1;
}
await postgres?.stop();
