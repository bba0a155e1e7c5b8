import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../config/config';
import { startS3Server, type S3Server } from '../../testing/s3/s3-server';
import { chooseStorage } from './choose-storage';

let folder: string;
let server: S3Server;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'husay-storage-'));
  server = await startS3Server();
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

const choose = (settings: Record<string, string>) =>
  chooseStorage(readConfig({ DATA_DIR: folder, ...settings }));

test('without settings files lie in the data folder', async () => {
  await (await choose({})).put('photos/one', Buffer.from('x'));
  expect(await readdir(join(folder, 'uploads/photos'))).toEqual(['one']);
});

test('a bucket at an address of its own is found by path, as its host name stands for all buckets', async () => {
  const S3_ENDPOINT = server.settings.endpoint.replace('127.0.0.1', 'localhost');
  await (await choose({ ...server.environment, S3_ENDPOINT })).put('photos/two', Buffer.from('x'));
  expect(await server.countObjects()).toBe(1);
});
