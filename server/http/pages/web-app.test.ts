import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { readPage } from '../../testing/requests/page';
import { publishResume } from '../../testing/content/publish-resume';
import { startTestApp, type TestApp } from '../../testing/test-app';
import type { PageRenderer } from './page-renderer';
import { builtWebApp } from './web-app';

let folder: string;
let app: TestApp;
const logged: string[] = [];
const logger = pino({ level: 'error' }, { write: (line) => void logged.push(line) });
const render = vi.fn<PageRenderer>();
beforeEach(() => {
  logged.length = 0;
  // Forgets the pages that it has made.
  app.restart();
  render.mockReset().mockResolvedValue('');
});
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'husay-web-app-'));
  const built = join(folder, 'client');
  await mkdir(join(built, 'assets'), { recursive: true });
  await mkdir(join(built, '.vite'));
  await writeFile(
    join(built, 'index.html'),
    '<html><head><!--default-head--><title>Husay</title><!--/default-head--><!--head-->' +
      '<script type="module" src="/assets/main-a1b2c3.js"></script></head><body><div id="root"></div></body></html>',
  );
  await writeFile(join(built, 'assets/main-a1b2c3.js'), 'export {}');
  await writeFile(join(built, 'favicon.svg'), '<svg/>');
  await writeFile(
    join(built, '.vite/manifest.json'),
    JSON.stringify({
      'index.html': {
        file: 'assets/main-a1b2c3.js',
        css: ['assets/main-a1b2c3.css'],
        assets: ['assets/inter-latin-wght-a1b2c3.woff2'],
      },
      'src/app/pages/public/profile.tsx': {
        file: 'assets/profile-a1b2c3.js',
        name: 'profile',
        isDynamicEntry: true,
        css: ['assets/profile-a1b2c3.css'],
        imports: ['index.html'],
      },
      'src/app/pages/dashboard.tsx': {
        file: 'assets/dashboard-a1b2c3.js',
        name: 'dashboard',
        isDynamicEntry: true,
        imports: ['index.html'],
      },
      'src/app/pages/dashboard/resume/live-preview.tsx': {
        file: 'assets/live-preview-a1b2c3.js',
        name: 'live-preview',
        isDynamicEntry: true,
        css: ['assets/live-preview-a1b2c3.css'],
        imports: ['index.html', 'src/app/pages/dashboard.tsx'],
      },
      'src/app/layout/signed-in-navigation.tsx': {
        file: 'assets/bar-a1b2c3.js',
        name: 'signed-in-navigation',
        isDynamicEntry: true,
        imports: ['index.html'],
      },
    }),
  );
  await writeFile(join(folder, 'secret'), 'secret');
  app = await startTestApp({ overrides: { webApp: await builtWebApp({ folder: built, render, logger }) } });
});
afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true });
});

test('a file with a hash in its name is cached forever', async () => {
  const response = await app.visitor().get('/assets/main-a1b2c3.js');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/javascript/);
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

test('any other file is cached for an hour', async () => {
  const response = await app.visitor().get('/favicon.svg');
  expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
});

test('files set no cookie, with or without a session', async () => {
  const ana = await app.signedIn({ email: 'ana@example.com' });
  const response = await ana.get('/assets/main-a1b2c3.js');
  expect(response.headers.getSetCookie()).toEqual([]);
});

test.each([
  '/index.html',
  '/assets/gone.js',
  '/.vite/manifest.json',
  '/..%2fsecret',
  '/assets/..%2f..%2fsecret',
  '/assets/',
])('%s is no file', async (path) => {
  const response = await app.visitor().get(path);
  expect(response.status).toBeGreaterThanOrEqual(400);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.text()).not.toMatch(/^(secret|\{\})$/);
});

test('the page keeps its default title and gets its data', async () => {
  const page = readPage(await (await app.visitor().get('/')).text());
  expect(page).toMatchObject({ title: 'Husay', initialData: { currentUser: null } });
});

const rootOf = (html: string) => /<div id="root">([\s\S]*)<\/div>/.exec(html)?.[1];
const open = async (path: string, browser = app.visitor()) => {
  const response = await browser.get(path);
  return { status: response.status, html: await response.text() };
};

test('what strangers open first is drawn already, from the data that the page carries', async () => {
  const ana = await app.signedIn({ email: 'ana@example.com', firstName: 'Ana' });
  await publishResume(ana);
  const { username } = await ana.currentUser();
  // Nothing in the markup means anything to the page that it is put into.
  render.mockImplementation(async (path) => `<h1>${path} $& $' <!--head--></h1>`);
  for (const path of ['/', `/profile/${username}`, '/profile/nobody?from=mail']) {
    const { html } = await open(path);
    expect(rootOf(html)).toBe(`<h1>${path} $& $' <!--head--></h1>`);
    expect(render).toHaveBeenLastCalledWith(path, readPage(html).initialData);
  }
  expect(
    render.mock.calls.map(([, { profile, missingProfile }]) => [profile !== undefined, missingProfile]),
  ).toEqual([
    [false, undefined],
    [true, undefined],
    [false, 'nobody'],
  ]);
});

test('every other page is left to the browser', async () => {
  const ana = await app.signedIn({ email: 'ana@example.com' });
  for (const [path, browser] of [
    ['/', ana],
    ['/billing', ana],
    ['/billing', app.visitor()],
    ['/nowhere', app.visitor()],
  ] as const) {
    expect(rootOf((await open(path, browser)).html)).toBe('');
  }
  expect(render).not.toHaveBeenCalled();
});

test('a page that cannot be drawn is left to the browser too, and the log says why, once', async () => {
  render.mockRejectedValue(new Error('no such part'));
  const { status, html } = await open('/');
  expect(status).toBe(200);
  expect(rootOf(html)).toBe('');
  expect(readPage(html).initialData).toEqual({ currentUser: null });
  expect(logged).toHaveLength(1);
  expect(logged[0]).toContain('no such part');
});

test('a page preloads its own chunk, and for signed-in users their bar', async () => {
  const preloaded = async (browser = app.visitor()) =>
    [
      ...(await open('/profile/nobody', browser)).html.matchAll(/modulepreload" crossorigin href="(.+?)"/g),
    ].map(([, file]) => file);
  expect(await preloaded()).toEqual(['/assets/profile-a1b2c3.js']);
  const ana = await app.signedIn({ email: 'ana@example.com' });
  expect(await preloaded(ana)).toEqual(['/assets/profile-a1b2c3.js', '/assets/bar-a1b2c3.js']);
});

test('the page beside a form is preloaded where there is room for it', async () => {
  const ana = await app.signedIn({ email: 'ana@example.com' });
  const { html } = await open('/', ana);
  const tags = [...html.matchAll(/<link .+?live-preview.+?>/g)].map(([tag]) => tag);
  expect(tags).toEqual([
    '<link rel="modulepreload" media="(min-width: 1024px)" crossorigin href="/assets/live-preview-a1b2c3.js">',
    '<link rel="preload" as="style" media="(min-width: 1024px)" crossorigin href="/assets/live-preview-a1b2c3.css">',
  ]);
  expect(html.match(/dashboard-a1b2c3/g)).toHaveLength(1);
  expect((await open('/profile/nobody', ana)).html).not.toContain('live-preview');
});

test('only pages with text before their code preload the font: elsewhere it would delay the code', async () => {
  const ana = await app.signedIn({ email: 'ana@example.com' });
  expect((await open('/profile/nobody')).html).toContain('/assets/inter-latin-wght-a1b2c3.woff2');
  expect((await open('/', ana)).html).not.toContain('.woff2');
});

test('in a drawn page the code waits behind what is seen, and the page’s own style sheet is there', async () => {
  render.mockResolvedValue('<h1>Ana</h1>');
  const drawn = (await open('/profile/nobody')).html;
  expect(drawn).toContain('<link rel="stylesheet" crossorigin href="/assets/profile-a1b2c3.css">');
  expect(drawn).toContain(
    '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/profile-a1b2c3.js">',
  );
  expect(drawn).toContain('<script type="module" fetchpriority="low"');

  render.mockResolvedValue('');
  expect((await open('/profile/nobody')).html).not.toContain('<script type="module" fetchpriority="low"');
});
