// The fault suite: `npm run test:faults` runs all scenarios, `-- --short` a cut of them in less time, `-- <name>` those whose
// name contains it.
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
const chosen = scenarios.filter(
  ({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)),
);
if (chosen.length === 0) {
  console.error(`No such scenario. There are: ${scenarios.map(({ name }) => name).join(', ')}`);
  process.exit(2);
}

const perform = async ({ run }: Scenario): Promise<Outcome> => {
  let installation: Installation | undefined;
  try {
    // A new one each time: what one scenario breaks must not be another's.
    installation = await startInstallation();
    return await run({ installation, isShort });
  } catch (error) {
    const problem = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { requests: 0, refused: 0, failed: 0, longestMs: 0, lost: 0, notes: [], problems: [problem] };
  } finally {
    await installation?.stop();
  }
};

// Each installation wants to hear how this process ends.
process.setMaxListeners(100);
const rows: { name: string; seconds: number; outcome: Outcome }[] = [];
for (const scenario of chosen) {
  const start = performance.now();
  const outcome = await perform(scenario);
  const seconds = (performance.now() - start) / 1000;
  const result = outcome.problems.length === 0 ? 'passed' : 'FAILED';
  console.log(`${scenario.name}: ${result} in ${seconds.toFixed(0)} s`);
  for (const problem of outcome.problems) console.log(`  problem: ${problem}`);
  rows.push({ name: scenario.name, seconds, outcome });
}

printTable(rows);
const failed = rows.filter(({ outcome }) => outcome.problems.length > 0).length;
console.log(`${rows.length - failed} passed, ${failed} failed`);
// Nothing of ours is left that would keep the process alive; what is, is a defect of the suite and must not hang it.
process.exit(failed > 0 ? 1 : 0);
