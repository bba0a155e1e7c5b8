import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { createContentCache } from './content-cache';

const now = new Date('2026-11-20T01:00:00Z');
const make =
  (text: string, changesAt: Date | null = null) =>
  () =>
    Promise.resolve({ type: 'html' as const, text, changesAt, isReusable: true });

test('memory is bounded, whatever is opened', async () => {
  const cache = createContentCache(1_000_000);
  for (let index = 0; index < 200; index += 1) {
    const key = `/profile/${index}`;
    const content = await cache.make(key, '1', make(randomBytes(10_000).toString('base64')));
    await cache.encode(key, content, 'br');
    await cache.encode(key, content, 'gzip');
    expect(cache.usedBytes()).toBeLessThanOrEqual(1_000_000);
  }
  expect(cache.find('/profile/199', now)).toBeDefined();
  expect(cache.find('/profile/0', now)).toBeUndefined();
});

test('compressed bodies count, too', async () => {
  const cache = createContentCache();
  const content = await cache.make('/', '1', make(randomBytes(10_000).toString('base64')));
  const before = cache.usedBytes();
  const body = await cache.encode('/', content, 'gzip');
  expect(cache.usedBytes()).toBe(before + body.length);
});

test('what was opened last stays', async () => {
  const cache = createContentCache(100_000);
  await cache.make('/busy', '1', make('x'.repeat(10_000)));
  for (let index = 0; index < 50; index += 1) {
    await cache.make(`/${index}`, '1', make('x'.repeat(10_000)));
    expect(cache.find('/busy', now)).toBeDefined();
  }
});

test('a content that is larger than the memory is sent all the same', async () => {
  const cache = createContentCache(10_000);
  const content = await cache.make('/large', '1', make('x'.repeat(20_000)));
  expect((await cache.encode('/large', content, 'gzip')).length).toBeLessThan(1000);
  expect(cache.find('/large', now)).toBeUndefined();
});

test('each encoding is the same text', async () => {
  const cache = createContentCache();
  const content = await cache.make('/', '1', make('a page '.repeat(1000)));
  const bodies = await Promise.all(
    (['identity', 'br', 'gzip'] as const).map((name) => cache.encode('/', content, name)),
  );
  const [plain, br, gzip] = bodies;
  expect(plain?.toString()).toBe('a page '.repeat(1000));
  expect(brotliDecompressSync(br ?? '').toString()).toBe('a page '.repeat(1000));
  expect(gunzipSync(gzip ?? '').toString()).toBe('a page '.repeat(1000));
});

test('a content that changes by itself is not found from then on', async () => {
  const cache = createContentCache();
  const end = new Date(now.getTime() + 1000);
  await cache.make('/', '1', make('pro', end));
  expect(cache.find('/', now)).toBeDefined();
  expect(cache.find('/', end)).toBeUndefined();
});

test('a failure is not kept, and the next request tries again', async () => {
  const cache = createContentCache();
  const failing = vi.fn(() => Promise.reject(new Error('no')));
  await expect(cache.make('/', '1', failing)).rejects.toThrow('no');
  await expect(cache.make('/', '1', make('yes'))).resolves.toMatchObject({ version: '1' });
});
