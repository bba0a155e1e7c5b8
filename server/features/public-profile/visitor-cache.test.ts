import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { changeUsername, updateProfile } from '#shared/accounts/endpoints';
import type { CurrentUser } from '#shared/accounts/schema';
import { credentialPagePath } from '#shared/credentials/endpoints';
import type { Credential } from '#shared/credentials/schema';
import { profilePath } from '#shared/public-profile/endpoints';
import type { PdfData } from '#shared/public-profile/schema';
import type { VisibilityChange } from '#shared/public-profile/visibility';
import type { Page, PageContent } from '../../http/pages/web-app';
import { setPlan } from '../../testing/billing/subscriptions';
import type { Browser } from '../../testing/requests/browser';
import { countStatements } from '../../testing/count-statements';
import { jpeg, png } from '../../testing/content/pictures';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { prepareFindByUsername } from './repository';
import { findPublicProfile } from './service';
import { uploadCredential } from './testing/upload-credential';

/** Owners use one application, visitors another one on the same database, which hears of nothing but what it reads. */
let app: TestApp;
let other: TestApp;
let ana: Browser;
let user: CurrentUser;
let diploma: Credential;
let count = 0;
const makePage = vi.fn((_path: string, content: PageContent): Promise<Page> =>
  Promise.resolve({
    html: `<html><head>${content.head ?? ''}</head>${JSON.stringify(content.initialData)}</html>`,
    isReusable: true,
  }),
);

beforeAll(async () => {
  app = await startTestApp();
  other = await startTestApp({
    overrides: {
      database: { ...app.deps.database, close: async () => {} },
      webApp: { assets: (_req, _res, next) => next(), page: makePage, injectsScripts: false },
    },
  });
});
afterAll(async () => {
  await other.stop();
  await app.stop();
});

const choose = async (change: VisibilityChange) => {
  expect((await ana.send('PUT', '/api/account/visibility', change)).status).toBe(200);
};
const save = async (changes: object) => {
  expect((await ana.send('POST', '/api/resume', changes)).status).toBe(200);
};

beforeEach(async () => {
  makePage.mockClear();
  other.restart();
  other.clock.set(app.clock.now());
  ana = await app.signedIn({
    email: `ana-${(count += 1)}@example.com`,
    firstName: 'Ana',
    lastName: 'Cruz',
  });
  user = await ana.currentUser();
  await save({ title: 'Registered Nurse', phone: '+63 917 555 0142', location: 'Cebu City' });
  diploma = await uploadCredential(ana, { title: 'Diploma', isPublic: 'true' }, await png());
  await choose({ visibility: 'public' });
});

const page = () => profilePath(user.username);
const call = () => `/api/profile/${user.username}`;
const pdfCall = () => `/api/pdf-data/public/${user.username}`;
const credentialPage = () => credentialPagePath(user.username, diploma.id);
const all = () => [page(), call(), pdfCall(), credentialPage(), `/api${credentialPage()}`];

const open = async (path: string, headers: Record<string, string> = {}) => {
  const response = await other.visitor().get(path, headers);
  return { status: response.status, headers: response.headers, text: await response.text() };
};

/** Opens everything, so that the visitors' process has it, and again after the change. */
const openBeforeAndAfter = async (change: () => Promise<unknown>, paths = all()) => {
  for (const path of paths) expect((await open(path)).status, path).toBe(200);
  await change();
  return Promise.all(paths.map((path) => open(path)));
};

test('a visit takes one statement, the first one and any other, and makes nothing again', async () => {
  for (const path of all()) {
    expect(await countStatements(app.db, () => open(path)), path).toBe(1);
    makePage.mockClear();
    expect(await countStatements(app.db, () => open(path)), path).toBe(1);
    expect(makePage, path).not.toHaveBeenCalled();
    await save({ summary: `The ${path} was opened, and this is long enough.` });
    expect(await countStatements(app.db, () => open(path)), `${path} after a change`).toBe(1);
  }
  expect(await countStatements(app.db, () => open('/'))).toBe(0);
  expect(await countStatements(app.db, () => open('/api/profile/nobody-has-this'))).toBe(1);
});

describe('the next visitor of another process sees', () => {
  test('a changed resume', async () => {
    const after = await openBeforeAndAfter(() => save({ title: 'Head Nurse' }));
    for (const { text } of after) expect(text).toContain('Head Nurse');
  });

  test('nothing of a profile that was made private', async () => {
    const after = await openBeforeAndAfter(() => choose({ visibility: 'private' }));
    expect(after.map(({ status }) => status)).toEqual(all().map(() => 404));
    for (const { text, headers } of after) {
      expect(text).not.toContain('Nurse');
      expect(headers.get('cache-control')).toBe('no-store');
    }
  });

  test('nothing of a deleted account', async () => {
    const after = await openBeforeAndAfter(() =>
      ana.send('DELETE', '/api/account', { username: user.username }),
    );
    expect(after.map(({ status }) => status)).toEqual(all().map(() => 404));
  });

  test('no contact detail that is hidden now', async () => {
    await choose({ showPhone: true });
    const shown = [page(), call(), pdfCall()];
    const before = await Promise.all(shown.map((path) => open(path)));
    for (const { text } of before) expect(text).toMatch(/0142/);
    const after = await openBeforeAndAfter(
      () => choose({ showEmail: false, showPhone: false, showLocation: false }),
      shown,
    );
    for (const { text } of after) expect(text).not.toMatch(/0142|@example\.com|Cebu City/);
  });

  test('a new photo, another name and another username', async () => {
    const uploaded = await ana.upload('/api/upload/photo', 'file', await jpeg(), 'me.jpg');
    const { url } = (await uploaded.json()) as { url: string };
    for (const { text } of await openBeforeAndAfter(() => save({ profilePhotoUrl: url }), [page(), call()])) {
      expect(text).toContain(url);
    }
    const rename = () =>
      ana.send('PUT', updateProfile.path, { firstName: 'Anna', lastName: 'Cruz', email: user.email });
    for (const { text } of await openBeforeAndAfter(rename, [call()])) expect(text).toContain('"Anna"');
    await setPlan(app, user.id, 'pro');
    const former = page();
    await ana.send('PUT', changeUsername.path, { username: `nurse-${user.username}` });
    expect(await open(former)).toMatchObject({ status: 302 });
  });

  test('another template', async () => {
    await setPlan(app, user.id, 'pro');
    const change = () => ana.send('PUT', '/api/resume/template', { templateId: 'classic-navy' });
    const [after] = await openBeforeAndAfter(change, [pdfCall()]);
    expect(JSON.parse(after?.text ?? '')).toMatchObject({ templateId: 'classic-navy' });
  });

  test('no credential that was made private, deleted or renamed', async () => {
    const rename = () => ana.send('PUT', `/api/credentials/${diploma.id}`, { title: 'License' });
    for (const { text } of await openBeforeAndAfter(rename)) expect(text).toContain('License');
    const hide = () => ana.send('PUT', `/api/credentials/${diploma.id}`, { isPublic: false });
    const [ofPage, ofCall, ofPdf, ofCredential, ofRecord] = await openBeforeAndAfter(hide);
    for (const seen of [ofPage, ofCall, ofPdf]) expect(seen?.text).not.toContain('License');
    for (const seen of [ofCredential, ofRecord]) expect(seen?.status).toBe(404);
    await ana.send('PUT', `/api/credentials/${diploma.id}`, { isPublic: true });
    const remove = () => ana.send('DELETE', `/api/credentials/${diploma.id}`);
    const gone = await openBeforeAndAfter(remove);
    expect(gone.map(({ status }) => status)).toEqual([200, 200, 200, 404, 404]);
  });

  test('the end of a plan, which changes no row', async () => {
    const end = new Date(app.clock.now().getTime() + 60_000);
    await setPlan(app, user.id, 'pro', end);
    const planOf = async () => (JSON.parse((await open(call())).text) as PdfData).user.plan;
    expect(await planOf()).toBe('pro');
    other.clock.set(new Date(end.getTime() - 1));
    expect(await planOf()).toBe('pro');
    other.clock.set(end);
    expect(await planOf()).toBe('free');
  });
});

test('the next day in Manila is seen by the next visitor, without a change of any row', async () => {
  // 11:59:59 PM and 12:00 AM in Manila.
  const lastSecond = new Date('2026-11-24T15:59:59Z');
  const midnight = new Date('2026-11-24T16:00:00Z');
  await save({
    licenses: [{ name: 'Registered Nurse', validUntil: '2026-11-24', credentialId: diploma.id }],
  });
  other.clock.set(lastSecond);
  const before = await Promise.all(all().map((path) => open(path)));
  for (const { text } of before) expect(text).toContain('"today":"2026-11-24"');
  other.clock.set(midnight);
  for (const [index, path] of all().entries()) {
    const known = before[index]?.headers.get('etag') ?? '';
    const after = await open(path, { 'if-none-match': known });
    expect(after.status, path).toBe(200);
    expect(after.text, path).toContain('"today":"2026-11-25"');
  }
});

test('a plan that ends while its profile is put together is not kept as if it went on', async () => {
  const end = new Date(app.clock.now().getTime() + 60_000);
  await setPlan(app, user.id, 'pro', end);
  const readings = [new Date(end.getTime() - 1)];
  const clock = { now: () => readings.shift() ?? end };
  const findByUsername = prepareFindByUsername(app.db);
  const deps = { db: app.db, findByUsername, clock, toPublicCredential: () => undefined as never };
  const found = await findPublicProfile(deps, user.username, null);
  expect(found?.content).toMatchObject({ changesAt: end, profile: { user: { plan: 'free' } } });
});

test('shared caches keep what is public for seconds, and nothing else', async () => {
  for (const path of all()) {
    const { headers } = await open(path);
    expect(headers.get('cache-control'), path).toBe(
      'public, max-age=0, s-maxage=10, stale-while-revalidate=20',
    );
    expect(headers.get('vary'), path).toMatch(/Cookie/);
  }
  expect((await open(page())).headers.get('x-robots-tag')).toBeNull();
  await choose({ visibility: 'link' });
  for (const path of all()) {
    expect((await open(path)).headers.get('cache-control'), path).toBe('private, no-cache');
  }
  expect((await open(page())).headers.get('x-robots-tag')).toBe('noindex');
  for (const path of ['/api/profile/nobody-has-this', '/profile/nobody-has-this']) {
    expect(await open(path)).toMatchObject({ status: 404 });
    expect((await open(path)).headers.get('cache-control'), path).toBe('no-store');
  }
});

test('a user gets nothing that was made for visitors, and visitors nothing that was made for a user', async () => {
  for (const path of ['/', '/terms', ...all()]) {
    await open(path);
    const session = await other.signedIn({ email: `ana-${count}@example.com` });
    const response = await session.get(path);
    expect(response.headers.get('cache-control'), path).toBe('no-store');
    if (!path.startsWith('/api')) expect(await response.text()).toContain('"currentUser":{');
    if (!path.startsWith('/api')) expect((await open(path)).text).toContain('"currentUser":null');
  }
  await choose({ visibility: 'private' });
  const owner = await other.signedIn({ email: `ana-${count}@example.com` });
  expect((await owner.get(page())).status).toBe(200);
  expect((await open(page())).status).toBe(404);
});

test('a page whose session is over is told so', async () => {
  await open(call());
  expect((await open(call(), { 'x-acting-user': user.id })).status).toBe(401);
});

test('an unchanged profile is 304, and HEAD has no body', async () => {
  for (const path of [...all(), '/']) {
    const { headers } = await open(path);
    const etag = headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]+"$/);
    for (const known of [etag, `"another", ${etag}`, `W/${etag}`, '*']) {
      const again = await open(path, { 'if-none-match': known });
      expect(again, path).toMatchObject({ status: 304, text: '' });
      expect(again.headers.get('cache-control')).toBe(headers.get('cache-control'));
    }
    expect((await open(path, { 'if-none-match': '"another"' })).status).toBe(200);
    const head = await other.visitor().request(path, {
      method: 'HEAD',
      headers: { 'accept-encoding': 'identity' },
    });
    expect(head.status).toBe(200);
    expect(head.headers.get('content-length')).toBe(String(Buffer.byteLength((await open(path)).text)));
    expect(await head.text()).toBe('');
  }
  const { headers } = await open(page());
  await save({ title: 'Head Nurse' });
  expect((await open(page(), { 'if-none-match': headers.get('etag') ?? '' })).status).toBe(200);
});

test('addresses that are spelled otherwise get their own answers', async () => {
  const { text } = await open(page());
  const shouted = page().replace(user.username, user.username.toUpperCase());
  expect((await open(shouted)).text).toBe(text);
  expect((await open(`${page()}?from=mail`)).headers.get('cache-control')).toBe('no-store');
  expect(makePage).toHaveBeenLastCalledWith(`${page()}?from=mail`, expect.anything());
  expect((await open(`${page()}%20`)).status).toBe(404);
});

test('a page that could not be rendered is made again', async () => {
  makePage.mockResolvedValueOnce({ html: 'a makeshift', isReusable: false });
  expect((await open(page())).text).toBe('a makeshift');
  expect((await open(page())).text).toContain('Registered Nurse');
});

test('visitors at the same moment share the making of a page', async () => {
  const made = await Promise.all([1, 2, 3, 4, 5].map(() => open(page())));
  expect(new Set(made.map(({ text }) => text)).size).toBe(1);
  expect(makePage).toHaveBeenCalledTimes(1);
});
