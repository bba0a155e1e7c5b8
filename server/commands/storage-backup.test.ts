import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { moveToTrash } from '../files/trash';
import { localFolder } from '../integrations/storage/local-folder';
import { chooseStorage } from '../integrations/storage/choose-storage';
import type { Storage } from '../integrations/storage/storage';
import { ownerKey } from '../jobs/storage/storage-owner';
import { startS3Server } from '../testing/s3/s3-server';
import { readConfig } from '../config/config';
import { loadFiles, saveFiles } from './storage-backup';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'husay-backup-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe.each(['folder', 'bucket'])('files in a %s', (kind) => {
  let storage: Storage;
  let stop = () => Promise.resolve();
  const at = (name: string) => join(folder, kind, name);
  beforeAll(async () => {
    const s3 = kind === 'bucket' ? await startS3Server() : undefined;
    if (s3) stop = () => s3.stop();
    storage = await chooseStorage(readConfig({ DATA_DIR: at('data'), ...s3?.environment }));
    await storage.put('credentials/one', Buffer.from('first'));
    await storage.put('photos/two', Buffer.from('second'));
    await storage.put('photos/three', Buffer.from('swept'));
    await moveToTrash(storage, 'photos/three', new Date('2026-11-22T10:00:00Z'));
    await storage.put(ownerKey, Buffer.from('{}'));
  });
  afterAll(() => stop());

  test('are saved once, and later copies share what they have in common', async () => {
    expect(await saveFiles(storage, at('monday'))).toEqual({ copied: 3, linked: 0 });
    await storage.put('photos/four', Buffer.from('new'));
    expect(await saveFiles(storage, at('tuesday'), at('monday'))).toEqual({ copied: 1, linked: 3 });
    expect((await stat(join(at('tuesday'), 'credentials/one'))).ino).toBe(
      (await stat(join(at('monday'), 'credentials/one'))).ino,
    );
    await rm(at('monday'), { recursive: true });
    expect(await readFile(join(at('tuesday'), 'credentials/one'), 'utf8')).toBe('first');
  });

  test('are put back where they are missing; what is there stays, and so does the owner', async () => {
    await storage.remove('credentials/one');
    await storage.put('photos/since', Buffer.from('since'));
    expect(await loadFiles(storage, at('tuesday'))).toEqual({ loaded: 1, present: 3 });
    expect(await text((await storage.read('credentials/one'))!)).toBe('first');
    expect(await text((await storage.read('photos/since'))!)).toBe('since');

    const empty = localFolder(at('empty'));
    expect(await loadFiles(empty, at('tuesday'))).toEqual({ loaded: 4, present: 0 });
    expect(await empty.read(ownerKey)).toBeNull();
  });
});
