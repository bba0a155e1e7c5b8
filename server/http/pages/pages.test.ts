import { afterAll, beforeAll, expect, test } from 'vitest';
import type { InitialData } from '#shared/pages/initial-data';
import { pageTable } from '#shared/pages/page-table';
import { publishResume } from '../../testing/content/publish-resume';
import { readPage } from '../../testing/requests/page';
import { startTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const pathsFor = (audience: string) =>
  Object.values(pageTable).flatMap((page) =>
    page.audience === audience && !page.path.includes(':') ? [page.path as string] : [],
  );
const shown = new Set([...pathsFor('everyone'), ...pathsFor('visitors'), ...pathsFor('users')]);
const hidden = pathsFor('admins');

/** The same for every visitor: content-cache.test.ts has how they are cached. */
const fixedPages = ['/', '/privacy', '/terms'];

test.each([...shown])('%s is the app’s page, cached only where no user is in it', async (path) => {
  const response = await app.visitor().get(path);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^text\/html/);
  expect(response.headers.get('cache-control')).toMatch(
    fixedPages.includes(path) ? /s-maxage/ : /^no-store$/,
  );
  expect(readPage(await response.text()).initialData).toMatchObject({ currentUser: null });
  const ana = await app.signedIn({ email: 'ana@example.com' });
  const ofAna = await ana.get(path);
  expect(ofAna.headers.get('cache-control')).toBe('no-store');
  expect(readPage(await ofAna.text()).initialData).toMatchObject({ currentUser: { firstName: '' } });
});

test.each(hidden)('%s answers 404 to a visitor, who sees the 404 screen, and 200 to a user', async (path) => {
  expect((await app.visitor().get(path)).status).toBe(404);
  const ana = await app.signedIn({ email: 'ana@example.com' });
  expect((await ana.get(path)).status).toBe(200);
});

test('a path that is no page answers 404 to a user too', async () => {
  const ana = await app.signedIn({ email: 'ana@example.com' });
  expect((await ana.get('/nowhere')).status).toBe(404);
});

test.each([
  '/nowhere',
  '/profile',
  '/profile/a/b',
  '/profile/a/credentials',
  '/profile/a/credentials/',
  '/profile/a/credentials/b/c',
  '/billing/more',
  '/billing//',
  '//billing/',
  '//evil.example/',
  '/Webhook-Monitor/',
  '/index.html',
  '/apis',
])('%s is the app’s page with 404, so that it shows its own', async (path) => {
  const response = await app.visitor().get(app.origin + path);
  expect(response.status).toBe(404);
  expect(readPage(await response.text()).initialData).toEqual({ currentUser: null });
});

const spellings = [...shown].flatMap((path) =>
  path === '/' ? [] : [[`${path}/`, path] as const, [path.toUpperCase(), path] as const],
);

test.each([
  ...spellings,
  ['/Billing/?status=success&to=%2F%26a', '/billing?status=success&to=%2F%26a'],
  ['/Profile/Ana-Cruz', '/profile/Ana-Cruz'],
  ['/profile/ana-cruz/?from=messenger', '/profile/ana-cruz?from=messenger'],
  ['/profile/a/Credentials/B/', '/profile/a/credentials/B'],
  ['/billing/?//evil.example/', '/billing?//evil.example/'],
] as const)('%s redirects to %s for good', async (path, own) => {
  const response = await app.visitor().get(path);
  expect(response.status).toBe(301);
  expect(response.headers.get('location')).toBe(own);
});

test('a user is redirected to the pages for administrators too, which say that they are', async () => {
  const ana = await app.signedIn({ email: 'ana@example.com' });
  const response = await ana.get('/Webhook-Monitor');
  expect([response.status, response.headers.get('location')]).toEqual([301, '/webhook-monitor']);
});

test('a page knows who opened it', async () => {
  const ana = await app.signedIn({ email: 'ana@example.com' });
  const page = readPage(await (await ana.get('/billing')).text());
  expect(page.initialData).toEqual({ currentUser: await ana.currentUser() });
});

test('the dashboard’s page carries its user’s resume and draft', async () => {
  const ben = await app.signedIn({ email: 'ben@example.com' });
  const carried = async () => {
    const { initialData } = readPage(await (await ben.get('/')).text());
    const { resume, draft } = initialData as InitialData;
    expect(resume).toEqual(await (await ben.get('/api/resume')).json());
    return { version: resume?.version, draft: draft?.draft?.content };
  };
  expect(await carried()).toEqual({ version: 0, draft: undefined });
  const draft = { content: { title: 'Nurse' }, version: 0, revision: 'revision-1', replaces: [] };
  expect((await ben.send('PUT', '/api/resume/draft', draft)).status).toBe(200);
  expect(await carried()).toEqual({ version: 0, draft: { title: 'Nurse' } });
  await publishResume(ben);
  expect(await carried()).toMatchObject({ version: 1 });
});

test('HEAD answers as GET', async () => {
  const response = await app.visitor().request('/', { method: 'HEAD' });
  expect(response.status).toBe(200);
});

test('an address that cannot be decoded, or a write to a page, is refused on a page', async () => {
  for (const [response, status] of [
    [await app.visitor().get('/profile/%E0%A4%A'), 400],
    [await app.visitor().send('POST', '/billing', {}), 404],
  ] as const) {
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toMatch(/^text\/html/);
    expect(await response.text()).not.toMatch(/Error|at .*\.ts|node_modules/);
  }
});

test('pages forbid framing, foreign scripts and sniffing', async () => {
  const { headers } = await app.visitor().get('/');
  const policy = headers.get('content-security-policy');
  expect(policy).toContain("default-src 'self'");
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('x-powered-by')).toBeNull();
});
