import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { failingProxy } from '../../testing/servers/failing-proxy';
import { startS3Server, type S3Server } from '../../testing/s3/s3-server';
import { s3Bucket, type S3Settings } from './s3-bucket';
import type { Storage } from './storage';

let server: S3Server;
let spool: string;
beforeAll(async () => {
  server = await startS3Server();
  spool = await mkdtemp(join(tmpdir(), 'husay-spool-'));
});
afterAll(async () => {
  await server.stop();
  await rm(spool, { recursive: true });
});

const bucketWith = (changed: Partial<S3Settings> = {}) => s3Bucket({ ...server.settings, spool, ...changed });
const streamOf = (content: Buffer) => Readable.from([content]);
const keysIn = async (storage: Storage, folder: string) => {
  const keys: string[] = [];
  for await (const { key } of storage.list(folder)) keys.push(key);
  return keys;
};

describe.each([
  ['bucket is missing', { bucket: 'another-bucket' }],
  ['key is unknown', { accessKeyId: 'nobody' }],
  ['secret is wrong', { secretAccessKey: 'guessed' }],
  ['server is away', { endpoint: 'http://127.0.0.1:9' }],
])('when the %s', (_what, wrong) => {
  test('the storage is not ready, and nothing seems to be stored, missing or empty', async () => {
    const storage = bucketWith(wrong);
    await expect(storage.ping()).rejects.toThrow();
    await expect(storage.put('photos/one', Buffer.from('x'))).rejects.toThrow();
    await expect(storage.put('photos/one', streamOf(Buffer.from('x')))).rejects.toThrow();
    await expect(storage.read('photos/one')).rejects.toThrow();
    await expect(storage.remove('photos/one')).rejects.toThrow();
    await expect(keysIn(storage, 'photos')).rejects.toThrow();
    expect(await readdir(spool)).toEqual([]);
  });
});

test('a storage that cannot hold streams back is not ready', async () => {
  const file = join(spool, 'no-folder');
  await writeFile(file, '');
  await expect(s3Bucket({ ...server.settings, spool: file }).ping()).rejects.toThrow();
  await rm(file);
});

test('files that a crash left in the spool go once they are old', async () => {
  const storage = bucketWith();
  await storage.put('photos/stored', Buffer.from('x'));
  for (const name of ['old', 'new']) await writeFile(join(spool, name), 'x');
  const longAgo = new Date('2020-01-01');
  await utimes(join(spool, 'old'), longAgo, longAgo);
  await storage.removeUnfinished('photos', new Date('2021-01-01'));
  expect(await readdir(spool)).toEqual(['new']);
  await rm(join(spool, 'new'));
  expect(await storage.read('photos/stored')).not.toBeNull();
});

describe('when the connection fails in between', () => {
  const content = randomBytes(2_000_000);
  const contents = [
    ['a stream', () => streamOf(content)],
    ['bytes', () => content],
  ] as const;

  test.each(contents)('%s arrives whole at a later try', async (_what, make) => {
    const proxy = await failingProxy(server.settings.endpoint, { failures: 2 });
    const key = `photos/${randomUUID()}`;
    await bucketWith({ endpoint: proxy.url }).put(key, make());
    expect((await buffer((await bucketWith().read(key))!)).equals(content)).toBe(true);
    expect(proxy.seen()).toBe(3);
    expect(await readdir(spool)).toEqual([]);
    await proxy.stop();
  });

  test.each(contents)('%s is given up after three tries, and nothing is left', async (_what, make) => {
    const proxy = await failingProxy(server.settings.endpoint, { failures: Infinity });
    const key = `photos/${randomUUID()}`;
    await expect(bucketWith({ endpoint: proxy.url }).put(key, make())).rejects.toThrow();
    expect(await bucketWith().read(key)).toBeNull();
    expect(proxy.seen()).toBe(3);
    expect(await readdir(spool)).toEqual([]);
    await proxy.stop();
  });
});
