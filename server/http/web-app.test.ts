import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPage } from '../testing/page';
import { startTestApp, type TestApp } from '../testing/test-app';
import { builtWebApp } from './web-app';

let folder: string;
let app: TestApp;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'husay-web-app-'));
  const built = join(folder, 'client');
  await mkdir(join(built, 'assets'), { recursive: true });
  await mkdir(join(built, '.vite'));
  await writeFile(
    join(built, 'index.html'),
    '<html><head><!--default-head--><title>Husay</title><!--/default-head--><!--head--></head></html>',
  );
  await writeFile(join(built, 'assets/main-a1b2c3.js'), 'export {}');
  await writeFile(join(built, 'favicon.svg'), '<svg/>');
  await writeFile(join(built, '.vite/manifest.json'), '{}');
  await writeFile(join(folder, 'secret'), 'secret');
  app = await startTestApp({ overrides: { webApp: await builtWebApp(built) } });
});
afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true });
});

test('a file with a hash in its name may be kept for ever', async () => {
  const response = await app.visitor().get('/assets/main-a1b2c3.js');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/javascript/);
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

test('any other file may be kept for an hour', async () => {
  const response = await app.visitor().get('/favicon.svg');
  expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
});

test('files carry no cookie, whoever asks', async () => {
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
