// npm run scan: wapiti against the built product as `npm start` runs it, signed out and signed in; then sqlmap on every endpoint of
// the API description, on Postgres and without rate limits, which would keep most of its requests from the database.
// `npm run scan -- sqlmap /api/account` does only that, for paths that contain it. Needs Debian's packages wapiti, sqlmap and postgresql. Takes about
// half an hour on two cores.
import { startRunningServer } from '../testing/running-server';
import { startThrowAwayPostgres } from '../testing/throw-away-postgres.mjs';
import { Browser } from '../../server/testing/browser';
import { explain } from './explained-findings';
import { requestFor } from './requests';
import { scanWithSqlmap } from './sqlmap';
import { scanWithWapiti } from './wapiti';

const people = {
  user: { email: 'ana@example.com', firstName: 'Ana', lastName: 'Cruz' },
  admin: { email: 'admin@husay.test', firstName: 'Admin', lastName: 'Admin' },
};

const pages = [
  '/',
  '/example',
  '/profile/maria-santos',
  '/privacy',
  '/api/docs',
  '/api/login?returnTo=/billing',
];
const signedInPages = [
  '/billing',
  '/analytics',
  '/devices',
  '/your-data',
  '/admin/manual-billing?search=ana',
];

const cookieOf = async (origin: string, person: (typeof people)['user']) => {
  const browser = new Browser(origin);
  await browser.signIn(person);
  return `husay.sid=${browser.cookie('husay.sid')}`;
};

const runWapiti = async () => {
  const server = await startRunningServer();
  try {
    const findings = await scanWithWapiti(server.origin, pages, '');
    const cookie = await cookieOf(server.origin, people.admin);
    findings.push(...(await scanWithWapiti(server.origin, [...pages, ...signedInPages], cookie)));
    return findings;
  } finally {
    await server.stop();
  }
};

const [only, onlyPath = ''] = process.argv.slice(2);

const runSqlmap = async () => {
  const postgres = await startThrowAwayPostgres();
  process.env.TEST_DATABASE_URL = postgres.url;
  // It reads the setting when it is imported.
  const { startTestApp } = await import('../../server/testing/test-app');
  const { allEndpoints } = await import('../../server/http/api-description');
  const app = await startTestApp();
  try {
    const findings: string[] = [];
    for (const endpoint of allEndpoints.filter(({ path }) => path.includes(onlyPath))) {
      const request = requestFor(app.origin, endpoint);
      const isAdmins = /^\/api\/(admin|test)\//.test(endpoint.path);
      // Anew for each endpoint, as some of them sign out.
      const cookie = await cookieOf(app.origin, isAdmins ? people.admin : people.user);
      const found = await scanWithSqlmap(request, cookie);
      const outcome = found ? (found.length === 0 ? 'ok       ' : 'FOUND    ') : 'no input ';
      console.log(`${outcome} ${request.method} ${endpoint.path}`);
      findings.push(...(found ?? []).map((line) => `${request.method} ${endpoint.path}: ${line}`));
    }
    return findings;
  } finally {
    await app.stop();
    await postgres.stop();
  }
};

const findings = [
  ...(only === 'sqlmap' ? [] : await runWapiti()),
  ...(only === 'wapiti' ? [] : await runSqlmap()),
];
const { unexplained, explained } = explain(findings);
for (const { count, reason } of explained) if (count > 0) console.log(`${count} explained: ${reason}`);
for (const finding of unexplained) console.log(finding);
console.log(`${unexplained.length} findings without an explanation`);
process.exit(unexplained.length === 0 ? 0 : 1);
