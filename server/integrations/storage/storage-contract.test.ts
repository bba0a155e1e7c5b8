import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startS3Server } from '../../testing/s3/s3-server';
import { localFolder } from './local-folder';
import { s3Bucket } from './s3-bucket';
import type { Storage } from './storage';

interface Subject {
  storage: Storage;
  /** How many files there are, finished or not, seen without the storage's own code. */
  countFiles: () => Promise<number>;
  stop: () => Promise<void>;
}

const filesIn = async (folder: string) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).length;
};

const aLocalFolder = async (): Promise<Subject> => {
  const folder = await mkdtemp(join(tmpdir(), 'husay-storage-'));
  return {
    storage: localFolder(join(folder, 'uploads')),
    countFiles: () => filesIn(folder),
    stop: () => rm(folder, { recursive: true }),
  };
};

const anS3Bucket = async (): Promise<Subject> => {
  const spool = await mkdtemp(join(tmpdir(), 'husay-spool-'));
  const server = await startS3Server();
  return {
    storage: s3Bucket({ ...server.settings, spool }, { pageSize: 3 }),
    countFiles: async () => (await server.countObjects()) + (await filesIn(spool)),
    stop: async () => {
      await server.stop();
      await rm(spool, { recursive: true });
    },
  };
};

const streamOf = (...deps: (string | Buffer | Error)[]) =>
  Readable.from(
    (function* () {
      for (const part of deps) {
        if (part instanceof Error) throw part;
        yield Buffer.from(part);
      }
    })(),
  );
const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex');

describe.each([
  ['a local folder', aLocalFolder],
  ['an S3 bucket', anS3Bucket],
])('%s', (_name, open) => {
  let subject: Subject;
  let storage: Storage;
  beforeAll(async () => {
    subject = await open();
    storage = subject.storage;
  });
  afterAll(() => subject.stop());

  const newKey = () => `files/${randomUUID()}`;
  const read = async (key: string, start?: number, end?: number) => {
    const range = start === undefined || end === undefined ? undefined : { start, end };
    const stream = await storage.read(key, range);
    return stream && (await buffer(stream)).toString();
  };
  const keysIn = async (folder: string) => {
    const keys: string[] = [];
    for await (const { key } of storage.list(folder)) keys.push(key);
    return keys.sort();
  };

  test('is ready', async () => {
    await storage.ping();
  });

  test('keeps a file, replaces it, and removes it', async () => {
    const key = newKey();
    await storage.put(key, Buffer.from('first'));
    expect(await read(key)).toBe('first');
    await storage.put(key, streamOf('sec', 'ond'));
    expect(await read(key)).toBe('second');
    await storage.remove(key);
    expect(await read(key)).toBeNull();
  });

  test('reading what is not there is null, and removing it is no complaint', async () => {
    expect(await storage.read('nowhere/never')).toBeNull();
    expect(await storage.read('nowhere/never', { start: 0, end: 1 })).toBeNull();
    await storage.remove('nowhere/never');
  });

  test('moves a file to another key, in place of what was there', async () => {
    const [from, to] = [newKey(), `moved/2026-11-22t2059/${newKey()}`];
    await storage.put(from, Buffer.from('content'));
    await storage.put(to, Buffer.from('older'));
    const before = await subject.countFiles();
    await storage.move(from, to);
    expect(await read(from)).toBeNull();
    expect(await read(to)).toBe('content');
    expect(await subject.countFiles()).toBe(before - 1);
    // A second process that moves the same file is late.
    await storage.move(from, to);
    expect(await read(to)).toBe('content');
    await storage.remove(to);
  });

  test('reads a part of a file, both ends included', async () => {
    const key = newKey();
    await storage.put(key, Buffer.from('0123456789'));
    expect(await read(key, 2, 5)).toBe('2345');
    expect(await read(key, 0, 1)).toBe('01');
    expect(await read(key, 9, 9)).toBe('9');
  });

  test('keeps an empty file', async () => {
    const key = newKey();
    await storage.put(key, streamOf());
    expect(await read(key)).toBe('');
  });

  test('gives a stream of 12 MB back byte for byte', async () => {
    const pieces = Array.from({ length: 192 }, () => randomBytes(64 * 1024));
    const key = newKey();
    await storage.put(key, streamOf(...pieces));
    const stream = await storage.read(key);
    expect(sha256(await buffer(stream!))).toBe(sha256(Buffer.concat(pieces)));
  });

  test('a stream that breaks off leaves what was there, and no part of itself', async () => {
    const key = newKey();
    await storage.put(key, Buffer.from('whole'));
    const before = await subject.countFiles();
    const lost = new Error('connection lost');
    await expect(storage.put(key, streamOf('ha', lost))).rejects.toThrow('connection lost');
    await expect(storage.put(newKey(), streamOf(randomBytes(1_000_000), lost))).rejects.toThrow(
      'connection lost',
    );
    expect(await read(key)).toBe('whole');
    expect(await subject.countFiles()).toBe(before);
  });

  test('a stream that its writer destroys leaves nothing', async () => {
    const before = await subject.countFiles();
    const content = new Readable({ read() {} });
    const stored = storage.put(newKey(), content);
    content.push(randomBytes(200_000));
    content.destroy();
    await expect(stored).rejects.toThrow();
    expect(await subject.countFiles()).toBe(before);
  });

  test('lists what a folder holds, however many, and when it was stored', async () => {
    const stored = Array.from({ length: 10 }, () => `listed/${randomUUID()}`).sort();
    for (const key of stored) await storage.put(key, Buffer.from('x'));
    await storage.put('listed-not/one', Buffer.from('x'));
    expect(await keysIn('listed')).toEqual(stored);
    expect(await keysIn('never')).toEqual([]);

    const aMinute = 60_000;
    for await (const { storedAt } of storage.list('listed')) {
      expect(Math.abs(storedAt.getTime() - Date.now())).toBeLessThan(aMinute);
    }
    for await (const { key } of storage.list('listed')) await storage.remove(key);
    expect(await keysIn('listed')).toEqual([]);
  });

  test('serves 60 readers at once', async () => {
    const key = newKey();
    const content = randomBytes(300_000);
    await storage.put(key, content);
    // All are open before the first one is read to its end.
    const streams = await Promise.all(Array.from({ length: 60 }, () => storage.read(key)));
    const hashes = await Promise.all(streams.map(async (stream) => sha256(await buffer(stream!))));
    expect(new Set(hashes)).toEqual(new Set([sha256(content)]));
  });

  test('a reader who leaves early holds nothing up', async () => {
    const key = newKey();
    await storage.put(key, randomBytes(3_000_000));
    const leave = async () => {
      const stream = (await storage.read(key))!;
      await once(stream, 'readable');
      stream.destroy();
      if (!stream.closed) await once(stream, 'close');
    };
    // More of them than there are connections.
    for (let round = 0; round < 12; round++) await Promise.all(Array.from({ length: 50 }, leave));
    expect((await buffer((await storage.read(key))!)).length).toBe(3_000_000);
  });

  test.each([
    '',
    '/etc/passwd',
    '../secret',
    'photos/../../secret',
    'photos/.hidden',
    'photos/x.part',
    'Photos/x',
    'a b',
    'a//b',
    'a/',
    'a\0b',
  ])('the key %j is refused everywhere', async (key) => {
    await expect(storage.put(key, Buffer.from('x'))).rejects.toThrow('Not a storage key');
    await expect(storage.read(key)).rejects.toThrow('Not a storage key');
    await expect(storage.remove(key)).rejects.toThrow('Not a storage key');
    await expect(storage.move(key, newKey())).rejects.toThrow('Not a storage key');
    await expect(storage.move(newKey(), key)).rejects.toThrow('Not a storage key');
    await expect(keysIn(key)).rejects.toThrow('Not a storage key');
  });
});
