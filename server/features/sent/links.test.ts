import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { maxLinkVisitors } from '#shared/analytics/endpoints';
import { emptyApplication, type Application } from '#shared/applications/schema';
import type { PdfData } from '#shared/public-profile/schema';
import { sampleResume } from '#shared/resume/sample-resume';
import { linkDays, maxLinks, type ApplicationLink } from '#shared/sent/links/endpoints';
import { withoutSecrets } from '../../logging/without-secrets';
import type { Browser } from '../../testing/requests/browser';
import { refusal } from '../../testing/requests/refusal';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { deleteVisitsBefore } from './link-repository';
import { unlimited } from '../../http/limits/rate-limiter';

let app: TestApp;
let lines: string[] = [];
let limited: string[] = [];
let count = 0;
const start = new Date('2026-11-20T01:00:00Z');
beforeAll(async () => {
  const write = (line: string) => void lines.push(line);
  app = await startTestApp({
    environment: { TRUST_PROXY: '1', GEO_COUNTRY_HEADER: 'cf-ipcountry', GEO_CITY_HEADER: 'cf-ipcity' },
    overrides: {
      logger: pino({ level: 'info' }, { write }),
      rateLimiter: { ...unlimited, count: (name) => Promise.resolve(limited.push(name)).then(() => null) },
    },
  });
});
afterAll(() => app.stop());
beforeEach(() => {
  app.clock.set(start);
  lines = [];
});

const ok = async <T>(answer: Promise<Response>): Promise<T> => {
  const response = await answer;
  expect(response.status, await response.clone().text()).toBe(200);
  return (await response.json()) as T;
};

interface Made {
  link: ApplicationLink;
  path: string;
  token: string;
}

/** Someone with a version for an application, and what makes links to it. */
const applicant = async (resume: object = {}) => {
  const browser = await app.signedIn({
    email: `links-${++count}@example.com`,
    firstName: 'Ana',
    lastName: 'Cruz',
  });
  await ok(browser.send('POST', '/api/resume', { ...sampleResume, ...resume }));
  const version = await ok<{ id: string }>(browser.send('POST', '/api/documents', { forJob: 'Dubai' }));
  const application = await ok<Application>(
    browser.send('POST', '/api/applications', {
      ...emptyApplication,
      company: 'Dubai Clinic',
      jobTitle: 'Nurse',
    }),
  );
  const { username } = await browser.currentUser();
  const body = { applicationId: application.id, documentId: version.id };
  const make = async (more: object = {}): Promise<Made> => {
    const made = await ok<Omit<Made, 'token'>>(
      browser.send('POST', '/api/application-links', { ...body, ...more }),
    );
    return { ...made, token: made.path.split('/').at(-1) ?? '' };
  };
  const list = () =>
    ok<{ links: ApplicationLink[]; isHidden: boolean }>(
      browser.get(`/api/application-links?applicationId=${application.id}`),
    );
  const setVisibility = (visibility: string) =>
    ok(browser.send('PUT', '/api/account/visibility', { visibility }));
  return { browser, username, version, application, body, make, list, setVisibility };
};

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const dubai = {
  'user-agent': chrome,
  'x-forwarded-for': '203.0.113.7',
  'cf-ipcountry': 'AE',
  'cf-ipcity': 'Dubai',
};
const view = (browser: Browser, token: string, headers: Record<string, string> = dubai) =>
  browser.send('POST', '/api/links/views', { token }, headers);
const open = (token: string, browser = app.visitor()) => browser.send('POST', '/api/links/open', { token });

test('the link shows that version, rendered by the server, in no cache, search engine or referrer', async () => {
  const ana = await applicant();
  const saved = await ok<{ version: number }>(ana.browser.get(`/api/documents/${ana.version.id}`));
  await ok(
    ana.browser.send('POST', `/api/documents/${ana.version.id}`, {
      ...sampleResume,
      title: 'Nurse for Dubai',
      version: saved.version,
    }),
  );
  const { path, token, link } = await ana.make();
  expect(path).toBe(`/profile/${ana.username}/for/${token}`);
  expect(token).toMatch(/^[\w-]{22}$/);
  expect(Date.parse(link.expiresAt) - start.getTime()).toBe(30 * 24 * 3600_000);
  const response = await app.visitor().get(path);
  expect(response.status).toBe(200);
  expect(response.headers.get('x-robots-tag')).toBe('noindex');
  expect(response.headers.get('referrer-policy')).toBe('no-referrer');
  expect(response.headers.get('cache-control')).toBe('no-store');
  const html = await response.text();
  expect(html).toContain('Nurse for Dubai');
  expect(html).toContain('name="robots" content="noindex"');
  expect(await (await app.visitor().get(`/profile/${ana.username}`)).text()).not.toContain('Nurse for Dubai');
  // A former or mistyped name leads to the owner's present one.
  const wrong = await app.visitor().get(`/profile/someone/for/${token}`);
  expect([wrong.status, wrong.headers.get('location')]).toEqual([302, path]);
});

test('what is private stays private, and the visitor gets no credentials', async () => {
  const ana = await applicant({
    phone: '+63 917 555 0142',
    licenses: [{ name: 'Registered Nurse', number: '0123456', numberIsPublic: false }],
    references: [{ name: 'Dr. Reyes', phone: '+63 917 000 0000' }],
    particulars: { birthDate: '1990-01-02' },
  });
  await ok(
    ana.browser.send('PUT', '/api/account/visibility', {
      showEmail: false,
      showPhone: false,
      showLocation: false,
    }),
  );
  const { path, token } = await ana.make();
  const shown = await ok<PdfData>(open(token));
  expect(shown.resume).toMatchObject({ phone: '', location: '', references: [] });
  expect(shown.user.email).toBe('');
  expect(shown.credentials).toEqual([]);
  expect(shown.qrCode).toBe(false);
  const everything = JSON.stringify(shown) + (await (await app.visitor().get(path)).text());
  for (const hidden of ['555 0142', '0123456', 'Dr. Reyes', '1990-01-02', 'links-'])
    expect(everything).not.toContain(hidden);
});

test('a guessed, ended or expired link, and one to the trash, is nothing, in page and call; guesses are limited', async () => {
  const ana = await applicant();
  const { link, path, token } = await ana.make({ days: linkDays[0] });
  const isGone = async (address: string, secret: string) => {
    const page = await app.visitor().get(address);
    expect([page.status, (await open(secret)).status]).toEqual([404, 404]);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('x-robots-tag')).toBe('noindex');
    return page.text();
  };
  const guess = 'A'.repeat(22);
  const guessed = await isGone(`/profile/${ana.username}/for/${guess}`, guess);
  expect(guessed).toContain('This link does not work any more');
  for (const odd of ['x', '%00', 'a'.repeat(90)]) await isGone(`/profile/${ana.username}/for/${odd}`, odd);
  app.clock.set(new Date(Date.parse(link.expiresAt) - 1));
  expect((await open(token)).status).toBe(200);
  app.clock.set(new Date(link.expiresAt));
  const expired = await isGone(path, token);
  expect(expired).toContain('This link does not work any more');
  expect(expired).not.toContain('Ana');
  app.clock.set(start);
  expect((await ana.browser.send('DELETE', `/api/documents/${ana.version.id}`)).ok).toBe(true);
  await isGone(path, token);
  expect((await ana.list()).links).toMatchObject([{ isResumeGone: true }]);
  await ana.browser.send('POST', `/api/documents/${ana.version.id}/restore`);
  expect((await open(token)).status).toBe(200);
  expect((await ana.browser.send('DELETE', `/api/application-links/${link.id}`)).status).toBe(204);
  await isGone(path, token);
  expect((await ana.list()).links).toMatchObject([{ id: link.id, revokedAt: start.toISOString() }]);

  limited = [];
  await isGone(`/profile/${ana.username}/for/${guess}`, guess);
  expect(limited.filter((name) => name === 'unknownUsername')).toHaveLength(2);
  limited = [];
  const other = await ana.make();
  await app.visitor().get(other.path);
  await open(other.token);
  expect(limited).toContain('profilePage');
  expect(limited).not.toContain('unknownUsername');
});

test('the token is in no log line and in no table', async () => {
  const ana = await applicant();
  const { path, token } = await ana.make();
  await app.visitor().get(path);
  await app.visitor().get(`${path}?from=mail`);
  await app.visitor().get(path.toUpperCase().replace(token.toUpperCase(), token));
  await open(token);
  await view(app.visitor(), token);
  expect(lines.join('\n')).toContain(`/profile/${ana.username}/for/…`);
  expect(lines.join('\n')).not.toContain(token);
  const { rows } = await app.deps.database.query(`select l::text as row from application_links l`);
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(withoutSecrets('//profile/ana//for/secret')).not.toContain('secret');
});

test('views count as those of profiles: a visitor once in 30 minutes, no robots, prefetches or owner', async () => {
  const ana = await applicant();
  const { token } = await ana.make();
  const figures = async () => {
    const [link] = (await ana.list()).links;
    return { views: link?.views, last: link?.lastViewedAt, place: [link?.lastCity, link?.lastCountry] };
  };
  const visitor = app.visitor();
  expect((await view(visitor, token)).status).toBe(204);
  await view(visitor, token);
  expect(await figures()).toEqual({ views: 1, last: start.toISOString(), place: ['Dubai', 'AE'] });
  await view(visitor, token, { ...dubai, 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' });
  await view(visitor, token, { ...dubai, 'user-agent': '' });
  await view(visitor, token, { ...dubai, 'user-agent': `${chrome} other`, 'sec-purpose': 'prefetch' });
  await view(ana.browser, token, { ...dubai, 'user-agent': `${chrome} Owner` });
  expect((await view(visitor, 'A'.repeat(22), { ...dubai, 'user-agent': `${chrome} x` })).status).toBe(204);
  expect((await figures()).views).toBe(1);
  app.clock.set(new Date(start.getTime() + 29 * 60_000));
  await view(visitor, token);
  expect((await figures()).views).toBe(1);
  app.clock.set(new Date(start.getTime() + 30 * 60_000));
  await view(visitor, token);
  await Promise.all(
    [1, 2, 3].map(() => view(app.visitor(), token, { ...dubai, 'user-agent': `${chrome} Edg/140` })),
  );
  expect((await figures()).views).toBe(3);
  const download = (browser: Browser) => browser.send('POST', '/api/links/downloads', { token }, dubai);
  await download(visitor);
  await download(ana.browser);
  expect((await ana.list()).links).toMatchObject([{ views: 3, downloads: 1 }]);
  await deleteVisitsBefore(app.db, new Date(start.getTime() + 3600_000));
  const { rows } = await app.deps.database.query(
    'select count(*)::int as count from application_link_visits',
  );
  expect(rows).toEqual([{ count: 0 }]);
});

test('a browser that gives itself a new name each time fills no table and no figure', async () => {
  const ana = await applicant();
  const { link, token } = await ana.make();
  await app.deps.database.query(
    `insert into application_link_visits (link_id, visitor, counted_at)
     select $1, 'visitor ' || n, $2 from generate_series(1, $3::int) n`,
    [link.id, start, maxLinkVisitors],
  );
  await view(app.visitor(), token, { ...dubai, 'user-agent': `${chrome} another` });
  expect((await ana.list()).links).toMatchObject([{ views: 0 }]);
  const { rows } = await app.deps.database.query(
    'select count(*)::int as count from application_link_visits where link_id = $1',
    [link.id],
  );
  expect(rows).toEqual([{ count: maxLinkVisitors }]);
});

test('a private profile’s link works only after its owner confirmed it', async () => {
  const ana = await applicant();
  const before = await ana.make();
  await ana.setVisibility('private');
  expect((await open(before.token)).status).toBe(404);
  await view(app.visitor(), before.token);
  expect(await ana.list()).toMatchObject({ isHidden: true, links: [{ views: 0, allowsPrivate: false }] });
  expect(await refusal(await ana.browser.send('POST', '/api/application-links', ana.body))).toMatchObject({
    status: 409,
    message: expect.stringContaining('Your profile is private'),
  });
  await ok(ana.browser.send('PUT', `/api/application-links/${before.link.id}/private`));
  expect((await open(before.token)).status).toBe(200);
  const confirmed = await ana.make({ allowsPrivate: true });
  expect((await open(confirmed.token)).status).toBe(200);
  expect((await app.visitor().get(`/profile/${ana.username}`)).status).toBe(404);
});

test('links belong to their owner alone', async () => {
  const [ana, ben] = [await applicant(), await applicant()];
  const { link } = await ana.make();
  const admin = await app.signedIn({ email: 'admin@husay.test' });
  const calls = [
    ['PUT', `/api/application-links/${link.id}/private`],
    ['DELETE', `/api/application-links/${link.id}`],
    ['POST', '/api/application-links', ana.body],
    ['POST', '/api/application-links', { ...ana.body, applicationId: ben.application.id }],
    ['POST', '/api/application-links', { ...ana.body, documentId: ben.version.id }],
  ] as const;
  for (const other of [ben.browser, admin]) {
    expect((await other.get(`/api/application-links?applicationId=${ana.application.id}`)).status).toBe(404);
    for (const [method, address, body] of calls.slice(0, 3))
      expect((await other.send(method, address, body)).status).toBe(404);
  }
  expect((await ben.browser.send('POST', '/api/application-links', calls[3][2])).status).toBe(404);
  expect((await ana.browser.send('POST', '/api/application-links', calls[4][2])).status).toBe(404);
  for (const [method, address, body] of calls)
    expect((await app.visitor().send(method, address, body)).status).toBe(401);
  expect((await app.visitor().get(`/api/application-links?applicationId=${ana.application.id}`)).status).toBe(
    401,
  );
  expect((await ana.list()).links).toMatchObject([{ id: link.id, revokedAt: null, allowsPrivate: false }]);
});

test('every change of a link is a security event without its token, and figures outlive the resume', async () => {
  const ana = await applicant();
  const { link, token } = await ana.make();
  await view(app.visitor(), token, { ...dubai, 'user-agent': `${chrome} Security` });
  await ok(ana.browser.send('PUT', `/api/application-links/${link.id}/private`));
  await ana.browser.send('DELETE', `/api/documents/${ana.version.id}`);
  await ana.browser.send('DELETE', `/api/documents/${ana.version.id}/forever`);
  expect((await open(token)).status).toBe(404);
  expect((await ana.list()).links).toMatchObject([
    { id: link.id, views: 1, isResumeGone: true, documentName: 'Dubai' },
  ]);
  await ana.browser.send('DELETE', `/api/application-links/${link.id}`);
  const { rows } = await app.deps.database.query(
    `select kind, details from security_events where details->>'link' = '${link.id}' order by id`,
  );
  expect(rows.map((row) => (row as { kind: string }).kind)).toEqual([
    'application_link_created',
    'application_link_allowed',
    'application_link_ended',
  ]);
  expect(JSON.stringify(rows)).not.toContain(token);
});

test('an application has ten links; one that has ended makes room, and all go with it', async () => {
  const ana = await applicant();
  const first = await ana.make();
  for (let made = 1; made < maxLinks; made++) await ana.make();
  expect(await refusal(await ana.browser.send('POST', '/api/application-links', ana.body))).toMatchObject({
    status: 409,
    message: expect.stringContaining('End one'),
  });
  await ana.browser.send('DELETE', `/api/application-links/${first.link.id}`);
  const last = await ana.make();
  expect((await ana.list()).links.map(({ id }) => id)).not.toContain(first.link.id);
  await ana.browser.send('DELETE', `/api/applications/${ana.application.id}`);
  expect((await open(last.token)).status).toBe(404);
});
