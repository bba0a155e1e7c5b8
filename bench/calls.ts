// The cost of the most frequent calls of the built product on Postgres, in production mode, beside a bare Express route
// with one query: `npm run build && npm run bench calls`. docs/performance.md keeps the figures and explains them.
// BENCH_SECONDS (4) and BENCH_ROUNDS (3) make it shorter or longer, BENCH_CALLS (as in '/api/documents,/api/applications') selects calls by
// parts of their names,
// BENCH_CONNECTIONS (1,10,100) the numbers of connections, BENCH_ENCODING ('gzip, deflate, br') what the callers accept,
// BENCH_PROFILES a folder for CPU profiles of the product, BENCH_NODE_ARGUMENTS further arguments for its Node.
import { spawn, execFileSync } from 'node:child_process';
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Request } from 'autocannon';
import { sampleResume } from '#shared/resume/sample-resume';
import { specifiedFields } from '#shared/resume/schema';
import { startThrowAwayPostgres } from '../scripts/testing/throw-away-postgres.mjs';
import { openPostgres } from '../server/db/client';
import { freePort } from '../server/testing/servers/free-port';
import { publicGets } from '../server/testing/public-gets';
import { seedCalls } from './calls-seed';
import { measureLoad, middleOf, type Measured } from './load';
import { cpuSecondsOf, startRunningServer } from '../scripts/testing/running-server';

const {
  BENCH_SECONDS = '4',
  BENCH_ROUNDS = '3',
  BENCH_CALLS = '',
  BENCH_CONNECTIONS = '1,10,100',
} = process.env;
const { BENCH_ENCODING = 'gzip, deflate, br' } = process.env;
const seconds = Number(BENCH_SECONDS);
const rounds = Number(BENCH_ROUNDS);
const connectionCounts = BENCH_CONNECTIONS.split(',').map(Number);
// Enough that no profile is opened twice where each visit is to be the first one.
const profiles = 30_000;
const secret = 'a secret for measurements only, long enough';

const folder = mkdtempSync(join(tmpdir(), 'husay-calls-'));
const postgres = await startThrowAwayPostgres();
const settings = {
  NODE_ENV: 'production',
  DATA_DIR: join(folder, 'data'),
  // A settled address: the port is not part of any measured response.
  PUBLIC_URL: 'https://husay.example',
  DATABASE_URL: postgres.url,
  // Visitors come from many networks, as they do behind a proxy, so that no rate limit is reached and all are counted.
  TRUST_PROXY: '1',
  SESSION_SECRET: secret,
  PSEUDONYM_KEY: 'a key for measurements that is long enough',
  OIDC_ISSUER_URL: 'https://id.example',
  OIDC_CLIENT_ID: 'bench',
  OIDC_CLIENT_SECRET: 'bench',
  MAYA_PUBLIC_KEY: 'pk-bench',
  MAYA_SECRET_KEY: 'sk-bench',
  MAYA_BASE_URL: 'https://maya.example',
  OPERATOR_NAME: 'Bench',
  DPO_NAME: 'Bench',
  DPO_EMAIL: 'dpo@husay.example',
  LOG_LEVEL: 'info',
  METRICS_TOKEN: 'a token for measurements',
};

const { BENCH_PROFILES, BENCH_NODE_ARGUMENTS } = process.env;
const nodeArguments = [
  // As deploy/ starts it.
  '--enable-source-maps',
  '--max-semi-space-size=4',
  ...(BENCH_NODE_ARGUMENTS ? BENCH_NODE_ARGUMENTS.split(' ') : []),
  ...(BENCH_PROFILES ? ['--cpu-prof', `--cpu-prof-dir=${BENCH_PROFILES}`] : []),
];

const startProduct = async () => {
  const start = performance.now();
  const log = createWriteStream(join(folder, 'log'));
  await new Promise((resolve) => log.once('open', resolve));
  const server = await startRunningServer(settings, { output: log, nodeArguments });
  return { ...server, readyMs: performance.now() - start };
};

const startBareRoute = async () => {
  const port = await freePort();
  const child = spawn(process.execPath, ['bench/bare-server.mjs'], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', PORT: String(port), DATABASE_URL: postgres.url },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const origin = `http://127.0.0.1:${port}`;
  const isUp = () =>
    fetch(origin).then(
      () => true,
      () => false,
    );
  while (!(await isUp())) await new Promise((resolve) => setTimeout(resolve, 50));
  return { origin, stop: () => child.kill(), cpuSeconds: () => cpuSecondsOf(child.pid) };
};

// The first start migrates and fills; the ones that are measured find a warm database.
await (await startProduct()).stop();
const database = openPostgres(postgres.url);
const seeded = await seedCalls(database, {
  profiles,
  secret,
  cookieName: '__Host-husay.sid',
  uploads: join(settings.DATA_DIR, 'uploads'),
});
await database.close();

const starts: number[] = [];
for (let start = 0; start < 3; start += 1) {
  const product = await startProduct();
  starts.push(product.readyMs);
  await product.stop();
}
const product = await startProduct();
const bare = await startBareRoute();
await new Promise((resolve) => setTimeout(resolve, 5000));
const idleMb = product.residentMb();

let networks = 0;
/** A visitor of another network than the ones before. */
const fromElsewhere = () => {
  networks += 1;
  return `10.${(networks >> 16) & 255}.${(networks >> 8) & 255}.${networks & 255}`;
};
const headersOf = (more: Record<string, string> = {}) => ({
  'accept-encoding': BENCH_ENCODING,
  'x-forwarded-for': fromElsewhere(),
  ...more,
});
const share = (count: number, connections: number) => Math.max(1, Math.floor(count / connections));

type RequestsOf = (connection: number, connections: number) => Request[];
/** The same request from 1,000 networks. */
const fromManyNetworks =
  (path: string, more: Record<string, string> = {}): RequestsOf =>
  (_connection, connections) =>
    Array.from({ length: share(1000, connections) }, () => ({
      method: 'GET',
      path,
      headers: headersOf(more),
    }));
/** The same request by each of the 1,000 signed-in users. */
const byManyUsers =
  (method: 'GET' | 'POST', path: string, body?: string): RequestsOf =>
  (connection, connections) => {
    const count = share(seeded.cookies.length, connections);
    return seeded.cookies.slice(connection * count, (connection + 1) * count).map((cookie) => ({
      method,
      path,
      headers: headersOf({ cookie, ...(body && { 'content-type': 'application/json' }) }),
      ...(body && { body }),
    }));
  };
/** The same request by each of these users. */
const byEachOf =
  (cookies: string[], path: string): RequestsOf =>
  () =>
    cookies.map((cookie) => ({ method: 'GET', path, headers: headersOf({ cookie }) }));
/** Each of these users saves the main resume, which all of their versions differ from then, and makes the request. */
const afterSaving =
  (cookies: string[], path: string): RequestsOf =>
  () =>
    cookies.flatMap((cookie) => [
      {
        method: 'POST' as const,
        path: '/api/resume',
        headers: headersOf({ cookie, 'content-type': 'application/json' }),
        body: JSON.stringify({ title: 'Head nurse' }),
      },
      { method: 'GET' as const, path, headers: headersOf({ cookie }) },
    ]);
// From the end, so that they are not the profiles of users who save.
let visited = profiles;
/** A profile that has not been opened before. */
const firstVisits =
  (pathOf: (username: string) => string): RequestsOf =>
  (_connection, connections) =>
    Array.from({ length: share(4000, connections) }, () => {
      visited -= 1;
      return {
        method: 'GET',
        path: pathOf(seeded.usernameOf(Math.max(1000, visited))),
        headers: headersOf(),
      };
    });

const { username } = seeded;
const specifiedContent = Object.fromEntries(specifiedFields.map((name) => [name, sampleResume[name]]));
const etagOf = async (path: string) => {
  const response = await fetch(product.origin + path, { headers: headersOf() });
  return response.headers.get('etag') ?? '';
};
const notModified = async (path: string) => fromManyNetworks(path, { 'if-none-match': await etagOf(path) });

const calls: {
  name: string;
  requestsOf: RequestsOf;
  status?: number;
  measuredEvery?: number;
  at?: number[];
}[] = [
  { name: 'GET /api/profile/:username', requestsOf: fromManyNetworks(`/api/profile/${username}`) },
  { name: '/profile/:username, drawn', requestsOf: fromManyNetworks(`/profile/${username}`) },
  { name: '/ signed out', requestsOf: fromManyNetworks('/') },
  { name: 'GET /api/resume, signed in', requestsOf: byManyUsers('GET', '/api/resume') },
  { name: 'GET /api/auth/user', requestsOf: byManyUsers('GET', '/api/auth/user') },
  {
    name: 'POST /api/resume',
    requestsOf: byManyUsers('POST', '/api/resume', JSON.stringify(specifiedContent)),
  },
  {
    name: 'POST /api/resume, with all other sections',
    requestsOf: byManyUsers('POST', '/api/resume', JSON.stringify(sampleResume)),
  },
  {
    name: '304 of GET /api/profile/:username',
    requestsOf: await notModified(`/api/profile/${username}`),
    status: 304,
  },
  { name: '304 of /profile/:username', requestsOf: await notModified(`/profile/${username}`), status: 304 },
  { name: '304 of /', requestsOf: await notModified('/'), status: 304 },
  {
    name: 'GET /api/profile/:username, first visit',
    requestsOf: firstVisits((name) => `/api/profile/${name}`),
    at: [10],
  },
  {
    name: '/profile/:username, first visit',
    requestsOf: firstVisits((name) => `/profile/${name}`),
    at: [10],
  },
  {
    name: 'GET /api/applications, one page of 2,000',
    requestsOf: byEachOf(seeded.collectors, '/api/applications?sort=company&order=asc&page=40'),
    at: [1, 10],
  },
  {
    name: 'GET /api/applications, a search in 2,000',
    requestsOf: byEachOf(seeded.collectors, '/api/applications?search=company%201999'),
    at: [1, 10],
  },
  {
    name: 'GET /api/applications/board, of 2,000',
    requestsOf: byEachOf(seeded.collectors, '/api/applications/board'),
    at: [1, 10],
  },
  {
    name: 'GET /api/documents, the first page of 300',
    requestsOf: byEachOf(seeded.collectors, '/api/documents'),
    at: [1, 10],
  },
  {
    name: 'GET /api/documents, a search in 300',
    requestsOf: byEachOf(seeded.collectors, '/api/documents?search=version%20299'),
    at: [1, 10],
  },
  {
    // Times are of the list alone, CPU is of both calls.
    name: 'GET /api/documents, the first after a save of the main resume',
    requestsOf: afterSaving(seeded.collectors, '/api/documents'),
    measuredEvery: 2,
    at: [1],
  },
  // The others that anyone may call: their price is what an attacker buys with a request.
  ...publicGets
    .filter(({ route }) => !['/', '/profile/:username', '/api/profile/:username'].includes(route))
    .map(({ route, address, status = 200 }) => ({
      name: `${route}, anyone`,
      requestsOf: fromManyNetworks(address(seeded)),
      status,
      at: [10],
    })),
].filter(({ name }) => BENCH_CALLS.split(',').some((part) => name.includes(part)));

const metricsOf = async (): Promise<string> => {
  const response = await fetch(`${product.origin}/metrics`, {
    headers: { authorization: `Bearer ${settings.METRICS_TOKEN}` },
  });
  return response.text();
};
/** The most calls that waited for a database connection when looked at, by the number of the load's connections. */
const mostWaiting = new Map<number, number>();
const watchPool = (connections: number) => {
  const look = async () => {
    const [, waiting = '0'] = /^husay_database_pool\{state="waiting"\} (\d+)/m.exec(await metricsOf()) ?? [];
    mostWaiting.set(connections, Math.max(mostWaiting.get(connections) ?? 0, Number(waiting)));
  };
  const timer = setInterval(() => void look().catch(() => {}), 1000);
  return () => clearInterval(timer);
};

const bareName = 'a bare Express route with `select 1`';
const results = new Map<string, Measured[]>();
/** Calls that were refused at some number of connections: their times would be those of refusals. */
const failed = new Set<string>();
const keep = (round: number, name: string, connections: number, measured: Measured) => {
  if (round === 0) return;
  const key = `${name} ${connections}`;
  results.set(key, [...(results.get(key) ?? []), measured]);
};

// Round 0 is not counted: it compiles.
for (let round = 0; round <= rounds; round += 1) {
  for (const connections of round === 0 ? [10] : connectionCounts) {
    const { origin, cpuSeconds } = bare;
    const bareLoad = { origin, cpuSeconds, connections, seconds, status: 200 };
    const requestsOfBare = fromManyNetworks('/');
    keep(
      round,
      bareName,
      connections,
      await measureLoad({ ...bareLoad, requestsOf: (connection) => requestsOfBare(connection, connections) }),
    );
    for (const { name, requestsOf, status = 200, measuredEvery = 1, at = connectionCounts } of calls) {
      if (!at.includes(connections)) continue;
      const stopWatching = watchPool(connections);
      const measured = await measureLoad({
        origin: product.origin,
        cpuSeconds: product.cpuSeconds,
        connections,
        seconds,
        status,
        measuredEvery,
        requestsOf: (connection) => requestsOf(connection, connections),
      }).catch((error: Error) => {
        console.error(`${name}, ${connections} connections: ${error.message}`);
        failed.add(`${name} ${connections}`);
        process.exitCode = 1;
        return undefined;
      });
      stopWatching();
      if (measured) keep(round, name, connections, measured);
    }
    console.error(`round ${round} of ${rounds}, ${connections} connections: measured`);
  }
}
const loadedMb = product.residentMb();
const memory = (await metricsOf()).match(/^nodejs_(heap_size_(total|used)|external_memory)_bytes .*$/gm);
console.error(memory?.join(', '));
await product.stop();
bare.stop();
await postgres.stop();
rmSync(folder, { recursive: true, force: true });

const columnsOfLoad = ['requests/s', 'of bare', 'p50 ms', 'p95 ms', 'p99 ms', 'CPU ms'];
const cellsOf = (name: string, connections: number) => {
  const found = results.get(`${name} ${connections}`);
  const bareFound = results.get(`${bareName} ${connections}`);
  if (failed.has(`${name} ${connections}`)) return columnsOfLoad.map(() => 'failed');
  if (!found || !bareFound) return columnsOfLoad.map(() => '');
  const { perSecond, p50, p95, p99, cpuMs } = middleOf(found);
  const part = (perSecond / middleOf(bareFound).perSecond) * 100;
  return [
    perSecond.toFixed(0),
    `${part.toFixed(0)} %`,
    ...[p50, p95, p99].map((ms) => ms.toFixed(1)),
    cpuMs.toFixed(2),
  ];
};
const row = (cells: string[]) => `| ${cells.join(' | ')} |`;
const columns = connectionCounts.flatMap((connections) =>
  columnsOfLoad.map((name, index) => (index === 0 ? `${connections}: ${name}` : name)),
);
console.log(row(['Call, by connections', ...columns]));
console.log(row(['---', ...columns.map(() => '---')]));
for (const name of [bareName, ...calls.map((call) => call.name)]) {
  console.log(row([name, ...connectionCounts.flatMap((connections) => cellsOf(name, connections))]));
}
const readyMs = starts.toSorted((one, other) => one - other)[1] ?? NaN;
const { model = 'unknown' } = cpus()[0] ?? {};
const waiting = [...mostWaiting].map(([connections, count]) => `${count} at ${connections}`).join(', ');
console.log(`
Calls that waited for a database connection, at most, by the load's connections: ${waiting}.
Resident memory: ${idleMb.toFixed(0)} MB idle, ${loadedMb.toFixed(0)} MB after the load. Ready ${(readyMs / 1000).toFixed(2)} s after the start.
Node ${process.version}, ${cpus().length} cores (${model}), ${rounds} rounds of ${seconds} s, Accept-Encoding: ${BENCH_ENCODING}.
`);
console.log(execFileSync('npx', ['tsx', 'scripts/page-weight.ts'], { encoding: 'utf8' }));
