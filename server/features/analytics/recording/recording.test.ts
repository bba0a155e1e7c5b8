import { describe, expect, test } from 'vitest';
import { setPlan } from '../../../testing/billing/subscriptions';
import { startTestApp } from '../../../testing/test-app';
import { openTestDatabase } from '../../../testing/postgres/test-database';
import { browserOf, download, look, newOwner } from '../testing/visitor';
import { ana, app, people, useAnalyticsApp } from '../testing/analytics-app';

useAnalyticsApp();

const at = (time: string) => app.clock.set(new Date(time));

test('a view and a download are seen by the owner, with where they came from', async () => {
  expect(await look(app, ana.username, { body: { referrer: 'https://www.linkedin.com/in/me?q=1' } })).toBe(
    204,
  );
  expect(await download(app, ana.username, 'resume_pdf')).toBe(204);
  expect(await ana.summary()).toEqual({
    profileViews: 1,
    downloads: 1,
    credentialUploads: 0,
    recentViews: [
      {
        id: expect.any(String),
        viewerCountry: null,
        viewerCity: null,
        viewedAt: '2026-11-20T01:00:00.000Z',
        referrer: 'https://www.linkedin.com',
      },
    ],
    recentDownloads: [
      {
        id: expect.any(String),
        downloadType: 'resume_pdf',
        credentialTitle: null,
        downloadedAt: '2026-11-20T01:00:00.000Z',
        downloaderCountry: null,
      },
    ],
  });
});

test('one visitor counts once in 30 minutes, from the view that counted on', async () => {
  await look(app, ana.username);
  at('2026-11-20T01:20:00Z');
  await look(app, ana.username);
  await look(app, ana.username);
  expect(await ana.counted()).toEqual([1, 0]);
  at('2026-11-20T01:29:59.999Z');
  await look(app, ana.username);
  expect(await ana.counted()).toEqual([1, 0]);
  at('2026-11-20T01:30:00Z');
  await look(app, ana.username);
  expect(await ana.counted()).toEqual([2, 0]);
  at('2026-11-20T01:59:00Z');
  await look(app, ana.username);
  expect(await ana.counted()).toEqual([2, 0]);
});

test('views of one batch count by their own times', async () => {
  for (const time of ['01:00', '01:29', '01:31', '02:00', '02:02']) {
    at(`2026-11-20T${time}:00Z`);
    await look(app, ana.username);
  }
  expect(await ana.counted()).toEqual([3, 0]);
  await setPlan(app, ana.id, 'pro');
  expect((await ana.trends()).days.at(-1)).toMatchObject({ views: 3, visitors: 1 });
});

test('a batch with views before and after 30 minutes have passed counts those after', async () => {
  await look(app, ana.username);
  expect(await ana.counted()).toEqual([1, 0]);
  for (const time of ['01:20', '01:40', '02:05', '02:10']) {
    at(`2026-11-20T${time}:00Z`);
    await look(app, ana.username);
  }
  expect(await ana.counted()).toEqual([3, 0]);
  const { recentViews } = await ana.summary();
  expect(recentViews.map(({ viewedAt }) => viewedAt.slice(11, 16))).toEqual(['02:10', '01:40', '01:00']);
});

test('another browser is another visitor, and another profile another visit', async () => {
  const ben = await newOwner(app, `Ben${people}`);
  await look(app, ana.username);
  await look(app, ana.username, { headers: browserOf('Other') });
  await look(app, ben.username);
  expect([await ana.counted(), await ben.counted()]).toEqual([
    [2, 0],
    [1, 0],
  ]);
});

test('a visitor is a new one each day in Manila', async () => {
  await setPlan(app, ana.id, 'pro');
  at('2026-11-20T15:50:00Z');
  await look(app, ana.username);
  at('2026-11-20T16:10:00Z');
  await look(app, ana.username);
  at('2026-11-20T17:00:00Z');
  await look(app, ana.username);
  expect((await ana.trends()).days.slice(-2)).toEqual([
    { day: '2026-11-20', views: 1, visitors: 1, downloads: 0 },
    { day: '2026-11-21', views: 2, visitors: 1, downloads: 0 },
  ]);
});

test('the stored visitor is neither address nor browser, and changes daily', async () => {
  await look(app, ana.username);
  at('2026-11-21T01:00:00Z');
  await look(app, ana.username);
  await app.recorded();
  const { rows } = await app.deps.database.query('select visitor from profile_visits where user_id = $1', [
    ana.id,
  ]);
  const visitors = (rows as { visitor: string }[]).map(({ visitor }) => visitor);
  expect(new Set(visitors).size).toBe(2);
  for (const visitor of visitors) expect(visitor).toMatch(/^[\w-]{22}$/);
});

test("the owner's own looks and downloads are not counted, another signed-in person's are", async () => {
  const ben = await newOwner(app, `Ben${people}`);
  await look(app, ana.username, { browser: ana.browser });
  await download(app, ana.username, 'resume_pdf', { browser: ana.browser });
  expect(await ana.counted()).toEqual([0, 0]);
  await look(app, ana.username, { browser: ben.browser });
  await download(app, ana.username, 'resume_pdf', { browser: ben.browser });
  expect(await ana.counted()).toEqual([1, 1]);
});

test('a forged session is no user, so the view counts', async () => {
  const cookie = `husay.sid=s%3A${'a'.repeat(32)}.signature`;
  await look(app, ana.username, { headers: { cookie } });
  expect(await ana.counted()).toEqual([1, 0]);
});

test('an address in capitals, and one that was given up, lead to the same profile', async () => {
  await setPlan(app, ana.id, 'pro');
  await ana.browser.send('PUT', '/api/profile/username', { username: `nurse-ana-${people}` });
  await look(app, ana.username.toUpperCase());
  await look(app, `nurse-ana-${people}`, { headers: browserOf('Other') });
  expect(await ana.counted()).toEqual([2, 0]);
  at('2027-03-01T01:00:00Z');
  await ana.browser.signIn({ email: ana.email });
  await look(app, ana.username);
  expect(await ana.counted()).toEqual([3, 0]);
});

describe('is answered 204 and not counted:', () => {
  test.each([
    ['a robot', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
    ['a messenger that draws a preview', { 'user-agent': 'facebookexternalhit/1.1' }],
    ['a program', { 'user-agent': 'curl/8.5.0' }],
    ['who does not say what it is', { 'user-agent': '' }],
    ['a prefetch', { 'sec-purpose': 'prefetch' }],
    ['a page drawn ahead', { 'sec-purpose': 'prefetch;prerender' }],
    ['a prefetch of older browsers', { purpose: 'prefetch' }],
    ['a preview of Safari', { purpose: 'preview' }],
    ['a page of another site', { 'sec-fetch-site': 'cross-site' }],
  ] as [string, Record<string, string>][])('%s', async (_who, headers) => {
    expect(await look(app, ana.username, { headers })).toBe(204);
    expect(await download(app, ana.username, 'resume_pdf', { headers })).toBe(204);
    expect(await ana.counted()).toEqual([0, 0]);
  });

  test.each([
    ['text that is no JSON', 'hello'],
    ['broken JSON', '{"referrer":'],
    ['a list', '[]'],
    ['a number', '12'],
    ['nothing at all', 'null'],
    ['a referrer that is no text', '{"referrer":{"length":5}}'],
    ['deep nesting', '['.repeat(3000)],
  ])('%s', async (_what, body) => {
    expect(await look(app, ana.username, { body })).toBe(204);
    expect(await download(app, ana.username, '', { body })).toBe(204);
    expect(await ana.counted()).toEqual([0, 0]);
  });

  test.each([
    ['nobody', 'nobody-here'],
    ['a zero byte', '%00'],
    ['half a letter', '%E0%A4%A'],
    ['a path', '..%2f..%2fetc'],
    ['5000 characters', 'a'.repeat(5000)],
    ['a picture', '%F0%9F%92%A9'],
    ['SQL', "' or 1=1--"],
  ])('%s for a name', async (_what, username) => {
    expect(await look(app, username)).toBe(204);
    expect(await download(app, username, 'resume_pdf')).toBe(204);
    await app.recorded();
    expect(app.deps.activity.counts.lost).toBe(0);
    expect(await ana.counted()).toEqual([0, 0]);
  });
});

test('what the database refuses is lost alone', async () => {
  await look(app, ana.username);
  const place = { city: null, country: null, referrer: 'a zero byte: \0' };
  const visit = { at: app.clock.now(), visitor: 'another', sessionId: null, ...place };
  app.deps.activity.add({ kind: 'view', username: ana.username, ...visit });
  await look(app, ana.username, { headers: browserOf('Other') });
  const before = app.deps.activity.counts.lost;
  expect(await ana.counted()).toEqual([2, 0]);
  expect(app.deps.activity.counts.lost).toBe(before + 1);
});

test('beacons come as plain text too, and without a body', async () => {
  const body = '{"referrer":"https://www.google.com/search?q=nurse"}';
  await look(app, ana.username, { body, headers: { 'content-type': 'text/plain;charset=UTF-8' } });
  await look(app, ana.username, { body: undefined, headers: browserOf('Other') });
  const { recentViews } = await ana.summary();
  expect(recentViews.map(({ referrer }) => referrer).sort()).toEqual(['https://www.google.com', null]);
});

test.each([
  ['no web page', 'javascript:alert(1)'],
  ['a file', 'file:///home/somebody/profile.html'],
  ['data', 'data:text/html,hello'],
  ['no address', 'somewhere'],
  ['100 KB', `https://long.example/${'a'.repeat(100_000)}`],
  ['a megabyte', `https://long.example/${'a'.repeat(1_000_000)}`],
  ['a host of 300 characters', `https://${'a.'.repeat(150)}example`],
  ['one of our own pages', 'ours'],
])('a referrer that is %s is dropped, and the view counts', async (_what, referrer) => {
  const body = { referrer: referrer === 'ours' ? `${app.origin}/profile/${ana.username}` : referrer };
  expect(await look(app, ana.username, { body })).toBe(204);
  const { profileViews, recentViews } = await ana.summary();
  expect([profileViews, recentViews[0]?.referrer]).toEqual([1, null]);
});

test('the answer does not wait for the database', async () => {
  const never = () => new Promise<never>(() => {});
  // Statements can be built and prepared; none settles.
  const unanswered: typeof database.db = new Proxy(() => undefined, {
    get: (_target, key) => (key === 'then' || key === 'execute' ? never : unanswered),
    apply: () => unanswered,
  }) as never;
  const database = await openTestDatabase();
  const silent = await startTestApp({
    overrides: { database: { ...database, query: never, db: unanswered } },
  });
  const headers = { cookie: `husay.sid=${ana.browser.cookie('husay.sid')}` };
  expect(await look(silent, ana.username, { headers })).toBe(204);
  expect(await download(silent, ana.username, 'resume_pdf', { headers })).toBe(204);
  expect(silent.deps.activity.size).toBe(2);
  await silent.stop();
});
