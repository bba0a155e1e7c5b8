import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, expect, test, vi } from 'vitest';
import { createContentCache } from './content-cache';

const now = new Date('2026-11-20T01:00:00Z');
let time = now;
const clock = { now: () => time };
beforeEach(() => {
  time = now;
});
const setTime = (moment: Date | number) => {
  time = new Date(moment);
};

const make =
  (text: string, changesAt: Date | null = null) =>
  () =>
    Promise.resolve({ type: 'html' as const, text, changesAt, isReusable: true });

test('memory is bounded, whatever is opened', async () => {
  const cache = createContentCache({ clock, maxBytes: 1_000_000 });
  for (let index = 0; index < 200; index += 1) {
    const key = `/profile/${index}`;
    const content = await cache.make(key, '1', make(randomBytes(10_000).toString('base64')));
    await cache.encode(key, content, 'br');
    await cache.encode(key, content, 'gzip');
    expect(cache.usedBytes()).toBeLessThanOrEqual(1_000_000);
  }
  expect(cache.find('/profile/199')).toBeDefined();
  expect(cache.find('/profile/0')).toBeUndefined();
});

test('compressed bodies count, too', async () => {
  const cache = createContentCache({ clock });
  const content = await cache.make('/', '1', make(randomBytes(10_000).toString('base64')));
  const before = cache.usedBytes();
  const body = await cache.encode('/', content, 'gzip');
  expect(cache.usedBytes()).toBe(before + body.length);
});

test('what was opened last stays', async () => {
  const cache = createContentCache({ clock, maxBytes: 100_000 });
  await cache.make('/busy', '1', make('x'.repeat(10_000)));
  for (let index = 0; index < 50; index += 1) {
    await cache.make(`/${index}`, '1', make('x'.repeat(10_000)));
    expect(cache.find('/busy')).toBeDefined();
  }
});

test('a content that is larger than the memory is sent all the same', async () => {
  const cache = createContentCache({ clock, maxBytes: 10_000 });
  const content = await cache.make('/large', '1', make('x'.repeat(20_000)));
  expect((await cache.encode('/large', content, 'gzip')).length).toBeLessThan(1000);
  expect(cache.find('/large')).toBeUndefined();
});

test('each encoding is the same text', async () => {
  const cache = createContentCache({ clock });
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
  const cache = createContentCache({ clock });
  const end = new Date(now.getTime() + 1000);
  await cache.make('/', '1', make('pro', end));
  expect(cache.find('/')).toBeDefined();
  setTime(end);
  expect(cache.find('/')).toBeUndefined();
  expect(cache.findMade('/', '1', end)).toBeUndefined();
});

test('a content is made anew after an hour, and in a new year, which its footer has', async () => {
  const cache = createContentCache({ clock });
  await cache.make('/', '1', make('page'));
  setTime(now.getTime() + 3_599_999);
  expect(cache.find('/')).toBeDefined();
  setTime(now.getTime() + 3_600_000);
  expect(cache.find('/')).toBeUndefined();
  setTime(new Date(2026, 11, 31, 23, 59));
  await cache.make('/', '1', make('page'));
  expect(cache.find('/')).toBeDefined();
  setTime(new Date(2027, 0, 1));
  expect(cache.find('/')).toBeUndefined();
});

test('requests at the same time have a content made once, and compressed once for each encoding', async () => {
  const cache = createContentCache({ clock });
  const making = vi.fn(make('a page '.repeat(1000)));
  const [content, same] = await Promise.all([cache.make('/', '1', making), cache.make('/', '1', making)]);
  expect(same).toBe(content);
  expect(making).toHaveBeenCalledOnce();
  const [one, two, gzip] = await Promise.all([
    cache.encode('/', content, 'br'),
    cache.encode('/', content, 'br'),
    cache.encode('/', content, 'gzip'),
  ]);
  expect(two).toBe(one);
  expect(gzip).not.toBe(one);
  expect(await cache.encode('/', content, 'br')).toBe(one);
});

test('what is kept takes no more memory than it counts', async () => {
  const cache = createContentCache({ clock });
  const content = await cache.make('/', '1', make('a page '.repeat(200)));
  await cache.encode('/', content, 'br');
  await cache.encode('/', content, 'gzip');
  for (const body of Object.values(content.bodies)) expect(body.buffer.byteLength).toBe(body.length);
});

test('a failure is not kept, and the next request tries again', async () => {
  const cache = createContentCache({ clock });
  const failing = vi.fn(() => Promise.reject(new Error('no')));
  await expect(cache.make('/', '1', failing)).rejects.toThrow('no');
  await expect(cache.make('/', '1', make('yes'))).resolves.toMatchObject({ version: '1' });
});
