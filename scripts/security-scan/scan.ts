// `npm run scan`: wapiti and sqlmap against the built product in production (production.ts), over https. wapiti scans its pages and
// the API's lists, signed out and as an administrator; sqlmap scans every call, without rate limits. Prints what they find, and
// exits with 1 on a finding that is not explained.
// `npm run scan -- wapiti` and `npm run scan -- sqlmap [part of a path]` do one of the two. Needs Debian's packages wapiti, sqlmap, postgresql
// and openssl. Takes about ten minutes on two cores.
import { allEndpoints } from '../../server/http/api-description';
import { pageTable } from '../../shared/pages/page-table';
import { explain } from './explained-findings';
import { requireSignedIn, startProduction, type Production, type SignedIn } from './production';
import { requestFor, requestsBesideTheApi, type ScanRequest } from './requests';
import { createSamples, type Samples } from './samples';
import { hasInput, scanWithSqlmap } from './sqlmap';
import { scanWithWapiti } from './wapiti';

/** The product's pages, and every list of the API with a sample of its query: wapiti runs no scripts and would not find them. */
const pathsToScan = (origin: string, samples: Samples): string[] => {
  const pages = Object.values(pageTable)
    .map(({ path }) => path.replace(':username', samples.username).replace(':id', samples.credentialId))
    .filter((path) => !path.includes(':'));
  const lists = allEndpoints
    .filter(({ method, query }) => method === 'GET' && query)
    .map((endpoint) => requestFor(origin, endpoint, samples).url.slice(origin.length));
  return [...new Set([...pages, '/api/docs', '/api/login?returnTo=/billing', ...lists])];
};

const runWapiti = async () => {
  const product = await startProduction();
  try {
    const { origin } = product;
    const paths = pathsToScan(origin, await createSamples(product));
    const findings = await scanWithWapiti(origin, paths, '');
    const admin = await product.signInAsAdmin();
    findings.push(...(await scanWithWapiti(origin, paths, admin.cookie)));
    await requireSignedIn(admin, 'while wapiti scanned');
    return findings;
  } finally {
    await product.stop();
  }
};

const [only, onlyPath = ''] = process.argv.slice(2);

const isForAdmins = (url: string) => /^\/api\/(admin|test)\//.test(new URL(url).pathname);

/** Calls that end the caller's session when they succeed. */
const endsSession = /^\/api\/(account\/devices|account$)/;

/** The status of the request as it is: refused samples would keep sqlmap from the database. */
const statusOf = async ({ browser }: SignedIn, { method, url, body }: ScanRequest): Promise<number> => {
  const headers = { 'sec-fetch-site': 'same-origin', ...(body && { 'content-type': 'application/json' }) };
  const response = await browser.request(url.replaceAll('*', ''), { method, headers, ...(body && { body }) });
  await response.arrayBuffer();
  return response.status;
};

/** Deletes the account when the username is right; the sample's is not. */
const isRefusedOnPurpose = ({ method, url }: ScanRequest) =>
  method === 'DELETE' && url.endsWith('/api/account');

/** Later what changes the data that other calls need: sqlmap may change the username, and administrators' calls the plan. */
const rankOf = ({ url }: ScanRequest) =>
  url.endsWith('/api/profile/username') ? 1 : isForAdmins(url) ? 2 : 0;

/** What sqlmap finds in one request, as a line of the log and findings. */
const scanRequest = async (product: Production, request: ScanRequest): Promise<string[]> => {
  const { pathname } = new URL(request.url);
  const name = `${request.method} ${request.url.slice(product.origin.length)}`;
  if (!hasInput(request)) {
    console.log(`no input     ${name}`);
    return [];
  }
  // A session of its own, as some calls end it.
  const signedIn = await (isForAdmins(request.url) ? product.signInAsAdmin() : product.signInAsUser());
  const status = await statusOf(signedIn, request);
  if (status === 400 && !isRefusedOnPurpose(request))
    throw new Error(`The sample is refused, so sqlmap would test nothing: ${name} ${request.body}`);
  const found = await scanWithSqlmap(request, signedIn.cookie);
  if (!endsSession.test(pathname)) await requireSignedIn(signedIn, `while sqlmap scanned ${pathname}`);
  console.log(`${found.length === 0 ? 'ok   ' : 'FOUND'} (${status})  ${name}`);
  return found.map((line) => `${name}: ${line}`);
};

const runSqlmap = async () => {
  const product = await startProduction({ withoutRateLimits: true });
  try {
    const samples = await createSamples(product);
    const requests = [
      ...allEndpoints.map((endpoint) => requestFor(product.origin, endpoint, samples)),
      ...requestsBesideTheApi(product.origin, samples),
    ].sort((one, other) => rankOf(one) - rankOf(other));
    const findings: string[] = [];
    for (const request of requests.filter(({ url }) => url.includes(onlyPath))) {
      findings.push(...(await scanRequest(product, request)));
    }
    return findings;
  } finally {
    await product.stop();
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
