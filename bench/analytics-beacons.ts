import { spawn } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import { text } from 'node:stream/consumers';
import { callAtOnce, inTurnFor, type Call } from './analytics-load';
import type { Seeding } from './analytics-seed';

const visitors = 5000;
const beaconsEach = 20;
/** Beacons of one visitor about one profile: the first counts, the others are duplicates. */
const sameProfile = 4;
const connections = 20;

/** METRICS_TOKEN of the processes. */
export const metricsToken = 'only for this bench';

interface Server {
  origin: string;
  cpuSeconds: () => number;
}

const browserHeaders = {
  'content-type': 'application/json',
  'sec-fetch-site': 'same-origin',
  'user-agent': 'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
};

const address = (visitor: number) => `100.64.${visitor >> 8}.${visitor & 255}`;

const beacon = (origin: string, username: string, from: string): Call => ({
  url: `${origin}/api/profile/${username}/views`,
  method: 'POST',
  headers: { ...browserHeaders, 'x-forwarded-for': from },
  body: '{"referrer":"https://www.facebook.com/"}',
});

/** The `husay_analytics_…` metrics of a process. */
const metric = async (origin: string, name: string) => {
  const headers = { authorization: `Bearer ${metricsToken}` };
  const page = await (await fetch(`${origin}/metrics`, { headers })).text();
  return Number(new RegExp(`^husay_analytics_${name} (\\S+)$`, 'm').exec(page)?.[1] ?? NaN);
};

const sumOf = async (servers: Server[], name: string) => {
  let sum = 0;
  for (const { origin } of servers) sum += await metric(origin, name);
  return sum;
};

const untilWritten = async (servers: Server[]) => {
  while ((await sumOf(servers, 'queue_length')) > 0) await new Promise((go) => setTimeout(go, 100));
};

const viewsIn = async (seeding: Seeding) => {
  const [row] = await seeding.query<{ rows: number; totals: number; days: number }>(
    `select (select count(*) from profile_views)::int as rows, (select sum(views) from profile_totals)::int as totals,
       (select sum(views) from profile_days)::int as days`,
  );
  if (!row) throw new Error('no figures');
  return row;
};

/**
 * 100,000 beacons to two processes at once, each visitor's duplicates to both in turn. Rows, totals and days must all equal
 * the number sent without duplicates.
 */
export const runBeacons = async (servers: Server[], seeding: Seeding, profiles: number) => {
  const before = await viewsIn(seeding);
  const cpuBefore = servers.map(({ cpuSeconds }) => cpuSeconds());
  const start = performance.now();
  const sent = await callAtOnce(
    connections,
    (index) => {
      if (index >= visitors * beaconsEach) return undefined;
      // A visitor's beacons about one profile follow each other directly, so that the processes race.
      const pair = Math.floor(index / sameProfile);
      const visitor = pair % visitors;
      const profile = 1 + ((visitor * 7 + Math.floor(pair / visitors)) % profiles);
      const { origin } = servers[index % servers.length] as Server;
      return beacon(origin, `bench-${profile}`, address(visitor));
    },
    204,
  );
  const answeredIn = sent.seconds;
  await untilWritten(servers);
  const writtenIn = (performance.now() - start) / 1000;
  const cpu = servers.map(({ cpuSeconds }, index) => cpuSeconds() - (cpuBefore[index] ?? 0));
  const after = await viewsIn(seeding);
  return {
    sent: sent.count,
    expected: (visitors * beaconsEach) / sameProfile,
    counted: [after.rows - before.rows, after.totals - before.totals, after.days - before.days],
    dropped: await sumOf(servers, 'dropped_total'),
    limited: await sumOf(servers, 'limited_total'),
    ratePerSecond: sent.count / answeredIn,
    writtenIn,
    p95: sent.p95,
    cpuMsEach: (1000 * cpu.reduce((sum, one) => sum + one, 0)) / sent.count,
  };
};

/**
 * The latency of other users' calls while one address floods, and how much of the flood was accepted. The flood runs in a
 * separate process, or it would delay the other callers on the client side.
 */
export const runFlood = async (server: Server, others: Call[], seconds: number) => {
  const alone = await callAtOnce(2, inTurnFor(seconds, others), 200);
  const limitedBefore = await metric(server.origin, 'limited_total');
  const cpuBefore = server.cpuSeconds();
  const [flood, meanwhile] = await Promise.all([
    inAnotherProcess(server.origin, seconds),
    callAtOnce(2, inTurnFor(seconds, others), 200),
  ]);
  const cpu = server.cpuSeconds() - cpuBefore;
  const limited = (await metric(server.origin, 'limited_total')) - limitedBefore;
  return {
    ratePerSecond: flood.count / flood.seconds,
    letThrough: flood.count - limited,
    cpuShare: cpu / flood.seconds,
    alone,
    meanwhile,
  };
};

const inAnotherProcess = async (origin: string, seconds: number) => {
  const child = spawn(process.execPath, ['--import', 'tsx', import.meta.filename, origin, String(seconds)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return JSON.parse(await text(child.stdout)) as { count: number; seconds: number };
};

const [, program, origin, seconds] = process.argv;
if (program === import.meta.filename && origin) {
  const flooding = [beacon(origin, 'bench-1', '203.0.113.66')];
  const { count, seconds: lasted } = await callAtOnce(50, inTurnFor(Number(seconds), flooding), 204);
  console.log(JSON.stringify({ count, seconds: lasted }));
}
