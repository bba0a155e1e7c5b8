// Latency of administrators' lists with 100,000 users, 300,000 payments and 1,000,000 webhook logs, over HTTP, on a
// temporary Postgres: npm run bench admin, after npm run build. Exit code 1 if a list or a search takes 100 ms or more at
// the 95th percentile. `small` tests the bench itself.
import { performance } from 'node:perf_hooks';
import type { BillingLog } from '#shared/admin-billing/schema';
import type { WebhookLog } from '#shared/webhooks/schema';
import { startThrowAwayPostgres } from '../scripts/testing/throw-away-postgres.mjs';
import { Browser } from '../server/testing/requests/browser';
import { seedForAdministrators } from './admin-seed';
import { callAtOnce } from './analytics-load';
import { startRunningServer } from '../scripts/testing/running-server';

const isSmall = process.argv.includes('small');
const size = isSmall
  ? { users: 1000, payments: 3000, deliveries: 10_000 }
  : { users: 100_000, payments: 300_000, deliveries: 1_000_000 };
const times = isSmall ? 5 : 60;
const maxMs = 100;

const users = '/api/admin/users-billing';

/** The calls, in turn: a search uses different words each time. */
const callsFor = (ids: string[]): Record<string, string[]> => {
  const search = (...words: string[]) => words.map((word) => `${users}?search=${encodeURIComponent(word)}`);
  const count = (query: string) => [`${users}/count?${query}`];
  return {
    'users: newest first': [users],
    'users: filter free': [`${users}?filter=free`],
    'users: filter pro': [`${users}?filter=pro`],
    'users: filter pending': [`${users}?filter=pending`],
    'users: by name': [`${users}?sort=user&order=asc`, `${users}?sort=user&order=desc`],
    'users: by plan': [`${users}?sort=plan&order=asc`, `${users}?sort=plan&order=desc`],
    'users: by expiry': [`${users}?sort=expiry&order=asc`, `${users}?sort=expiry&order=desc`],
    'users: pro by expiry': [`${users}?filter=pro&sort=expiry&order=asc`],
    'users: page 40': [`${users}?page=40`, `${users}?page=40&sort=plan`, `${users}?page=40&sort=expiry`],
    'users: last page': [`${users}?page=${size.users / 25}`],
    'search: part of an email': search('santos123', 'reyes77@g', 'cruz4', '@outlook.ph'),
    'search: part of a name': search('angeli', 'ela cru', 'kristine vil', 'maria'),
    'search: beginning of an id': search(...ids.map((id) => id.slice(0, 8))),
    'search: middle of an id': search(...ids.map((id) => id.slice(6, 16))),
    'search: four characters of an id': search(...ids.map((id) => id.slice(-4)), 'cafe', 'beef'),
    'search: whole id': search(...ids),
    'search: one letter': search('a', 'z', 'q', '7'),
    'search: two letters': search('an', 'zq', 'xx', '77'),
    'search: nothing found': search('zzzz', 'no such person', 'q#', '%'),
    'search: in pro, by expiry': search('mar').map((call) => `${call}&filter=pro&sort=expiry`),
    'count: all': count(''),
    'count: free': count('filter=free'),
    'count: pending': count('filter=pending'),
    'count: of a search': [...count('search=maria'), ...count('search=q'), ...count('search=zzzz')],
    'pending transactions': ['/api/admin/pending-transactions'],
    'billing logs': ['/api/admin/billing-logs'],
    'billing logs: by hand': ['/api/admin/billing-logs?cause=admin'],
    'webhook logs': ['/api/admin/webhook-logs'],
    'expired subscriptions': ['/api/admin/expired-subscriptions'],
    'expiring subscriptions': ['/api/admin/expiring-subscriptions/1'],
  };
};

const timed = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
  const start = performance.now();
  const answer = await work();
  console.log(`${what}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return answer;
};

const postgres = await startThrowAwayPostgres();
const server = await startRunningServer({
  DATABASE_URL: postgres.url,
  ADMIN_EMAILS: 'bench-admin@example.test',
});
const tooSlow: string[] = [];
try {
  const { ids } = await timed('seeded', () => seedForAdministrators(postgres.url, size));
  const admin = new Browser(server.origin);
  await admin.signIn({ email: 'bench-admin@example.test', firstName: 'Bench' });
  const headers = { cookie: `husay.sid=${admin.cookie('husay.sid')}` };
  /** One after the other, as one administrator would. */
  const measure = async (name: string, paths: string[]) => {
    const call = (index: number, calls: number) =>
      index < calls ? { url: server.origin + paths[index % paths.length], headers } : undefined;
    await callAtOnce(1, (index) => call(index, 2 * paths.length), 200);
    const { p50, p95 } = await callAtOnce(1, (index) => call(index, Math.max(times, 10 * paths.length)), 200);
    console.log(
      `${name.padEnd(28)} p50 ${p50.toFixed(1).padStart(6)} ms  p95 ${p95.toFixed(1).padStart(6)} ms`,
    );
    if (p95 >= maxMs) tooSlow.push(name);
  };
  for (const [name, paths] of Object.entries(callsFor(ids))) await measure(name, paths);

  // As far back as an administrator would page.
  const older = async (path: string, logsOf: (answer: unknown) => { id: string }[]) => {
    let before = '';
    for (let page = 0; page < 40; page++) {
      const answer = await admin.get(`${path}?limit=100${before && `&before=${before}`}`);
      before = logsOf(await answer.json()).at(-1)?.id ?? before;
    }
    await measure(`${path.slice('/api/admin/'.length)}: page 40`, [`${path}?before=${before}`]);
  };
  await older('/api/admin/webhook-logs', (answer) => (answer as { logs: WebhookLog[] }).logs);
  await older('/api/admin/billing-logs', (answer) => answer as BillingLog[]);

  await timed('cleared all webhook logs', () => admin.send('POST', '/api/admin/webhook-logs/clear', {}));
} finally {
  await server.stop();
  await postgres.stop();
}
if (tooSlow.length > 0) {
  console.error(`Not below ${maxMs} ms at the 95th percentile: ${tooSlow.join('; ')}`);
  process.exitCode = 1;
}
