// npm run test:hostile: sends hostile requests to everything that is served, signed out, as a user, as an
// administrator and with an API token, and checks each answer. Prints the seed and the smallest request that fails.
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { createAttackers } from './attackers';
import { problemWith, type Role } from './check-answer';
import { startHostileApp } from './hostile-app';
import { targets, textTargets, type Target } from './requests';
import { send, type HostileRequest } from './send';

const { values: options } = parseArgs({
  options: {
    requests: { type: 'string', default: '20000' },
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
    /** Only long and odd text, to the endpoints of the API description. */
    'only-text': { type: 'boolean', default: false },
    /** Only targets with this in their name. */
    only: { type: 'string', default: '' },
  },
});
const seed = Number(options.seed);
const maxDelayMs = 100;
const workers = 4;
const roles: Role[] = ['visitor', 'user', 'admin', 'token'];

const app = await startHostileApp();
const world = await app.ask('world', null);
const attackers = createAttackers(app, world.origin);
const own = await attackers.idOf('user');
const known = [...world.known, own.id, own.username, (await attackers.idOf('admin')).id];
const before = await app.ask('ownData', null);

let sent = 0;
const byStatus = new Map<number, number>();
let noisyDelays = 0;

// A block of the event loop may be another request's, so a suspect is sent again while nothing else is.
let inFlight = 0;
let exclusive: Promise<void> = Promise.resolve();
const oneMoment = () => new Promise((resolve) => setTimeout(resolve, 2));
const alone = (act: () => Promise<void>) => {
  const turn = exclusive.then(async () => {
    while (inFlight > 0) await oneMoment();
    await act();
  });
  exclusive = turn.catch(() => undefined);
  return turn;
};
const among = async <T>(act: () => Promise<T>): Promise<T> => {
  for (let gate; gate !== exclusive;) {
    gate = exclusive;
    await gate;
  }
  inFlight += 1;
  return act().finally(() => (inFlight -= 1));
};

const attempt = async (request: HostileRequest, role: Role) => {
  const credentials = await attackers.credentialsOf(role);
  const since = Date.now();
  const answer = await send(world.origin, request, credentials);
  sent += 1;
  byStatus.set(answer.status, (byStatus.get(answer.status) ?? 0) + 1);
  return { answer, blockMs: await app.ask('longestBlockMs', since) };
};

const checkDelay = async (request: HostileRequest, role: Role) => {
  let longest = Infinity;
  for (let repetition = 0; repetition < 3 && longest > maxDelayMs; repetition++) {
    longest = Math.min(longest, (await attempt(request, role)).blockMs);
  }
  if (longest > maxDelayMs)
    throw new Error(`it blocks the event loop for ${longest.toFixed(0)} ms, each of 3 times`);
  noisyDelays += 1;
};

const check = async (request: HostileRequest, role: Role) => {
  const { answer, blockMs } = await among(() => attempt(request, role));
  const problem = problemWith(request, answer, { role, origin: world.origin, canaries: world.canaries });
  if (problem) throw new Error(problem);
  if (blockMs > maxDelayMs && isMeasured) await alone(() => checkDelay(request, role));
  if (answer.status === 401 || /logout|account|session/i.test(request.path)) await attackers.revive(role);
};

const shown = (value: unknown) => {
  const text = JSON.stringify(value, (_key, part: unknown) => {
    if (typeof part === 'string' && part.length > 300)
      return `${part.slice(0, 300)}… (${part.length} characters)`;
    return part instanceof Uint8Array ? `${part.length} bytes` : part;
  });
  return text.slice(0, 3000);
};

const failures: string[] = [];
const runTarget = async (target: Target, role: Role, runs: number) => {
  const property = fc.asyncProperty(target.request(known), (request) => check(request, role));
  const result = await fc.check(property, { numRuns: runs, seed, interruptAfterTimeLimit: 600_000 });
  if (!result.failed || !result.counterexample) return;
  const reason =
    result.errorInstance instanceof Error ? result.errorInstance.message : String(result.errorInstance);
  failures.push(`${target.name} as ${role}: ${reason}\n  ${shown(result.counterexample[0])}`);
  console.log(`FAIL ${failures.at(-1)}`);
};

const runAll = async (jobs: (() => Promise<void>)[]) => {
  const worker = async () => {
    for (let job = jobs.shift(); job; job = jobs.shift()) await job();
  };
  await Promise.all(Array.from({ length: workers }, worker));
};

const chosen = (options['only-text'] ? textTargets : targets).filter(({ name }) =>
  name.includes(options.only),
);
const pairs = chosen.flatMap((target) => roles.map((role): [Target, Role] => [target, role]));

// What is compiled and opened at first use would count as the delay of whatever comes first.
let isMeasured = false;
await runAll(
  pairs.map(
    ([target, role]) =>
      () =>
        runTarget(target, role, 3),
  ),
);
isMeasured = true;
await app.ask('resetDelays', null);
const warmUp = sent;

const begun = performance.now();
const runs = Math.max(1, Math.ceil((Number(options.requests) - warmUp) / pairs.length));
await runAll(
  pairs.map(
    ([target, role]) =>
      () =>
        runTarget(target, role, runs),
  ),
);
const seconds = (performance.now() - begun) / 1000;

if ((await app.ask('ownData', null)) !== before) failures.push("another user's data was changed");
const delays = await app.ask('delays', null);
await app.stop();

const ms = (value: number) => `${value.toFixed(0)} ms`;
const statuses = [...byStatus].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
console.log(
  `\nseed ${seed}, ${sent} requests to ${chosen.length} places in ${seconds.toFixed(0)} s (${statuses.join(', ')})`,
);
console.log(
  `event loop delay: p50 ${ms(delays.p50)}, p99 ${ms(delays.p99)}, p100 ${ms(delays.p100)}; by its own work at most ${ms(delays.own)}; ${noisyDelays} delays did not come again`,
);
for (const failure of failures) console.log(`FAIL ${failure}`);
if (failures.length > 0) console.log(`Again: npm run test:hostile -- --seed ${seed}`);
console.log(`${pairs.length - failures.length} passed, ${failures.length} failed`);
process.exit(failures.length > 0 ? 1 : 0);
