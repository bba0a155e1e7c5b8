import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { localFolder } from './local-folder';
import type { Storage } from './storage';

let folder: string;
let storage: Storage;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'husay-storage-'));
  storage = localFolder(folder);
});
afterAll(() => rm(folder, { recursive: true }));

const keysIn = async (below: string) => {
  const keys: string[] = [];
  for await (const { key } of storage.list(below)) keys.push(key);
  return keys.sort();
};

test('many writers of one key leave one whole file', async () => {
  const texts = Array.from({ length: 10 }, (_, n) => String(n).repeat(100_000));
  await Promise.all(texts.map((text) => storage.put('photos/three', Buffer.from(text))));
  expect(texts).toContain((await buffer((await storage.read('photos/three'))!)).toString());
  expect(await readdir(join(folder, 'photos'))).toEqual(['three']);
});

test('is ready once its folder can be made', async () => {
  await localFolder(join(folder, 'new/one')).ping();
  await storage.put('photos/file', Buffer.from('no folder'));
  await expect(localFolder(join(folder, 'photos/file')).ping()).rejects.toThrow();
});

test('what a crash left half written is no file, and goes once it is old', async () => {
  await mkdir(join(folder, 'crashed'));
  await storage.put('crashed/whole', Buffer.from('x'));
  await writeFile(join(folder, 'crashed/old.part'), 'x');
  await writeFile(join(folder, 'crashed/new.part'), 'x');
  await writeFile(join(folder, 'crashed/.DS_Store'), 'x');
  const longAgo = new Date('2020-01-01');
  for (const name of ['old.part', 'whole']) await utimes(join(folder, 'crashed', name), longAgo, longAgo);
  expect(await keysIn('crashed')).toEqual(['crashed/whole']);

  await storage.removeUnfinished('crashed', new Date('2021-01-01'));
  expect((await readdir(join(folder, 'crashed'))).sort()).toEqual(['.DS_Store', 'new.part', 'whole']);
});
