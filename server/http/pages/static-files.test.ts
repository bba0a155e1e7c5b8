import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { precompress } from '../../../scripts/building/precompress.mjs';
import { countStatements } from '../../testing/count-statements';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { filePolicy } from '../files/file-policy';
import { staticFiles } from './static-files';

let folder: string;
let previous: string;
let app: TestApp;
const code = `export const words = ${JSON.stringify('kamusta '.repeat(500))};`;
beforeAll(async () => {
  // A dot in the folder's own path is no reason to hide the files.
  folder = join(await mkdtemp(join(tmpdir(), 'husay-files-')), '.built');
  await mkdir(join(folder, 'assets/workers'), { recursive: true });
  await mkdir(join(folder, '.vite'));
  await writeFile(join(folder, 'index.html'), 'raw template');
  await writeFile(join(folder, '.vite/manifest.json'), 'manifest');
  await writeFile(join(folder, 'assets/main-a1.js'), code);
  await writeFile(join(folder, 'assets/tiny-a1.js'), 'export {}');
  await writeFile(join(folder, 'assets/workers/reader-a1.js'), code);
  await precompress(folder);
  previous = join(folder, '../previous');
  await mkdir(join(previous, 'assets'), { recursive: true });
  await writeFile(join(previous, 'assets/main-a0.js'), 'the previous release');
  await writeFile(join(previous, 'robots.txt'), 'the previous release');
  const webApp = {
    assets: await staticFiles(folder, previous),
    page: async () => ({ html: 'a page', isReusable: true }),
    injectsScripts: false,
  };
  app = await startTestApp({ overrides: { webApp } });
});
afterAll(async () => {
  await app.stop();
  await rm(join(folder, '..'), { recursive: true });
});

/** As it travels: fetch would tidy the path and unpack the body. */
const ask = (path: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    const { hostname, port } = new URL(app.origin);
    get({ hostname, port, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    }).on('error', reject);
  });

test.each([
  ['br', 'gzip, deflate, br, zstd', brotliDecompressSync],
  ['gzip', 'gzip, br;q=0', gunzipSync],
  [undefined, 'identity', (body: Buffer) => body],
] as const)(
  'a file is sent precompressed as %s when "%s" is accepted',
  async (encoding, accepted, unpack) => {
    const { headers, body } = await ask('/assets/main-a1.js', { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['content-type']).toMatch(/^(text|application)\/javascript/);
    expect(headers['vary']).toMatch(/accept-encoding/i);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(unpack(body).toString()).toBe(code);
    // Packed when it was built, not now: the length is known.
    expect(headers['content-length']).toBe(String(body.length));
  },
);

describe('of the app’s policies', () => {
  const policiesOf = async (path: string) => {
    const { status, headers } = await ask(path, { 'accept-encoding': 'br' });
    expect(status).toBe(200);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    return { content: headers['content-security-policy'], features: headers['permissions-policy'] };
  };

  test('a file has none, packed or not, of this release or the previous: it may run nothing', async () => {
    for (const path of ['/assets/main-a1.js', '/assets/tiny-a1.js', '/assets/main-a0.js'])
      expect(await policiesOf(path), path).toEqual({ content: filePolicy, features: undefined });
  });

  test('a worker has all, as a page has: its own response decides what it may load', async () => {
    const page = await policiesOf('/');
    expect(page.content).toContain("script-src 'self'");
    expect(page.features).toContain('camera=()');
    expect(await policiesOf('/assets/workers/reader-a1.js')).toEqual(page);
  });
});

test('who has the file already gets nothing', async () => {
  const accepted = { 'accept-encoding': 'br' };
  const { headers } = await ask('/assets/main-a1.js', accepted);
  const again = await ask('/assets/main-a1.js', { ...accepted, 'if-none-match': String(headers['etag']) });
  expect(again).toMatchObject({ status: 304, body: Buffer.alloc(0) });
});

test('a file that gains nothing by it stays as it is', async () => {
  const { headers, body } = await ask('/assets/tiny-a1.js', { 'accept-encoding': 'br' });
  expect(headers['content-encoding']).toBeUndefined();
  expect(body.toString()).toBe('export {}');
});

test.each([
  '/index.html',
  '/%69ndex.html',
  '//index.html',
  '/./index.html',
  '/assets/../index.html',
  '/assets/..%2findex.html',
  '/INDEX.HTML',
  '/index.html/',
  '/.vite/manifest.json',
  '/%2evite/manifest.json',
  '/assets/main-a1.js.br',
  '/assets/%',
  '/assets/main-a1.js%00',
])('%s is no file', async (path) => {
  const { status, body } = await ask(path);
  expect(status).toBe(404);
  expect(body.toString()).not.toMatch(/^(raw template|manifest)$/);
});

test('a page that is still open gets the assets of the previous release, and nothing else of it', async () => {
  const { status, body, headers } = await ask('/assets/main-a0.js');
  expect({ status, body: body.toString() }).toEqual({ status: 200, body: 'the previous release' });
  expect(headers['cache-control']).toContain('immutable');
  expect((await ask('/robots.txt')).body.toString()).not.toBe('the previous release');
});

describe('an asset that is unknown', () => {
  const notFound = {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
    body: Buffer.from('There is no such file.'),
  };

  test.each([
    '/assets/unknown-a1.js',
    '/assets/unknown-a1.css?v=2',
    '/assets/deeper/unknown-a1.js',
    '/assets/%E0%A4%A.js',
    '/assets/',
    '/assets',
    '/ASSETS/main-a1.js',
  ])('%s is a 404 that no cache keeps, as text', async (path) => {
    const { status, headers, body } = await ask(path, { accept: '*/*', 'accept-encoding': 'br' });
    expect({ status, headers, body }).toMatchObject(notFound);
    expect(headers['content-encoding']).toBeUndefined();
  });

  test('reads no session', async () => {
    const ana = await app.signedIn({ email: 'ana@example.com' });
    const statements = await countStatements(app.db, async () => {
      const response = await ana.get('/assets/unknown-a1.js');
      expect(response.status).toBe(404);
      expect(response.headers.getSetCookie()).toEqual([]);
    });
    expect(statements).toBe(0);
  });

  test('as its file has gone since the start, is the same 404', async () => {
    for (const name of ['tiny-a1.js', 'main-a1.js.br']) await rm(join(folder, 'assets', name));
    for (const path of ['/assets/tiny-a1.js', '/assets/main-a1.js']) {
      const { status, headers, body } = await ask(path, { 'accept-encoding': 'br' });
      expect({ status, headers, body }, path).toMatchObject(notFound);
      expect(headers['content-encoding'], path).toBeUndefined();
    }
  });
});
