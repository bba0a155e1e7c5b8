import { readFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { exportViewsPath } from '#shared/analytics/endpoints';
import { rateLimits, type RateLimit, type RateLimitClass } from '#shared/http/rate-limits';
import { breakable } from '../../testing/postgres/breakable-database';
import type { Browser } from '../../testing/requests/browser';
import { refusal } from '../../testing/requests/refusal';
import { publishResume } from '../../testing/content/publish-resume';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { openTestDatabase } from '../../testing/postgres/test-database';
import { pruneRateLimits } from '../../jobs/pruning';
import { createRateLimiter, type RateLimiter } from './rate-limiter';

const points = 3;
const tight = Object.fromEntries(
  Object.entries(rateLimits as Record<string, RateLimit>).map(([name, limit]) => [
    name,
    { ...limit, ...(limit.perUser && { perUser: points }), perNetwork: points },
  ]),
) as Record<RateLimitClass, RateLimit>;
const secret = 'a secret that only tests know, long enough';

let app: TestApp;
/** Another process on the same database. */
let second: TestApp;
let database: ReturnType<typeof breakable>;
let ana: Browser;
let ben: Browser;
let admins: Browser[];
beforeAll(async () => {
  database = breakable(await openTestDatabase());
  const startOne = () =>
    startTestApp({
      environment: { TRUST_PROXY: '1', ADMIN_EMAILS: 'one@husay.test,two@husay.test' },
      overrides: {
        database: database.database,
        rateLimiter: createRateLimiter({ database: database.database, secret, limits: tight }),
      },
    });
  app = await startOne();
  second = await startOne();
  const signedIn = async (email: string, address: string) => {
    const browser = app.visitor();
    browser.headers = from(address);
    await browser.signIn({ email, firstName: email.split('@')[0]!, lastName: 'Cruz' });
    return browser;
  };
  ana = await signedIn('ana@example.com', '198.51.100.1');
  ben = await signedIn('ben@example.com', '198.51.100.2');
  admins = [
    await signedIn('one@husay.test', '198.51.100.3'),
    await signedIn('two@husay.test', '198.51.100.4'),
  ];
});
afterAll(async () => {
  second.deps.database.close = async () => {};
  await second.stop();
  await app.stop();
});

let now = Date.now();
beforeEach(() => {
  // Each test has windows of its own.
  now += 2 * 3600_000;
  vi.useFakeTimers({ toFake: ['Date'], now });
});
afterEach(() => {
  database.state.isAway = false;
  vi.useRealTimers();
});

const from = (address: string) => ({ 'x-forwarded-for': address });
const profile = { firstName: 'Ana', lastName: 'Cruz', email: 'ana@example.com' };
const visitor = (address: string, ofApp = app) => {
  const browser = ofApp.visitor();
  browser.headers = from(address);
  return browser;
};

/** A call of each class that counts by user, and whether it was let through is whether its status is not 429. */
const callsOfUsers: [RateLimitClass, (who: Browser) => Promise<Response>, () => Browser[]][] = [
  ['save', (who) => who.send('PUT', '/api/profile', profile), () => [ana, ben]],
  ['draft', (who) => who.send('PUT', '/api/resume/draft', {}), () => [ana, ben]],
  ['upload', (who) => who.upload('/api/upload/photo', 'file', Buffer.from('x'), 'x.png'), () => [ana, ben]],
  ['payment', (who) => who.send('POST', '/api/payments/check', {}), () => [ana, ben]],
  ['profilePage', (who) => who.get('/api/profile/ana-cruz'), () => [ana, ben]],
  ['search', (who) => who.get('/api/admin/users-billing'), () => admins],
  ['export', (who) => who.get(exportViewsPath), () => [ana, ben]],
];

const callsOfNetworks: [RateLimitClass, (who: Browser) => Promise<Response>][] = [
  ['signIn', (who) => who.get('/api/login')],
  ['signIn', (who) => who.get('/api/callback')],
  ['profilePage', (who) => who.get('/profile/ana-cruz')],
  ['profilePage', (who) => who.get('/profile/ana-cruz/credentials/none')],
  ['profilePage', (who) => who.get('/api/profile/ana-cruz')],
  ['profilePage', (who) => who.get('/api/pdf-data/public/ana-cruz')],
  ['profilePicture', (who) => who.get('/profile/ana-cruz/picture.jpg')],
  ['save', (who) => who.send('POST', '/api/resume', {})],
  ['file', (who) => who.get('/api/credentials/none/file')],
  ['picture', (who) => who.get('/api/credentials/none/thumbnail')],
  ['picture', (who) => who.get('/api/photos/none')],
  ['sitemap', (who) => who.get('/sitemap.xml')],
  ['page', (who) => who.get('/privacy')],
  ['page', (who) => who.get('/nothing')],
  ['asset', (who) => who.get('/assets/none.js')],
  ['read', (who) => who.get('/api/notice')],
  ['monitor', (who) => who.get('/readyz')],
  ['unknownUsername', (who) => who.get('/api/profile/unknown')],
];

const inWords = (seconds: number) =>
  seconds <= 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;

const spendAll = async (call: () => Promise<Response>) => {
  for (let count = 0; count < points; count += 1) expect((await call()).status).not.toBe(429);
};

const expectRefused = async (response: Response, seconds: number) => {
  expect(response.status).toBe(429);
  expect(response.headers.get('retry-after')).toBe(String(seconds));
  const text = `Please wait ${inWords(seconds)} and try again.`;
  if (response.headers.get('content-type')?.startsWith('application/json')) {
    const { code, message } = await refusal(response);
    expect(code).toBe('TOO_MANY');
    expect(message).toContain(text);
  } else {
    expect(await response.text()).toContain(text);
  }
};

test.each(callsOfUsers)('%s: one user over the limit waits, another does not', async (name, call, people) => {
  const [one, other] = people() as [Browser, Browser];
  const { seconds } = rateLimits[name];
  await spendAll(() => call(one));
  await expectRefused(await call(one), seconds);
  vi.setSystemTime(now + 500 * seconds);
  await expectRefused(await call(one), seconds / 2);
  expect((await call(other)).status).not.toBe(429);
  vi.setSystemTime(now + 1000 * seconds);
  expect((await call(one)).status).not.toBe(429);
});

test.each(callsOfNetworks)('%s: one network over the limit waits, another does not', async (name, call) => {
  const { seconds } = rateLimits[name];
  await spendAll(() => call(visitor('203.0.113.1')));
  await expectRefused(await call(visitor('203.0.113.1')), seconds);
  expect((await call(visitor('203.0.113.2'))).status).not.toBe(429);
  vi.setSystemTime(now + 1000 * seconds);
  expect((await call(visitor('203.0.113.1'))).status).not.toBe(429);
});

test('addresses of one /56 are one network', async () => {
  await spendAll(() => visitor('2001:db8:1:1::1').get('/api/login'));
  expect((await visitor('2001:db8:1:ff::2').get('/api/login')).status).toBe(429);
  expect((await visitor('2001:db8:1:100::1').get('/api/login')).status).not.toBe(429);
});

test('processes on one database count together, and the database holds no address', async () => {
  await spendAll(() => visitor('203.0.113.3').get('/api/login'));
  await expectRefused(await visitor('203.0.113.3', second).get('/api/login'), rateLimits.signIn.seconds);
  const { rows } = await database.database.query('select key from rate_limits');
  expect(JSON.stringify(rows)).toContain('signIn:network:');
  expect(JSON.stringify(rows)).not.toContain('203.0.113');
  vi.setSystemTime(now + 3600_000);
  await pruneRateLimits(app.deps);
  expect((await database.database.query('select key from rate_limits')).rows).toEqual([]);
});

test('a caller over the limit costs the database nothing more', async () => {
  await spendAll(() => visitor('203.0.113.4').get('/api/callback'));
  const query = vi.spyOn(app.deps.database, 'query');
  for (let count = 0; count < 5; count += 1) {
    expect((await visitor('203.0.113.4').get('/api/callback')).status).toBe(429);
  }
  expect(query).not.toHaveBeenCalled();
  query.mockRestore();
});

test('what is given back counts no more, also where it was the last call that was allowed', async () => {
  const limiter = createRateLimiter({ database: database.database, secret });
  const caller = { network: '198.51.100.7 of a presentation' };
  const { perNetwork } = rateLimits.guessedPresentation;
  for (let wrong = 1; wrong < perNetwork; wrong += 1)
    expect(await limiter.count('guessedPresentation', caller)).toBeNull();
  for (let right = 0; right < 3; right += 1) {
    expect(await limiter.count('guessedPresentation', caller)).toBeNull();
    await limiter.giveBack('guessedPresentation', caller);
  }
  expect(await limiter.count('guessedPresentation', caller)).toBeNull();
  expect(await limiter.count('guessedPresentation', caller)).toBeGreaterThan(3500);
});

test('without the database each process counts by itself: neither all is open nor all is closed', async () => {
  const limiter = createRateLimiter({ database: database.database, secret, limits: tight });
  const count = (user: string) => limiter.count('save', { user });
  await count('one');
  database.state.isAway = true;
  for (let calls = 0; calls < points; calls += 1) expect(await count('one')).toBeNull();
  expect(await count('one')).toBe(60);
  expect(await count('two')).toBeNull();
  database.state.isAway = false;
  expect(await count('one')).toBeNull();
});

test('saves at the same moment in two processes stay within the limit together, and one user uses all of it', async () => {
  const limiterOf = () => createRateLimiter({ database: database.database, secret });
  const isAllowed = async (limiter: RateLimiter, user: string) =>
    (await limiter.count('save', { user })) === null;
  const [one, other] = [limiterOf(), limiterOf()];
  const { perUser, seconds } = rateLimits.save;
  const calls = Array.from({ length: perUser + 20 }, (_, call) =>
    isAllowed(call % 2 === 0 ? one : other, 'ana'),
  );
  expect((await Promise.all(calls)).filter(Boolean)).toHaveLength(perUser);
  expect(await other.count('save', { user: 'ana' })).toBe(seconds);
  expect(await isAllowed(other, 'ben')).toBe(true);
});

describe('usernames that do not exist', () => {
  const paths = [
    (name: string) => `/api/profile/${name}`,
    (name: string) => `/api/pdf-data/public/${name}`,
    (name: string) => `/api/profile/${name}/credentials/00000000-0000-4000-8000-000000000000`,
    (name: string) => `/profile/${name}`,
    (name: string) => `/profile/${name}/credentials/00000000-0000-4000-8000-000000000000`,
  ];
  const known = paths.slice(0, 2).concat(paths.slice(3, 4));
  /** As with the real numbers: the other limits are far away. */
  let real: TestApp;
  beforeAll(async () => {
    real = await startTestApp({
      environment: { TRUST_PROXY: '1' },
      overrides: { rateLimiter: createRateLimiter({ secret }) },
    });
    await publishResume(
      await real.signedIn({ email: 'ana@example.com', firstName: 'Ana', lastName: 'Cruz' }),
    );
  });
  afterAll(() => real.stop());

  test('are limited to 60 a minute for each network, whatever is asked about them; known ones are not', async () => {
    const guesser = visitor('203.0.113.5', real);
    for (let guess = 0; guess < 60; guess += 1) {
      const path = paths[guess % paths.length]!(`nobody-${guess}`);
      expect((await guesser.get(path)).status, path).toBe(404);
    }
    for (const path of paths) await expectRefused(await guesser.get(path('nobody')), 60);
    for (const path of known) expect((await guesser.get(path('ana-cruz'))).status).toBe(200);
    // A credential that is missing at a profile that exists is no guess of a username.
    expect((await guesser.get(paths[2]!('ana-cruz'))).status).toBe(404);
    expect((await guesser.get(paths[4]!('ana-cruz'))).status).toBe(404);
    expect((await visitor('203.0.113.6', real).get(paths[0]!('nobody'))).status).toBe(404);
    // Beacons say nothing, as ever.
    expect((await guesser.send('POST', '/api/profile/nobody/views', {})).status).toBe(204);
    vi.setSystemTime(now + 60_000);
    expect((await guesser.get(paths[0]!('nobody'))).status).toBe(404);
  });

  test('a private profile is limited as one that does not exist, for all but its owner', async () => {
    const owner = await real.signedIn({ email: 'ben@example.com', firstName: 'Ben', lastName: 'Cruz' });
    owner.headers = from('203.0.113.8');
    await publishResume(owner);
    await owner.send('PUT', '/api/account/visibility', { visibility: 'private' });
    const guesser = visitor('203.0.113.8', real);
    const answers = async (name: string) =>
      Promise.all(paths.map(async (path) => (await guesser.get(path(name))).status));
    for (let guess = 0; guess < 11; guess += 1) {
      expect(await answers(guess % 2 === 0 ? 'ben-cruz' : 'nobody')).toEqual(paths.map(() => 404));
    }
    // 55 are counted, in equal parts; the next five are the last.
    await answers('ben-cruz');
    for (const name of ['ben-cruz', 'nobody']) expect(await answers(name)).toEqual(paths.map(() => 429));
    expect((await owner.get('/api/profile/ben-cruz')).status).toBe(200);
  });

  test('known ones may be asked for any number of times without using up the guesses', async () => {
    const reader = visitor('203.0.113.7', real);
    for (let reads = 0; reads < 70; reads += 1) {
      expect((await reader.get('/api/profile/ana-cruz')).status).toBe(200);
    }
    expect((await reader.get('/api/profile/nobody')).status).toBe(404);
  });
});

test('docs/security.md lists each limit with its numbers', async () => {
  const page = await readFile('docs/security.md', 'utf8');
  const number = (value: number) => value.toLocaleString('en-US');
  for (const [name, limit] of Object.entries(rateLimits as Record<string, RateLimit>)) {
    const row = page.split('\n').find((line) => line.startsWith(`| ${limit.what} `));
    expect(
      row?.split('|').map((cell) => cell.trim()),
      name,
    ).toMatchObject({
      2: limit.perUser ? number(limit.perUser) : '–',
      3: number(limit.perNetwork),
      4: limit.seconds < 120 ? `${limit.seconds} s` : `${limit.seconds / 60} min`,
    });
  }
});
