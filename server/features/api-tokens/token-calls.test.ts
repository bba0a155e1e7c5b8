import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TokenScope } from '#shared/api-tokens/schema';
import { emptyApplication } from '#shared/applications/schema';
import type { Resume } from '#shared/resume/schema';
import { allEndpoints } from '../../http/api-description';
import { createRateLimiter } from '../../http/limits/rate-limiter';
import { rateLimits, type RateLimit, type RateLimitClass } from '#shared/http/rate-limits';
import { countStatements } from '../../testing/count-statements';
import type { Browser } from '../../testing/requests/browser';
import { createToken, programWith, tokensPath } from '../../testing/requests/api-token';
import { refusal } from '../../testing/requests/refusal';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { newSecret } from './secret';

const start = new Date('2026-11-20T01:00:00Z');
const dayMs = 24 * 3600_000;

let app: TestApp;
let people = 0;
let ana: Browser;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  app.clock.set(start);
  ana = await app.signedIn({ email: `ana-${(people += 1)}@example.com`, firstName: 'Ana', lastName: 'Cruz' });
});
afterAll(() => app.stop());

const after = (ms: number) => app.clock.set(new Date(start.getTime() + ms));
const programOf = async (browser: Browser, scope: TokenScope = 'read', ofApp = app) =>
  programWith(ofApp, (await createToken(browser, { scope })).secret);
const saved = (response: Response) => response.json() as Promise<Resume>;

test('a token that can read gets the resume of its owner, without a cookie and without one being set', async () => {
  await ana.send('POST', '/api/resume', { title: 'Nurse', phone: '+63 917 555 0142' });
  await ana.send('PUT', '/api/account/visibility', { visibility: 'private' });
  const answer = await (await programOf(ana)).get('/api/resume');
  expect(answer.headers.getSetCookie()).toEqual([]);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await saved(answer)).toMatchObject({ title: 'Nurse', phone: '+63 917 555 0142', version: 1 });
  expect(await (await (await programOf(ana)).get('/api/auth/user')).json()).toMatchObject({
    firstName: 'Ana',
  });
});

test('a token that can write saves with the semantics of versions, and needs no origin', async () => {
  const program = await programOf(ana, 'write');
  const foreign = { origin: 'https://portfolio.example', 'sec-fetch-site': 'cross-site' };
  const first = await program.send('POST', '/api/resume', { title: 'Nurse' }, foreign);
  expect(first.headers.getSetCookie()).toEqual([]);
  expect(await saved(first)).toMatchObject({ title: 'Nurse', version: 1 });
  const second = await program.send('POST', '/api/resume', { summary: 'Twelve years in wards.', version: 1 });
  expect(await saved(second)).toMatchObject({ title: 'Nurse', version: 2 });
  const outdated = await program.send('POST', '/api/resume', { title: 'Overwritten', version: 1 });
  expect(await refusal(outdated)).toMatchObject({ status: 409, code: 'RESUME_CHANGED' });
  expect(await saved(await ana.get('/api/resume'))).toMatchObject({ title: 'Nurse', version: 2 });
  const invalid = await program.send('POST', '/api/resume', { title: 'x' });
  expect(await refusal(invalid)).toMatchObject({ status: 400, fields: { title: expect.any(String) } });
});

test('a token that can only read cannot write, and the attempt is in the security log', async () => {
  const program = await programOf(ana, 'read');
  const answer = await program.send('POST', '/api/resume', { title: 'Nurse' });
  expect(answer.headers.get('www-authenticate')).toBe('Bearer error="insufficient_scope", scope="write"');
  expect(await refusal(answer)).toMatchObject({
    status: 403,
    code: 'INSUFFICIENT_SCOPE',
    message: 'This API token can only read. To change your resume, create one that can also write.',
  });
  expect(await saved(await ana.get('/api/resume'))).toMatchObject({ version: 0 });
  const { id } = await ana.currentUser();
  const { rows } = await app.deps.database.query(
    `select details from security_events where user_id = $1 and reason = 'INSUFFICIENT_SCOPE'`,
    [id],
  );
  expect(rows).toEqual([{ details: { call: 'POST /api/resume' } }]);
});

test('a token for applications lists and adds its owner’s, and reaches nothing of the resume', async () => {
  const program = await programOf(ana, 'applications');
  const job = { ...emptyApplication, company: 'Cebu General', jobTitle: 'Nurse' };
  expect((await program.send('POST', '/api/applications', job)).status).toBe(200);
  const listed = await program.get('/api/applications');
  expect(listed.headers.get('cache-control')).toBe('no-store');
  expect(await listed.json()).toMatchObject({ total: 1, applications: [{ company: 'Cebu General' }] });
  for (const path of ['/api/resume', '/api/resume.json', '/api/auth/user'])
    expect(await refusal(await program.get(path)), path).toMatchObject({
      status: 403,
      code: 'INSUFFICIENT_SCOPE',
      message: expect.stringContaining('for your applications alone'),
    });
});

test.each(['read', 'write'] as const)(
  'a token that can %s the resume gets nothing of the applications',
  async (scope) => {
    const program = await programOf(ana, scope);
    for (const answer of [
      await program.get('/api/applications'),
      await program.send('POST', '/api/applications', { ...emptyApplication, company: 'A', jobTitle: 'B' }),
    ]) {
      expect(answer.headers.get('www-authenticate')).toBe(
        'Bearer error="insufficient_scope", scope="applications"',
      );
      expect(await refusal(answer)).toMatchObject({ status: 403, code: 'INSUFFICIENT_SCOPE' });
    }
  },
);

describe('is 401 with WWW-Authenticate, in words:', () => {
  const refused = async (secret: string, words: string, cookie?: string) => {
    const answer = await programWith(app, secret).get('/api/resume', cookie ? { cookie } : {});
    expect(answer.headers.get('www-authenticate')).toBe('Bearer error="invalid_token"');
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await refusal(answer)).toMatchObject({
      status: 401,
      code: 'INVALID_TOKEN',
      message: expect.stringContaining(words),
    });
  };

  test('an unknown token', () => refused(newSecret(), 'is unknown or was revoked. Please create a new one'));

  test('a token that was cut, mistyped or never one of ours, without a query', async () => {
    const { secret } = await createToken(ana);
    const wrong = [
      '',
      'x',
      secret.slice(0, -1),
      `${secret}0`,
      secret.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
      secret.toUpperCase(),
      `${secret} ${secret}`,
      secret.slice(6),
    ];
    const statements = await countStatements(app.db, async () => {
      for (const text of wrong) await refused(text, 'Please copy it again');
    });
    expect(statements).toBe(0);
  });

  test('an expired token, to the moment', async () => {
    const { secret } = await createToken(ana, { days: 30 });
    after(30 * dayMs - 1);
    expect((await programWith(app, secret).get('/api/resume')).status).toBe(200);
    after(30 * dayMs);
    await refused(secret, 'has expired');
  });

  test('a wrong token beside a session cookie that is right', () =>
    refused(newSecret(), 'unknown', `husay.sid=${ana.cookie('husay.sid')}`));
});

test('the scheme may be written in any case; other schemes are not tokens', async () => {
  const { secret } = await createToken(ana);
  for (const authorization of [`bearer ${secret}`, `BEARER  ${secret}`]) {
    expect((await app.visitor().get('/api/resume', { authorization })).status).toBe(200);
  }
  for (const authorization of [`Basic ${btoa(`x:${secret}`)}`, secret, `Token ${secret}`]) {
    expect(await refusal(await app.visitor().get('/api/resume', { authorization }))).toMatchObject({
      status: 401,
      code: 'UNAUTHORIZED',
    });
  }
});

describe('no other call accepts a token:', () => {
  const others = allEndpoints.filter(({ token }) => token === undefined);

  test('all of them refuse it with 403 in words, whatever its scope, and do nothing', async () => {
    const { secret } = await createToken(ana, { scope: 'write' });
    const program = programWith(app, secret);
    const cookie = `husay.sid=${ana.cookie('husay.sid')}`;
    for (const { method, path } of others) {
      const address = path.replace(/:\w+/g, '00000000-0000-4000-8000-000000000000');
      const name = `${method} ${path}`;
      const init = method === 'GET' ? { method } : { method, body: '{}', headers: {} };
      const answer = await program.request(address, {
        ...init,
        headers: { 'content-type': 'application/json', cookie },
      });
      expect(await refusal(answer), name).toMatchObject({
        status: 403,
        code: 'FORBIDDEN',
        message: expect.stringContaining('API tokens are not accepted for this call'),
      });
    }
    expect((await ana.get('/api/auth/user')).status).toBe(200);
  });

  test('nor do paths without an endpoint, such as files, exports as CSV and sign-out', async () => {
    const program = await programOf(ana);
    for (const path of [
      '/api/photos/x',
      '/api/analytics/views.csv',
      '/api/logout',
      '/API/account',
      '/api/x',
    ]) {
      expect((await program.get(path)).status, path).toBe(403);
    }
  });

  test('a token cannot create another', async () => {
    const program = await programOf(ana, 'write');
    const answer = await program.send('POST', tokensPath, { name: 'B', scope: 'write', days: 365 });
    expect(await refusal(answer)).toMatchObject({ status: 403 });
    expect(await (await ana.get(tokensPath)).json()).toHaveLength(1);
  });

  test('a bearer token of a proxy in front is ignored', async () => {
    const answer = await ana.get('/api/credentials', { authorization: 'Bearer of-a-proxy' });
    expect(answer.status).toBe(200);
  });
});

test('exactly these calls accept one', () => {
  const names = allEndpoints.flatMap(({ method, path, token }) =>
    token ? [`${method} ${path} ${token}`] : [],
  );
  expect(names.sort()).toEqual([
    'GET /api/applications applications',
    'GET /api/auth/user read',
    'GET /api/resume read',
    'GET /api/resume.json read',
    'GET /api/resume.pdf read',
    'POST /api/applications applications',
    'POST /api/resume write',
  ]);
});

test('a use is recorded once an hour', async () => {
  const { secret } = await createToken(ana);
  const program = programWith(app, secret);
  const usedAt = async () =>
    ((await (await ana.get(tokensPath)).json()) as { lastUsedAt: string }[])[0]?.lastUsedAt;
  await program.get('/api/resume');
  after(3600_000 - 1);
  await program.get('/api/resume');
  expect(await usedAt()).toBe(start.toISOString());
  after(3600_000);
  await program.get('/api/resume');
  expect(await usedAt()).toBe(app.clock.now().toISOString());
});

test('a call costs one statement besides its own', async () => {
  await ana.send('POST', '/api/resume', { title: 'Nurse' });
  const program = await programOf(ana, 'write');
  // The first use of an hour is recorded.
  expect(await countStatements(app.db, () => program.get('/api/resume'))).toBe(3);
  expect(await countStatements(app.db, () => program.get('/api/resume'))).toBe(2);
  expect(await countStatements(app.db, () => program.get('/api/resume.json'))).toBe(2);
  expect(await countStatements(app.db, () => program.get('/api/auth/user'))).toBe(1);
});

describe('limits', () => {
  const tight = Object.fromEntries(
    Object.entries(rateLimits as Record<string, RateLimit>).map(([name, limit]) => [
      name,
      name === 'tokenCall' || name === 'failedToken' ? { ...limit, perUser: 3, perNetwork: 3 } : limit,
    ]),
  ) as Record<RateLimitClass, RateLimit>;
  let limited: TestApp;
  beforeAll(async () => {
    limited = await startTestApp({
      environment: { TRUST_PROXY: '1' },
      overrides: { rateLimiter: createRateLimiter({ secret: 'of tests', limits: tight }) },
    });
  });
  afterAll(() => limited.stop());

  test('each token has its own, and says when to try again', async () => {
    const user = await limited.signedIn({ email: 'busy@example.com' });
    const [one, two] = [await programOf(user, 'read', limited), await programOf(user, 'read', limited)];
    for (let call = 0; call < 3; call++) expect((await one.get('/api/resume')).status).toBe(200);
    const answer = await one.get('/api/resume');
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refusal(answer)).toMatchObject({ status: 429, code: 'TOO_MANY' });
    expect((await two.get('/api/resume')).status).toBe(200);
    expect((await user.get('/api/resume')).status).toBe(200);
  });

  test('wrong tokens are counted by network, and a right one is not refused for them', async () => {
    const user = await limited.signedIn({ email: 'calm@example.com' });
    const right = await programOf(user, 'read', limited);
    const from = (address: string) => ({ 'x-forwarded-for': address });
    const guess = (address: string) => programWith(limited, newSecret()).get('/api/resume', from(address));
    for (let tries = 0; tries < 3; tries++) expect((await guess('198.51.100.9')).status).toBe(401);
    expect((await guess('198.51.100.9')).status).toBe(429);
    expect((await guess('198.51.100.10')).status).toBe(401);
    expect((await right.get('/api/resume', from('198.51.100.9'))).status).toBe(200);
  });
});
