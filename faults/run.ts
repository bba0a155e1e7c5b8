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

/** In the cut both lanes run side by side: the second one mostly waits for deadlines. */
const lanes: Scenario[][] = [
  [rollingRestart, kill, postgres, connections, badClients, soak],
  [storage, payments, identity, clock],
];
const scenarios = lanes.flat();

const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const isShort = process.argv.includes('--short');
const chosen = scenarios.filter(
  ({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)),
);
if (chosen.length === 0) {
  console.error(`No such scenario. There are: ${scenarios.map(({ name }) => name).join(', ')}`);
  process.exit(2);
}

const perform = async (installation: Installation, { run }: Scenario): Promise<Outcome> => {
  try {
    return await run({ installation, isShort });
  } catch (error) {
    const problem = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { requests: 0, refused: 0, failed: 0, longestMs: 0, lost: 0, notes: [], problems: [problem] };
  }
};

const rows: { name: string; seconds: number; outcome: Outcome }[] = [];

const performAll = async (lane: Scenario[]) => {
  for (const scenario of lane) {
    const start = performance.now();
    // A new one each time: what one scenario breaks must not be another's.
    const installation = await startInstallation();
    const outcome = await perform(installation, scenario);
    await installation.stop();
    const seconds = (performance.now() - start) / 1000;
    console.log(
      `${scenario.name}: ${outcome.problems.length === 0 ? 'passed' : 'FAILED'} in ${seconds.toFixed(0)} s`,
    );
    for (const problem of outcome.problems) console.log(`  problem: ${problem}`);
    rows.push({ name: scenario.name, seconds, outcome });
  }
};

// Each installation wants to hear how this process ends.
process.setMaxListeners(100);
const chosenLanes = lanes.map((lane) => lane.filter((scenario) => chosen.includes(scenario)));
await Promise.all((isShort ? chosenLanes : [chosenLanes.flat()]).map(performAll));

printTable(rows);
const failed = rows.filter(({ outcome }) => outcome.problems.length > 0).length;
console.log(`${rows.length - failed} passed, ${failed} failed`);
// Nothing of ours is left that would keep the process alive; what is, is a defect of the suite and must not hang it.
process.exit(failed > 0 ? 1 : 0);
