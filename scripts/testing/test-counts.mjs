import { readFileSync } from 'node:fs';

/**
 * @typedef {{ passed: number, failed: number, skipped: number, retried?: string[] }} Counts
 */

const readReport = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
};

// A runner that broke, or that found nothing to run, must never look like success.
const atLeastOneFailure = (counts, exitCode) => {
  const broken = exitCode !== 0 || counts.passed + counts.failed === 0;
  return broken && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
};

/** More tests or journeys of a run than this that pass only on their later try fail it. */
const maxRetried = 4;

const failMany = (counts) =>
  counts.retried.length > maxRetried ? { ...counts, failed: counts.failed + 1 } : counts;

/** What a Vitest run came to, from its JSON report and its exit code, and by name the tests that passed on a later try. */
export const vitestCounts = (file, exitCode) => {
  const report = readReport(file);
  const counts = { passed: 0, failed: 0, skipped: 0, retried: [] };
  for (const suite of report?.testResults ?? []) {
    for (const { status, fullName, failureMessages = [] } of suite.assertionResults) {
      // The messages of a test that passed are of its first try.
      if (status === 'passed' && failureMessages.length > 0) counts.retried.push(fullName);
      if (status === 'passed') counts.passed++;
      else if (status === 'failed') counts.failed++;
      else counts.skipped++;
    }
    // A file that does not even load has no tests to fail.
    if (suite.status === 'failed' && !suite.assertionResults.some(({ status }) => status === 'failed'))
      counts.failed++;
  }
  return atLeastOneFailure(failMany(counts), exitCode);
};

const specsOf = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsOf)];

/** The counts of a Playwright run, and by name the journeys that passed only on their later try. */
export const playwrightCounts = (reportFile, exitCode) => {
  const report = readReport(reportFile) ?? {};
  const { expected = 0, flaky = 0, unexpected = 0, skipped = 0 } = report.stats ?? {};
  const retried = specsOf(report).flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky')
      .map(({ projectName }) => `[${projectName}] ${file}: ${title}`),
  );
  const counts = { passed: expected + flaky, failed: unexpected, skipped, retried };
  return atLeastOneFailure(failMany(counts), exitCode);
};

/** Prints the closing line and sets the exit code. Nothing may be printed after it. */
export const closeWith = (...runs) => {
  const sum = (key) => runs.reduce((total, counts) => total + counts[key], 0);
  const retried = runs.flatMap((counts) => counts.retried ?? []);
  for (const name of retried) console.log(`Passed only on a later try: ${name}`);
  if (runs.some((counts) => (counts.retried ?? []).length > maxRetried))
    console.log(`More than ${maxRetried} of a kind needed a later try: counted as a failure.`);
  if (sum('skipped') > 0) console.log(`${sum('skipped')} skipped`);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') > 0 ? 1 : 0;
};
