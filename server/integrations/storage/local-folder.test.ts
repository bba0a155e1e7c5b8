import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { localFolder } from './local-folder';
import type { Storage } from './storage';

let folder: string;
let storage: Storage;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'husay-storage-'));
  storage = localFolder(join(folder, 'uploads'));
});
afterAll(() => rm(folder, { recursive: true }));

const read = async (key: string) => {
  const stream = await storage.read(key);
  return stream && (await buffer(stream)).toString();
};
const names = () => readdir(folder, { recursive: true });

test('keeps a file, replaces it, and removes it', async () => {
  await storage.put('photos/one', Buffer.from('first'));
  expect(await read('photos/one')).toBe('first');
  await storage.put('photos/one', Readable.from([Buffer.from('sec'), Buffer.from('ond')]));
  expect(await read('photos/one')).toBe('second');
  await storage.remove('photos/one');
  expect(await read('photos/one')).toBeNull();
});

test('removing what is not there is no complaint', async () => {
  await storage.remove('photos/never');
  await storage.remove('nowhere/never');
});

test('reading what is not there is null', async () => {
  expect(await storage.read('nowhere/never')).toBeNull();
});

test('a file that breaks off leaves what was there, and no part of itself', async () => {
  await storage.put('photos/two', Buffer.from('whole'));
  const breaking = Readable.from(
    (function* () {
      yield Buffer.from('ha');
      throw new Error('connection lost');
    })(),
  );
  await expect(storage.put('photos/two', breaking)).rejects.toThrow('connection lost');
  expect(await read('photos/two')).toBe('whole');
  expect((await names()).filter((name) => name.endsWith('.part'))).toEqual([]);
});

test('many writers of one key leave one whole file', async () => {
  const texts = Array.from({ length: 10 }, (_, n) => String(n).repeat(100_000));
  await Promise.all(texts.map((text) => storage.put('photos/three', Buffer.from(text))));
  expect(texts).toContain(await read('photos/three'));
});

test.each([
  '',
  '/etc/passwd',
  '../secret',
  'photos/../../secret',
  'photos/.hidden',
  'Photos/x',
  'a b',
  'a//b',
  'a/',
  'a\0b',
])('the key %j is refused everywhere', async (key) => {
  await expect(storage.put(key, Buffer.from('x'))).rejects.toThrow('Not a storage key');
  await expect(storage.read(key)).rejects.toThrow('Not a storage key');
  await expect(storage.remove(key)).rejects.toThrow('Not a storage key');
});

test('is ready once its folder can be made', async () => {
  await storage.ping();
  await storage.put('photos/file', Buffer.from('no folder'));
  await expect(localFolder(join(folder, 'uploads/photos/file')).ping()).rejects.toThrow();
});
