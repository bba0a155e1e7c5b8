// The fault suite: `npm run test:faults` runs all scenarios, `-- --short` a cut of them in less time, `-- <name>` those whose
// name contains it, `-- --caddy` puts Caddy in front instead of nginx.
import { startInstallation, type Installation } from './installation/installation';
import { printTable } from './print-table';
import type { Outcome, Scenario } from './scenario';
import { badClients } from './scenarios/bad-clients';
import { clock } from './scenarios/clock';
import { connections } from './scenarios/connections';
import { identity } from './scenarios/identity';
import { kill } from './scenarios/kill';
import { payments } from './scenarios/payments';
import { postgres } from './scenarios/postgres';
import { rollingRestart } from './scenarios/rolling-restart';
import { soak } from './scenarios/soak';
import { storage } from './scenarios/storage';

const scenarios: Scenario[] = [
  rollingRestart,
  kill,
  postgres,
  connections,
  storage,
  payments,
  identity,
  clock,
  badClients,
  soak,
];

const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const isShort = process.argv.includes('--short');
const isBehindCaddy = process.argv.includes('--caddy');
const chosen = scenarios.filter(
  ({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)),
);
if (chosen.length === 0) {
  console.error(`No such scenario. There are: ${scenarios.map(({ name }) => name).join(', ')}`);
  process.exit(2);
}

/** As in the journeys, which have more tries for the same reason. */
const maxRepeated = 2;

/** Of one scenario; the soak has its own time on top. What takes longer never ends. */
const deadlineMs = (isShort ? 300 : 900) * 1000 + Number(process.env.SOAK_SECONDS ?? 0) * 1000;

const failedBy = (error: unknown): Outcome => {
  const problem = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { requests: 0, refused: 0, failed: 0, longestMs: 0, lost: 0, notes: [], problems: [problem] };
};

const perform = async ({ run }: Scenario): Promise<Outcome> => {
  let installation: Installation | undefined;
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no end after ${deadlineMs / 1000} s`)), deadlineMs);
  });
  try {
    // A new one each time: what one scenario breaks must not be another's.
    installation = await startInstallation({ isBehindCaddy });
    return await Promise.race([run({ installation, isShort }), deadline]);
  } catch (error) {
    return failedBy(error);
  } finally {
    clearTimeout(timer);
    await installation?.stop();
  }
};

interface Row {
  name: string;
  seconds: number;
  outcome: Outcome;
}

const measure = async (scenario: Scenario): Promise<Row> => {
  const start = performance.now();
  const outcome = await perform(scenario);
  const seconds = (performance.now() - start) / 1000;
  const result = outcome.problems.length === 0 ? 'passed' : 'FAILED';
  console.log(`${scenario.name}: ${result} in ${seconds.toFixed(0)} s`);
  for (const problem of outcome.problems) console.log(`  problem: ${problem}`);
  return { name: scenario.name, seconds, outcome };
};

const hasFailed = ({ outcome }: Row) => outcome.problems.length > 0;

// Each installation wants to hear how this process ends.
process.setMaxListeners(100);
const rows: Row[] = [];
const repeated: string[] = [];
for (const scenario of chosen) {
  let row = await measure(scenario);
  // The cut is part of CI, where other work may take the processor for seconds. A loss is a loss on any computer.
  if (isShort && hasFailed(row) && row.outcome.lost === 0) {
    repeated.push(scenario.name);
    row = await measure(scenario);
  }
  rows.push(row);
}

printTable(rows);
for (const name of repeated) console.log(`Needed a second try: ${name}`);
const isTooMany = repeated.length > maxRepeated;
if (isTooMany) console.log(`More than ${maxRepeated} scenarios needed a second try: counted as a failure.`);
const failed = rows.filter(hasFailed).length + (isTooMany ? 1 : 0);
console.log(`${rows.filter((row) => !hasFailed(row)).length} passed, ${failed} failed`);
// Nothing of ours is left that would keep the process alive; what is, is a defect of the suite and must not hang it.
process.exit(failed > 0 ? 1 : 0);
