// The cost of analytics: npm run bench analytics. On a temporary Postgres, with a million profiles'
// daily totals: the summary and the trends of the busiest profiles while their raw views grow from ten thousand to ten
// million, then 100,000 beacons to two processes, then one address that floods. Exit code 1 when a limit is missed.
// Needs npm run build before, 6 GB of disk and a quarter of an hour. `small` tests the bench itself.
import { startThrowAwayPostgres } from '../scripts/testing/throw-away-postgres.mjs';
import { Browser } from '../server/testing/requests/browser';
import { metricsToken, runBeacons, runFlood } from './analytics-beacons';
import { callAtOnce, inTurnFor, type Call } from './analytics-load';
import { openSeeding } from './analytics-seed';
import { startRunningServer } from '../scripts/testing/running-server';

const isSmall = process.argv.includes('small');
const size = isSmall ? { profiles: 1000, daysEach: 4 } : { profiles: 1_000_000, daysEach: 4 };
const levels = isSmall ? [1000, 10_000] : [10_000, 100_000, 1_000_000, 10_000_000];
const seconds = isSmall ? 3 : 10;
const connections = 10;
const busiest = 10;
// One address may send 30 beacons a minute about one profile, and a run may span two minutes.
const most = { summaryMs: 20, trendsMs: 50, letThrough: 60 };
const ranges = ['7', '30', '90', '365'];

const postgres = await startThrowAwayPostgres();
const settings = {
  DATABASE_URL: postgres.url,
  SESSION_SECRET: 'of both processes, so that they know the same visitors',
  PSEUDONYM_KEY: 'a key for measurements that is long enough',
  TRUST_PROXY: '1',
  METRICS_TOKEN: metricsToken,
};
// The built-in sign-in tracks every promise of its process, which costs a fifth of the time; it runs separately, as in
// production.
const door = await startRunningServer(settings);
const inProduction = {
  ...settings,
  NODE_ENV: 'production',
  ALLOW_EMBEDDED: 'true',
  OIDC_ISSUER_URL: door.origin,
  OIDC_CLIENT_ID: 'husay',
  OIDC_CLIENT_SECRET: 'never asked for',
};
const servers = [await startRunningServer(inProduction), await startRunningServer(inProduction)];
const [server] = servers as [(typeof servers)[0], ...typeof servers];
const seeding = await openSeeding(postgres.url);
const problems: string[] = [];
const log = (text: string) => console.log(text);

/** A signed-in Pro user: id and session header. */
const signIn = async (index: number) => {
  const browser = new Browser(door.origin);
  await browser.signIn({ email: `busiest-${index}@example.test`, firstName: 'Busiest' });
  const { id } = await browser.currentUser();
  return { id, cookie: `husay.sid=${browser.cookie('husay.sid')}` };
};

const measure = async (calls: Call[], what: string, maxMs: number) => {
  const result = await callAtOnce(connections, inTurnFor(seconds, calls), 200);
  if (result.p95 >= maxMs) problems.push(`${what}: p95 ${result.p95.toFixed(1)} ms, not below ${maxMs} ms`);
  return result;
};

const timed = async (what: string, work: () => Promise<unknown>) => {
  const start = Date.now();
  await work();
  log(`${what}: ${((Date.now() - start) / 1000).toFixed(0)} s`);
};

try {
  await timed(`seeded ${size.profiles.toLocaleString('en')} profiles`, () => seeding.seedProfiles(size));
  const people = await Promise.all(Array.from({ length: busiest }, (_, index) => signIn(index)));
  const owners = people.map(({ id }) => id);
  await seeding.query(`update users set plan = 'pro' where id = any($1::uuid[])`, [owners]);
  await seeding.seedBusiest(owners);

  const callsOf = (path: string): Call[] =>
    people.map(({ cookie }) => ({ url: server.origin + path, headers: { cookie } }));
  const summary = callsOf('/api/analytics/summary');
  const trends = ranges.flatMap((range) => callsOf(`/api/analytics/trends?range=${range}`));
  const aYear = callsOf('/api/analytics/trends?range=365');
  const column = (text: string | number) => String(text).padStart(18);
  const cell = ({ p50, p95, count }: { p50: number; p95: number; count: number }) =>
    column(`${p50.toFixed(1)} / ${p95.toFixed(1)} (${Math.round(count / seconds)}/s)`);

  let rows = 0;
  log(`p50 / p95 in ms at ${connections} connections, and how many a second:`);
  log(['raw views', 'summary', 'trends', 'trends of 365 days'].map(column).join(''));
  for (const level of levels) {
    await seeding.seedViews(owners, rows, level);
    await seeding.settle();
    rows = level;
    // Warm-up: the first calls include compilation.
    await callAtOnce(connections, inTurnFor(2, [...summary, ...trends]), 200);
    const cells = [
      await measure(summary, `summary with ${level} raw views`, most.summaryMs),
      await measure(trends, `trends with ${level} raw views`, most.trendsMs),
      await measure(aYear, `trends of a year with ${level} raw views`, most.trendsMs),
    ];
    log([column(level.toLocaleString('en')), ...cells.map(cell)].join(''));
  }

  const beacons = await runBeacons(servers, seeding, 100);
  log(
    `beacons to two processes: ${beacons.sent} sent, ${beacons.ratePerSecond.toFixed(0)} a second, p95 ${beacons.p95.toFixed(1)} ms, ` +
      `all written ${beacons.writtenIn.toFixed(1)} s after the first; ${beacons.cpuMsEach.toFixed(2)} ms of server CPU each`,
  );
  log(
    `counted ${beacons.counted.join(', ')} of ${beacons.expected}; ${beacons.dropped} dropped, ${beacons.limited} limited`,
  );
  if (beacons.counted.some((count) => count !== beacons.expected)) {
    problems.push(`views counted: ${beacons.counted.join(', ')}, not ${beacons.expected}`);
  }

  const flood = await runFlood(server, summary, seconds);
  log(
    `one address floods: ${flood.ratePerSecond.toFixed(0)} beacons a second, ${flood.letThrough} let through in ${seconds} s, ${flood.cpuShare.toFixed(2)} of a core; ` +
      `summary of others p95 ${flood.alone.p95.toFixed(1)} ms alone, ${flood.meanwhile.p95.toFixed(1)} ms meanwhile`,
  );
  if (!(flood.letThrough <= most.letThrough)) problems.push(`flood: ${flood.letThrough} let through`);
} finally {
  await seeding.close();
  for (const one of [...servers, door]) await one.stop();
  await postgres.stop();
}
for (const problem of problems) console.error(`Short: ${problem}`);
process.exitCode = problems.length > 0 ? 1 : 0;
